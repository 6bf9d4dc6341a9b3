import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Db } from '../../database/db.ts';
import { addExamQuestion } from '../../testing/content.ts';

export type PaperTables = {
  score?: string[][];
  key?: string[][];
};

/** Adds an exam on paper with these tables. Returns its id. */
export async function addPaperExam(
  db: Db,
  family: Family,
  { score = [], key = [] }: PaperTables = {},
): Promise<string> {
  const rows = {
    score: JSON.stringify(score),
    bubble_sheet_answers: JSON.stringify(key),
  };
  const { exam_id } = await addExamQuestion(db, family, {
    exam: { title: 'Paper 3', ...rows },
  });
  return exam_id;
}
