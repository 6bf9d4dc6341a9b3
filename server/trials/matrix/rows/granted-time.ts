import type { grantedTimeCalls } from '@fourfold/core/contract/granted-time';
import { addUser } from '../../../src/testing/people.ts';
import { type AreaRows, type CellContext, notFound } from '../call-row.ts';

/** A tutor names their own student, or another tutor's; a super admin any student. */
const studentOf = ({ group }: CellContext) => ({ id: group.student.id });
const body = {
  time_factor: 1.5,
  time_minutes: null,
  break_factor: null,
  break_minutes: 5,
  until: '2099-12-31',
} as const;
const row = { of: 'persons', others: { tutor: notFound('Student'), 'super-admin': 'done' } } as const;
/** A student of no group, so that no other cell has the time. */
const anotherStudent = async ({ db, caller, group, ...at }: CellContext) =>
  caller === 'tutor' ? studentOf({ db, caller, group, ...at }) : { id: await addUser(db, 'student') };

export const grantedTimeRows = {
  'GET /students/{id}/granted_time': { ...row, parts: (at) => ({ params: studentOf(at) }) },
  'PUT /students/{id}/granted_time': { ...row, parts: async (at) => ({ params: await anotherStudent(at), body }) },
  'DELETE /students/{id}/granted_time': { ...row, parts: async (at) => ({ params: await anotherStudent(at) }) },
} as const satisfies AreaRows<typeof grantedTimeCalls>;
