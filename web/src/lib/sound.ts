/** Short synthesized sounds, and the announcement of my turn. */

import { settings } from "./settings.svelte";
import { text } from "./text.svelte";

let audio: AudioContext | null = null;

function playTone(pitch: number, length: number, volume: number): void {
  try {
    audio ??= new AudioContext();
    // A context created before the first click starts suspended.
    if (audio.state === "suspended") void audio.resume();
    const now = audio.currentTime;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(volume, now);
    gain.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(now);
    tone.stop(now + length);
  } catch {
    // No sound, or none before the first click: stay silent.
  }
}

function notify(): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(text("web-title"), { body: text("web-title-asked"), tag: "throneroom" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have notifications but refuse them to pages; title and sound remain.
  }
}

class Sounds {
  private wasAsked = false;
  private announced = "";

  /** Call this whenever the question changes. `turn` identifies my turn, if it is mine; each is announced once. */
  asked(isAsked: boolean, turn: string): void {
    const { sound, notify: wantsNotice } = settings.current;
    if (isAsked && turn && turn !== this.announced) {
      this.announced = turn;
      if (sound !== "off") {
        playTone(520, 0.09, 0.12);
        setTimeout(() => playTone(780, 0.12, 0.12), 90);
      }
      if (wantsNotice) notify();
    } else if (isAsked && !this.wasAsked && sound === "all") playTone(420, 0.05, 0.08);
    this.wasAsked = isAsked;
  }
}

export const sounds = new Sounds();
