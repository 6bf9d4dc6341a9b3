/** Fields that the user has typed in since the page loaded. */
const touched = new Set<HTMLElement>();

function note({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  touched.add(target);
}

/**
 * Starts to record which fields the user types in. Fields that exist already may contain typed
 * text, so they count.
 */
export function followTyping(): void {
  for (const kind of ['beforeinput', 'input']) addEventListener(kind, note, { capture: true });
  for (const field of document.querySelectorAll('input, textarea')) touched.add(field as HTMLElement);
}

/**
 * Whether a reload would lose input: text in a field that was typed in, an element that marks
 * itself as unfinished (`data-unfinished`), or a listener that prevents `beforeunload`.
 */
export function isHalfTyped(): boolean {
  if (document.querySelector('[data-unfinished]')) return true;
  if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return true;
  return [...touched].some((field) => field.isConnected && holdsWords(field));
}

/** Inputs whose value is a single click, which is easily repeated. */
const pressed = ['radio', 'checkbox'];

function holdsWords(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { type, value, readOnly, disabled } = field;
    return value !== '' && !readOnly && !disabled && !pressed.includes(type);
  }
  // Editors of rich text and formulas.
  return field.isContentEditable || 'value' in field;
}
