/** Fields that the user has typed in since the page loaded. */
const typedFields = new Set<HTMLElement>();

function recordField({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  for (const field of typedFields) if (!field.isConnected) typedFields.delete(field);
  typedFields.add(target);
}

/** Starts to record which fields the user types in. Fields that exist already may contain typed text, so they count. */
export function trackTyping(): void {
  for (const kind of ['beforeinput', 'input']) addEventListener(kind, recordField, { capture: true });
  for (const field of document.querySelectorAll('input, textarea')) typedFields.add(field as HTMLElement);
}

/**
 * Whether a reload would lose input: text in a field that was typed in, an element that marks
 * itself as unfinished (`data-unfinished`), or a listener that prevents `beforeunload`.
 */
export function hasUnsavedInput(): boolean {
  if (document.querySelector('[data-unfinished]')) return true;
  if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return true;
  return [...typedFields].some((field) => field.isConnected && hasText(field));
}

/** Inputs whose value is a single click, which is easily repeated. */
const clickableTypes = ['radio', 'checkbox'];

function hasText(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { type, value, readOnly, disabled } = field;
    return value !== '' && !readOnly && !disabled && !clickableTypes.includes(type);
  }
  // Editors of rich text and formulas.
  return field.isContentEditable || 'value' in field;
}
