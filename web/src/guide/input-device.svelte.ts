/** What the player uses now: the mouse, a finger or keys. The lesson says what to do with it. */

export type Device = "mouse" | "touch" | "keys";

export class InputDevice {
  current = $state<Device>(matchMedia("(any-hover: hover)").matches ? "mouse" : "touch");

  onPointer = ({ pointerType }: PointerEvent): void => {
    this.current = pointerType === "touch" ? "touch" : "mouse";
  };

  onKey = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (!ctrlKey && !metaKey && !altKey) this.current = "keys";
  };
}
