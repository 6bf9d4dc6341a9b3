const isApple = /Mac|iP(?:hone|ad)/.test(globalThis.navigator?.platform ?? '');

/** As a person reads it. */
export const undoKeys = isApple ? '⌘Z' : 'Ctrl+Z';

/** Calls back for the keys that undo, except where they undo typing. Answers how to stop. */
export function onUndoKeys(undo: () => boolean): () => void {
  const hear = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = event;
    if (key.toLowerCase() !== 'z' || !(isApple ? metaKey : ctrlKey) || shiftKey || altKey) return;
    if (defaultPrevented || isTypedIn(target)) return;
    if (undo()) event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, math-field'))
  );
}
