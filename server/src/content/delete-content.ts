import type { BinKind } from '@fourfold/core/contract/desk';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { renumber } from './arrange-list.ts';
import { putIntoBin, type Root } from './bin.ts';
import type { ContentList } from './content-list.ts';
import { holdList, holdTree } from './hold-list.ts';

type Visit = Pick<Context, 'db' | 'now' | 'newId'> & { session: Session };
/** Reads the title and the list of the living record. Throws `notFound` if there is none. */
type Load = (tx: Kysely<Database>) => Promise<{ title: string; list: ContentList }>;

/** Moves a record and its subtree to the bin, renumbers its list and writes an audit entry. */
export async function deleteContent(
  { db, session, now, newId }: Visit,
  { subject, ...root }: Root & { subject: BinKind },
  load: Load,
): Promise<{ id: string; _id: string; title: string }> {
  const id = root.id.toLowerCase();
  const deletion = { id: newId(), at: now() };
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'alone');
    const { title, list } = await load(tx);
    await holdList(tx, list);
    await putIntoBin(tx, root, deletion);
    await renumber(tx, list);
    const deed = { action: 'delete', subject, subject_id: id, detail: { title }, deletion_id: deletion.id };
    await writeAudit(tx, session, deed);
    return { id, _id: id, title };
  });
}
