import type { Kysely } from 'kysely';
import type { Session } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';

/** Something that was done to what everybody shares: which verb, to a thing of which kind, and what it said. */
export type Deed = { action: string; subject: string; subject_id: string; detail?: Readonly<Record<string, unknown>> };

/** Keeps who did it; written in the transaction of the deed itself, so that neither is there alone. */
export async function writeAudit(db: Kysely<Database>, session: Session, deed: Deed): Promise<void> {
  const { action, subject, subject_id, detail = {} } = deed;
  await db
    .insertInto('audit')
    .values({ actor_id: session.account.id, action, subject, subject_id, detail: JSON.stringify(detail) })
    .execute();
}
