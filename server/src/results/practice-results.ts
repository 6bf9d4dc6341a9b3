import type { StudentResults } from '@fourfold/core/contract/people';
import { practiceReferences, workReferences } from '@fourfold/core/contract/practice';
import { chosenIds, givenText } from '@fourfold/core/kinds/given';
import type { Given } from '@fourfold/core/kinds/registry';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { numbersOf, type ProgressRow } from '../practice/present-progress.ts';
import type { Reference } from '../practice/reference.ts';
import { readQuestionTexts } from './read-question-texts.ts';
import { historyKind, referenceKind, referenceTitle } from './reference-title.ts';

/** A student's progress in practice and the answers that it is based on. Test answers are in the test results. */
export async function practiceResults(db: Db, userId: string): Promise<Pick<StudentResults, 'answers' | 'progress'>> {
  const [progress, answers] = await Promise.all([readProgress(db, userId), readAnswers(db, userId)]);
  const texts = await readQuestionTexts(
    db,
    answers.map(({ question_id, given }) => ({ question: question_id, answers: chosenIds(given) })),
  );
  const titles = new Map(progress.map(({ reference_id, title }) => [reference_id, title]));
  return {
    answers: answers.map((one) => ({
      title: titles.get(one.reference_id) ?? '',
      kind: historyKind(one.reference_type),
      answered_at: one.at.toISOString(),
      question: texts.question(one.question_id),
      given: givenText(one.given, texts.answer),
      right: one.is_correct,
      seconds_before_answer: one.time_spent_before_answer,
      seconds_after_answer: one.time_spent_after_answer,
      viewed_full_explanation: one.view_full_explanation,
    })),
    progress: progress.map((row) => {
      const { percent_complete, total_correct } = numbersOf({ type: row.reference_type }, row.state);
      return {
        title: row.title,
        kind: referenceKind(row.reference_type),
        percent_complete,
        total_correct,
        seconds_before_answer: row.time_spent_before_answer,
        seconds_after_answer: row.time_spent_after_answer,
        updated_at: row.updated_at.toISOString(),
      };
    }),
  };
}

type ProgressResultRow = ProgressRow & {
  reference_type: Reference['type'];
  reference_id: string;
  title: string;
  updated_at: Date;
};

async function readProgress(db: Db, userId: string): Promise<ProgressResultRow[]> {
  const { rows } = await sql<ProgressResultRow>`
    select p.*, ${referenceTitle('p')} as title from practice_progress p
     where p.user_id = ${userId} and p.reference_type in (${sql.join(workReferences)})
     order by p.updated_at, p.reference_id
  `.execute(db);
  return rows;
}

type AnswerResultRow = {
  reference_type: string;
  reference_id: string;
  at: Date;
  question_id: string;
  is_correct: boolean;
  given: Given;
  time_spent_before_answer: number;
  time_spent_after_answer: number;
  view_full_explanation: boolean;
};

async function readAnswers(db: Db, userId: string): Promise<AnswerResultRow[]> {
  const { rows } = await sql<AnswerResultRow>`
    select reference_type, reference_id, at, question_id, is_correct, e.given,
           time_spent_before_answer, time_spent_after_answer, view_full_explanation
      from practice_events e
     where user_id = ${userId} and kind = 'answered' and reference_type in (${sql.join(practiceReferences)})
     order by at, reference_type, reference_id, seq
  `.execute(db);
  return rows;
}
