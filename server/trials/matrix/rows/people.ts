import type { peopleCalls } from '@fourfold/core/contract/people';
import { addUser } from '../../../src/testing/people.ts';
import { notFound, type Rows } from '../row.ts';

const anybody = ['student', 'tutor', 'admin', 'super-admin'] as const;
const newPassword = 'a-new-password';

export const peopleRows = {
  'GET /accounts/get_my_students': {
    of: 'caller',
    parts: () => ({ query: { offset: '1', limit: '100' } }),
    shows: ['tutor'],
  },
  'PUT /users/link_users': {
    of: 'managed',
    parts: async ({ db, household }) => ({
      body: { user_id: await addUser(db, 'tutor'), linked_users: [household.student.id] },
    }),
  },
  'PUT /settings/set_setting': { of: 'authored', parts: () => ({ body: { introduction_video: 'Welcome' } }) },
  'PUT /sessions/login_as_student': {
    of: 'persons',
    parts: ({ household }) => ({ body: { id: household.student.id } }),
    others: notFound('Student'),
    shows: ['tutor'],
  },
  'PUT /sessions/login_back_to_tutor': { of: 'caller', alone: true, shows: ['tutor-login'] },
  'PUT /accounts/change_name': { of: 'caller', parts: ({ me }) => ({ body: { username: me.username } }) },
  'PUT /accounts/change_password': {
    of: 'caller',
    alone: true,
    parts: ({ me }) => ({
      body: { oldPassword: me.password, password: newPassword, confirmPassword: newPassword },
    }),
  },
  'GET /accounts/results': { of: 'caller', shows: ['student'] },
  'GET /sessions': { of: 'caller', shows: anybody },
  'DELETE /sessions/others': { of: 'caller', alone: true },
  'GET /sessions/events': { of: 'caller', shows: [...anybody, 'tutor-login'] },
} as const satisfies Rows<typeof peopleCalls>;
