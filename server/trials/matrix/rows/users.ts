import type { UserType, userCalls } from '@fourfold/core/contract/users';
import { newId } from '../../../src/call/new-id.ts';
import { addUser } from '../../../src/testing/people.ts';
import type { At, Rows } from '../row.ts';

const managed = { of: 'managed' } as const;
type Role = 'admin' | 'student' | 'tutor';

const listed = { ...managed, parts: () => ({ query: {} }), tells: 'everything' } as const;
const somebodyNew = (userType: UserType) => ({
  ...{ username: 'Somebody New', email: `${newId()}@mail.example`, userType },
});
const taken = [409, 'This id already names another user: give each user an id of its own'] as const;
/** A client may choose the id of a new record, but not an existing one. */
const made = (userType: UserType) =>
  [
    { ...managed, parts: () => ({ body: somebodyNew(userType) }) },
    {
      of: 'persons',
      way: 'under an id that somebody has',
      parts: ({ owner }: At) => ({ body: { id: owner.id, ...somebodyNew(userType) } }),
      refuses: { 'super-admin': taken },
      others: taken,
    },
  ] as const;
const aUser = async ({ db, whose, me }: At, role: Role) => (whose === 'own' ? me.id : await addUser(db, role));
const gone = (role: Role) => ({
  ...managed,
  parts: async (at: At) => ({ params: { id: await aUser(at, role) } }),
  own: [409, "You can't delete your own account."] as const,
});
const shutOut = (role: Role) => ({
  ...managed,
  parts: async (at: At) => ({ params: { id: await aUser(at, role) }, body: { status: false } }),
  own: [409, "You can't deactivate your own account."] as const,
});
/** An admin, with a change of the account. */
const changedAdmin = (change: { is_tutor?: boolean; deleted_at?: Date }) => async (at: At) => {
  const user_id = await addUser(at.db, 'admin');
  await at.db.updateTable('users').set(change).where('id', '=', user_id).execute();
  return { body: { user_id, role: 'Tutor' } as const };
};

export const userRows = {
  'GET /users/admins': listed,
  'GET /users/students': listed,
  'GET /users/tutors': listed,
  'POST /users/admins': made('Admin'),
  'POST /users/students': made('Student'),
  'POST /users/tutors': made('Tutor'),
  'DELETE /users/admins/{id}': gone('admin'),
  'DELETE /users/students/{id}': gone('student'),
  'DELETE /users/tutors/{id}': gone('tutor'),
  'PATCH /users/admins/{id}': shutOut('admin'),
  'PATCH /users/students/{id}': shutOut('student'),
  'PATCH /users/tutors/{id}': shutOut('tutor'),
  'PUT /users/add_role': { ...managed, parts: changedAdmin({ is_tutor: false }) },
  'PUT /users/remove_role': { ...managed, parts: changedAdmin({ is_tutor: true }) },
  'PUT /users/restore': { ...managed, parts: (at) => changedAdmin({ deleted_at: at.now })(at) },
  'POST /users/invite': { ...managed, parts: async ({ db }) => ({ body: { user_id: await addUser(db, 'tutor') } }) },
  'POST /users/create_multiple': {
    ...managed,
    parts: () => {
      const users = [{ row: 2, username: 'Somebody New', email: `${newId()}@mail.example` }];
      return { body: { userType: 'Student', dry_run: false, users } };
    },
  },
  'GET /users/students/{id}/results': {
    ...managed,
    parts: ({ household }) => ({ params: { id: household.student.id } }),
    tells: 'everything',
  },
} as const satisfies Rows<typeof userCalls>;
