import { type Kysely, type RawBuilder, sql } from 'kysely';
import { placesAmong, questionPlaces, type Root, setPlaces, type Taken } from '../content/bin.ts';
import type { Database } from '../database/schema.ts';

type Tx = Kysely<Database>;

/**
 * Returns the ids of a deleted record and of all records that belong only to it, whatever their
 * deletion id. A set with another parent, living or in the bin, is not included.
 */
export async function hangingOn(tx: Tx, root: Root): Promise<Taken> {
  const all: Taken = {
    topics: [],
    subtopics: [],
    subsubtopics: [],
    exams: [],
    exam_questions: [],
    problem_sets: [],
    questions: [],
    [root.table]: [root.id],
  };
  const add = async (table: keyof Taken, which: RawBuilder<boolean>) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${which}`.execute(tx);
    all[table].push(...rows.map(({ id }) => id));
  };
  if (all.topics.length > 0) await add('subtopics', sql`topic_id = any (${all.topics}::uuid[])`);
  if (all.subtopics.length > 0) await add('subsubtopics', sql`subtopic_id = any (${all.subtopics}::uuid[])`);
  if (all.exams.length > 0) await add('exam_questions', sql`exam_id = any (${all.exams}::uuid[])`);
  const sets = placesAmong(all, setPlaces);
  if (sets.ids.length > 0) {
    const here = sql`(select * from unnest(${sets.kinds}::text[], ${sets.ids}::uuid[]))`;
    await add(
      'problem_sets',
      sql`id in (select problem_set_id from problem_set_places where (parent_kind, parent_id) in ${here})
          and not exists (select from problem_set_places other
                           where other.problem_set_id = problem_sets.id
                             and (other.parent_kind, other.parent_id) not in ${here})`,
    );
  }
  const asked = placesAmong(all, questionPlaces);
  if (asked.ids.length > 0) {
    await add(
      'questions',
      sql`(parent_kind, parent_id) in (select * from unnest(${asked.kinds}::text[], ${asked.ids}::uuid[]))`,
    );
  }
  return all;
}
