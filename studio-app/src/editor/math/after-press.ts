/**
 * Calls back when what is being pressed has had its click: what goes away between press and release moves the page
 * from under the pointer, and the button below it is never clicked. At once when nothing is pressed.
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
