import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, QuestionParentKind, SetParentKind } from '../database/schema.ts';

type Tx = Kysely<Database>;

/** Tables whose records an author can delete. */
export type BinTable = 'topics' | 'subtopics' | 'subsubtopics' | 'exams' | 'problem_sets' | 'questions';
/** The record that a deletion or a restore starts with. */
export type Root = { table: BinTable; id: string };
/** Ids of the records that a deletion or a restore changed, by table. */
export type Taken = Record<BinTable | 'exam_questions', string[]>;
/** All records that one deletion moves to the bin get its id and time. */
export type Deletion = { id: string; at: Date };

/**
 * Moves a record and its subtree to the recycle bin under one deletion id. Records that are already
 * in the bin keep their own deletion id (Q84).
 */
export async function putIntoBin(tx: Tx, root: Root, { id, at }: Deletion): Promise<Taken> {
  return await walkDown(tx, root, {
    set: sql`deleted_at = ${at}, deletion_id = ${id}`,
    which: sql<boolean>`deleted_at is null`,
    // A set stays while it has another living parent.
    alsoSets: sql<boolean>`not exists (
      select from living_problem_set_places left_over where left_over.problem_set_id = problem_sets.id)`,
  });
}

/** Restores a record and the part of its subtree that the same deletion moved to the bin. */
export async function takeOutOfBin(tx: Tx, root: Root, deletion_id: string | null): Promise<Taken> {
  const taken = await walkDown(tx, root, {
    set: sql`deleted_at = null, deletion_id = null`,
    // Without a deletion id it is unknown which other records were deleted with this one.
    which: deletion_id === null ? sql<boolean>`id = ${root.id}` : sql<boolean>`deletion_id = ${deletion_id}`,
    alsoSets: sql<boolean>`true`,
  });
  for (const set of await setsWithAPlaceAgain(tx, taken)) {
    const { problem_sets, questions } = await takeOutOfBin(tx, { table: 'problem_sets', id: set.id }, set.deletion_id);
    taken.problem_sets.push(...problem_sets);
    taken.questions.push(...questions);
  }
  return taken;
}

type Mark = { set: RawBuilder<unknown>; which: RawBuilder<boolean>; alsoSets: RawBuilder<boolean> };

/**
 * Updates a subtree from the top down, one statement per level. Each statement sees what other
 * transactions committed while the statement before it waited for a lock.
 */
async function walkDown(tx: Tx, root: Root, { set, which, alsoSets }: Mark): Promise<Taken> {
  const taken: Taken = {
    topics: [],
    subtopics: [],
    subsubtopics: [],
    exams: [],
    exam_questions: [],
    problem_sets: [],
    questions: [],
  };
  const mark = async (table: keyof Taken, below: RawBuilder<boolean>) => {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set ${set} where ${which} and (${below}) returning id`.execute(tx);
    taken[table].push(...rows.map((row) => row.id));
  };
  await mark(root.table, sql<boolean>`id = ${root.id}`);
  if (taken.topics.length > 0) await mark('subtopics', sql`topic_id = any (${taken.topics}::uuid[])`);
  if (taken.subtopics.length > 0) await mark('subsubtopics', sql`subtopic_id = any (${taken.subtopics}::uuid[])`);
  if (taken.exams.length > 0) await mark('exam_questions', sql`exam_id = any (${taken.exams}::uuid[])`);
  if (taken.questions.length > 0) return taken;
  const { kinds, ids } = placesAmong(taken, setPlaces);
  if (ids.length > 0) {
    await mark(
      'problem_sets',
      sql`id in (select problem_set_id from problem_set_places
                  where (parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[])))
          and ${alsoSets}`,
    );
  }
  const asked = placesAmong(taken, questionPlaces);
  if (asked.ids.length > 0) {
    await mark(
      'questions',
      sql`(parent_kind, parent_id) in (select * from unnest(${asked.kinds}::text[], ${asked.ids}::uuid[]))`,
    );
  }
  return taken;
}

/**
 * Finds sets that are in the bin only because their last parent was deleted, and that have a
 * restored parent now. They may have another deletion id than that parent. A set that an author
 * deleted directly stays in the bin.
 */
async function setsWithAPlaceAgain(tx: Tx, taken: Taken): Promise<{ id: string; deletion_id: string }[]> {
  const { kinds, ids } = placesAmong(taken, setPlaces);
  if (ids.length === 0) return [];
  const wentAlong = (['topics', 'subtopics', 'subsubtopics', 'exam_questions'] as const).map(
    (table) => sql`exists (select from ${sql.table(table)} with_it where with_it.deletion_id = s.deletion_id)`,
  );
  const { rows } = await sql<{ id: string; deletion_id: string }>`
    select s.id, s.deletion_id from problem_sets s
     where s.deleted_at is not null
       and s.id in (select problem_set_id from problem_set_places
                     where (parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[])))
       and (${sql.join(wentAlong, sql` or `)})`.execute(tx);
  return rows;
}

type Places<Kind extends string> = Readonly<Partial<Record<keyof Taken, readonly Kind[]>>>;
/** The kinds of set parents that each table contains. */
export const setPlaces: Places<SetParentKind> = {
  subsubtopics: ['subsubtopic'],
  topics: ['sattopic'],
  exam_questions: ['sat_question', 'act_question'],
};
/** The kinds of question parents that each table contains. */
export const questionPlaces: Places<QuestionParentKind> = {
  subtopics: ['subtopic'],
  subsubtopics: ['subsubtopic'],
  topics: ['sattopic'],
  problem_sets: ['problem_set'],
  exam_questions: ['sat_question', 'act_question'],
  exams: ['sat_test', 'act_test'],
};

/** The parents among the changed records, as parallel arrays of kind and id. */
export function placesAmong<Kind extends string>(taken: Taken, places: Places<Kind>): { kinds: Kind[]; ids: string[] } {
  const pairs = (Object.entries(places) as [keyof Taken, readonly Kind[]][]).flatMap(([table, kinds]) =>
    kinds.flatMap((kind) => taken[table].map((id) => ({ kind, id }))),
  );
  return { kinds: pairs.map(({ kind }) => kind), ids: pairs.map(({ id }) => id) };
}
