import type { peopleCalls } from '@fourfold/core/contract/people';
import { changePassword } from '../accounts/change-password.ts';
import { changeName } from '../accounts/user-name.ts';
import type { Handlers } from '../call/handler.ts';
import { getResults } from '../results/get-results.ts';
import { logInAsStudent } from '../session/log-in-as-student.ts';
import { logInBackToTutor } from '../session/log-in-back-to-tutor.ts';
import { endOthers, listSessions } from '../session/own-sessions.ts';
import { setSetting } from '../settings/setting.ts';
import { getMyStudents } from './get-my-students.ts';
import { linkUsers } from './link-users.ts';

/** The handler of the event stream is in the events folder. */
export const peopleHandlers = {
  'GET /accounts/get_my_students': getMyStudents,
  'PUT /users/link_users': linkUsers,
  'PUT /settings/set_setting': setSetting,
  'PUT /sessions/login_as_student': logInAsStudent,
  'PUT /sessions/login_back_to_tutor': logInBackToTutor,
  'PUT /accounts/change_name': changeName,
  'PUT /accounts/change_password': changePassword,
  'GET /accounts/results': getResults,
  'GET /sessions': listSessions,
  'DELETE /sessions/others': endOthers,
} satisfies Omit<Handlers<typeof peopleCalls>, 'GET /sessions/events'>;
