import { sql } from 'kysely';
import { acceptedColumn } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';

/** A question with its key, as the seed needs it to answer for a demo student. */
export type DemoLibraryQuestion = {
  id: string;
  parent_id: string;
  section: string | null;
  is_real: boolean | null;
  answers: { id: string; correct: boolean; typed: string | null }[];
};

export type DemoLibrary = {
  /** The visible questions of a sequence, a set or an exam's tests, in order. */
  below(parentId: string): readonly DemoLibraryQuestion[];
  question(id: string): DemoLibraryQuestion | undefined;
};

/** Loads every visible question with its key and without its documents, in one statement. */
export async function loadDemoLibrary(db: Db): Promise<DemoLibrary> {
  const { rows } = await sql<DemoLibraryQuestion>`
    select q.id, q.parent_id, q.section, q.is_real,
           json_agg(json_build_object(
             'id', a.id, 'correct', a.correct,
             'typed', ${acceptedColumn('a')}) order by a.position) as answers
      from questions q join answers a on a.question_id = q.id
     where q.deleted_at is null and not q.is_hidden
     group by q.id
     order by q.parent_id, q.position, q.id
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id);
  return { below: (parentId) => byParent.get(parentId) ?? [], question: (id) => byId.get(id) };
}
