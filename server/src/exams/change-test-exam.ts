import type { Family } from '@fourfold/core/exams/families';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { rolesOf } from '@fourfold/core/session/account';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { livingExams } from './exam-rows.ts';
import { examNotFound } from './get-exam.ts';
import { presentExam } from './present-exam.ts';

/** What may be changed, beside one publish flag for each test of the family. */
type Changes = { title?: string | undefined; progress_by_problemset?: boolean | undefined };

/** Changes an authored exam. Every admin may name it anew; how it counts and what is published is the super admin's. */
export function changeTestExam<F extends Family>(family: F) {
  return async (
    { params: { id }, body }: { params: { id: string }; body: Changes },
    { db, session }: Context & { session: Session },
  ) => {
    refuseBeyondTitle(body, session);
    const { title, progress_by_problemset } = body;
    const flags: Readonly<Record<string, unknown>> = body;
    const flagged = (wanted: boolean) => publishFlags(family).filter((flag) => flags[flag] === wanted);
    const row = await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('exams')
        .where('id', '=', id)
        .where('family', '=', family)
        .where('owner_id', 'is', null)
        .where('deleted_at', 'is', null)
        .set({
          ...(title !== undefined && { title }),
          ...(progress_by_problemset !== undefined && { progress_by_problemset }),
          // From the row as it stands once it is locked: two switches at once both count.
          published_tests: sql`array(select flag from unnest(published_tests || ${flagged(true)}::text[]) flag
                                      where flag <> all (${flagged(false)}::text[]) group by flag order by flag)`,
        })
        .execute();
      const changed = await livingExams(tx, family)
        .where('exams.id', '=', id)
        .where('exams.owner_id', 'is', null)
        .executeTakeFirst();
      if (!changed) throw examNotFound(family);
      const deed = { action: 'change', subject: family, subject_id: id, detail: body };
      if (Object.keys(body).length > 0) await writeAudit(tx, session, deed);
      return changed;
    });
    return presentExam(family, row, { reader: 'author' });
  };
}

function refuseBeyondTitle(body: Changes, session: Session): void {
  if (rolesOf(session.account).includes('super-admin')) return;
  const beyond = Object.entries(body).find(([name, value]) => name !== 'title' && value !== undefined);
  if (beyond) throw new Refusal('forbidden', `${beyond[0]}: only a super admin may change it`);
}
