type AnchorOptions = {
  /** Called on each update: returns whether the panel opens above the anchor. */
  isAbove: (anchor: DOMRect, panel: DOMRect) => boolean;
  align?: 'start' | 'end';
};

const gap = 4;
const margin = 8;

/**
 * Keeps a fixed panel (a popover) beside its anchor, inside the viewport, during scrolling and
 * resizing. Returns a function that stops it.
 */
export function followAnchor(
  panel: HTMLElement,
  anchor: HTMLElement,
  { isAbove, align = 'start' }: AnchorOptions,
): () => void {
  const position = () => {
    const box = panel.getBoundingClientRect();
    // Uses the first line of an anchor that wraps: its bounding box may also contain other text.
    const anchorBox = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    const left = align === 'start' ? anchorBox.left : anchorBox.right - box.width;
    const maxLeft = document.documentElement.clientWidth - box.width - margin;
    panel.style.left = `${Math.max(margin, Math.min(left, maxLeft))}px`;
    panel.style.top = `${isAbove(anchorBox, box) ? anchorBox.top - box.height - gap : anchorBox.bottom + gap}px`;
  };
  position();
  const options = { capture: true, passive: true };
  addEventListener('scroll', position, options);
  addEventListener('resize', position);
  return () => {
    removeEventListener('scroll', position, options);
    removeEventListener('resize', position);
  };
}
