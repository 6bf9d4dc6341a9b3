import type { TopicKind } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { examQuestionName } from './exam-question-name.ts';
import { type SwitchKind, switches } from './switches.ts';

/** A living record and the state of its publish switch. Only topics have a `kind`. */
export type SwitchRow = { id: string; title: string; on: boolean; kind?: TopicKind };

/**
 * Reads a publish switch. Throws `notFound` if there is no such record. With `forUpdate` it locks
 * the row, so that a second change at the same time waits and sees the first.
 */
export async function readSwitch(
  db: Db,
  kind: SwitchKind,
  { id: named, forUpdate = false }: { id: string; forUpdate?: boolean },
): Promise<SwitchRow> {
  const id = named.toLowerCase();
  const { table, flag, condition, name, extraColumns = [] } = switches[kind];
  const columns = sql.join(['title', ...extraColumns].map((column) => sql.ref(column)));
  // Not `for update`: that would wait for transactions that insert rows with a foreign key to it.
  const { rows } = await sql<Row>`
    select ${columns}, ${sql.ref(flag)} as is_on from ${sql.table(table)}
     where id = ${id} and deleted_at is null and ${condition} ${forUpdate ? sql`for no key update` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound(name);
  return { id, title: row.title ?? examQuestionName(row), on: row.is_on, ...(row.kind && { kind: row.kind }) };
}

/** Only exam questions have a section and a position; their title may be null. */
type Row = { is_on: boolean; title: string | null; section?: string; position?: number; kind?: TopicKind };
