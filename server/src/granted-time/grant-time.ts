import { type GrantedTerms, secondsAfterGrant, termsProblem } from '@fourfold/core/test-entries/granted-time';
import type { RunningSection } from '@fourfold/core/test-entries/section-time';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { dayIn } from '../call/start-of-day.ts';
import type { Tx } from '../database/db.ts';
import { belongsToAttempt, isLatestAttempt } from '../test-sections/attempt-conditions.ts';
import type { Attempt } from '../test-sections/lock-attempt.ts';
import { findTestableSection } from '../test-sections/test-section.ts';
import { lockGrantedTime, readGrantedTime } from './read-granted-time.ts';
import { requireGranter } from './require-granter.ts';

/** Grants time, instead of what was granted before, and extends the sections that run. Of two tutors the last one wins. */
export const grantTime: Handler<'PUT /students/{id}/granted_time'> = async ({ params: { id }, body }, context) => {
  const { db, session, now, timeZone } = context;
  await requireGranter(db, session, id);
  const problem = termsProblem(body);
  if (problem) throw new Refusal(problem);
  if (body.until < dayIn(now(), timeZone)) throw new Refusal('granted_until_past');
  return await db.transaction().execute(async (tx) => {
    await lockGrantedTime(tx, id, 'exclusive');
    const row = { ...body, granted_by: session.account.id, granted_at: now() };
    await tx
      .insertInto('granted_time')
      .values({ user_id: id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    await extendRunning(tx, id, { terms: body, now: now() });
    await writeAudit(tx, session, {
      ...{ action: 'grant_time', subject: 'user', subject_id: id, for_id: id },
      detail: body,
    });
    return { granted: await readGrantedTime(tx, id, now()) };
  });
};

type RunningAttempt = Attempt & RunningSection;

/** Moves the ends of the student's sections that run. They are locked first: one may be handed in at the same moment. */
async function extendRunning(tx: Tx, user_id: string, grant: { terms: GrantedTerms; now: Date }): Promise<void> {
  const { rows } = await sql<RunningAttempt>`
    select a.user_id, a.exam_id, e.family, a.section, a.is_real, a.attempt, a.begun_at,
           a.extra_time::float8 as extra_time, a.granted_seconds
      from test_attempts a join exams e on e.id = a.exam_id
     where a.user_id = ${user_id} and a.begun_at is not null and a.submitted_at is null and ${isLatestAttempt}
     order by a.exam_id, a.section, a.is_real
       for no key update of a
  `.execute(tx);
  for (const attempt of rows) {
    const granted = grantedOf(attempt, grant);
    if (granted === attempt.granted_seconds) continue;
    await sql`update test_attempts a set granted_seconds = ${granted}
               where ${belongsToAttempt('a', attempt)}`.execute(tx);
  }
}

function grantedOf(attempt: RunningAttempt & { family: Family }, grant: { terms: GrantedTerms; now: Date }) {
  const test = findTestableSection(attempt.family, attempt.section)?.test;
  return test ? secondsAfterGrant(test, attempt, grant) : attempt.granted_seconds;
}
