import { examEditions } from '../../exams/exam-editions.ts';
import type { TableResult } from '../conversion-table.ts';
import { readRawTable, type ScoreColumn } from './read-raw-table.ts';

export type SatColumn = 'math' | 'Reading' | 'Writing';

/** Parses the conversion table of a SAT on paper (Q53). */
export function readSatTable(sheet: readonly (readonly string[])[]): TableResult<SatColumn> {
  return readRawTable(sheet, columns);
}

const mathQuestions = questions('MathNoCalc') + questions('MathCalc');
const columns: readonly ScoreColumn<SatColumn>[] = [
  { name: 'math', title: 'Math', pattern: /\bmath/i, questions: mathQuestions, min: 200, max: 800 },
  {
    ...{ name: 'Reading', title: 'Reading', pattern: /\breading\b(?!.*writing)/i },
    ...{ questions: questions('Reading'), min: 10, max: 40 },
  },
  {
    ...{ name: 'Writing', title: 'Writing', pattern: /^(?!.*reading).*\b(writing|language)\b/i },
    ...{ questions: questions('Writing'), min: 10, max: 40 },
  },
];

function questions(type: string): number {
  return examEditions['sat-paper'].sections.find((section) => section.type === type)?.questions ?? 0;
}
