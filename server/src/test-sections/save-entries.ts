import type { StoredEntry } from '@fourfold/core/test-entries/merge-entry';
import { type Clock, receiveEntry } from '@fourfold/core/test-entries/receive-entry';
import type { RunningSection } from '@fourfold/core/test-entries/section-time';
import { type ReceivedEntry, readEntries } from '@fourfold/core/wire/tests/read-entries';
import { sql } from 'kysely';
import type { ActionContext } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { presentTestQuestions } from '../content/read-test-questions.ts';
import { readerOf } from '../content/reader.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { lockGrantedTime, readValidTerms } from '../granted-time/read-granted-time.ts';
import { belongsToAttempt } from './attempt-conditions.ts';
import { presentSection } from './get-test-progress.ts';
import { type LockedAttempt, lockAttempt, requireCurrentAttempt } from './lock-attempt.ts';
import type { TestProgress } from './present-test.ts';
import { requireSection } from './require-section.ts';
import { readVersion, storeVersion } from './section-versions.ts';
import { requireTestableSection, type TestSection } from './test-section.ts';
import { timeToBegin } from './time-to-begin.ts';

type SentEntries = {
  /** Name of the body's field, for error messages; `json` is its JSON text. */
  field: string;
  json: string;
  attempt: number | undefined;
  extra_time: number | undefined;
  /** Begins a section that its clock ends in practice mode. */
  practice?: boolean | undefined;
  /** The device that takes the section from now on. */
  device?: string | undefined;
};

/**
 * Merges entries into the current attempt (Q106). Stored entries that were not sent stay unchanged. Without entries it
 * begins a section that its clock ends, and returns its questions.
 */
export async function saveEntries(
  testSection: TestSection,
  { field, json, attempt, extra_time, practice = false, device }: SentEntries,
  { db, session, now }: ActionContext,
): Promise<TestProgress> {
  const { questions, test } = requireTestableSection(testSection);
  const { entries, error } = readEntries(json, questions);
  if (error !== null) throw new Refusal('invalid_field', { field, problem: error });
  await requireSection(db, session, testSection, now());
  const user_id = session.account.id;
  return await inTransaction(db, async (tx) => {
    const lockedAttempt = await lockAttempt(tx, { user_id, testSection, now: now() });
    requireCurrentAttempt(lockedAttempt, attempt);
    if (lockedAttempt.submitted) throw new Refusal('already_submitted');
    if (!test.endsByClock && extra_time !== undefined) await chooseExtraTime(tx, lockedAttempt, extra_time);
    const begun = test.endsByClock
      ? await begin(tx, lockedAttempt, { at: now(), device, chosen: extra_time ?? null, practice })
      : null;
    const running = begun?.running ?? null;
    const arriving = { entries, clock: running && { test, running }, now: now() };
    await storeEntries(tx, lockedAttempt, await mergeEntries(tx, lockedAttempt, arriving), now());
    const progress = await presentSection(tx, user_id, testSection, now());
    if (!begun || entries.length > 0) return progress;
    const content = await readVersion(tx, testSection, begun.version);
    const isSealed = readerOf(session) === 'student';
    return { ...progress, questions: presentTestQuestions(content?.questions ?? [], isSealed) };
  });
}

type Begun = {
  version: number;
  /** Null in practice mode, which no clock ends (Q342). */
  running: RunningSection | null;
};

type Beginning = { at: Date; device?: string | null | undefined; chosen: number | null; practice: boolean };

/**
 * Starts the clock of a section that its clock ends, with the first call that saves; also one without an entry. From
 * then on the attempt has the present version of the section, and its mode.
 */
async function begin(tx: Tx, lockedAttempt: LockedAttempt, beginning: Beginning): Promise<Begun> {
  const { at, device = null } = beginning;
  const isPractice = lockedAttempt.begun ? lockedAttempt.practice : await setStart(tx, lockedAttempt, beginning);
  const begunAt = sql.ref(isPractice ? 'practice_begun_at' : 'begun_at');
  const { rows } = await sql<RunningSection & { version: number | null }>`
    update test_attempts a set ${begunAt} = coalesce(a.${begunAt}, ${at}), device = coalesce(${device}::uuid, a.device)
     where ${belongsToAttempt('a', lockedAttempt)}
    returning a.begun_at, a.extra_time::float8 as extra_time, a.granted_seconds, a.version
  `.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Error('a locked attempt has no row');
  const running = isPractice ? null : stored;
  if (stored.version !== null) return { running, version: stored.version };
  const version = await storeVersion(tx, lockedAttempt, at);
  await sql`update test_attempts a set version = ${version} where ${belongsToAttempt('a', lockedAttempt)}`.execute(tx);
  return { running, version };
}

/** Stores the time of a section that begins. Returns whether it is in practice mode. */
async function setStart(tx: Tx, lockedAttempt: LockedAttempt, { at, ...wanted }: Beginning): Promise<boolean> {
  const { user_id } = lockedAttempt;
  await lockGrantedTime(tx, user_id, 'shared');
  const terms = await readValidTerms(tx, user_id, at);
  const { extra_time, granted_seconds, practice } = await timeToBegin(tx, user_id, lockedAttempt, { terms, ...wanted });
  await sql`update test_attempts a set extra_time = ${extra_time}, granted_seconds = ${granted_seconds}
             where ${belongsToAttempt('a', lockedAttempt)}`.execute(tx);
  return practice;
}

/** Stores the extra time (Q109). It cannot be changed once an entry is stored. */
async function chooseExtraTime(tx: Tx, lockedAttempt: LockedAttempt, extra_time: number): Promise<void> {
  await sql`
    update test_attempts a set extra_time = ${extra_time}
     where ${belongsToAttempt('a', lockedAttempt)}
       and not exists (select from test_entries t where ${belongsToAttempt('t', lockedAttempt)})
  `.execute(tx);
}

/**
 * Merges the entries with the stored ones. Accepts an answer to a question that was hidden or
 * deleted after it was shown. Throws "not found" for a question of another section.
 */
async function mergeEntries(
  tx: Tx,
  lockedAttempt: LockedAttempt,
  { entries, ...at }: { entries: readonly ReceivedEntry[]; clock: Clock | null; now: Date },
): Promise<StoredEntry[]> {
  const ids = entries.map(({ entry }) => entry.questionId);
  const { rows } = await sql<{ id: string; stored: StoredEntry | null }>`
    select q.id,
           (select json_build_object('entry', t.entry, 'timeSpent', t.time_spent, 'replaced', t.replaced)
              from test_entries t where ${belongsToAttempt('t', lockedAttempt)} and t.question_id = q.id) as stored
      from questions q
     where q.id = any (${ids}::uuid[]) and q.parent_kind = ${`${lockedAttempt.family}_test`} and q.parent_id = ${lockedAttempt.exam_id}
       and q.section = ${lockedAttempt.section} and q.is_real = ${lockedAttempt.is_real}
  `.execute(tx);
  const storedById = new Map(rows.map(({ id, stored }) => [id, stored]));
  return entries.map((one) => {
    const stored = storedById.get(one.entry.questionId);
    if (stored === undefined) throw notFound('Question');
    return receiveEntry(stored, one, at);
  });
}

async function storeEntries(
  tx: Tx,
  lockedAttempt: LockedAttempt,
  entries: readonly StoredEntry[],
  at: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const { user_id, exam_id, section, is_real, attempt } = lockedAttempt;
  await tx
    .insertInto('test_entries')
    .values(
      entries.map(({ entry, timeSpent, replaced }) => ({
        user_id,
        exam_id,
        section,
        is_real,
        attempt,
        question_id: entry.questionId,
        rev: entry.rev,
        entry: JSON.stringify(entry),
        time_spent: timeSpent,
        replaced: JSON.stringify(replaced),
        updated_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id', 'section', 'is_real', 'attempt', 'question_id']).doUpdateSet((e) => ({
        rev: e.ref('excluded.rev'),
        entry: e.ref('excluded.entry'),
        time_spent: e.ref('excluded.time_spent'),
        replaced: e.ref('excluded.replaced'),
        updated_at: e.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
