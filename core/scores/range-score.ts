import type { ScorePart } from '../contract/grades.ts';
import type { Conversion } from './conversion.ts';
import type { RangeColumn } from './internal/read-range-table.ts';
import { scaled } from './internal/score-part.ts';

/** The step of the scale from 200 to 800. */
const step = 10;

/**
 * The score of a digital SAT's math from its right answers: the range that the table gives, and its middle, rounded up
 * to ten. Without a table, the right answers.
 */
export function rangeScore(raw: ScorePart, conversion: Conversion<RangeColumn>): ScorePart {
  if (conversion.kind === 'none') return raw;
  const end = (column: RangeColumn) => scaled(raw, conversion, { column, title: 'Math', of: 800 });
  const [lower, upper] = [end('lower'), end('upper')];
  if (lower.value === null || upper.value === null) return lower;
  const value = Math.ceil((lower.value + upper.value) / 2 / step) * step;
  return { ...lower, value, lower: lower.value, upper: upper.value };
}
