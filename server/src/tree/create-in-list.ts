import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { moveTo } from '../content/arrange-list.ts';
import { type ContentList, rowsOf } from '../content/content-list.ts';
import { holdList, holdTree } from '../content/hold-list.ts';
import { idTaken } from '../content/id-taken.ts';
import { levels } from './tree-record.ts';

/** A list of the topic tree. */
export type TreeList = Extract<ContentList, { of: 'topic' | 'subtopic' | 'subsubtopic' }>;
/** The body of a creation. The id is made by the client; without one the server makes it. */
export type Titled = { id?: string | undefined; title: string };
type Visit = Context & { session: Session };

/**
 * Creates an unpublished topic, sub-topic or sub-sub-topic at the end of its list. Returns its id.
 * A repeated request with the same id changes nothing.
 */
export async function createInList(list: TreeList, body: Titled, { db, session, newId }: Visit): Promise<string> {
  const { title } = body;
  const id = body.id?.toLowerCase() ?? newId();
  const { table, here } = rowsOf(list);
  const [owner, value] = ownerOf(list);
  await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'shared');
    await holdList(tx, list);
    const made = await sql`
      insert into ${sql.table(table)} (id, title, position, ${sql.ref(owner)})
      values (${id}, ${title}, 0, ${value}) on conflict (id) do nothing returning id`.execute(tx);
    if (made.rows.length > 0) {
      await moveTo(tx, list, id);
      await writeAudit(tx, session, { action: 'create', subject: list.of, subject_id: id, detail: { title } });
      return;
    }
    const { rows } = await sql<{ here: boolean; deleted: boolean }>`
      select ${here} as here, deleted_at is not null as deleted from ${sql.table(table)} where id = ${id}`.execute(tx);
    if (!rows[0]?.here) throw idTaken(rows[0]?.deleted ?? false, levels[list.of].name.toLowerCase());
  });
  return id;
}

function ownerOf(list: TreeList): [column: string, value: string] {
  switch (list.of) {
    case 'topic':
      return ['kind', list.kind];
    case 'subtopic':
      return ['topic_id', list.parent];
    case 'subsubtopic':
      return ['subtopic_id', list.parent];
    default:
      return list satisfies never;
  }
}
