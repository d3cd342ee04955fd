/** Short dry sounds, made on the spot, and the call when it is my turn. */

import { settings } from "./settings.svelte";
import { text } from "./text.svelte";

let audio: AudioContext | null = null;

function knock(pitch: number, length: number, volume: number): void {
  try {
    audio ??= new AudioContext();
    // One that was made before the first click waits to be woken.
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
    // A browser without sound, or one that waits for the first click: silence will do.
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
    // Some phones know notifications but give none to a page: title and sound are left.
  }
}

class Sounds {
  private wasAsked = false;
  private called = "";

  /** Called whenever what is asked has changed. `turn` names the turn if it is mine; each is called once. */
  asked(isAsked: boolean, turn: string): void {
    const { sound, notify: wantsNotice } = settings.wishes;
    if (isAsked && turn && turn !== this.called) {
      this.called = turn;
      if (sound !== "off") {
        knock(520, 0.09, 0.12);
        setTimeout(() => knock(780, 0.12, 0.12), 90);
      }
      if (wantsNotice) notify();
    } else if (isAsked && !this.wasAsked && sound === "all") knock(420, 0.05, 0.08);
    this.wasAsked = isAsked;
  }
}

export const sounds = new Sounds();
