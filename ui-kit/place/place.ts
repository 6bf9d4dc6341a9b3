type Place = {
  /** Called on each update: returns whether the panel opens above the anchor. */
  above: (anchor: DOMRect, panel: DOMRect) => boolean;
  align?: 'start' | 'end';
};

const gap = 4;
const margin = 8;

/**
 * Keeps a fixed panel (a popover) beside its anchor, inside the viewport, during scrolling and
 * resizing. Returns a function that stops it.
 */
export function keepPlaced(panel: HTMLElement, anchor: HTMLElement, { above, align = 'start' }: Place): () => void {
  const place = () => {
    const box = panel.getBoundingClientRect();
    // Uses the first line of an anchor that wraps: its bounding box may also contain other text.
    const at = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    const left = align === 'start' ? at.left : at.right - box.width;
    const room = document.documentElement.clientWidth - box.width - margin;
    panel.style.left = `${Math.max(margin, Math.min(left, room))}px`;
    panel.style.top = `${above(at, box) ? at.top - box.height - gap : at.bottom + gap}px`;
  };
  place();
  const options = { capture: true, passive: true };
  addEventListener('scroll', place, options);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, options);
    removeEventListener('resize', place);
  };
}
