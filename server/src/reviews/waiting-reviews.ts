import type { WaitingReview } from '@fourfold/core/contract/reviews';
import { rolesOf } from '@fourfold/core/session/account';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { inTransaction } from '../database/db.ts';
import { countOpenedAttempts, submissionsOfExam } from './open-reviews.ts';
import { isReviewOpen } from './review-state.ts';

/** Maximum number of rows in the list; `count` includes the rest. */
const maxWaiting = 200;

type WaitingReviewRow = Omit<WaitingReview, 'handed_in_at' | 'opens_at'> & {
  handed_in_at: Date;
  opens_at: Date | null;
};

export const listWaitingReviews: Handler<'GET /waiting_reviews'> = async ({ query }, { db, session, now }) => {
  const { rows } = await sql<WaitingReviewRow & { count: number }>`
    select e.id as exam_id, e.family, e.title as exam_title, u.id as user_id, u.username, u.email,
           min(h.at) as handed_in_at, e.review_opens_at as opens_at, count(*) over ()::integer as count
      from exams e
      cross join lateral ${submissionsOfExam} h
      join users u on u.id = h.user_id and u.deleted_at is null
     where e.review_opens <> 'at_once' and e.deleted_at is null
       ${query.exam_id === undefined ? sql`` : sql`and e.id = ${query.exam_id}`}
       and not ${isReviewOpen({ exam: 'e', user: sql.ref('u.id'), now: now() })}
       and ${query.own ? isLinked(session) : mayRelease(session)}
     group by e.id, u.id
     order by min(h.at), e.id, u.id
     limit ${maxWaiting}
  `.execute(db);
  const data = rows.map(({ count: _, handed_in_at, opens_at, ...row }) => ({
    ...row,
    handed_in_at: handed_in_at.toISOString(),
    opens_at: opens_at?.toISOString() ?? null,
  }));
  return { data, count: rows[0]?.count ?? 0 };
};

/**
 * Refuses with the same "not found" whether the exam does not exist, the student submitted nothing,
 * or the caller may not release to them.
 */
export const releaseReview: Handler<'POST /waiting_reviews/release'> = async ({ body }, context) => {
  const { db, session, now, newId } = context;
  const { exam_id, user_id } = body;
  return await inTransaction(db, async (tx) => {
    // Locks are taken in the same order everywhere: the exam, then the student.
    const { rows } = await sql<{ family: string; title: string }>`
      select e.family, e.title from exams e
       where e.id = ${exam_id}
         and exists (select from ${submissionsOfExam} h join users u on u.id = h.user_id
                      where u.id = ${user_id} and u.deleted_at is null and ${mayRelease(session)})
         for share of e
    `.execute(tx);
    const [exam] = rows;
    if (!exam) throw notFound('Review');
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('released_reviews')
      .values({ exam_id, user_id, released_by: session.account.id, released_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) {
      await countOpenedAttempts(tx, { now: now(), newId, exam_id, user_id });
      const auditTarget = { subject: exam.family, subject_id: exam_id, for_id: user_id };
      await writeAudit(tx, session, { ...auditTarget, action: 'release_review', detail: { title: exam.title } });
    }
    return { exam_id, user_id };
  });
};

/** An author may release the review to every student `u`, a tutor to linked students only. */
function mayRelease(session: Session) {
  return rolesOf(session.account).includes('admin') ? sql<boolean>`true` : isLinked(session);
}

function isLinked({ account }: Session) {
  return sql<boolean>`exists (select from tutor_students l where l.tutor_id = ${account.id} and l.student_id = u.id)`;
}
