import { problemSetReference, type WorkReference } from '@fourfold/core/contract/practice';
import type { ContentPart } from '@fourfold/core/proofs/authored';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { isUnfinished } from '../practice/progress-conditions.ts';
import { isLatestAttempt } from '../test-sections/attempt-conditions.ts';

const isActiveStudent = sql<boolean>`u.user_type = 'Student' and u.status and u.deleted_at is null`;

/** Returns the number of active student accounts, including those that never practised. */
export async function countStudents(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from users u where ${isActiveStudent}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Returns the number of active students who could not finish something they have started if these parts were
 * unpublished. A set that stays open through another parent does not count, unless the set itself is unpublished.
 */
export async function countPractising(
  db: Db,
  parts: readonly ContentPart[],
  target: { kind: string },
): Promise<number> {
  const openSets = target.kind === 'problem_set' ? new Set() : await findSetsOpenElsewhere(db, parts);
  const references = parts.flatMap(referencesIn).filter(({ id }) => !openSets.has(id));
  const tests = parts.flatMap(testsIn);
  const { rows } = await sql<{ count: number }>`
    select count(distinct begun.user_id)::integer as count
      from (select p.user_id
              from practice_progress p
              join unnest(${references.map(({ type }) => type)}::text[], ${references.map(({ id }) => id)}::uuid[])
                   as wanted (type, id) on p.reference_type = wanted.type and p.reference_id = wanted.id
             where ${isUnfinished}
            union all
            select a.user_id
              from test_attempts a
              join unnest(${tests.map(({ id }) => id)}::uuid[], ${tests.map(({ section }) => section)}::text[],
                          ${tests.map(({ variant }) => variant === 'real')}::boolean[])
                   as wanted (exam, section, is_real)
                on a.exam_id = wanted.exam and a.section = wanted.section and a.is_real = wanted.is_real
             where a.submitted_at is null and ${isBegun} and ${isLatestAttempt}) begun
      join users u on u.id = begun.user_id
     where ${isActiveStudent}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the ids of sets that have another open parent outside these parts. */
async function findSetsOpenElsewhere(db: Db, parts: readonly ContentPart[]): Promise<Set<string>> {
  const sets = parts.flatMap(({ of, subject }) => (of === 'set' ? [subject.id] : []));
  const parents = parts.flatMap(({ of, subject }) => (of === 'set' ? [] : [subject.id]));
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${sets}::uuid[]) as wanted (id)
     where exists (select from open_problem_set_places elsewhere
                    where elsewhere.problem_set_id = wanted.id and elsewhere.parent_id <> all (${parents}::uuid[]))
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** SQL condition: the test attempt `a` has at least one entry. */
const isBegun = sql<boolean>`
  exists (select from test_entries e where (e.user_id, e.exam_id, e.section, e.is_real, e.attempt)
                                         = (a.user_id, a.exam_id, a.section, a.is_real, a.attempt))`;

function testsIn({ of, subject }: ContentPart) {
  return of === 'test' && 'variant' in subject ? [subject] : [];
}

function referencesIn(part: ContentPart): { type: WorkReference; id: string }[] {
  const { id, kind } = part.subject;
  if (part.of === 'set') return [{ type: problemSetReference, id }];
  if (part.of !== 'sequence') return [];
  const type = sequenceReferences[kind];
  return type ? [{ type, id }] : [];
}

/** The progress reference of each kind of sequence. A SAT topic has none: its progress is not stored. */
const sequenceReferences: Readonly<Record<string, WorkReference | undefined>> = {
  subtopic: 'HomeSubTopic',
  subsubtopic: 'HomeSubsubTopic',
  sat_question: 'HomeSatQuestionTopic',
  act_question: 'HomeActQuestionTopic',
};
