/** Fields that somebody has typed in since the page came. */
const touched = new Set<HTMLElement>();

function note({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  touched.add(target);
}

/** From now on it is known what was typed; what stands in a field by now may have been. */
export function followTyping(): void {
  for (const kind of ['beforeinput', 'input']) addEventListener(kind, note, { capture: true });
  for (const field of document.querySelectorAll('input, textarea')) touched.add(field as HTMLElement);
}

/**
 * Whether a reload would take something from the person: words in a field that is still there and was not sent, a part
 * that says of itself that it is unfinished (`data-unfinished`), or one that asks before the page goes.
 */
export function isHalfTyped(): boolean {
  if (document.querySelector('[data-unfinished]')) return true;
  if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return true;
  return [...touched].some((field) => field.isConnected && holdsWords(field));
}

/** A choice is made again with one press. */
const pressed = ['radio', 'checkbox'];

function holdsWords(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { type, value, readOnly, disabled } = field;
    return value !== '' && !readOnly && !disabled && !pressed.includes(type);
  }
  // Where texts and formulas are written in.
  return field.isContentEditable || 'value' in field;
}
