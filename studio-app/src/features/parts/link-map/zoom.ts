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
