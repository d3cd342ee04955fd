/** The measurement of the card on the workbench. It is kept while other pages are shown. */

import { api } from "./api";
import { announcedKingdoms, rulesIn } from "./balance";
import { LabRun } from "./lab.svelte";
import { sentence } from "./messages";
import type { CardFacts } from "./protocol";
import { text } from "./text.svelte";

export class BalanceRun extends LabRun {
  /** The card as it was when its measurement began. */
  measured = $state.raw<CardFacts | null>(null);
  report = $derived(this.job?.balance ?? null);
  isPreparing = $derived(this.job?.state === "running" && this.job.done === 0);

  async measure(card: CardFacts, kingdoms: number): Promise<void> {
    await this.start(async () => {
      const job = await api.balance({ card: card.written, kingdoms });
      this.measured = card;
      return job;
    });
  }

  /** Whether the report is about this card. A card with a mistake is another one. */
  isOf(card: CardFacts | null): boolean {
    return !!card && !!this.measured && rulesIn(card.written) === rulesIn(this.measured.written);
  }

  /** What a screen reader announces: each quarter of the work, and the verdict at the end. */
  get announcement(): string {
    const job = this.job;
    if (!job) return "";
    if (job.state === "done" && job.balance) return sentence(job.balance.verdict);
    if (job.state === "cancelled") return text("balance-page-cancelled");
    if (job.state !== "running") return text(`web-job-${job.state}`);
    const done = announcedKingdoms(job.done, job.total);
    return done ? text("balance-page-so-far", { done, total: job.total }) : text("balance-page-preparing");
  }
}

export const balanceRun = new BalanceRun();
