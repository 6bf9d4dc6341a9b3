import { type EditionName, examEditions } from '../../exams/exam-editions.ts';
import type { TableResult } from '../conversion-table.ts';
import { type RowCheck, readRawTable, type ScoreColumn } from './read-raw-table.ts';

/** The score for a number of right answers is published as a range. */
export type RangeColumn = 'lower' | 'upper';

/** Returns the parser of the tables of an edition whose sections have one score together, from 200 to 800. */
export function readRangeTable(edition: EditionName) {
  const questions = examEditions[edition].sections.reduce((sum, section) => sum + section.questions, 0);
  const limits = { questions, min: 200, max: 800 };
  const columns: readonly ScoreColumn<RangeColumn>[] = [
    { name: 'lower', title: 'lower', pattern: /\b(lower|lowest|low|from)\b/i, ...limits },
    { name: 'upper', title: 'upper', pattern: /\b(upper|highest|high|to)\b/i, ...limits },
  ];
  return (sheet: readonly (readonly string[])[]): TableResult<RangeColumn> => readRawTable(sheet, columns, isRange);
}

const isRange: RowCheck<RangeColumn> = (raw, { lower, upper }) => {
  if (lower !== undefined && upper !== undefined && lower <= upper) return null;
  if (lower === undefined && upper === undefined) return null;
  const reason =
    lower === undefined || upper === undefined
      ? `${raw} right answers have only one of the two scores.`
      : `The upper score of ${raw} right answers, ${upper}, is below the lower one, ${lower}.`;
  return { in: 'upper', reason };
};
