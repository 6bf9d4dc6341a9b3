type AnchorOptions = {
  /** Called on each update: returns whether the panel opens above the anchor. */
  isAbove: (anchor: DOMRect, panel: DOMRect) => boolean;
  align?: 'start' | 'end';
};

/** An element, or a range of text. */
type Anchor = Pick<Element, 'getClientRects' | 'getBoundingClientRect'>;

const gap = 4;
const margin = 8;

/**
 * Positions a fixed panel (a popover) at its anchor, inside the viewport, and updates it on scrolling, resizing and
 * when its content changes. Returns a function that stops it. CSS anchor positioning is not in Firefox 140 ESR and
 * Safari 18, and cannot express where tooltips open (EDT-008).
 */
export function followAnchor(
  panel: HTMLElement,
  anchor: Anchor,
  { isAbove, align = 'start' }: AnchorOptions,
): () => void {
  const position = () => {
    const box = panel.getBoundingClientRect();
    // Uses the first line of an anchor that wraps: its bounding box may also contain other text.
    const anchorBox = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    const left = align === 'start' ? anchorBox.left : anchorBox.right - box.width;
    const top = isAbove(anchorBox, box) ? anchorBox.top - box.height - gap : anchorBox.bottom + gap;
    panel.style.left = `${within(left, document.documentElement.clientWidth - box.width)}px`;
    // It leaves the window together with its anchor.
    const isAnchorVisible = anchorBox.bottom > 0 && anchorBox.top < innerHeight;
    panel.style.top = `${isAnchorVisible ? within(top, innerHeight - box.height) : top}px`;
  };
  position();
  const options = { capture: true, passive: true };
  addEventListener('scroll', position, options);
  addEventListener('resize', position);
  const sizes = new ResizeObserver(position);
  sizes.observe(panel);
  return () => {
    removeEventListener('scroll', position, options);
    removeEventListener('resize', position);
    sizes.disconnect();
  };
}

/** The margin counts at both ends; the near end is more important. */
function within(wanted: number, end: number): number {
  return Math.max(margin, Math.min(wanted, end - margin));
}
