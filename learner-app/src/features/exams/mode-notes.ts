import type { Exam } from '@fourfold/core/contract/exams';
import { editionOfExam, examEditions } from '@fourfold/core/exams/exam-editions';
import type { ExamModesState } from './use-exam-modes.ts';

/** Returns a sentence for each active mode; without one, what the exam's percentage counts. */
export function modeNotes(
  { testing, grading }: Pick<ExamModesState, 'testing' | 'grading'>,
  exam: Pick<Exam, 'progress_by_problemset' | 'edition' | 'type'>,
): string[] {
  return [
    testing === 'mock' && 'Mock: each section as a test of our own questions, scored at its end.',
    testing === 'real' && 'Real: each section as the test was given, scored at its end.',
    grading && 'Grading mode: enter what you did on paper, by bubble sheet or by its wrong numbers, and see the score.',
    !testing && !examEditions[editionOfExam(exam)].hasPaper && 'Its test is not published yet.',
    !testing &&
      !grading &&
      examEditions[editionOfExam(exam)].hasPaper &&
      `The percentage counts ${exam.progress_by_problemset ? 'problem sets that are mastered' : 'sequences that are completed'}.`,
  ].filter((words) => words !== false);
}
