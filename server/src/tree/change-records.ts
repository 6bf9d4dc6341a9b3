import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { sql } from 'kysely';
import { plainDifferences } from '../audit/differences.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session, SessionContext } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { saveListOrder } from '../content/arrange-list.ts';
import { contentChanged, idOfList } from '../content/content-changed.ts';
import { deleteContent } from '../content/delete-content.ts';
import { findSubsubtopic, findSubtopic, findTopic } from '../content/find-in-tree.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { presentSubsubtopic, presentSubtopic, presentTopic } from '../content/present-topic.ts';
import { subsubtopicRows, subtopicRows, topicRows } from '../content/topic-rows.ts';
import type { Db } from '../database/db.ts';
import type { TreeList } from './create-records.ts';
import { isLivingRecord, recordTables, type TreeRecord } from './tree-record.ts';

/** Creates the handler that changes the title of a topic of this kind. */
export function changeTopic(kind: TopicKind) {
  return async (
    { params: { id }, body }: { params: { id: string }; body: { title: string } },
    context: SessionContext,
  ) => {
    await changeTitle({ of: 'topic', kind, id }, body.title, context);
    return await findTopic(context.db, 'author', id);
  };
}

export const changeSubtopic: Handler<'PUT /subtopics/{id}'> = async ({ params: { id }, body }, context) => {
  await changeTitle({ of: 'subtopic', id }, body.title, context);
  return await findSubtopic(context.db, 'author', id);
};

export const changeSubsubtopic: Handler<'PUT /subsubtopics/{id}'> = async ({ params: { id }, body }, context) => {
  await changeTitle({ of: 'subsubtopic', id }, body.title, context);
  return await findSubsubtopic(context.db, 'author', id);
};

async function changeTitle(record: TreeRecord, title: string, { db, session }: SessionContext) {
  const { table, name } = recordTables[record.of];
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ title: string }>`
      select title from ${sql.table(table)} where ${isLivingRecord(record)} for no key update`.execute(tx);
    const [before] = rows;
    if (!before) throw notFound(name);
    await sql`update ${sql.table(table)} set title = ${title} where ${isLivingRecord(record)}`.execute(tx);
    const detail = { title, differences: plainDifferences(before, { title }) };
    await writeAudit(tx, session, { action: 'change', subject: record.of, subject_id: record.id, detail });
    await contentChanged(tx, [record.id]);
  });
}

/** Creates the handler that moves a topic of this kind to the bin. */
export function deleteTopic(kind: TopicKind) {
  return ({ params: { id } }: { params: { id: string } }, context: SessionContext) =>
    deleteRecord({ of: 'topic', kind, id }, context);
}

export const deleteSubtopic: Handler<'DELETE /subtopics/{id}'> = ({ params: { id } }, context) =>
  deleteRecord({ of: 'subtopic', id }, context);

export const deleteSubsubtopic: Handler<'DELETE /subsubtopics/{id}'> = ({ params: { id } }, context) =>
  deleteRecord({ of: 'subsubtopic', id }, context);

async function deleteRecord(record: TreeRecord, context: SessionContext) {
  const { table, name, parentColumn } = recordTables[record.of];
  return await deleteContent(context, { table, id: record.id, subject: record.of }, async (tx) => {
    const { rows } = await sql<{ title: string; above: string }>`
      select title, ${sql.ref(parentColumn)} as above from ${sql.table(table)} where ${isLivingRecord(record)}`.execute(
      tx,
    );
    const [row] = rows;
    if (!row) throw notFound(name);
    const list =
      record.of === 'topic'
        ? ({ of: 'topic', kind: record.kind } as const)
        : ({ of: record.of, parent: row.above } as const);
    return { title: row.title, list };
  });
}

export const saveTopicOrder: Handler<'PUT /tests/update_positions'> = ({ body }, context) =>
  saveOrder(context, { of: 'topic', kind: body.topic_type }, body.tests, async (db) =>
    (await topicRows(db, 'author').where('topics.kind', '=', body.topic_type).execute()).map(presentTopic),
  );

export const saveSubtopicOrder: Handler<'PUT /subtopics/update_positions'> = ({ body }, context) =>
  saveOrder(context, { of: 'subtopic', parent: body.test_id }, body.subtopics, async (db) =>
    (await subtopicRows(db, 'author').where('subtopics.topic_id', '=', body.test_id).execute()).map(presentSubtopic),
  );

export const saveSubsubtopicOrder: Handler<'PUT /subsubtopics/update_positions'> = ({ body }, context) =>
  saveOrder(context, { of: 'subsubtopic', parent: body.subtopic_id }, body.subsubtopics, async (db) =>
    (await subsubtopicRows(db, 'author').where('subsubtopics.subtopic_id', '=', body.subtopic_id).execute()).map(
      presentSubsubtopic,
    ),
  );

/** Saves a new order of a list of the tree. Returns the reordered list. */
async function saveOrder<T>(
  { db, session }: Context & { session: Session },
  list: TreeList,
  order: readonly string[],
  read: (db: Db) => Promise<T[]>,
): Promise<{ data: T[] }> {
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'shared');
    await lockList(tx, list);
    await saveListOrder(tx, list, { order, present: () => read(tx) });
    const auditEntry = { action: 'order', subject: list.of, subject_id: list.of === 'topic' ? null : list.parent };
    await writeAudit(tx, session, { ...auditEntry, detail: list.of === 'topic' ? { kind: list.kind } : {} });
    const data = await read(tx);
    await contentChanged(tx, [idOfList(list)]);
    return { data };
  });
}
