import type { User, UserKind, UserType } from '@fourfold/core/contract/users';
import type { Kysely } from 'kysely';
import { tidyName } from '../accounts/name.ts';
import { emailTaken } from '../accounts/texts.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { idTaken } from '../content/id-taken.ts';
import type { Database } from '../database/schema.ts';
import { insertUsers } from './insert-users.ts';
import { inviteUsers } from './invite.ts';
import { typeOf } from './kinds.ts';
import { newUserProblem } from './new-user-problem.ts';
import { findUser } from './user-rows.ts';

type Body = { id?: string | undefined; username: string; email: string; userType: UserType; status: boolean };

/**
 * Creates an account without a password. If it is active, a link to choose one is mailed. A
 * repeated request creates one account.
 */
export function createUser(kind: UserKind) {
  return async ({ body }: { body: Body }, visit: Context & { session: Session }): Promise<User> => {
    const user = readNewUser(kind, body);
    const { db, session, now, newId } = visit;
    const id = body.id?.toLowerCase() ?? newId();
    await db.transaction().execute(async (tx) => {
      const [inserted] = await insertUsers(tx, [{ id, ...user }], now());
      if (!inserted) {
        await requireSame(tx, id, user);
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
async function requireSame(tx: Kysely<Database>, id: string, user: ReturnType<typeof readNewUser>): Promise<void> {
  const known = await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!known) throw new Refusal('conflict', emailTaken);
  const same = known.email === user.email && known.user_type === user.userType && !known.deleted_at;
  if (!same) throw idTaken(known.deleted_at !== null, 'user');
}

function readNewUser(kind: UserKind, { username, email, userType, status }: Body) {
  if (userType !== typeOf[kind]) throw new Refusal('malformed', `userType: expected ${typeOf[kind]}`);
  const user = { username: tidyName(username), email, userType, status };
  const problem = newUserProblem(user);
  if (problem !== null) throw new Refusal('malformed', problem);
  return user;
}
