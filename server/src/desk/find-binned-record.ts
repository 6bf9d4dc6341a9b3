import type { BinKind } from '@fourfold/core/contract/desk';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { type Selectable, sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { ContentList } from '../content/content-list.ts';
import type { BinTable } from '../content/recycle-bin.ts';
import { listsOfSet } from '../content/set-lists.ts';
import type { Tx } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { binKindSpecs } from './bin-kinds.ts';

/** A record that may be in the recycle bin, with what a restore needs. */
export type BinnedRecord = {
  table: BinTable;
  title: string;
  deleted: boolean;
  deletion_id: string | null;
  /** Its list, with its position; for a set the lists of all living parents, the main parent first. */
  lists: ListPosition[];
};
/** A list that a record belongs to, with its position in it. */
export type ListPosition = { list: ContentList; position: number };

/** Returns a record, living or in the bin. Throws `notFound` if no record of this kind has the id. */
export async function findBinnedRecord(tx: Tx, kind: BinKind, id: string): Promise<BinnedRecord> {
  const record = await findBinnedRecordOrNull(tx, kind, id);
  if (!record) throw notFound(binKindSpecs[kind].name);
  return record;
}

/** The same; null if there is none. */
export async function findBinnedRecordOrNull(tx: Tx, kind: BinKind, id: string): Promise<BinnedRecord | null> {
  const result = await finders[kind](tx, id);
  if (!result) return null;
  const { row, table, title, lists } = result;
  return { table, title, lists, deleted: row.deleted_at !== null, deletion_id: row.deletion_id };
}

type FinderResult = Pick<BinnedRecord, 'table' | 'title' | 'lists'> & {
  row: { deleted_at: Date | null; deletion_id: string | null };
};
type Finder = (tx: Tx, id: string) => Promise<FinderResult | null>;

type ListedTable = 'topics' | 'subtopics' | 'subsubtopics' | 'exams' | 'questions';

/** Creates the finder for a table whose rows belong to one list each. */
function finder<T extends ListedTable>(
  table: T,
  read: (row: Selectable<Database[T]>) => { title: string; list: ContentList | null },
): Finder {
  return async (tx, id) => {
    type Row = Selectable<Database[T]> &
      Pick<Selectable<Database[ListedTable]>, 'position' | 'deleted_at' | 'deletion_id'>;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id}`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    const { title, list } = read(row);
    return list && { row, table, title, lists: [{ list, position: row.position }] };
  };
}

const exam = (family: 'sat' | 'act') =>
  finder('exams', (row) => ({
    title: row.title,
    list: row.family === family && row.purged_at === null ? { of: 'exam', family } : null,
  }));

const finders: Readonly<Record<BinKind, Finder>> = {
  sat: exam('sat'),
  act: exam('act'),
  topic: finder('topics', ({ title, kind }) => ({ title, list: { of: 'topic', kind } })),
  subtopic: finder('subtopics', ({ title, topic_id }) => ({ title, list: { of: 'subtopic', parent: topic_id } })),
  subsubtopic: finder('subsubtopics', ({ title, subtopic_id }) => ({
    title,
    list: { of: 'subsubtopic', parent: subtopic_id },
  })),
  question: finder('questions', ({ question, parent_kind, parent_id, section, is_real }) => ({
    title: preview(question),
    list: { of: 'question', kind: parent_kind, parent: parent_id, section, is_real },
  })),
  problem_set: async (tx, id) => {
    const row = await tx
      .selectFrom('problem_sets')
      .where('id', '=', id)
      .select(['title', 'deleted_at', 'deletion_id'])
      .executeTakeFirst();
    if (!row) return null;
    return { row, table: 'problem_sets', title: row.title, lists: await listsOfSet(tx, id) };
  },
};
