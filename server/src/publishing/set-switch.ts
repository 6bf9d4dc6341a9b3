import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { readSwitch, type SwitchRow } from './read-switch.ts';
import { type SwitchKind, switches } from './switches.ts';

type SwitchChange = { id: string; on: boolean; detail?: Readonly<Record<string, unknown>> };

/**
 * Sets the publish switch of a living record, without its ancestors or descendants (Q94). If the
 * switch has this state already, nothing changes and no audit entry is written.
 */
export async function setSwitch(
  kind: SwitchKind,
  { on, detail = {}, id: named }: SwitchChange,
  { db, session }: Pick<Context, 'db'> & { session: Session },
): Promise<SwitchRow> {
  const { table, flag, subject } = switches[kind];
  return await db.transaction().execute(async (tx) => {
    const current = await readSwitch(tx, kind, { id: named, forUpdate: true });
    const { id, title } = current;
    if (current.on !== on) {
      await sql`update ${sql.table(table)} set ${sql.ref(flag)} = ${on} where id = ${id}`.execute(tx);
      const what = flag === 'is_sequence_publish' ? { what: 'sequence' } : {};
      const auditEntry = { action: on ? 'publish' : 'unpublish', subject, subject_id: id };
      await writeAudit(tx, session, { ...auditEntry, detail: { title, ...what, ...detail } });
    }
    return { ...current, on };
  });
}
