import type { peopleCalls } from '@fourfold/core/contract/people';
import { addUser } from '../../../src/testing/people.ts';
import { type AreaRows, notFound } from '../call-row.ts';

const anyRole = ['student', 'tutor', 'admin', 'super-admin'] as const;
const newPassword = 'a-new-password';

export const peopleRows = {
  'GET /accounts/get_my_students': {
    of: 'caller',
    parts: () => ({ query: { offset: '1', limit: '100' } }),
    shows: ['tutor'],
  },
  'PUT /users/link_users': {
    of: 'managed',
    parts: async ({ db, group }) => ({
      body: { user_id: await addUser(db, 'tutor'), linked_users: [group.student.id] },
    }),
  },
  'PUT /settings/set_setting': { of: 'authored', parts: () => ({ body: { introduction_video: 'Welcome' } }) },
  'PUT /sessions/login_as_student': {
    of: 'persons',
    parts: ({ group }) => ({ body: { id: group.student.id } }),
    others: notFound('Student'),
    shows: ['tutor'],
  },
  'PUT /sessions/login_back_to_tutor': { of: 'caller', alone: true, shows: ['tutor-login'] },
  'PUT /accounts/change_name': { of: 'caller', parts: ({ user }) => ({ body: { username: user.username } }) },
  'PUT /accounts/change_password': {
    of: 'caller',
    alone: true,
    parts: ({ user }) => ({
      body: { oldPassword: user.password, password: newPassword, confirmPassword: newPassword },
    }),
  },
  'GET /accounts/results': { of: 'caller', shows: ['student'] },
  'GET /sessions': { of: 'caller', shows: anyRole },
  'DELETE /sessions/others': { of: 'caller', alone: true },
  'GET /sessions/events': { of: 'caller', shows: [...anyRole, 'tutor-login'] },
} as const satisfies AreaRows<typeof peopleCalls>;
