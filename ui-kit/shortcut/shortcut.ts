/**
 * A key with the modifier Ctrl, on Apple devices Command: `{ key: 'b' }`. With `mod: false` it is a typed character.
 */
export type Shortcut = { key: string; mod?: false; shift?: true };

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether a key was pressed with exactly the modifiers of a shortcut. */
export function isPressed({ key, mod, shift }: Shortcut, event: KeyPress): boolean {
  if (mod === false) return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;
  const [own, other] = apple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return own && !other && !event.altKey && event.shiftKey === (shift ?? false) && event.key.toLowerCase() === key;
}

/** For a title: "Ctrl H", "⌘H", "$". */
export function shortcutText({ key, mod, shift }: Shortcut): string {
  if (mod === false) return key;
  const letter = key.toUpperCase();
  return apple ? `${shift ? '⇧' : ''}⌘${letter}` : `Ctrl ${shift ? 'Shift ' : ''}${letter}`;
}

/** For `aria-keyshortcuts`. */
export function ariaKeyShortcuts({ key, mod, shift }: Shortcut): string {
  if (mod === false) return key;
  return [apple ? 'Meta' : 'Control', shift && 'Shift', key.toUpperCase()].filter(Boolean).join('+');
}
