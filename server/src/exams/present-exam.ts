import type { Act, Sat } from '@fourfold/core/contract/exams';
import { classicEditions } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { keySections } from '@fourfold/core/grading/read-key';
import { type ExamFamily, examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import type { Reader } from '../content/reader.ts';
import { type ExamRow, editionOf } from './exam-rows.ts';

/** The contract's exam type of each family. */
export type ExamByFamily = { sat: Sat; act: Act };

/**
 * Converts a row to the contract's exam. `position` is the index in the list that is sent. Only
 * authors get the answer key (Q105).
 */
export function presentExam<F extends Family>(
  family: F,
  row: ExamRow,
  { reader, position = row.position }: { reader: Reader; position?: number },
): ExamByFamily[F] {
  const descriptor: ExamFamily = examFamilies[family];
  const exam = {
    id: row.id,
    _id: row.id,
    title: row.title,
    type: descriptor.types[row.own_marks === null ? 'test' : 'real'],
    edition: editionOf(family, row),
    position,
    isPublish: row.is_publish,
    progress_by_problemset: row.progress_by_problemset,
    review: {
      opens: row.review_opens,
      at: row.review_opens_at?.toISOString() ?? null,
      shows_score: row.review_shows_score,
    },
    marks: Object.fromEntries(descriptor.marks.names.map((name) => [name, row.own_marks?.[name] ?? 0])),
    score: row.score,
    bubble_sheet_answers: reader === 'author' ? row.bubble_sheet_answers : [],
    bubble_sheet_sections: keySections(family, row.bubble_sheet_answers),
    ...Object.fromEntries(flagsOf(family, row).map((flag) => [flag, row.published_tests.includes(flag)])),
  };
  // The types do not know the fields that the descriptor names. Tests validate them against the
  // contract.
  return exam as unknown as ExamByFamily[F];
}

/** The flags that every exam of the family has by the specification, and those of the exam's own edition. */
function flagsOf(family: Family, row: ExamRow): string[] {
  return [...new Set([...publishFlags(classicEditions[family]), ...publishFlags(editionOf(family, row))])];
}

/** Converts a list of rows; `position` is the index in that list. */
export function presentExams<F extends Family>(family: F, rows: readonly ExamRow[], reader: Reader): ExamByFamily[F][] {
  return rows.map((row, position) => presentExam(family, row, { reader, position }));
}
