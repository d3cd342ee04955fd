/** The player's settings, stored by the browser. */

import { loadStored, store } from "./storage";

export type Speed = "off" | "fast" | "normal" | "slow";
export type Theme = "light" | "dark" | "system";
export type Sound = "off" | "turn" | "all";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const SOUNDS: readonly Sound[] = ["off", "turn", "all"];

export type Preferences = {
  /** Empty: the browser's language. */
  language: string;
  theme: Theme;
  speed: Speed;
  sound: Sound;
  warnings: boolean;
  notify: boolean;
  /** Whether letters and digits are shortcuts at the table. */
  shortcuts: boolean;
  /** Whether there is a field for typed commands at the table. */
  commandLine: boolean;
  name: string;
  toured: boolean;
};

const KEY = "throneroom-settings";

function defaults(): Preferences {
  return {
    language: "",
    theme: "system",
    speed: "normal",
    sound: "turn",
    warnings: true,
    notify: false,
    shortcuts: true,
    commandLine: false,
    name: "",
    toured: false,
  };
}

class Settings {
  current = $state<Preferences>(defaults());
  private systemDark = $state(false);
  private reducedMotion = $state(false);

  load(): void {
    this.current = { ...defaults(), ...loadStored<Partial<Preferences>>(KEY, {}) };
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemDark = dark.matches;
    this.reducedMotion = reducedMotion.matches;
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    reducedMotion.addEventListener("change", () => (this.reducedMotion = reducedMotion.matches));
  }

  set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
    this.current[name] = value;
    store(KEY, this.current);
  }

  get isDark(): boolean {
    return this.current.theme === "system" ? this.systemDark : this.current.theme === "dark";
  }

  /** Nothing moves if the system asks for reduced motion. */
  get speed(): Speed {
    return this.reducedMotion ? "off" : this.current.speed;
  }
}

export const settings = new Settings();
