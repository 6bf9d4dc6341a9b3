/**
 * Before each commit, React 19 records the selection of a focused `contentEditable="true"` element
 * by walking its whole DOM: half of the time per key press in a text of 2,000 blocks, although
 * Slate restores the selection itself. React reads the property; the browser uses the attribute,
 * which stays. Remove this when React checks in another way: `npm run bench:editor` shows that.
 */
export function skipSelectionRestore(element: HTMLElement | null): void {
  if (element) Object.defineProperty(element, 'contentEditable', { get: () => 'inherit', configurable: true });
}
