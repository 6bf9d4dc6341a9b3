import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

const tables = [
  'topics',
  'subtopics',
  'subsubtopics',
  'exams',
  'exam_questions',
  'problem_sets',
  'problem_set_places',
  'questions',
  'answers',
] as const;

/** How many rows of content there are, living or in the bin, by table; a table without any is left out. */
export async function countContent(db: Kysely<Database>): Promise<Record<string, number>> {
  const all = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.flatMap((table, at) => (all[at]?.length ? [[table, all[at].length]] : [])));
}
