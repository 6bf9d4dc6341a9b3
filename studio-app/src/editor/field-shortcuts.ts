/** What the keys of a text do that is one field of a form. The form only names the actions; the editor has the rules. */
export type FieldKeys = {
  /** Enter in a field of one line; in a longer text Enter on an empty last line, which is removed. */
  onEnter?: (() => void) | undefined;
  /** Alt with R: marks the answer as right, or as wrong. */
  onMark?: (() => void) | undefined;
  /** Alt with L: opens the palette of where the answer leads. */
  onLink?: (() => void) | undefined;
  /** Backspace in an empty text. */
  onErase?: (() => void) | undefined;
};

/** For `aria-keyshortcuts`. */
export const markShortcut = 'Alt+R';
export const linkShortcut = 'Alt+L';
