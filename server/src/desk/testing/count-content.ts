import type { Db } from '../../database/db.ts';

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

/** Returns the number of content rows by table, including the bin; empty tables are missing. */
export async function countContent(db: Db): Promise<Record<string, number>> {
  const all = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.flatMap((table, at) => (all[at]?.length ? [[table, all[at].length]] : [])));
}
