import { suggestCause } from '@fourfold/core/reviews/suggest-cause';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { dayOfAnswer, usualSeconds } from '../practice/student-day.ts';
import { type Miss, sourceOf } from './miss.ts';
import { readPaperMisses } from './read-paper-misses.ts';
import { readTestEnds } from './read-test-ends.ts';

/** All that a student missed, the newest first: of each question the last miss. */
export async function readMisses(
  db: Db,
  { user_id, now }: { user_id: string; now: Date },
): Promise<{ misses: Miss[]; usual_seconds: number | null }> {
  const [answered, ends, papers, usual_seconds] = await Promise.all([
    readAnswered(db, user_id),
    readTestEnds(db, user_id),
    readPaperMisses(db, user_id, now),
    readUsualSeconds(db, user_id),
  ]);
  // What was given, and that it was wrong, would say something of the key.
  const isShown = ({ question_id }: AnsweredRow) => !ends.sealed_again.has(question_id);
  const misses = [
    ...answered.filter(isShown).map((row): Miss => {
      const ended_section = ends.last_answers.has(row.question_id);
      const suggested_cause = row.cause ? null : suggestCause({ ...row, usual_seconds, ended_section });
      const source = sourceOf(row.reference_type);
      return { ...row, key: row.question_id, source, left_out: false, ended_section, suggested_cause, paper: null };
    }),
    ...ends.left_out,
    ...papers,
  ];
  return { misses: misses.sort(newestFirst), usual_seconds };
}

/** Median of a student's seconds before an answer; null without answers. */
export async function readUsualSeconds(db: Db, user_id: string): Promise<number | null> {
  const { rows } = await sql<{ usual_seconds: number | null }>`
    select ${usualSeconds(sql`${user_id}::uuid`)} as usual_seconds
  `.execute(db);
  return rows[0]?.usual_seconds ?? null;
}

type AnsweredRow = Omit<Miss, 'key' | 'source' | 'left_out' | 'ended_section' | 'suggested_cause' | 'paper'> & {
  question_id: string;
  reference_type: NonNullable<Miss['reference_type']>;
};

/** Select: of each question that a student missed the last miss. Right answers are not read (Q320). */
export function lastMisses(user_id: string) {
  return sql`
    select distinct on (e.question_id) e.question_id, e.at, ${dayOfAnswer('e')} as day, e.reference_type,
           e.reference_id, e.seq, e.time_spent_before_answer as seconds, e.question_revision,
           count(*) over (partition by e.question_id)::integer as times
      from practice_events e
     where e.user_id = ${user_id} and e.kind = 'answered' and not e.is_correct
     order by e.question_id, e.at desc`;
}

async function readAnswered(db: Db, user_id: string): Promise<AnsweredRow[]> {
  const { rows } = await sql<AnsweredRow>`
    select missed.*, coalesce(q.skill_codes, '{}') as skill_codes, n.cause, coalesce(n.note, '') as note,
           n.updated_at as noted_at
      from (${lastMisses(user_id)}) missed
      left join questions q on q.id = missed.question_id
      left join mistake_notes n on n.user_id = ${user_id} and n.question_id = missed.question_id
  `.execute(db);
  return rows;
}

function newestFirst(a: Miss, b: Miss): number {
  const later = b.at.getTime() - a.at.getTime();
  if (later !== 0) return later;
  return a.key < b.key ? -1 : 1;
}
