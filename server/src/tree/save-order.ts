import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { saveListOrder } from '../content/arrange-list.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { presentSubsubtopic, presentSubtopic, presentTopic } from '../content/present-topic.ts';
import { subsubtopicRows, subtopicRows, topicRows } from '../content/topic-rows.ts';
import type { Db } from '../database/db.ts';
import type { TreeList } from './create-records.ts';

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
    return { data: await read(tx) };
  });
}
