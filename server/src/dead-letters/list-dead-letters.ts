import { type DeadLetter, type LetterKind, letterKinds } from '@fourfold/core/contract/dead-letters';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';

/** More letters than an admin would handle one by one: with so many, the mail server needs repair. */
const maxListed = 100;

/** Lists letters that were given up, for the studio's settings, and counts those that still wait. */
export const listDeadLetters: Handler<'GET /dead_letters'> = async (_input, { db }) => {
  const [dead, waiting] = await Promise.all([deadLetters(db), waitingLetters(db)]);
  return { data: dead.map(present), count: dead[0]?.count ?? 0, waiting };
};

type DeadRow = {
  id: string;
  kind: LetterKind;
  email: string;
  made_at: Date;
  failed_at: Date;
  reason: string;
  count: number;
};

async function deadLetters(db: Db): Promise<DeadRow[]> {
  const { rows } = await sql<DeadRow>`
    select j.id, j.kind, coalesce(u.email, j.body ->> 'email', '') as email, j.made_at, j.failed_at,
           coalesce(j.reason, '') as reason, (count(*) over ())::int as count
      from jobs j left join users u on u.id = j.user_id
     where j.failed_at is not null and j.kind = any (${[...letterKinds]}::text[])
     order by j.failed_at desc, j.id limit ${maxListed}`.execute(db);
  return rows;
}

function present({ id, kind, email, made_at, failed_at, reason }: DeadRow): DeadLetter {
  return { id, kind, email, made_at: made_at.toISOString(), failed_at: failed_at.toISOString(), reason };
}

async function waitingLetters(db: Db) {
  const { rows } = await sql<{ made_at: Date; reason: string | null; count: number }>`
    select made_at, reason, (count(*) over ())::int as count
      from jobs where failed_at is null and kind = any (${[...letterKinds]}::text[])
     order by made_at limit 1`.execute(db);
  const [oldest] = rows;
  return {
    count: oldest?.count ?? 0,
    since: oldest?.made_at.toISOString() ?? null,
    reason: oldest?.reason ?? null,
  };
}
