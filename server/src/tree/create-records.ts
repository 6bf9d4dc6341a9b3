import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session, SessionContext } from '../call/handler.ts';
import { moveItem } from '../content/arrange-list.ts';
import { contentChanged, idOfList } from '../content/content-changed.ts';
import { type ContentList, listRowsOf } from '../content/content-list.ts';
import { findSubsubtopic, findSubtopic, findTopic } from '../content/find-in-tree.ts';
import { idTaken } from '../content/id-taken.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { recordTables } from './tree-record.ts';

/** Creates the handler that adds a topic of this kind. */
export function createTopic(kind: TopicKind) {
  return async ({ body }: { body: NewRecord }, context: Context & { session: Session }) =>
    await findTopic(context.db, 'author', await createInList({ of: 'topic', kind }, body, context));
}

export const createSubtopic: Handler<'POST /subtopics'> = async ({ body }, context) =>
  await findSubtopic(context.db, 'author', await createInList({ of: 'subtopic', parent: body.test_id }, body, context));

export const createSubsubtopic: Handler<'POST /subsubtopics'> = async ({ body }, context) =>
  await findSubsubtopic(
    context.db,
    'author',
    await createInList({ of: 'subsubtopic', parent: body.subtopic_id }, body, context),
  );

/** A list of the topic tree. */
export type TreeList = Extract<ContentList, { of: 'topic' | 'subtopic' | 'subsubtopic' }>;
/** The body of a creation. The id is made by the client; without one the server makes it. */
type NewRecord = { id?: string | undefined; title: string };

/**
 * Creates an unpublished topic, sub-topic or sub-sub-topic at the end of its list. Returns its id.
 * A repeated request with the same id changes nothing.
 */
async function createInList(list: TreeList, body: NewRecord, { db, session, newId }: SessionContext): Promise<string> {
  const { title } = body;
  const id = body.id?.toLowerCase() ?? newId();
  const { table, condition } = listRowsOf(list);
  const [ownerColumn, ownerValue] = ownerColumnOf(list);
  await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'shared');
    await lockList(tx, list);
    const inserted = await sql`
      insert into ${sql.table(table)} (id, title, position, ${sql.ref(ownerColumn)})
      values (${id}, ${title}, 0, ${ownerValue}) on conflict (id) do nothing returning id`.execute(tx);
    if (inserted.rows.length > 0) {
      await moveItem(tx, list, id);
      await writeAudit(tx, session, { action: 'create', subject: list.of, subject_id: id, detail: { title } });
      await contentChanged(tx, [id, idOfList(list)]);
      return;
    }
    const { rows } = await sql<{ here: boolean; deleted: boolean }>`
      select ${condition} as here, deleted_at is not null as deleted from ${sql.table(table)} where id = ${id}`.execute(
      tx,
    );
    if (!rows[0]?.here) throw idTaken(rows[0]?.deleted ?? false, recordTables[list.of].name.toLowerCase());
  });
  return id;
}

function ownerColumnOf(list: TreeList): [column: string, ownerValue: string] {
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
