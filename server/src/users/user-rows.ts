import type { User, UserType } from '@fourfold/core/contract/users';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';

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
export async function findUsers(
  db: Db,
  { condition, orderAndPage = sql`` }: { condition: RawBuilder<boolean>; orderAndPage?: RawBuilder<unknown> },
): Promise<User[]> {
  const { rows } = await sql<UserDatabaseRow>`
    select u.id, u.username, u.email, u.user_type, u.status, u.code, u.is_tutor, u.is_admin, u.is_super_admin,
           u.password_hash is null as invited, u.created_at, u.last_active_at, u.deleted_at,
           (select coalesce(json_agg(json_build_object('id', s.id, 'username', s.username, 'email', s.email)
                                     order by lower(s.username), s.id), '[]')
              from tutor_students l join users s on s.id = l.student_id and s.deleted_at is null
             where l.tutor_id = u.id and (u.user_type = 'Tutor' or u.is_tutor)) as linked_students
      from users u where ${condition} ${orderAndPage}`.execute(db);
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
