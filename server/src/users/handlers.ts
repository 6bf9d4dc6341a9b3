import type { userCalls } from '@fourfold/core/contract/users';
import type { Handlers } from '../call/handler.ts';
import { readResults } from '../results/get-results.ts';
import { changeRole, changeStatus, deleteUser, restoreUser } from './change-users.ts';
import { createUser } from './create-user.ts';
import { createUsers } from './create-users.ts';
import { resendInvitation } from './invite-users.ts';
import { listUsers } from './read-users.ts';

export const userHandlers = {
  'GET /users/admins': listUsers('admins'),
  'GET /users/students': listUsers('students'),
  'GET /users/tutors': listUsers('tutors'),
  'POST /users/admins': createUser('admins'),
  'POST /users/students': createUser('students'),
  'POST /users/tutors': createUser('tutors'),
  'DELETE /users/admins/{id}': deleteUser('admins'),
  'DELETE /users/students/{id}': deleteUser('students'),
  'DELETE /users/tutors/{id}': deleteUser('tutors'),
  'PATCH /users/admins/{id}': changeStatus('admins'),
  'PATCH /users/students/{id}': changeStatus('students'),
  'PATCH /users/tutors/{id}': changeStatus('tutors'),
  'PUT /users/add_role': changeRole(true),
  'PUT /users/remove_role': changeRole(false),
  'PUT /users/restore': restoreUser,
  'POST /users/invite': resendInvitation,
  'POST /users/create_multiple': createUsers,
  'GET /users/students/{id}/results': readResults,
} satisfies Handlers<typeof userCalls>;
