/** Position and size in CSS pixels, from the upper left corner of the window. */
export type PanelBox = { left: number; top: number; width: number; height: number };

type Size = { width: number; height: number };

const smallest: Size = { width: 340, height: 320 };

/** The box moved, within the window; it is never larger than that. */
export function movedBox(box: PanelBox, by: { x: number; y: number }, size: Size): PanelBox {
  const width = clamp(box.width, Math.min(smallest.width, size.width), size.width);
  const height = clamp(box.height, Math.min(smallest.height, size.height), size.height);
  return {
    left: clamp(box.left + by.x, 0, size.width - width),
    top: clamp(box.top + by.y, 0, size.height - height),
    ...{ width, height },
  };
}

/** The box with its lower right corner moved, within the window. */
export function resizedBox(box: PanelBox, by: { x: number; y: number }, size: Size): PanelBox {
  const width = clamp(box.width + by.x, smallest.width, Math.max(smallest.width, size.width - box.left));
  const height = clamp(box.height + by.y, smallest.height, Math.max(smallest.height, size.height - box.top));
  return movedBox({ ...box, width, height }, { x: 0, y: 0 }, size);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
