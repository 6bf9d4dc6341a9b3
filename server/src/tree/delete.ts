import type { TopicKind } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { deleteContent } from '../content/delete-content.ts';
import { levels, type TreeRecord, whichOf } from './tree-record.ts';

type Visit = Context & { session: Session };

/** Creates the handler that moves a topic of this kind to the bin. */
export function deleteTopic(kind: TopicKind) {
  return ({ params: { id } }: { params: { id: string } }, visit: Visit) => remove({ of: 'topic', kind, id }, visit);
}

export const deleteSubtopic: Handler<'DELETE /subtopics/{id}'> = ({ params: { id } }, visit) =>
  remove({ of: 'subtopic', id }, visit);

export const deleteSubsubtopic: Handler<'DELETE /subsubtopics/{id}'> = ({ params: { id } }, visit) =>
  remove({ of: 'subsubtopic', id }, visit);

async function remove(record: TreeRecord, visit: Visit) {
  const { table, name, above } = levels[record.of];
  return await deleteContent(visit, { table, id: record.id, subject: record.of }, async (tx) => {
    const { rows } = await sql<{ title: string; above: string }>`
      select title, ${sql.ref(above)} as above from ${sql.table(table)} where ${whichOf(record)}`.execute(tx);
    const [row] = rows;
    if (!row) throw notFound(name);
    const list =
      record.of === 'topic'
        ? ({ of: 'topic', kind: record.kind } as const)
        : ({ of: record.of, parent: row.above } as const);
    return { title: row.title, list };
  });
}
