import { presentAccount } from '../accounts/present-account.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { readStudentResults } from '../results/get-results.ts';

/** A student's results, for a super admin to hand out. Reading them is recorded in the audit. */
export const readResults: Handler<'GET /users/students/{id}/results'> = async ({ params }, context) => {
  const { db, session, now } = context;
  const student = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', params.id)
    .where('user_type', '=', 'Student')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!student) throw notFound('Student');
  const { id } = student;
  await writeAudit(db, session, { action: 'read_results', subject: 'user', subject_id: id, for_id: id });
  return await readStudentResults(db, presentAccount({ ...student, tutor_id: null, tutor_name: null }), now());
};
