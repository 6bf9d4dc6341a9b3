import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { requireLinkedStudent } from '../students/require-linked-student.ts';
import { describeDevice } from './describe-device.ts';
import { endImpersonationsOf } from './end-sessions.ts';
import { findSession } from './find-session.ts';
import { lockSession } from './lock-session.ts';
import { addSession } from './open-session.ts';

/** Hours after which an impersonation ends. */
const impersonationHours = 2;

/**
 * Opens a session of the student as a child of the tutor's session, which stays open. A tutor's
 * session has one at a time: an earlier one ends.
 */
export const logInAsStudent: Handler<'PUT /sessions/login_as_student'> = async ({ body }, context) => {
  const { db, session, site } = context;
  const now = context.now();
  const tutor_id = session.account.id;
  const id = context.newId();
  const { token, account } = await db.transaction().execute(async (tx) => {
    if (!(await lockSession(tx, { userId: tutor_id, sessionId: session.id }))) throw new Refusal('session_expired');
    const student = await requireLinkedStudent(tx, tutor_id, body.id);
    await endImpersonationsOf(tx, { userId: tutor_id, sessionId: session.id });
    await writeAudit(tx, session, {
      action: 'login_as_student',
      subject: 'session',
      subject_id: id,
      for_id: student.id,
    });
    const token = await addSession(tx, {
      id,
      userId: student.id,
      site,
      now,
      device: describeDevice(context.userAgent),
      impersonation: {
        parent_id: session.id,
        tutor_id,
        ends_at: new Date(now.getTime() + impersonationHours * 3_600_000),
      },
    });
    // Read inside the transaction, because a concurrent log-in may end this session right after it.
    const { account } = await findSession(tx, { token, now, sessionDays: context.sessionDays });
    return { token, account };
  });
  context.giveToken(token);
  return account;
};
