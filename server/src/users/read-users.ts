import type { User, UserKind, UserType } from '@fourfold/core/contract/users';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { conditionByKind, lastRestorable } from './user-kinds.ts';

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

type UserDatabaseRow = Omit<
  User,
  '_id' | 'userType' | 'linked_users' | 'created_at' | 'last_active_at' | 'deleted_at'
> & {
  user_type: UserType;
  created_at: Date;
  last_active_at: Date | null;
  deleted_at: Date | null;
};

/** Accounts as the super admin sees them. Both SQL fragments use the table alias `u`. */
async function findUsers(
  db: Db,
  { condition, orderAndPage = sql`` }: { condition: RawBuilder<boolean>; orderAndPage?: RawBuilder<unknown> },
): Promise<User[]> {
  const { rows } = await sql<UserDatabaseRow>`
    select u.id, u.username, u.email, u.user_type, u.status, u.code, u.is_tutor, u.is_admin, u.is_super_admin,
           u.password_hash is null as invited, u.created_at, u.deleted_at, a.last_active_at,
           (select coalesce(json_agg(json_build_object('id', s.id, 'username', s.username, 'email', s.email)
                                     order by lower(s.username), s.id), '[]')
              from tutor_students l join users s on s.id = l.student_id and s.deleted_at is null
             where l.tutor_id = u.id and (u.user_type = 'Tutor' or u.is_tutor)) as linked_students
      from users u left join user_activity a on a.user_id = u.id
     where ${condition} ${orderAndPage}`.execute(db);
  return rows.map(presentUser);
}

export async function findUser(db: Db, id: string): Promise<User> {
  const [user] = await findUsers(db, { condition: sql<boolean>`u.id = ${id}` });
  if (!user) throw notFound('User');
  return user;
}

function presentUser({ user_type, ...row }: UserDatabaseRow): User {
  return {
    ...row,
    _id: row.id,
    userType: user_type,
    linked_users: row.linked_students.map(({ id }) => id),
    created_at: row.created_at.toISOString(),
    last_active_at: row.last_active_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
