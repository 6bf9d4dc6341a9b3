/** What a key does on the map: the keys of the drawing, shown on its buttons and in the list of keys. */
const zoomKeys = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'full',
  w: 'width',
  a: 'all',
} as const satisfies Readonly<Record<string, ZoomAction>>;
export type ZoomAction = 'in' | 'out' | 'full' | 'width' | 'all';

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** The action of a key without Ctrl, Alt or Meta; undefined: none. */
export function zoomActionOf({ key, ctrlKey, metaKey, altKey }: Key): ZoomAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return Object.entries(zoomKeys).find(([one]) => one === key.toLowerCase())?.[1];
}

type Size = { width: number; height: number };

const scales = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2] as const;

/** The next larger (1) or smaller (-1) scale; the same at the end. */
export function zoomStep(scale: number, step: 1 | -1): number {
  const next = step === 1 ? scales.find((one) => one > scale + 0.001) : scales.findLast((one) => one < scale - 0.001);
  return next ?? scale;
}

/** The scale at which a drawing fits a frame, at most full size. Below 0.3 for the width, texts cannot be read. */
export function fittingScale(frame: Size, drawing: Size, what: 'width' | 'all'): number {
  const byWidth = frame.width / Math.max(1, drawing.width);
  if (what === 'width') return Math.max(0.3, Math.min(1, byWidth));
  return Math.max(scales[0], Math.min(1, byWidth, frame.height / Math.max(1, drawing.height)));
}
