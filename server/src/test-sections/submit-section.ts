import type { RichDocument } from '@fourfold/core/rich-text/document';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { type CountedQuestion, type JudgedSection, judgeSection } from '@fourfold/core/test-entries/judge-section';
import { isTimeOver } from '@fourfold/core/test-entries/receive-entry';
import { itemOf, type WireQuestion } from '@fourfold/core/wire/item-of';
import type { GivenEntry } from '@fourfold/core/wire/tests/given-entry';
import { sql } from 'kysely';
import { completeAssignedTests } from '../assignments/assigned-tests.ts';
import type { ActionContext } from '../call/handler.ts';
import { keyFields } from '../content/key-fields.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { countOpenedAttempts } from '../reviews/open-reviews.ts';
import { belongsToAttempt } from './attempt-conditions.ts';
import { chooseModule } from './choose-module.ts';
import { presentSection } from './get-test-progress.ts';
import { isKeySeen } from './is-key-seen.ts';
import { type LockedAttempt, lockAttempt, requireCurrentAttempt } from './lock-attempt.ts';
import type { TestProgress } from './present-test.ts';
import { belongsToSection, countsInTest } from './question-conditions.ts';
import { readAttempts } from './read-attempts.ts';
import { requireSection } from './require-section.ts';
import { readVersion } from './section-versions.ts';
import { requireTestableSection, type TestSection, variantOf } from './test-section.ts';

/**
 * Submits the current attempt (Q102, Q106). The server grades it with the keys as stored now, and
 * the result is final. A repeated call returns the same result, also from two devices at once. With `time_over` nothing is
 * submitted before the time is over by the server's clock.
 */
export async function submitSection(
  at: TestSection,
  { attempt, time_over = false }: { attempt?: number | undefined; time_over?: boolean | undefined },
  { db, session, now, newId }: ActionContext,
): Promise<TestProgress> {
  await requireSection(db, session, at, now());
  const user_id = session.account.id;
  return await inTransaction(db, async (tx) => {
    if (time_over && !(await isOver(tx, user_id, at, now()))) return await presentSection(tx, user_id, at, now());
    await submitAttempt(tx, { ...at, user_id, attempt }, { at: now(), newId });
    return await presentSection(tx, user_id, at, now());
  });
}

/** Whether the time of a section is over, by the server's clock: never in practice mode, true if no clock ends it. */
async function isOver(tx: Tx, user_id: string, at: TestSection, now: Date): Promise<boolean> {
  const { test } = requireTestableSection(at);
  const [row] = await readAttempts(tx, user_id, at, now);
  if (row?.practice_begun_at && !row.submitted_at) return false;
  if (!test.endsByClock || !row?.begun_at || row.submitted_at) return true;
  return isTimeOver({ test, running: { ...row, begun_at: row.begun_at } }, now);
}

type Submission = TestSection & { user_id: string; attempt: number | undefined };

/** Submits the current attempt if that is not done; throws a refusal if `attempt` is another one. */
export async function submitAttempt(
  tx: Tx,
  { attempt, user_id, ...testSection }: Submission,
  { at, newId }: { at: Date; newId: () => string },
): Promise<void> {
  // Shared lock on the exam, so that this and a change of its review setting do not overlap.
  await tx.selectFrom('exams').where('id', '=', testSection.exam_id).select('id').forShare().execute();
  // Two sections of an exam share one history, so the student's row is locked before it is
  // written.
  await tx.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute();
  const lockedAttempt = await lockAttempt(tx, { user_id, testSection, now: at });
  requireCurrentAttempt(lockedAttempt, attempt);
  if (!lockedAttempt.submitted) await submit(tx, lockedAttempt, { at, newId });
}

async function submit(
  tx: Tx,
  lockedAttempt: LockedAttempt,
  { at, newId }: { at: Date; newId: () => string },
): Promise<void> {
  const entries = await readAttemptEntries(tx, lockedAttempt);
  const keySeen = await isKeySeen(tx, lockedAttempt.user_id, {
    ...lockedAttempt,
    now: at,
    keyName: variantOf(lockedAttempt),
  });
  const content = await readVersion(tx, lockedAttempt, await versionOf(tx, lockedAttempt));
  const verdicts = judgeSection(
    content?.questions.map(toCounted) ?? (await readCountedQuestions(tx, lockedAttempt)),
    entries.map(({ entry }) => entry),
  );
  const next = await chooseModule(tx, lockedAttempt, { right: verdicts.correct, content });
  await storeVerdicts(tx, lockedAttempt, { ...verdicts, keySeen, next }, at);
  await completeAssignedTests(tx, lockedAttempt, at);
  await countOpenedAttempts(tx, { now: at, newId, exam_id: lockedAttempt.exam_id, user_id: lockedAttempt.user_id });
}

async function readAttemptEntries(tx: Tx, lockedAttempt: LockedAttempt) {
  const { rows } = await sql<{ entry: GivenEntry; timeSpent: number }>`
    select t.entry, t.time_spent as "timeSpent"
      from test_entries t left join questions q on q.id = t.question_id
     where ${belongsToAttempt('t', lockedAttempt)}
     order by q.position, t.question_id
  `.execute(tx);
  return rows;
}

type CountedRow = WireQuestion & { id: string; question: RichDocument; revision: number | null; is_tried: boolean };

/** The questions that count now, of a section that no clock ends. */
async function readCountedQuestions(tx: Tx, lockedAttempt: LockedAttempt) {
  const { rows } = await sql<CountedRow>`
    select q.id, q.question, q.revision, q.kind, false as is_tried,
           (select coalesce(json_agg(json_build_object(
                     ${keyFields('b')})
                   order by b.position, b.id), '[]')
              from answers b where b.question_id = q.id) as answers
      from test_attempts a
      join exams e on e.id = a.exam_id
      join questions q on ${belongsToSection('a')} and ${countsInTest}
     where ${belongsToAttempt('a', lockedAttempt)}
     order by q.position, q.id
  `.execute(tx);
  return rows.map(toCounted);
}

function toCounted(row: CountedRow): CountedQuestion {
  const { id, question, revision, is_tried: isTried } = row;
  return { id, title: preview(question), revision, item: itemOf(row), isTried };
}

/** The version of its section that an attempt was begun with; null if no clock ends it. */
async function versionOf(tx: Tx, lockedAttempt: LockedAttempt): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`
    select a.version from test_attempts a where ${belongsToAttempt('a', lockedAttempt)}`.execute(tx);
  return rows[0]?.version ?? null;
}

type Verdicts = JudgedSection & { keySeen: boolean; next: string | null };

async function storeVerdicts(tx: Tx, lockedAttempt: LockedAttempt, verdicts: Verdicts, at: Date): Promise<void> {
  const { correct, questions, judged, keySeen, next } = verdicts;
  await sql`update test_attempts a
               set submitted_at = ${at}, correct = ${correct}, questions = ${questions}, key_seen = ${keySeen},
                   next_section = ${next}
             where ${belongsToAttempt('a', lockedAttempt)}`.execute(tx);
  const filled = [...judged].map(([question_id, verdict]) => ({ question_id, verdict }));
  await sql`
    update test_entries t set judged = nullif(j.verdict, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as j (question_id uuid, verdict jsonb)
     where ${belongsToAttempt('t', lockedAttempt)} and t.question_id = j.question_id
  `.execute(tx);
}
