import type { ReviewState } from '@fourfold/core/exams/exam-review';
import type { JudgedEntry } from '@fourfold/core/test-entries/judge-section';
import type { GivenEntry } from '@fourfold/core/wire/tests/given-entry';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { reviewState } from '../reviews/review-state.ts';
import { isLatestAttempt } from './attempt-conditions.ts';
import { belongsToSection, countsInTest } from './question-conditions.ts';
import type { TestSection } from './test-section.ts';

/** The current attempt at a section, with its stored entries. */
export type AttemptRow = {
  exam_id: string;
  section: string;
  is_real: boolean;
  attempt: number;
  extra_time: 1 | 1.5 | 2;
  granted_seconds: number | null;
  begun_at: Date | null;
  /** Set in practice mode. */
  practice_begun_at: Date | null;
  submitted_at: Date | null;
  device: string | null;
  /** The module that the result chose. */
  next_section: string | null;
  correct: number | null;
  questions: number | null;
  /** Whether the key was seen before submission. Fixed at submission. */
  key_seen: boolean;
  /** What the student may see after submission (Q278). */
  review: ReviewState;
  /** In the order of the questions. */
  entries: {
    entry: GivenEntry;
    timeSpent: number;
    judged: JudgedEntry | null;
    /** Whether the question counts now. */
    counts: boolean;
  }[];
};

/** Current attempts of one exam: of all started sections, or of the given section only. */
export async function readAttempts(
  db: Db,
  user_id: string,
  { family, exam_id, section, is_real }: Pick<TestSection, 'family' | 'exam_id'> & Partial<TestSection>,
  now: Date,
): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select a.exam_id, a.section, a.is_real, a.attempt, a.extra_time::float8 as extra_time, a.granted_seconds,
           a.begun_at, a.practice_begun_at, a.submitted_at, a.next_section, a.device, a.correct, a.questions, a.key_seen,
           ${reviewState({ exam: 'e', user: user_id, now })} as review,
           (select coalesce(json_agg(json_build_object('entry', t.entry, 'timeSpent', t.time_spent,
                                                       'judged', t.judged, 'counts',
                                                       q.id is not null or a.version is not null)
                                     order by q.position, t.question_id), '[]')
              from test_entries t
              left join questions q on q.id = t.question_id and ${belongsToSection('t')} and ${countsInTest}
             where t.user_id = a.user_id and t.exam_id = a.exam_id and t.section = a.section
               and t.is_real = a.is_real and t.attempt = a.attempt) as entries
      from test_attempts a
      join exams e on e.id = a.exam_id
     where a.user_id = ${user_id} and a.exam_id = ${exam_id} and e.family = ${family}
       ${section === undefined ? sql`` : sql`and a.section = ${section}`}
       ${is_real === undefined ? sql`` : sql`and a.is_real = ${is_real}`}
       and ${isLatestAttempt}
     order by a.section, a.is_real
  `.execute(db);
  return rows;
}
