import type { BinKind } from '@fourfold/core/contract/desk';
import { writeAudit } from '../audit/write-audit.ts';
import type { SessionContext } from '../call/handler.ts';
import type { Tx } from '../database/db.ts';
import { renumberList } from './arrange-list.ts';
import { contentChanged, idOfList } from './content-changed.ts';
import type { ContentList } from './content-list.ts';
import { lockList, lockTree } from './lock-list.ts';
import { allIds, type DeletionRoot, moveToBin } from './recycle-bin.ts';

/** Reads the title and the list of the living record. Throws `notFound` if there is none. */
type LoadRecord = (tx: Tx) => Promise<{ title: string; list: ContentList }>;

/** Moves a record and its subtree to the bin, renumbers its list and writes an audit entry. */
export async function deleteContent(
  { db, session, now, newId }: SessionContext<'db' | 'now' | 'newId'>,
  { subject, ...root }: DeletionRoot & { subject: BinKind },
  load: LoadRecord,
): Promise<{ id: string; _id: string; title: string }> {
  const id = root.id.toLowerCase();
  const deletion = { id: newId(), at: now() };
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'alone');
    const { title, list } = await load(tx);
    await lockList(tx, list);
    const moved = await moveToBin(tx, root, deletion);
    await renumberList(tx, list);
    const auditEntry = { action: 'delete', subject, subject_id: id, detail: { title }, deletion_id: deletion.id };
    await writeAudit(tx, session, auditEntry);
    await contentChanged(tx, [...allIds(moved), idOfList(list)]);
    return { id, _id: id, title };
  });
}
