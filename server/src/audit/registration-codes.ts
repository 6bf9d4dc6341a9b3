import type { RegistrationCode } from '@fourfold/core/contract/audit';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { writeAudit } from './write-audit.ts';

/** Lists the registration codes, the newest first. */
export const listCodes: Handler<'GET /registration_codes'> = async (_input, { db, now }) => ({
  data: await readCodes(db, now()),
});

/** Adds a registration code. Throws a Refusal when it exists already or ends in the past. */
export const addCode: Handler<'POST /registration_codes'> = async ({ body }, { db, session, now }) => {
  const { code, note, max_uses } = body;
  const ends_at = body.ends_at === null ? null : new Date(body.ends_at);
  if (ends_at && ends_at <= now())
    throw new Refusal('invalid_value', { field: 'ends_at', problem: 'expected a moment to come' });
  return await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('registration_codes')
      .values({ code, note, max_uses, ends_at, made_by: session.account.id, created_at: now() })
      .onConflict((taken) => taken.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!made) throw new Refusal('registration_code_taken', { code });
    await writeAudit(tx, session, auditEntry('create', code));
    return await readCode(tx, now(), code);
  });
};

/** Changes a code. Accounts that were registered with it are not affected. */
export const changeCode: Handler<'PUT /registration_codes'> = async ({ body }, { db, session, now }) => {
  const { code, note, retired } = body;
  return await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('registration_codes')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw notFound('Registration code');
    const isToggled = retired !== undefined && retired !== (known.retired_at !== null);
    const isRenamed = note !== undefined && note !== known.note;
    if (isToggled || isRenamed) {
      const retired_at = isToggled ? (retired ? now() : null) : known.retired_at;
      await tx
        .updateTable('registration_codes')
        .set({ retired_at, note: note ?? known.note })
        .where('code', '=', code)
        .execute();
      await writeAudit(tx, session, auditEntry(isToggled ? (retired ? 'retire' : 'restore') : 'change', code));
    }
    return await readCode(tx, now(), code);
  });
};

const auditEntry = (action: string, title: string) => ({
  action,
  subject: 'registration_code',
  subject_id: null,
  detail: { title },
});

type Dates = 'created_at' | 'retired_at' | 'ends_at';
type Row = Omit<RegistrationCode, Dates | 'state'> & Record<Dates, Date | null> & { created_at: Date };

async function readCodes(db: Db, now: Date, only: string | null = null): Promise<RegistrationCode[]> {
  const { rows } = await sql<Row>`
    select c.code, c.note, c.created_at, c.retired_at, c.uses, c.max_uses, c.ends_at,
           case when m.id is not null then json_build_object('id', m.id, 'username', m.username) end as made_by,
           (select count(*)::integer from users u where u.code = c.code) as students
      from registration_codes c left join users m on m.id = c.made_by
     where ${only}::text is null or c.code = ${only}
     order by c.created_at desc, c.code`.execute(db);
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    retired_at: row.retired_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    state: stateOf(row, now),
  }));
}

/** The state by the rules of `accounts/registration-code.ts`; `retired` has priority. */
function stateOf({ retired_at, ends_at, max_uses, uses }: Row, now: Date): RegistrationCode['state'] {
  if (retired_at) return 'retired';
  if (ends_at && ends_at <= now) return 'ended';
  return max_uses !== null && uses >= max_uses ? 'used_up' : 'open';
}

async function readCode(db: Db, now: Date, code: string): Promise<RegistrationCode> {
  const [found] = await readCodes(db, now, code);
  if (!found) throw notFound('Registration code');
  return found;
}
