import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { ContentList } from './content-list.ts';

/**
 * Announces that content changed: the roots (topic, exam, problem set) of these rows, of any content table. Every
 * transaction that changes content calls it as its last statement, because other authors wait for its commit from then on.
 * For rows that were deleted or moved, pass the ids of their old parents, or what `contentRootsOf` returned before.
 */
export async function contentChanged(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`select announce_content(${[...new Set(ids)]}::uuid[])`.execute(tx);
}

/** Announces that any content may have changed, for transactions that add or replace whole courses. */
export async function allContentChanged(tx: Tx): Promise<void> {
  await sql`select announce_all_content()`.execute(tx);
}

/** Returns the ids of the roots of rows of any content table. */
export async function contentRootsOf(db: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select content_roots_of(${ids}::uuid[]) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The entry of `content_roots` for the lists of topics and exams. */
const listsOfRoots = '00000000-0000-0000-0000-000000000001';

/** The id to announce for a list whose order changed. */
export function idOfList(list: ContentList): string {
  return list.of === 'topic' || list.of === 'exam' ? listsOfRoots : list.parent;
}
