import { sql } from 'kysely';
import type { Db } from '../../src/database/db.ts';

/** Kinds of record that a request may name. */
const recordKinds = [
  'topic',
  'sattopic',
  'subtopic',
  'subsubtopic',
  'sat',
  'act',
  'real_sat',
  'real_act',
  'sat_question',
  'act_question',
  'problem_set',
  'question',
  'answer',
  'user',
  'student',
  'tutor',
  'admin',
  'assignment',
  'report',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A question with its practice reference. */
export type PracticeQuestion = { reference_type: string; reference_id: string; question: string; answers: string[] };
export type KnownSection = { family: 'sat' | 'act'; exam: string; section: string; real: boolean; questions: string[] };

/** Records of the database, read recently. */
export type KnownRecords = {
  /** Records that are not deleted; if there are none of a kind, the records of all kinds. */
  living: Readonly<Record<RecordKind, readonly string[]>>;
  binned: readonly { id: string; type: string }[];
  any: readonly string[];
  /** By parent, in order: questions, answers, subtopics, sets. */
  children: ReadonlyMap<string, readonly string[]>;
  practised: readonly PracticeQuestion[];
  sections: readonly KnownSection[];
  codes: readonly string[];
  emails: readonly string[];
  media: readonly string[];
};

type RecordRow = { kind: string; id: string; parent: string | null; gone: boolean };

const records = sql<RecordRow>`
  select case kind when 'sat' then 'sattopic' else 'topic' end as kind, id, 'list:' || kind as parent,
         deleted_at is not null as gone, position from topics
  union all select 'subtopic', id, topic_id::text, deleted_at is not null, position from subtopics
  union all select 'subsubtopic', id, subtopic_id::text, deleted_at is not null, position from subsubtopics
  union all select family, id, 'list:' || family, deleted_at is not null, position from exams
  union all select 'real_' || family, id, 'owned:' || user_id, deleted_at is not null, 0 from own_exams
  union all select e.family || '_question', q.id, null, q.deleted_at is not null, q.position
    from exam_questions q join exams e on e.id = q.exam_id where q.title is not null
  union all select 'problem_set', s.id, p.parent_id::text, s.deleted_at is not null, coalesce(p.position, 0)
    from problem_sets s left join problem_set_places p on p.problem_set_id = s.id
  union all select 'question', id, parent_id::text, deleted_at is not null, position from questions
  union all select 'answer', id, question_id::text, false, position from answers
  union all select lower(user_type), id, null, deleted_at is not null, 0 from users
  union all select 'assignment', id, 'owned:' || user_id, completed_at is not null, 0 from assignments
  union all select 'report', id, 'owned:' || user_id, false, 0 from reported_problems
  order by 3, 5, 2`;

const practised = sql<PracticeQuestion>`
  select case q.parent_kind when 'subtopic' then 'HomeSubTopic' when 'subsubtopic' then 'HomeSubsubTopic'
           when 'sat_question' then 'HomeSatQuestionTopic' when 'act_question' then 'HomeActQuestionTopic'
           else 'HomeProblemSetQuestions' end as reference_type,
         q.parent_id as reference_id, q.id as question, array_remove(array_agg(a.id), null) as answers
    from questions q join open_questions using (id) left join answers a on a.question_id = q.id
   where q.parent_kind <> 'sattopic' group by q.id order by q.id`;

const sections = sql<KnownSection>`
  select split_part(parent_kind, '_', 1) as family, parent_id as exam, section, is_real as real,
         array_agg(id order by position) as questions
    from questions where parent_kind in ('sat_test', 'act_test') and deleted_at is null
   group by parent_kind, parent_id, section, is_real order by parent_id, section, is_real`;

/** Reads the current records. Those of the users in `hidden` are left out. */
export async function readKnownRecords(db: Db, hidden: readonly string[]): Promise<KnownRecords> {
  const [all, practiceRows, tests, codes, people, media] = await Promise.all([
    records.execute(db),
    practised.execute(db),
    sections.execute(db),
    sql<{ code: string }>`select code from registration_codes order by code`.execute(db),
    sql<{ email: string }>`select email from users where not id = any(${hidden}) order by email limit 200`.execute(db),
    sql<{ name: string }>`select sha256 || '.' || extension as name from media order by 1 limit 50`.execute(db),
  ]);
  const rows = all.rows.filter(
    ({ id, parent }) => !hidden.includes(id) && !hidden.includes(parent?.replace('owned:', '') ?? ''),
  );
  const children = new Map<string, string[]>();
  for (const { id, parent, gone } of rows) {
    if (parent !== null && !gone) children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const any = rows.map(({ id }) => id);
  const idsOf = (kind: RecordKind) => {
    const wanted = kind === 'user' ? ['student', 'tutor', 'admin'] : [kind];
    const found = rows.filter((row) => wanted.includes(row.kind) && !row.gone).map(({ id }) => id);
    return found.length > 0 ? found : any;
  };
  return {
    living: Object.fromEntries(recordKinds.map((kind) => [kind, idsOf(kind)])) as Record<RecordKind, string[]>,
    binned: rows.filter(({ gone }) => gone).map(({ id, kind }) => ({ id, type: binKindOf(kind) })),
    any,
    children,
    practised: practiceRows.rows,
    sections: tests.rows,
    codes: codes.rows.map(({ code }) => code),
    emails: people.rows.map(({ email }) => email),
    media: media.rows.map(({ name }) => name),
  };
}

function binKindOf(kind: string): string {
  return kind === 'sattopic' ? 'topic' : kind;
}
