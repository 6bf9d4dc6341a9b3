import type { TopicKind } from '@fourfold/core/contract/content';
import { examFamilies } from '@fourfold/core/exams/families';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { type SwitchKind, switches } from './switches.ts';

type Wanted = { id: string; on: boolean; detail?: Readonly<Record<string, unknown>> };

/**
 * Turns the switch of a living record, and of nothing above or below it (Q94); answers its title. As it stands already
 * is as well done, and leaves no trace.
 */
export async function setSwitch(
  kind: SwitchKind,
  { on, detail = {}, ...named }: Wanted,
  { db, session }: Pick<Context, 'db'> & { session: Session },
): Promise<{ id: string; title: string; kind?: TopicKind }> {
  const id = named.id.toLowerCase();
  const { table, flag, which, name, also = [], subject } = switches[kind];
  const columns = sql.join(['title', ...also].map((column) => sql.ref(column)));
  return await db.transaction().execute(async (tx) => {
    // Not `for update`: that would wait for whoever adds rows that refer to this one.
    const { rows } = await sql<Held>`
      select ${columns}, ${sql.ref(flag)} as was from ${sql.table(table)}
       where id = ${id} and deleted_at is null and ${which} for no key update`.execute(tx);
    const [held] = rows;
    if (!held) throw notFound(name);
    const title = held.title ?? numberTitle(held);
    if (held.was !== on) {
      await sql`update ${sql.table(table)} set ${sql.ref(flag)} = ${on} where id = ${id}`.execute(tx);
      const what = flag === 'is_sequence_publish' ? { what: 'sequence' } : {};
      const deed = { action: on ? 'publish' : 'unpublish', subject, subject_id: id };
      await writeAudit(tx, session, { ...deed, detail: { title, ...what, ...detail } });
    }
    return { id, title, ...(held.kind && { kind: held.kind }) };
  });
}

/** Section and position are an exam number's, whose title may be null; the kind is a topic's. */
type Held = { was: boolean; title: string | null; section?: string; position?: number; kind?: TopicKind };

/** A number without a topic is called as its grid has it: "Math - Calculator 5". */
function numberTitle({ section = '', position = 0 }: Held): string {
  const sections = [...examFamilies.sat.sections, ...examFamilies.act.sections];
  return `${sections.find(({ type }) => type === section)?.title ?? section} ${position + 1}`;
}
