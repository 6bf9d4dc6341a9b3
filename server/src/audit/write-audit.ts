import type { Session } from '../call/handler.ts';
import type { Db } from '../database/db.ts';

/** An action on data that other users see: its verb, the kind of its subject, and details. */
export type AuditAction = {
  action: string;
  subject: string;
  /** Null for a subject without an id, such as the settings. */
  subject_id: string | null;
  /** The account for which it was done, if it is another one; during an impersonation always the student. */
  for_id?: string;
  detail?: Readonly<Record<string, unknown>>;
  /** The deletion id of rows that were moved to the recycle bin. */
  deletion_id?: string;
};

/** Writes who did an action, and for whom. Call it in the transaction of the action, so that both are saved or none. */
export async function writeAudit(db: Db, session: Session, action: AuditAction): Promise<void> {
  await writeAudits(db, session, [action]);
}

/** The same for several actions of one request. */
export async function writeAudits(db: Db, { account }: Session, actions: readonly AuditAction[]): Promise<void> {
  if (actions.length === 0) return;
  const { status: isImpersonating, tutor_id } = account.tutor_login;
  const rows = actions.map(({ action, subject, subject_id, for_id = null, detail = {}, deletion_id }) => {
    const who =
      isImpersonating && tutor_id ? { actor_id: tutor_id, for_id: account.id } : { actor_id: account.id, for_id };
    return { ...who, action, subject, subject_id, detail: JSON.stringify(detail), deletion_id };
  });
  await db.insertInto('audit').values(rows).execute();
}
