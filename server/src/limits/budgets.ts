import { type BudgetKind, budgets } from '@fourfold/core/contract/budgets';
import type { Account } from '@fourfold/core/contract/session';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { clockSkew } from './failures.ts';
import { tooOften } from './too-often.ts';

/**
 * Spends one call of this kind from the account's budget. Throws a 429 refusal if it is used up.
 */
export type Spend = (kind: BudgetKind, account: Account) => Promise<void>;

type Ports = { db: Kysely<Database>; now(): Date };

/**
 * Calls that a process reserves at a time, for kinds with many calls: an answer costs two
 * statements, and counting each in the database would be a third. Unused ones expire when the
 * budget would be full again.
 */
const takenAtOnce: Partial<Record<BudgetKind, number>> = { answer: 20 };
/** Maximum number of reservations in memory. */
const mostTaken = 10_000;

type Taken = { left: number; until: number };

/**
 * Creates the budgets of all accounts (core/contract/budgets.ts), shared by all processes in the
 * database. A row stores when the budget is full again; each call moves that time by its share of
 * the period.
 */
export function makeBudgets({ db, now }: Ports): Spend {
  const taken = new Map<string, Taken>();

  return async (kind, account) => {
    // A tutor logged in as a student spends the tutor's own budget.
    const userId = account.tutor_login.tutor_id ?? account.id;
    const calls = takenAtOnce[kind] ?? 1;
    if (calls === 1) return await take({ db, now: now() }, { userId, kind, calls });
    const name = `${kind} ${userId}`;
    const takenFor = budgets[kind].minutes * 60_000;
    const here = taken.get(name);
    const ahead = (here?.until ?? 0) - now().getTime();
    if (here && here.left > 0 && ahead > 0 && ahead <= takenFor) {
      here.left -= 1;
      return;
    }
    await take({ db, now: now() }, { userId, kind, calls });
    if (taken.size >= mostTaken) taken.clear();
    taken.set(name, { left: calls - 1, until: now().getTime() + takenFor });
  };
}

type Taking = { userId: string; kind: BudgetKind; calls: number };

async function take({ db, now }: { db: Kysely<Database>; now: Date }, { userId, kind, calls }: Taking): Promise<void> {
  const budget = budgets[kind];
  const whole = budget.minutes * 60_000;
  const cost = (whole / budget.calls) * calls;
  const after = (ms: number) => new Date(now.getTime() + ms);
  // A time further ahead than possible was written with a wrong clock and is ignored.
  const left = sql<Date>`greatest(case when spent.whole_at <= ${after(whole + clockSkew)} then spent.whole_at end, ${now})`;
  const { rows } = await sql`
    insert into spent_budgets as spent (user_id, kind, whole_at) values (${userId}, ${kind}, ${after(cost)})
        on conflict (user_id, kind) do update
       set whole_at = ${left} + ${cost} * interval '1 millisecond'
     where ${left} <= ${after(whole - cost)}
    returning 1
  `.execute(db);
  if (rows.length > 0) return;
  const spent = await db
    .selectFrom('spent_budgets')
    .select('whole_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  throw tooOften(now, new Date((spent?.whole_at ?? now).getTime() + cost - whole), 'requests of this kind');
}
