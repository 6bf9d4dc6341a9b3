import { type BudgetKind, budgets } from '@fourfold/core/contract/budgets';
import type { Account } from '@fourfold/core/contract/session';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { clockSkew } from './failures.ts';
import { tooOften } from './too-often.ts';

/** Takes one call of this kind out of the account's budget, or refuses it with 429. */
export type Spend = (kind: BudgetKind, account: Account) => Promise<void>;

type Ports = { db: Kysely<Database>; now(): Date };

/**
 * Calls that a process takes at once where it takes many: an answer costs two statements, and counting it in the
 * database would be a third. What a process has taken and not used is lost when the budget would be whole again.
 */
const takenAtOnce: Partial<Record<BudgetKind, number>> = { answer: 20 };
/** So many accounts with calls that were taken are remembered. */
const mostTaken = 10_000;

type Taken = { left: number; until: number };

/**
 * The budgets of all accounts (core/contract/budgets.ts), in the database for all processes. A row says when the budget
 * is whole again; each call puts that off by its share of the time in which the whole comes back.
 */
export function makeBudgets({ db, now }: Ports): Spend {
  const taken = new Map<string, Taken>();

  return async (kind, account) => {
    // A tutor who looks on spends their own.
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
  // What lies further ahead than any spending leads was written by a clock that was wrong: it counts for nothing.
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
