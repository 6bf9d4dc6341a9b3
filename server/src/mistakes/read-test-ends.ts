import { testReferences } from '@fourfold/core/contract/practice';
import type { MistakeCause } from '@fourfold/core/reviews/causes';
import { attemptLimit } from '@fourfold/core/test-entries/section-time';
import { examFamilies } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { isLatestAttempt } from '../test-sections/attempt-conditions.ts';
import { belongsToSection, countsInTest } from '../test-sections/question-conditions.ts';
import { findTestableSection, variantOf } from '../test-sections/test-section.ts';
import type { Miss } from './miss.ts';

/** How the sections of tests ended whose answers count, because their review is open. */
type TestEnds = {
  /** The last answered question of each section that its clock ended. */
  last_answers: ReadonlySet<string>;
  left_out: readonly Miss[];
  /** Questions whose key is hidden again, because their section was reset (Q105). */
  sealed_again: ReadonlySet<string>;
};

export async function readTestEnds(db: Db, user_id: string): Promise<TestEnds> {
  const [sections, sealed_again] = await Promise.all([readSections(db, user_id), readSealedAgain(db, user_id)]);
  const last_answers = new Set<string>();
  const left_out: Miss[] = [];
  for (const section of sections) {
    const test = findTestableSection(section.family, section.section)?.test;
    const ended_section = test !== undefined && section.seconds >= attemptLimit(test, section);
    if (ended_section && section.last_question !== null) last_answers.add(section.last_question);
    const reference_type = examFamilies[section.family].references[variantOf(section)];
    const suggested = ended_section ? 'ran out of time' : null;
    for (const { question_id, skill_codes, cause, note, noted_at } of section.left_out) {
      left_out.push({
        ...{ key: question_id, question_id, source: 'test', left_out: true, times: 1, seconds: null, seq: null },
        ...{ at: section.submitted_at, day: section.submitted_at.toISOString().slice(0, 10) },
        ...{ reference_type, reference_id: section.exam_id, question_revision: null, skill_codes, ended_section },
        ...{ cause, note: note ?? '', noted_at: noted_at === null ? null : new Date(noted_at), paper: null },
        suggested_cause: cause ? null : suggested,
      });
    }
  }
  return { last_answers, left_out, sealed_again };
}

async function readSealedAgain(db: Db, user_id: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select q.id from test_attempts a join questions q on ${belongsToSection('a')}
     where a.user_id = ${user_id} and a.submitted_at is null and ${isLatestAttempt}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type SectionRow = {
  exam_id: string;
  family: 'sat' | 'act';
  section: string;
  is_real: boolean;
  extra_time: number;
  granted_seconds: number | null;
  submitted_at: Date;
  seconds: number;
  last_question: string | null;
  left_out: {
    question_id: string;
    skill_codes: string[];
    cause: MistakeCause | null;
    note: string | null;
    noted_at: string | null;
  }[];
};

/** Attempts are counted when their review opens, and what a student has seen stays seen (Q278). */
async function readSections(db: Db, user_id: string): Promise<SectionRow[]> {
  const isOfAttempt = sql`
    t.user_id = a.user_id and t.exam_id = a.exam_id and t.section = a.section and t.is_real = a.is_real
    and t.attempt = a.attempt`;
  const { rows } = await sql<SectionRow>`
    select a.exam_id, e.family, a.section, a.is_real, a.extra_time::float8 as extra_time, a.granted_seconds, a.submitted_at,
           (select coalesce(sum(t.time_spent), 0)::integer from test_entries t where ${isOfAttempt}) as seconds,
           (select t.question_id from test_entries t join questions q on q.id = t.question_id
             where ${isOfAttempt} and (t.entry ->> 'isComplete')::boolean
             order by q.position desc, q.id desc limit 1) as last_question,
           (select coalesce(json_agg(json_build_object(
                     'question_id', q.id, 'skill_codes', q.skill_codes, 'cause', n.cause, 'note', n.note,
                     'noted_at', n.updated_at)), '[]')
              from questions q
              left join mistake_notes n on n.user_id = a.user_id and n.question_id = q.id
             where ${belongsToSection('a')} and ${countsInTest} and not exists (
                   select from practice_events x
                    where x.user_id = a.user_id and x.question_id = q.id and x.kind = 'answered'
                      and x.reference_type = any (${[...testReferences]}::text[]))) as left_out
      from test_attempts a join exams e on e.id = a.exam_id
     where a.user_id = ${user_id} and a.is_counted and ${isLatestAttempt}
  `.execute(db);
  return rows;
}
