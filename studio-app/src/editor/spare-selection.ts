/**
 * Before each commit React 19 notes the selection of a focused `contentEditable="true"`, and walks its whole DOM to do
 * so: half of what a key costs in a text of 2,000 blocks, for a selection that Slate restores by itself. React asks the
 * element's property; the attribute, which is what the browser edits by, stays. Goes when React asks in another way:
 * `npm run bench:editor` tells.
 */
export function spareSelection(element: HTMLElement | null): void {
  if (element) Object.defineProperty(element, 'contentEditable', { get: () => 'inherit', configurable: true });
}
