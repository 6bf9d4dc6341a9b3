import type { FormPart } from '@fourfold/core/contract/forms';
import type { ExamPart } from '@fourfold/core/exams/section';
import type { ScaleRow } from '@fourfold/core/scales/estimated-scale';
import type { Route } from '@fourfold/core/scales/section-form';

/** The module that a route leads to; the part itself if it has one module. */
export function routeTitle(part: FormPart, route: Route): string {
  return part.modules.find((module) => module.route === route)?.title ?? part.title;
}

/** "38 %"; a share that is not 0 is never shown as 0. */
export function shareText(share: number): string {
  return share > 0 && share < 0.005 ? 'under 1\u00a0%' : `${Math.round(100 * share)}\u00a0%`;
}

/** "35 points", or "1.8 points" on a scale of few points. */
export function errorText(error: number): string {
  const rounded = error >= 10 ? Math.round(error) : Math.round(10 * error) / 10;
  return rounded === 1 ? '1 point' : `${rounded} points`;
}

/** "400 to 500"; the outer bands are open, because a true score is on the scale. */
export function bandText({ min, max }: ExamPart['scale'], { from, to }: { from: number; to: number }): string {
  if (from < min) return `below ${to}`;
  return to > max ? `${from} or more` : `${from} to ${to}`;
}

/** "540, 500 to 580". */
export function scaleText(row: ScaleRow | undefined): string {
  if (!row) return '–';
  return row.lower === row.upper ? `${row.score}` : `${row.score}, ${row.lower} to ${row.upper}`;
}
