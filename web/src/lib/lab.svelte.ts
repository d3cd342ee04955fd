/** A job in the server's lab: started, followed and cancelled. */

import { api, Refused } from "./api";
import type { LabJob } from "./protocol";
import { explain } from "./messages";
import { formatNumber } from "./text.svelte";

const POLL_INTERVAL = 400;
const RETRY_INTERVAL = 3000;

export class LabRun {
  job = $state.raw<LabJob | null>(null);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  get isRunning(): boolean {
    return this.job?.state === "waiting" || this.job?.state === "running";
  }

  async start(ask: () => Promise<LabJob>): Promise<void> {
    this.stopPolling();
    await this.poll(ask);
  }

  async cancel(): Promise<void> {
    const job = this.job;
    if (job) await this.poll(() => api.cancel(job.id));
  }

  /** Stop following the job. It goes on in the lab unless it was cancelled. */
  stopPolling(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  /** Follow the job if it may still be running. */
  follow(delay = 0): void {
    const job = this.job;
    clearTimeout(this.timer);
    if (job && this.isRunning) this.timer = setTimeout(() => void this.poll(() => api.job(job.id)), delay);
  }

  private async poll(ask: () => Promise<LabJob>): Promise<void> {
    const mine = ++this.asked;
    try {
      const job = await ask();
      if (mine !== this.asked) return;
      this.job = job;
      this.problem = "";
      this.follow(POLL_INTERVAL);
    } catch (error) {
      if (mine !== this.asked) return;
      this.problem = explain(error);
      // A server that was restarted has forgotten its jobs; one that cannot be reached may come back.
      const isGone = error instanceof Refused && error.reason === "not-found";
      if (isGone && this.job) this.job = { ...this.job, state: "failed" };
      this.follow(RETRY_INTERVAL);
    }
  }
}

export function percent(share: number): string {
  return formatNumber(share, { style: "percent", maximumFractionDigits: 1 });
}
