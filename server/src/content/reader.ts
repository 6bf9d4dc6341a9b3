import { rolesOf } from '@fourfold/core/session/account';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../call/handler.ts';
import type { SeenKind } from '../database/schema.ts';

/** A student sees what is published, up the whole chain; an author sees everything that lives. */
export type Reader = 'student' | 'author';

export function readerOf(session: Session): Reader {
  return rolesOf(session.account).includes('admin') ? 'author' : 'student';
}

/** The views of migrations/0002_content.sql say what each reader may see. */
const views = { student: 'open', author: 'living' } as const;

/** Whether the reader may see the row that `id` (a column) names; false for null. */
export function maySee(reader: Reader, kind: SeenKind, id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${sql.table(`${views[reader]}_${kind}`)} seen where seen.id = ${sql.ref(id)})`;
}

/** A link as the reader may follow it: a link to what cannot be opened reads as none. */
export function openLink(reader: Reader, kind: SeenKind, id: string): RawBuilder<string | null> {
  return sql<string | null>`case when ${maySee(reader, kind, id)} then ${sql.ref(id)} end`;
}

/** The view of the places in which the reader meets a problem set. */
export function placesView(reader: Reader) {
  return sql.table(`${views[reader]}_problem_set_places`);
}
