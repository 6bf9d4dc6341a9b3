import { type SectionState, sectionsOnPath } from '@fourfold/core/assignments/test-progress';
import { type TestWork, testWorks } from '@fourfold/core/assignments/test-work';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { isLatestAttempt } from '../test-sections/attempt-conditions.ts';
import { belongsToSection, countsInTest } from '../test-sections/question-conditions.ts';
import type { TestSection } from '../test-sections/test-section.ts';

/** SQL list of all references of tests. */
export const testWorkReferences = sql`${testWorks.map(({ reference }) => reference)}::text[]`;

/** SQL condition: students may take the test with this reference, of exam `e` (TST-008). */
export function isTestOpen(reference: RawBuilder<unknown>): RawBuilder<boolean> {
  const flags = sql.join(
    testWorks.map((work) => sql`when ${work.reference} then ${[...work.flags]}::text[]`),
    sql` `,
  );
  return sql<boolean>`(
    e.is_publish and e.deleted_at is null
    and coalesce(e.published_tests @> (case ${reference} ${flags} end), false))`;
}

/** A section state with the exam and variant that it belongs to. */
export type StudentSectionState = SectionState & { user_id: string; exam_id: string; is_real: boolean };

/** The current attempts of students at the sections of these exams. */
export async function readSectionStates(
  db: Db,
  userIds: readonly string[],
  examIds: readonly string[],
): Promise<StudentSectionState[]> {
  const { rows } = await sql<StudentSectionState>`
    select a.user_id, a.exam_id, a.is_real, a.section, a.submitted_at is not null as submitted,
           a.next_section,
           (select count(*)::integer from test_entries t
             where t.user_id = a.user_id and t.exam_id = a.exam_id and t.section = a.section
               and t.is_real = a.is_real and t.attempt = a.attempt
               and (t.entry ->> 'isComplete')::boolean) as answered,
           (select count(*)::integer from questions q where ${belongsToSection('a')} and ${countsInTest}) as questions
      from test_attempts a
      join exams e on e.id = a.exam_id
     where a.user_id = any (${[...userIds]}::uuid[]) and a.exam_id = any (${[...examIds]}::uuid[])
       and ${isLatestAttempt}
  `.execute(db);
  return rows;
}

type SubmittedSections = ReadonlyMap<string, Pick<SectionState, 'submitted' | 'next_section'>>;

/** The submitted sections of a test by type, with the module that their result chose. A reset section is not submitted. */
export async function submittedSections(
  tx: Tx,
  { user_id, exam_id, is_real }: Pick<TestSection, 'exam_id' | 'is_real'> & { user_id: string },
): Promise<SubmittedSections> {
  const { rows } = await sql<{ section: string; next_section: string | null }>`
    select a.section, a.next_section from test_attempts a
     where a.user_id = ${user_id} and a.exam_id = ${exam_id} and a.is_real = ${is_real}
       and a.submitted_at is not null and ${isLatestAttempt}
  `.execute(tx);
  return submittedByType(rows);
}

export function submittedByType(rows: readonly { section: string; next_section: string | null }[]): SubmittedSections {
  return new Map(rows.map(({ section, next_section }) => [section, { submitted: true, next_section }]));
}

/** Whether all sections of the test are submitted. */
export function isSubmitted({ stages }: TestWork, submitted: SubmittedSections): boolean {
  return sectionsOnPath(stages, (type) => submitted.get(type)).every((type) => submitted.has(type));
}

/**
 * Completes the student's assignments whose last section was submitted now. Called in the transaction of each
 * submission, under the lock of the student's row; a test can only be assigned while a section of it is open.
 */
export async function completeAssignedTests(
  tx: Tx,
  attempt: TestSection & { user_id: string },
  at: Date,
): Promise<void> {
  const { user_id, exam_id, family, is_real } = attempt;
  const submitted = await submittedSections(tx, attempt);
  const done = testWorks.filter(
    (work) => work.family === family && (work.variant === 'real') === is_real && isSubmitted(work, submitted),
  );
  await sql`
    update assignments set completed_at = ${at}
     where user_id = ${user_id} and reference_id = ${exam_id} and completed_at is null
       and reference_type = any (${done.map(({ reference }) => reference)}::text[])
  `.execute(tx);
}
