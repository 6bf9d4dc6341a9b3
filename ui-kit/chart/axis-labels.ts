import { textWidth, wrapText } from './text-width.ts';

const size = 12;

/**
 * Returns the lines of each label below marks at a distance of `pitch` pixels: at most two lines
 * each. If they do not fit, only every second or third label is shown; the others are null.
 */
export function axisLabels(labels: readonly string[], pitch: number): (readonly string[] | null)[] {
  const room = pitch - 4;
  const all = labels.map((label) => wrapText(label, room, { size, maxLines: 2 }));
  const widest = Math.max(...labels.map((label) => textWidth(label, size)));
  if (!all.includes(null)) {
    // If one label needs two lines, all labels of that length get two.
    return widest <= room
      ? all
      : labels.map((label) => wrapText(label, Math.min(room, widest * 0.7), { size, maxLines: 2 }));
  }
  const every = Math.ceil((widest + 8) / pitch);
  return labels.map((label, at) => (at % every === 0 ? [label] : null));
}
