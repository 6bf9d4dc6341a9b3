import type { Kysely } from 'kysely';
import type { Session } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';

/** Something that was done to what everybody shares: which verb, to a thing of which kind, and what it said. */
export type Deed = {
  action: string;
  subject: string;
  subject_id: string;
  /** The student for whom a tutor did it. */
  for_id?: string;
  detail?: Readonly<Record<string, unknown>>;
};

/**
 * Keeps who did it, in a look the tutor who looks on; written in the transaction of the deed itself, so that neither is
 * there alone.
 */
export async function writeAudit(db: Kysely<Database>, session: Session, deed: Deed): Promise<void> {
  const { detail = {}, ...done } = deed;
  const actor_id = session.account.tutor_login.tutor_id ?? session.account.id;
  await db
    .insertInto('audit')
    .values({ actor_id, ...done, detail: JSON.stringify(detail) })
    .execute();
}
