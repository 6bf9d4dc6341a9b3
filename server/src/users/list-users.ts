import type { User, UserKind } from '@fourfold/core/contract/users';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../call/handler.ts';
import { conditionByKind, lastRestorable } from './user-kinds.ts';
import { findUsers } from './user-rows.ts';

type Query = { offset: number; limit: number; q?: string | undefined; deleted?: 'true' | undefined };

/** A page of users of a kind, ordered by name. Deleted users are ordered by deletion, newest first. */
export function listUsers(kind: UserKind) {
  return async ({ query }: { query: Query }, { db, now }: Context): Promise<{ data: User[]; count: number }> => {
    const { offset, limit, q = '', deleted } = query;
    const state = deleted
      ? sql<boolean>`u.deleted_at > ${lastRestorable(now())} and u.erased_at is null`
      : sql<boolean>`u.deleted_at is null`;
    const condition = sql<boolean>`${conditionByKind[kind]} and ${state} and ${containsText(q)}`;
    const order = deleted ? sql`u.deleted_at desc, u.id` : sql`lower(u.username), u.id`;
    const orderAndPage = sql`order by ${order} limit ${limit} offset ${(offset - 1) * limit}`;
    const countQuery = sql<{ count: number }>`select count(*)::integer as count from users u where ${condition}`;
    const [data, { rows }] = await Promise.all([findUsers(db, { condition, orderAndPage }), countQuery.execute(db)]);
    return { data, count: rows[0]?.count ?? 0 };
  };
}

/** SQL condition: the name or email contains the text, whose characters have no special meaning. */
function containsText(q: string): RawBuilder<boolean> {
  if (q === '') return sql<boolean>`true`;
  return sql<boolean>`(strpos(lower(u.username), lower(${q})) > 0 or strpos(lower(u.email), lower(${q})) > 0)`;
}
