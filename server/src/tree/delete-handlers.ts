import type { TopicKind } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import type { Handler, SessionContext } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { deleteContent } from '../content/delete-content.ts';
import { isLivingRecord, recordTables, type TreeRecord } from './tree-record.ts';

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
