import type { Given } from '@fourfold/core/kinds/registry';
import type { JudgedEntry } from '@fourfold/core/test-entries/judge-section';
import { examFamilies } from '@fourfold/core/wire/exams/exam-family';
import { isEmptyRecord, toRecord } from '@fourfold/core/wire/given-of';
import type { GivenEntry } from '@fourfold/core/wire/tests/given-entry';
import { entryGiven, judgedKind } from '@fourfold/core/wire/tests/test-entry';
import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { Attempt } from './lock-attempt.ts';
import { variantOf } from './test-section.ts';

/** An entry of a submitted attempt. `judged` is null if its question was deleted or hidden. */
export type SubmittedEntry = { entry: GivenEntry; judged: JudgedEntry | null; timeSpent: number };

/** The fields of an answer record for one answered question. */
export type TestAnswer = {
  question_id: string;
  question_revision: number | null;
  is_correct: boolean;
  given: Given;
  time_spent_before_answer: number;
};

/**
 * Stores one answer record for each answered question, so that tests count on the dashboard (Q105).
 * The records form a history of the exam and variant that no state machine folds. The caller must
 * have locked the student's row, because `seq` is computed from the stored maximum.
 */
export async function storeAnswerRecords(
  tx: Tx,
  testAttempt: Attempt,
  entries: readonly SubmittedEntry[],
  { at, newId }: { at: Date; newId: () => string },
): Promise<void> {
  const { user_id, exam_id, section, attempt } = testAttempt;
  const type = examFamilies[testAttempt.family].references[variantOf(testAttempt)];
  const steps = toTestAnswers(entries).map((answer) => ({
    ...answer,
    record_id: newId(),
    event: { kind: 'answered', question_id: answer.question_id, right: answer.is_correct, section, attempt },
  }));
  await sql`select add_test_answers(${user_id}, ${type}, ${exam_id}, ${at}, ${JSON.stringify(steps)})`.execute(tx);
}

/** Converts entries to answers. Skips an entry without an answer of the kind that its question takes. */
export function toTestAnswers(entries: readonly SubmittedEntry[]): TestAnswer[] {
  return entries.flatMap(({ entry, judged, timeSpent }) => {
    if (!judged) return [];
    const given = entryGiven(judgedKind(judged), entry);
    if (isEmptyRecord(toRecord(given))) return [];
    return [
      {
        question_id: entry.questionId,
        question_revision: judged.revision ?? null,
        is_correct: judged.isCorrect,
        given,
        time_spent_before_answer: Math.min(maxSeconds, timeSpent),
      },
    ];
  });
}

/** Maximum time in a record, in seconds. A longer time means that the page was left open. */
const maxSeconds = 86_400;
