/** Names an element in a message: tag, class and the beginning of its text. */
export function describeElement(element: Element): string {
  const names = [...element.classList].map((name) => `.${name}`).join('');
  const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `${element.tagName.toLowerCase()}${names}${text && ` “${text}”`}`;
}
