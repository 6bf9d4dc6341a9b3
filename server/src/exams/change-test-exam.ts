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
    visit: Context & { session: Session },
  ) => {
    refuseBeyondTitle(body, visit.session);
    return presentExam(family, await saveExam(family, id, body, visit), { reader: 'author' });
  };
}

function refuseBeyondTitle(body: ExamChanges, session: Session): void {
  if (rolesOf(session.account).includes('super-admin')) return;
  const beyond = Object.entries(body).find(([name, value]) => name !== 'title' && value !== undefined);
  if (beyond) throw new Refusal('forbidden', `${beyond[0]}: only a super admin may change it`);
}
