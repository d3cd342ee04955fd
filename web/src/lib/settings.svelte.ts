/** What a person has set, kept by the browser. */

export type Speed = "off" | "fast" | "normal" | "slow";
export type Theme = "light" | "dark" | "system";
export type Sound = "off" | "turn" | "all";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const SOUNDS: readonly Sound[] = ["off", "turn", "all"];

export type Wishes = {
  /** Nothing chosen: as the browser is set. */
  language: string;
  theme: Theme;
  speed: Speed;
  sound: Sound;
  warnings: boolean;
  notify: boolean;
  name: string;
  toured: boolean;
};

const KEY = "throneroom-settings";

function usual(): Wishes {
  return {
    language: "",
    theme: "system",
    speed: "normal",
    sound: "turn",
    warnings: true,
    notify: false,
    name: "",
    toured: false,
  };
}

/** What was kept, as far as it fits; a browser may also refuse to keep anything. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage: the wish holds until it is closed.
  }
}

class Settings {
  wishes = $state<Wishes>(usual());
  private systemDark = $state(false);
  private still = $state(false);

  load(): void {
    this.wishes = { ...usual(), ...kept<Partial<Wishes>>(KEY, {}) };
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemDark = dark.matches;
    this.still = still.matches;
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    still.addEventListener("change", () => (this.still = still.matches));
  }

  set<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
    this.wishes[name] = value;
    keep(KEY, this.wishes);
  }

  get isDark(): boolean {
    return this.wishes.theme === "system" ? this.systemDark : this.wishes.theme === "dark";
  }

  /** Whoever asks the system for less motion gets none. */
  get speed(): Speed {
    return this.still ? "off" : this.wishes.speed;
  }
}

export const settings = new Settings();
