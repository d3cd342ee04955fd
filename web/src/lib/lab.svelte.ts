/** A job in the server's lab: started, followed and cancelled. */

import { api } from "./api";
import type { LabJob } from "./protocol";
import { explain } from "./messages";
import { formatNumber } from "./text.svelte";

const POLL_INTERVAL = 400;

export class LabRun {
  job = $state.raw<LabJob | null>(null);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isRunning(): boolean {
    return this.job?.state === "waiting" || this.job?.state === "running";
  }

  async start(ask: () => Promise<LabJob>): Promise<void> {
    this.stopPolling();
    this.problem = "";
    await this.poll(ask);
  }

  async cancel(): Promise<void> {
    const job = this.job;
    if (job) await this.poll(() => api.cancel(job.id));
  }

  /** Stop following the job. It goes on in the lab unless it was cancelled. */
  stopPolling(): void {
    clearTimeout(this.timer);
  }

  private async poll(ask: () => Promise<LabJob>): Promise<void> {
    try {
      const job = await ask();
      this.job = job;
      clearTimeout(this.timer);
      if (this.isRunning) this.timer = setTimeout(() => void this.poll(() => api.job(job.id)), POLL_INTERVAL);
    } catch (error) {
      this.problem = explain(error);
    }
  }
}

export function percent(share: number): string {
  return formatNumber(share, { style: "percent", maximumFractionDigits: 1 });
}
