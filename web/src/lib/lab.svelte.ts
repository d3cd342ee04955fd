/** Work in the server's lab: begun, watched while it grows, cancelled. */

import { api } from "./api";
import type { LabJob } from "./protocol";
import { why } from "./messages";
import { number } from "./text.svelte";

const LOOK = 400;

export class Work {
  job = $state.raw<LabJob | null>(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isRunning(): boolean {
    return this.job?.state === "waiting" || this.job?.state === "running";
  }

  async begin(ask: () => Promise<LabJob>): Promise<void> {
    this.stop();
    this.trouble = "";
    await this.take(ask);
  }

  async cancel(): Promise<void> {
    const job = this.job;
    if (job) await this.take(() => api.cancel(job.id));
  }

  /** Stop looking; the work itself goes on or was cancelled. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<LabJob>): Promise<void> {
    try {
      const job = await ask();
      this.job = job;
      clearTimeout(this.timer);
      if (this.isRunning) this.timer = setTimeout(() => void this.take(() => api.job(job.id)), LOOK);
    } catch (error) {
      this.trouble = why(error);
    }
  }
}

export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 1 });
}
