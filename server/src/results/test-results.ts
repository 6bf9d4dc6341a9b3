import type { StudentResults } from '@fourfold/core/contract/people';
import { chosenIds, givenText } from '@fourfold/core/kinds/given';
import type { JudgedEntry } from '@fourfold/core/test-entries/judge-section';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { GivenEntry } from '@fourfold/core/wire/tests/given-entry';
import { givenInEntry } from '@fourfold/core/wire/tests/test-entry';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { reviewState } from '../reviews/review-state.ts';
import { findTestableSection, variantOf } from '../test-sections/test-section.ts';
import { readQuestionTexts } from './read-question-texts.ts';

/**
 * Every attempt at a section of a test. Until the current one is submitted, verdicts of earlier
 * attempts are hidden too, because they are about the same questions (Q105).
 */
export async function testResults(db: Db, userId: string, now: Date): Promise<StudentResults['tests']> {
  const attempts = await readEveryAttempt(db, userId, now);
  const texts = await readQuestionTexts(
    db,
    attempts.flatMap(({ entries }) =>
      entries.map(({ entry }) => ({ question: entry.questionId, answers: chosenIds(givenInEntry(entry)) })),
    ),
  );
  return attempts.map(({ open, scored, ...attempt }) => ({
    exam: attempt.title,
    section: findTestableSection(attempt.family, attempt.section)?.title ?? attempt.section,
    variant: variantOf(attempt),
    attempt: attempt.attempt,
    extra_time: attempt.extra_time,
    granted_seconds: attempt.granted_seconds,
    practice: attempt.practice,
    started_at: attempt.started_at.toISOString(),
    submitted_at: attempt.submitted_at?.toISOString() ?? null,
    key_seen: attempt.key_seen,
    right: scored ? attempt.correct : null,
    questions: scored ? attempt.questions : null,
    answers: attempt.entries.map(({ entry, timeSpent, judged }) => ({
      question: texts.question(entry.questionId),
      given: givenText(givenInEntry(entry), texts.answer),
      right: open ? (judged?.isCorrect ?? null) : null,
      marked_uncertain: entry.markUncertain,
      seconds: timeSpent,
    })),
  }));
}

type AttemptRow = {
  family: Family;
  title: string;
  section: string;
  is_real: boolean;
  attempt: number;
  extra_time: number;
  granted_seconds: number | null;
  practice: boolean;
  started_at: Date;
  submitted_at: Date | null;
  correct: number | null;
  questions: number | null;
  key_seen: boolean;
  /** The current attempt at the section is submitted, and its review is open (Q278). */
  open: boolean;
  /** The score may be shown. */
  scored: boolean;
  entries: { entry: GivenEntry; timeSpent: number; judged: JudgedEntry | null }[];
};

async function readEveryAttempt(db: Db, userId: string, now: Date): Promise<AttemptRow[]> {
  const review = reviewState({ exam: 'e', user: userId, now });
  const isSubmitted = sql`
    last_value(a.submitted_at is not null) over (
      partition by a.exam_id, a.section, a.is_real order by a.attempt
      rows between unbounded preceding and unbounded following)`;
  const { rows } = await sql<AttemptRow>`
    select e.family, e.title, a.section, a.is_real, a.attempt, a.extra_time::float8 as extra_time, a.granted_seconds,
           a.practice_begun_at is not null as practice, a.started_at, a.submitted_at, a.correct, a.questions, a.key_seen,
           ${isSubmitted} and ${review} = 'open' as open, ${isSubmitted} and ${review} <> 'closed' as scored,
           (select coalesce(json_agg(json_build_object('entry', t.entry, 'timeSpent', t.time_spent, 'judged', t.judged)
                                     order by q.position, t.question_id), '[]')
              from test_entries t left join questions q on q.id = t.question_id
             where t.user_id = a.user_id and t.exam_id = a.exam_id and t.section = a.section
               and t.is_real = a.is_real and t.attempt = a.attempt) as entries
      from test_attempts a join exams e on e.id = a.exam_id
     where a.user_id = ${userId}
     order by a.started_at, e.title, a.section, a.is_real, a.attempt
  `.execute(db);
  return rows;
}
