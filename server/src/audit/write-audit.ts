import type { Kysely } from 'kysely';
import type { Session } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';

/** Something that was done to what others see: which verb, to a thing of which kind, and what it said. */
export type Deed = {
  action: string;
  subject: string;
  /** Null of what there is only one of. */
  subject_id: string | null;
  /** The account that it was done for, where that is someone else; in a look at a student it is the student. */
  for_id?: string;
  detail?: Readonly<Record<string, unknown>>;
  /** Of what went into the bin: the deletion that the rows there name. */
  deletion_id?: string;
};

/** Keeps who did it, and for whom; written in the transaction of the deed itself, so that neither is there alone. */
export async function writeAudit(db: Kysely<Database>, session: Session, deed: Deed): Promise<void> {
  await writeAudits(db, session, [deed]);
}

/** The same of several that one request did. */
export async function writeAudits(db: Kysely<Database>, { account }: Session, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  const { status: looksOn, tutor_id } = account.tutor_login;
  const rows = deeds.map(({ action, subject, subject_id, for_id = null, detail = {}, deletion_id }) => {
    const who = looksOn && tutor_id ? { actor_id: tutor_id, for_id: account.id } : { actor_id: account.id, for_id };
    return { ...who, action, subject, subject_id, detail: JSON.stringify(detail), deletion_id };
  });
  await db.insertInto('audit').values(rows).execute();
}
