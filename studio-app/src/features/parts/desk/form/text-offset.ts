/**
 * The number of characters of a shown text before a point on the screen, without formulas; null if there is no text.
 */
export function textOffsetAt(
  root: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): number | null {
  const at = caretAt(clientX, clientY);
  if (!at || !root.contains(at.node)) return null;
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(at.node, at.offset);
  const before = range.cloneContents();
  for (const formula of before.querySelectorAll('math')) formula.remove();
  return before.textContent?.length ?? 0;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if (document.caretPositionFromPoint) {
    const at = document.caretPositionFromPoint(x, y);
    return at && { node: at.offsetNode, offset: at.offset };
  }
  // Safari before 18.4.
  const range = document.caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}
