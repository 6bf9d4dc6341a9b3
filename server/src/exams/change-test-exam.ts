import type { Family } from '@fourfold/core/exams/families';
import { rolesOf } from '@fourfold/core/session/account';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { presentExam } from './present-exam.ts';
import { type ExamChanges, saveExam } from './save-exam.ts';

/**
 * Changes an authored exam. Admins may change the title only; the progress unit, the review setting
 * and the publish flags are for super admins.
 */
export function changeTestExam<F extends Family>(family: F) {
  return async (
    { params: { id }, body }: { params: { id: string }; body: ExamChanges },
    context: Context & { session: Session },
  ) => {
    refuseChangesBeyondTitle(body, context.session);
    return presentExam(family, await saveExam(family, id, body, context), { reader: 'author' });
  };
}

function refuseChangesBeyondTitle(body: ExamChanges, session: Session): void {
  if (rolesOf(session.account).includes('super-admin')) return;
  const forbiddenChange = Object.entries(body).find(([name, value]) => name !== 'title' && value !== undefined);
  if (forbiddenChange) throw new Refusal('forbidden', `${forbiddenChange[0]}: only a super admin may change it`);
}
