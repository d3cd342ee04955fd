/** Short dry sounds, made on the spot, and the call when it is my turn. */

import { settings } from "./settings.svelte";
import { text } from "./text.svelte";

let audio: AudioContext | null = null;

function knock(pitch: number, length: number, volume: number): void {
  try {
    audio ??= new AudioContext();
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

class Sounds {
  private wasAsked = false;
  private wasMyTurn = false;

  /** Called whenever what is asked has changed. */
  asked(isAsked: boolean, isMyTurn: boolean): void {
    const { sound, notify } = settings.wishes;
    if (isMyTurn && !this.wasMyTurn) {
      if (sound !== "off") {
        knock(520, 0.09, 0.12);
        setTimeout(() => knock(780, 0.12, 0.12), 90);
      }
      if (notify && document.hidden) new Notification(text("web-title"), { body: text("web-title-asked") });
    } else if (isAsked && !this.wasAsked && sound === "all") knock(420, 0.05, 0.08);
    this.wasAsked = isAsked;
    this.wasMyTurn = isMyTurn || (this.wasMyTurn && isAsked);
  }
}

export const sounds = new Sounds();
