/**
 * Calls back after the click of a pressed pointer, or at once if none is pressed. If an element disappeared between
 * press and release, the page would move under the pointer, and the button below would get no click.
 */
export function afterPointerRelease(call: () => void): void {
  if (!isPointerDown) {
    call();
    return;
  }
  addEventListener('pointerup', () => setTimeout(call), { once: true });
  addEventListener('pointercancel', () => setTimeout(call), { once: true });
}

let isPointerDown = false;
if (typeof document !== 'undefined') {
  const notePointer = (isDown: boolean) => () => {
    isPointerDown = isDown;
  };
  addEventListener('pointerdown', notePointer(true), { capture: true });
  addEventListener('pointerup', notePointer(false), { capture: true });
  addEventListener('pointercancel', notePointer(false), { capture: true });
}
