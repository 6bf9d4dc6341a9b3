/** Position and size in CSS pixels, from the upper left corner of the window. */
export type PanelBox = { left: number; top: number; width: number; height: number };

type Size = { width: number; height: number };

const smallest: Size = { width: 340, height: 320 };

/** The box with its lower right corner moved: within the window, and never smaller than it can be used. */
export function resizedBox(box: PanelBox, by: { x: number; y: number }, size: Size): PanelBox {
  return {
    ...box,
    width: clamp(box.width + by.x, smallest.width, size.width - box.left),
    height: clamp(box.height + by.y, smallest.height, size.height - box.top),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
