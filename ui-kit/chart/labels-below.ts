import { widthOf, wrapped } from './text-room.ts';

const size = 12;

/**
 * The labels under marks that stand `pitch` pixels apart: each in as many lines as it needs, at most two; where they
 * do not fit, every second or third and so on, null for those between.
 */
export function labelsBelow(labels: readonly string[], pitch: number): (readonly string[] | null)[] {
  const room = pitch - 4;
  const all = labels.map((label) => wrapped(label, room, { size, most: 2 }));
  const widest = Math.max(...labels.map((label) => widthOf(label, size)));
  if (!all.includes(null)) {
    // Where one needs two lines, all that are as long stand in two.
    return widest <= room
      ? all
      : labels.map((label) => wrapped(label, Math.min(room, widest * 0.7), { size, most: 2 }));
  }
  const every = Math.ceil((widest + 8) / pitch);
  return labels.map((label, at) => (at % every === 0 ? [label] : null));
}
