import type { Handler } from '../call/handler.ts';
import { contentChanged } from '../content/content-changed.ts';
import { changeSwitch } from './switches.ts';

/** Publishes several records in one transaction. Two callers lock the rows in the same order, so that none waits for ever. */
export const publishTogether: Handler<'POST /publish_together'> = async ({ body }, { db, session }) => {
  const records = new Map(body.records.map(({ kind, id }) => [`${kind} ${id.toLowerCase()}`, { kind, id }]));
  const inOrder = [...records].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, record]) => record);
  return await db.transaction().execute(async (tx) => {
    const published = [];
    for (const { kind, id } of inOrder) {
      const { row, isChanged } = await changeSwitch(tx, session, kind, { id, on: true });
      if (isChanged) published.push({ kind, id: row.id, title: row.title });
    }
    await contentChanged(
      tx,
      published.map(({ id }) => id),
    );
    return { data: published };
  });
};
