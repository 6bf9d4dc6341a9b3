import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Database, QuestionParentKind } from '../database/schema.ts';
import { type Place, standsIn } from './question-place.ts';

/**
 * Locks a living place, so that of two who add, take away or order at once the second sees what the first has made,
 * and answers the ids of its questions in their order. Whoever deletes a place waits for the same row.
 */
export async function holdPlace(tx: Kysely<Database>, place: Place): Promise<string[]> {
  const { table, name, also } = held[place.kind];
  const { rows: found } = await sql`
    select from ${sql.table(table)} place
     where place.id = ${place.id} and place.deleted_at is null ${also ? sql`and ${also}` : sql``}
       for no key update
  `.execute(tx);
  if (found.length === 0) throw notFound(name);
  const { rows } = await sql<{ id: string }>`
    select id from questions where ${standsIn(place)} order by position, id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

type Held = { table: string; name: string; also?: RawBuilder<boolean> };

const ofFamily = (family: 'sat' | 'act') =>
  sql<boolean>`exists (select from exams where exams.id = place.exam_id and exams.family = ${family})`;
/** A real record that a student made has no tests. */
const authored = (family: 'sat' | 'act') => sql<boolean>`place.family = ${family} and place.owner_id is null`;

const held: Readonly<Record<QuestionParentKind, Held>> = {
  subtopic: { table: 'subtopics', name: 'Sub-topic' },
  subsubtopic: { table: 'subsubtopics', name: 'Sub-sub-topic' },
  problem_set: { table: 'problem_sets', name: 'Problem set' },
  sattopic: { table: 'topics', name: 'Topic', also: sql<boolean>`place.kind = 'sat'` },
  sat_question: { table: 'exam_questions', name: 'Question topic', also: ofFamily('sat') },
  act_question: { table: 'exam_questions', name: 'Question topic', also: ofFamily('act') },
  sat_test: { table: 'exams', name: 'SAT', also: authored('sat') },
  act_test: { table: 'exams', name: 'ACT', also: authored('act') },
};
