const tabStops =
  'button, input, select, textarea, summary, a[href], [contenteditable="true"], [tabindex]:not([tabindex^="-"])';

/** Focuses the next tab stop after an element and its content, as Tab would from its last one. Returns whether there was one. */
export function focusAfter(element: Element | null): boolean {
  const next = [...document.querySelectorAll<HTMLElement>(tabStops)].find(
    (one) =>
      element &&
      element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !element.contains(one) &&
      // Chromium's `tabIndex` of an editable text is -1, though Tab leads to it.
      !one.getAttribute('tabindex')?.startsWith('-') &&
      !one.matches(':disabled') &&
      one.checkVisibility(),
  );
  next?.focus();
  return next !== undefined;
}
