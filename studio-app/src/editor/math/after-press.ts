/**
 * Calls back after the click of a pressed pointer, or at once if none is pressed. If an element
 * disappeared between press and release, the page would move under the pointer, and the button
 * below would get no click.
 */
export function afterPress(call: () => void): void {
  if (!pressed) {
    call();
    return;
  }
  addEventListener('pointerup', () => setTimeout(call), { once: true });
  addEventListener('pointercancel', () => setTimeout(call), { once: true });
}

let pressed = false;
if (typeof document !== 'undefined') {
  const note = (is: boolean) => () => {
    pressed = is;
  };
  addEventListener('pointerdown', note(true), { capture: true });
  addEventListener('pointerup', note(false), { capture: true });
  addEventListener('pointercancel', note(false), { capture: true });
}
