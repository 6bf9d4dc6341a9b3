import type { UserType, userCalls } from '@fourfold/core/contract/users';
import { newId } from '../../../src/call/new-id.ts';
import { addUser } from '../../../src/testing/people.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

const managedRow = { of: 'managed' } as const;
type Role = 'admin' | 'student' | 'tutor';

const listRow = { ...managedRow, parts: () => ({ query: {} }), tells: 'everything' } as const;
const newUserInput = (userType: UserType) => ({
  ...{ username: 'Somebody New', email: `${newId()}@mail.example`, userType },
});
const takenIdRefusal = [409, 'This id already names another user: give each user an id of its own'] as const;
/** A client may choose the id of a new record, but not an existing one. */
const createRows = (userType: UserType) =>
  [
    { ...managedRow, parts: () => ({ body: newUserInput(userType) }) },
    {
      of: 'persons',
      variant: 'under an id that somebody has',
      parts: ({ owner }: CellContext) => ({ body: { id: owner.id, ...newUserInput(userType) } }),
      refuses: { 'super-admin': takenIdRefusal },
      others: takenIdRefusal,
    },
  ] as const;
const aUser = async ({ db, whose, user }: CellContext, role: Role) =>
  whose === 'own' ? user.id : await addUser(db, role);
const deleteRow = (role: Role) => ({
  ...managedRow,
  parts: async (at: CellContext) => ({ params: { id: await aUser(at, role) } }),
  own: [409, "You can't delete your own account."] as const,
});
const deactivateRow = (role: Role) => ({
  ...managedRow,
  parts: async (at: CellContext) => ({ params: { id: await aUser(at, role) }, body: { status: false } }),
  own: [409, "You can't deactivate your own account."] as const,
});
/** An admin, with a change of the account. */
const changedAdminInput = (change: { is_tutor?: boolean; deleted_at?: Date }) => async (at: CellContext) => {
  const user_id = await addUser(at.db, 'admin');
  await at.db.updateTable('users').set(change).where('id', '=', user_id).execute();
  return { body: { user_id, role: 'Tutor' } as const };
};

export const userRows = {
  'GET /users/admins': listRow,
  'GET /users/students': listRow,
  'GET /users/tutors': listRow,
  'POST /users/admins': createRows('Admin'),
  'POST /users/students': createRows('Student'),
  'POST /users/tutors': createRows('Tutor'),
  'DELETE /users/admins/{id}': deleteRow('admin'),
  'DELETE /users/students/{id}': deleteRow('student'),
  'DELETE /users/tutors/{id}': deleteRow('tutor'),
  'PATCH /users/admins/{id}': deactivateRow('admin'),
  'PATCH /users/students/{id}': deactivateRow('student'),
  'PATCH /users/tutors/{id}': deactivateRow('tutor'),
  'PUT /users/add_role': { ...managedRow, parts: changedAdminInput({ is_tutor: false }) },
  'PUT /users/remove_role': { ...managedRow, parts: changedAdminInput({ is_tutor: true }) },
  'PUT /users/restore': { ...managedRow, parts: (at) => changedAdminInput({ deleted_at: at.now })(at) },
  'POST /users/invite': { ...managedRow, parts: async ({ db }) => ({ body: { user_id: await addUser(db, 'tutor') } }) },
  'POST /users/create_multiple': {
    ...managedRow,
    parts: () => {
      const users = [{ row: 2, username: 'Somebody New', email: `${newId()}@mail.example` }];
      return { body: { userType: 'Student', dry_run: false, users } };
    },
  },
  'GET /users/students/{id}/results': {
    ...managedRow,
    parts: ({ group }) => ({ params: { id: group.student.id } }),
    tells: 'everything',
  },
} as const satisfies AreaRows<typeof userCalls>;
