const isApple = /Mac|iP(?:hone|ad)/.test(globalThis.navigator?.platform ?? '');

/** The shortcut as text. */
export const undoKeys = isApple ? '⌘Z' : 'Ctrl+Z';

/** Calls `undo` on the undo shortcut, except in text inputs. Returns an unsubscribe function. */
export function onUndoKeys(undo: () => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = event;
    if (key.toLowerCase() !== 'z' || !(isApple ? metaKey : ctrlKey) || shiftKey || altKey) return;
    if (defaultPrevented || isTypedIn(target)) return;
    if (undo()) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, math-field'))
  );
}
