import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { SessionContext } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { examRows } from '../exams/exam-rows.ts';
import { examNotFound } from '../exams/read-exams.ts';
import { readValidTerms } from '../granted-time/read-granted-time.ts';
import { grantedNow } from './granted-now.ts';
import { isKeySeen } from './is-key-seen.ts';
import { presentTest, type TestProgress } from './present-test.ts';
import { type AttemptRow, readAttempts } from './read-attempts.ts';
import { requireSection } from './require-section.ts';
import { type TestSection, variantOf } from './test-section.ts';

/** The caller's current attempt at a section. Throws a refusal if the section is not open to them. */
export async function getTestProgress(
  section: TestSection,
  { db, session, now }: SessionContext,
): Promise<TestProgress> {
  await requireSection(db, session, section, now());
  return await presentSection(db, session.account.id, section, now());
}

/** The started sections of an exam, in both variants. */
export async function listTestProgress(
  { family, exam_id }: { family: Family; exam_id: string },
  { db, session, now }: SessionContext,
): Promise<TestProgress[]> {
  const user_id = session.account.id;
  const attempts = await readAttempts(db, user_id, { family, exam_id }, now());
  if (attempts.length === 0) {
    const exam = await examRows(db, readerOf(session), family).where('exams.id', '=', exam_id).executeTakeFirst();
    if (!exam) throw examNotFound(family);
  }
  const at = now();
  let terms: ReturnType<typeof readValidTerms> | undefined;
  const readTerms = () => (terms ??= readValidTerms(db, user_id, at));
  const progress: TestProgress[] = [];
  for (const row of attempts) {
    const testSection = { family, exam_id, section: row.section, is_real: row.is_real };
    progress.push(await presentAttempt(db, user_id, { testSection, row, now: at, readTerms }));
  }
  return progress.filter(({ fields }) => fields.started);
}

/** The student's progress in a section as stored now, without a permission check. */
export async function presentSection(db: Db, user_id: string, section: TestSection, now: Date): Promise<TestProgress> {
  const [row] = await readAttempts(db, user_id, section, now);
  const readTerms = () => readValidTerms(db, user_id, now);
  return await presentAttempt(db, user_id, { testSection: section, row, now, readTerms });
}

type AttemptToPresent = {
  testSection: TestSection;
  row: AttemptRow | undefined;
  now: Date;
  readTerms(): ReturnType<typeof readValidTerms>;
};

async function presentAttempt(db: Db, user_id: string, { testSection, row, now, readTerms }: AttemptToPresent) {
  const isOpen = row?.submitted_at
    ? false
    : await isKeySeen(db, user_id, { ...testSection, now, keyName: variantOf(testSection) });
  const granted = await grantedNow(db, user_id, { testSection, row, readTerms });
  return presentTest(user_id, testSection, row, { now, isKeySeenNow: isOpen, granted });
}
