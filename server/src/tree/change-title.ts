import type { TopicKind } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { findSubsubtopic, findSubtopic, findTopic } from '../content/find-in-tree.ts';
import { levels, type TreeRecord, whichOf } from './tree-record.ts';

type Visit = Context & { session: Session };

/** Creates the handler that changes the title of a topic of this kind. */
export function changeTopic(kind: TopicKind) {
  return async ({ params: { id }, body }: { params: { id: string }; body: { title: string } }, visit: Visit) => {
    await changeTitle({ of: 'topic', kind, id }, body.title, visit);
    return await findTopic(visit.db, 'author', id);
  };
}

export const changeSubtopic: Handler<'PUT /subtopics/{id}'> = async ({ params: { id }, body }, visit) => {
  await changeTitle({ of: 'subtopic', id }, body.title, visit);
  return await findSubtopic(visit.db, 'author', id);
};

export const changeSubsubtopic: Handler<'PUT /subsubtopics/{id}'> = async ({ params: { id }, body }, visit) => {
  await changeTitle({ of: 'subsubtopic', id }, body.title, visit);
  return await findSubsubtopic(visit.db, 'author', id);
};

async function changeTitle(record: TreeRecord, title: string, { db, session }: Visit) {
  const { table, name } = levels[record.of];
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update ${sql.table(table)} set title = ${title} where ${whichOf(record)} returning id`.execute(tx);
    if (rows.length === 0) throw notFound(name);
    await writeAudit(tx, session, { action: 'change', subject: record.of, subject_id: record.id, detail: { title } });
  });
}
