import { type AnnotationStyle, annotationStyles } from '@fourfold/core/annotations/limits';
import './highlights.css';

/** What is drawn: annotations by style, those with a note, and the tokens that are being chosen. */
type DrawnName = AnnotationStyle | 'noted' | 'chosen';
export type DrawnRanges = Partial<Record<DrawnName, readonly Range[]>>;

const names: readonly DrawnName[] = [...annotationStyles, 'noted', 'chosen'];

/** Whether the browser can draw ranges. Without it annotations are in the list of notes only. */
const canDraw = typeof Highlight === 'function' && 'highlights' in CSS;

/** Draws ranges of the page, instead of those that were drawn before. Nothing is added to the page's elements. */
export function drawRanges(ranges: DrawnRanges): void {
  if (!canDraw) return;
  for (const [at, name] of names.entries()) {
    const highlight = new Highlight(...(ranges[name] ?? []));
    highlight.priority = at;
    CSS.highlights.set(`fourfold-${name}`, highlight);
  }
}
