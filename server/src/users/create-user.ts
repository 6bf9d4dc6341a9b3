import type { User, UserKind, UserType } from '@fourfold/core/contract/users';
import { normalizeName } from '../accounts/user-name.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { idTaken } from '../content/id-taken.ts';
import type { Tx } from '../database/db.ts';
import { newUserProblem } from './create-users.ts';
import { insertUsers } from './insert-users.ts';
import { inviteUsers } from './invite-users.ts';
import { findUser } from './read-users.ts';
import { userTypeByKind } from './user-kinds.ts';

type Body = { id?: string | undefined; username: string; email: string; userType: UserType; status: boolean };

/**
 * Creates an account without a password. If it is active, a link to choose one is mailed. A
 * repeated request creates one account.
 */
export function createUser(kind: UserKind) {
  return async ({ body }: { body: Body }, context: Context & { session: Session }): Promise<User> => {
    const user = readNewUser(kind, body);
    const { db, session, now, newId } = context;
    const id = body.id?.toLowerCase() ?? newId();
    await db.transaction().execute(async (tx) => {
      const [inserted] = await insertUsers(tx, [{ id, ...user }], now());
      if (!inserted) {
        await requireSameUser(tx, id, user);
        return;
      }
      const detail = { type: user.userType };
      await writeAudit(tx, session, { action: 'create', subject: 'user', subject_id: id, for_id: id, detail });
      if (user.status) await inviteUsers(tx, session, [id]);
    });
    return await findUser(db, id);
  };
}

/**
 * Throws a refusal unless the stored account is the same as the requested one. Reads after the
 * insertion, which waited for concurrent ones with the same id or email.
 */
async function requireSameUser(tx: Tx, id: string, user: ReturnType<typeof readNewUser>): Promise<void> {
  const existing = await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!existing) throw new Refusal('email_taken');
  const same = existing.email === user.email && existing.user_type === user.userType && !existing.deleted_at;
  if (!same) throw idTaken(existing.deleted_at !== null, 'user');
}

function readNewUser(kind: UserKind, { username, email, userType, status }: Body) {
  if (userType !== userTypeByKind[kind])
    throw new Refusal('invalid_field', { field: 'userType', problem: `expected ${userTypeByKind[kind]}` });
  const user = { username: normalizeName(username), email, userType, status };
  const problem = newUserProblem(user);
  if (problem !== null) throw new Refusal(problem);
  return user;
}
