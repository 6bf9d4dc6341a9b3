import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { QuestionParentKind, SetParentKind } from '../database/schema.ts';

/** Tables whose records an author can delete. */
export type BinTable = 'topics' | 'subtopics' | 'subsubtopics' | 'exams' | 'problem_sets' | 'questions';
/** The record that a deletion or a restore starts with. */
export type DeletionRoot = { table: BinTable; id: string };
/** Ids of the records that a deletion or a restore changed, by table. */
export type AffectedIds = Record<BinTable | 'exam_questions', string[]>;
/** The ids of all records. */
export function allIds(affected: AffectedIds): string[] {
  return Object.values(affected).flat();
}

/** All records that one deletion moves to the bin get its id and time. */
export type Deletion = { id: string; at: Date };

/**
 * Moves a record and its subtree to the recycle bin under one deletion id. Records that are already
 * in the bin keep their own deletion id (Q84).
 */
export async function moveToBin(tx: Tx, root: DeletionRoot, { id, at }: Deletion): Promise<AffectedIds> {
  return await updateSubtree(tx, root, {
    set: sql`deleted_at = ${at}, deletion_id = ${id}`,
    condition: sql<boolean>`deleted_at is null`,
    // A set stays while it has another living parent.
    setCondition: sql<boolean>`not exists (
      select from living_problem_set_places left_over where left_over.problem_set_id = problem_sets.id)`,
  });
}

/** Restores a record and the part of its subtree that the same deletion moved to the bin. */
export async function restoreFromBin(tx: Tx, root: DeletionRoot, deletion_id: string | null): Promise<AffectedIds> {
  const affected = await updateSubtree(tx, root, {
    set: sql`deleted_at = null, deletion_id = null`,
    // Without a deletion id it is unknown which other records were deleted with this one.
    condition: deletion_id === null ? sql<boolean>`id = ${root.id}` : sql<boolean>`deletion_id = ${deletion_id}`,
    setCondition: sql<boolean>`true`,
  });
  for (const set of await setsWithRestoredParent(tx, affected)) {
    const { problem_sets, questions } = await restoreFromBin(
      tx,
      { table: 'problem_sets', id: set.id },
      set.deletion_id,
    );
    affected.problem_sets.push(...problem_sets);
    affected.questions.push(...questions);
  }
  return affected;
}

type SubtreeUpdate = { set: RawBuilder<unknown>; condition: RawBuilder<boolean>; setCondition: RawBuilder<boolean> };

/**
 * Updates a subtree from the top down, one statement per level. Each statement sees what other
 * transactions committed while the statement before it waited for a lock.
 */
async function updateSubtree(
  tx: Tx,
  root: DeletionRoot,
  { set, condition, setCondition }: SubtreeUpdate,
): Promise<AffectedIds> {
  const affected: AffectedIds = {
    topics: [],
    subtopics: [],
    subsubtopics: [],
    exams: [],
    exam_questions: [],
    problem_sets: [],
    questions: [],
  };
  const mark = async (table: keyof AffectedIds, below: RawBuilder<boolean>) => {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set ${set} where ${condition} and (${below}) returning id`.execute(tx);
    affected[table].push(...rows.map((row) => row.id));
  };
  await mark(root.table, sql<boolean>`id = ${root.id}`);
  if (affected.topics.length > 0) await mark('subtopics', sql`topic_id = any (${affected.topics}::uuid[])`);
  if (affected.subtopics.length > 0) await mark('subsubtopics', sql`subtopic_id = any (${affected.subtopics}::uuid[])`);
  if (affected.exams.length > 0) await mark('exam_questions', sql`exam_id = any (${affected.exams}::uuid[])`);
  if (affected.questions.length > 0) return affected;
  const { kinds, ids } = parentsAmong(affected, setParentKinds);
  if (ids.length > 0) {
    await mark(
      'problem_sets',
      sql`id in (select problem_set_id from problem_set_places
                  where (parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[])))
          and ${setCondition}`,
    );
  }
  const questionParents = parentsAmong(affected, questionParentKinds);
  if (questionParents.ids.length > 0) {
    await mark(
      'questions',
      sql`(parent_kind, parent_id) in (select * from unnest(${questionParents.kinds}::text[], ${questionParents.ids}::uuid[]))`,
    );
  }
  return affected;
}

/**
 * Finds sets that are in the bin only because their last parent was deleted, and that have a restored parent now. They
 * may have another deletion id than that parent. A set that an author deleted directly stays in the bin.
 */
async function setsWithRestoredParent(tx: Tx, affected: AffectedIds): Promise<{ id: string; deletion_id: string }[]> {
  const { kinds, ids } = parentsAmong(affected, setParentKinds);
  if (ids.length === 0) return [];
  const isPartOfDeletion = (['topics', 'subtopics', 'subsubtopics', 'exam_questions'] as const).map(
    (table) => sql`exists (select from ${sql.table(table)} with_it where with_it.deletion_id = s.deletion_id)`,
  );
  const { rows } = await sql<{ id: string; deletion_id: string }>`
    select s.id, s.deletion_id from problem_sets s
     where s.deleted_at is not null
       and s.id in (select problem_set_id from problem_set_places
                     where (parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[])))
       and (${sql.join(isPartOfDeletion, sql` or `)})`.execute(tx);
  return rows;
}

type ParentKinds<Kind extends string> = Readonly<Partial<Record<keyof AffectedIds, readonly Kind[]>>>;
/** The kinds of set parents that each table contains. */
export const setParentKinds: ParentKinds<SetParentKind> = {
  subsubtopics: ['subsubtopic'],
  topics: ['sattopic'],
  exam_questions: ['sat_question', 'act_question'],
};
/** The kinds of question parents that each table contains. */
export const questionParentKinds: ParentKinds<QuestionParentKind> = {
  subtopics: ['subtopic'],
  subsubtopics: ['subsubtopic'],
  topics: ['sattopic'],
  problem_sets: ['problem_set'],
  exam_questions: ['sat_question', 'act_question'],
  exams: ['sat_test', 'act_test'],
};

/** The parents among the changed records, as parallel arrays of kind and id. */
export function parentsAmong<Kind extends string>(
  affected: AffectedIds,
  parentKinds: ParentKinds<Kind>,
): { kinds: Kind[]; ids: string[] } {
  const pairs = (Object.entries(parentKinds) as [keyof AffectedIds, readonly Kind[]][]).flatMap(([table, kinds]) =>
    kinds.flatMap((kind) => affected[table].map((id) => ({ kind, id }))),
  );
  return { kinds: pairs.map(({ kind }) => kind), ids: pairs.map(({ id }) => id) };
}
