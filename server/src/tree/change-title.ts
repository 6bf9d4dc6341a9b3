import type { TopicKind } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, SessionContext } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { findSubsubtopic, findSubtopic, findTopic } from '../content/find-in-tree.ts';
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
    const { rows } = await sql`
      update ${sql.table(table)} set title = ${title} where ${isLivingRecord(record)} returning id`.execute(tx);
    if (rows.length === 0) throw notFound(name);
    await writeAudit(tx, session, { action: 'change', subject: record.of, subject_id: record.id, detail: { title } });
  });
}
