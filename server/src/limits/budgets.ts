import { type BudgetKind, budgets } from '@fourfold/core/contract/budgets';
import type { Account } from '@fourfold/core/contract/session';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { clockSkewMs } from './failures.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Spends one call of this kind from the account's budget. Throws a 429 refusal if it is used up. */
export type SpendBudget = (kind: BudgetKind, account: Account) => Promise<void>;

type BudgetDependencies = { db: Db; now(): Date };

/**
 * Calls that a process reserves at a time, for kinds with many calls: an answer costs two statements, and counting each
 * in the database would be a third. Unused ones expire when the budget would be full again.
 */
const callsPerReservation: Partial<Record<BudgetKind, number>> = { answer: 20 };
/** Maximum number of reservations in memory. */
const maxReservations = 10_000;

type Reservation = { remainingCalls: number; until: number };

/**
 * Creates the budgets of all accounts (core/contract/budgets.ts), shared by all processes in the database. A row stores
 * when the budget is full again; each call moves that time by its share of the period.
 */
export function createBudgets({ db, now }: BudgetDependencies): SpendBudget {
  const reservations = new Map<string, Reservation>();

  return async (kind, account) => {
    // A tutor logged in as a student spends the tutor's own budget.
    const userId = account.tutor_login.tutor_id ?? account.id;
    const calls = callsPerReservation[kind] ?? 1;
    if (calls === 1) return await spendInDatabase({ db, now: now() }, { userId, kind, calls });
    const name = `${kind} ${userId}`;
    const lifetimeMs = budgets[kind].minutes * 60_000;
    const reservation = reservations.get(name);
    const remainingMs = (reservation?.until ?? 0) - now().getTime();
    if (reservation && reservation.remainingCalls > 0 && remainingMs > 0 && remainingMs <= lifetimeMs) {
      reservation.remainingCalls -= 1;
      return;
    }
    await spendInDatabase({ db, now: now() }, { userId, kind, calls });
    if (reservations.size >= maxReservations) reservations.clear();
    reservations.set(name, { remainingCalls: calls - 1, until: now().getTime() + lifetimeMs });
  };
}

type Spending = { userId: string; kind: BudgetKind; calls: number };

async function spendInDatabase({ db, now }: { db: Db; now: Date }, { userId, kind, calls }: Spending): Promise<void> {
  const budget = budgets[kind];
  const periodMs = budget.minutes * 60_000;
  const cost = (periodMs / budget.calls) * calls;
  const after = (ms: number) => new Date(now.getTime() + ms);
  // A time further ahead than possible was written with a wrong clock and is ignored.
  const effectiveWholeAt = sql<Date>`greatest(case when spent.whole_at <= ${after(periodMs + clockSkewMs)} then spent.whole_at end, ${now})`;
  const { rows } = await sql`
    insert into spent_budgets as spent (user_id, kind, whole_at) values (${userId}, ${kind}, ${after(cost)})
        on conflict (user_id, kind) do update
       set whole_at = ${effectiveWholeAt} + ${cost} * interval '1 millisecond'
     where ${effectiveWholeAt} <= ${after(periodMs - cost)}
    returning 1
  `.execute(db);
  if (rows.length > 0) return;
  const spent = await db
    .selectFrom('spent_budgets')
    .select('whole_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  throw tooManyRequests(now, new Date((spent?.whole_at ?? now).getTime() + cost - periodMs), 'requests of this kind');
}
