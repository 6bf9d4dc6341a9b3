import { testWorkTitle } from '@fourfold/core/assignments/test-work';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import { type RawBuilder, sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { requireLinkedStudent } from '../students/require-linked-student.ts';
import { isSubmitted, isTestOpen, submittedSections } from './assigned-tests.ts';
import { assigningTutor } from './assigning-tutor.ts';
import { insertAssignments } from './insert-assignments.ts';
import { requireWorkedBefore } from './require-worked-before.ts';
import type { TestTarget } from './target.ts';

export type OpenTest = TestTarget & { title: string };

/** Returns the test with its title. Throws a refusal if it does not exist or students cannot take it. */
export async function requireOpenTest(db: Db, { work, exam_id }: TestTarget): Promise<OpenTest> {
  const reference: RawBuilder<unknown> = sql`${work.reference}::text`;
  const { rows } = await sql<{ title: string; open: boolean }>`
    select e.title, ${isTestOpen(reference)} as open
      from exams e
     where e.id = ${exam_id} and e.family = ${work.family} and e.deleted_at is null
  `.execute(db);
  const exam = rows[0];
  if (!exam) throw notFound('Test');
  if (!exam.open) throw new Refusal('not_published', { what: 'test' });
  return { work, exam_id, title: testWorkTitle(exam.title, work) };
}

type TestRequest = { user_id: string; test: OpenTest; type: 'assign' | 'reassign'; terms: AssignmentTerms };

/**
 * Assigns a test; returns the id. Nothing starts again: a submitted section is final, so a test whose sections are all
 * submitted is refused, also to reassign it. Locks the student's row as a submission does, which so is either before
 * this, and counts as submitted, or after it, and completes the assignment.
 */
export async function assignTest(
  { user_id, test, type, terms }: TestRequest,
  { db, session, now, newId }: Context & { session: Session },
): Promise<string[]> {
  const { work, exam_id, title } = test;
  const at = now();
  const id = newId();
  await db.transaction().execute(async (tx) => {
    await requireLinkedStudent(tx, assigningTutor(session).id, user_id);
    await tx.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute();
    const submitted = await submittedSections(tx, { user_id, exam_id, is_real: work.variant === 'real' });
    if (isSubmitted(work, submitted)) throw new Refusal('test_submitted', { title });
    if (type === 'reassign') {
      await requireWorkedBefore(tx, { user_id, type: work.reference, targets: [{ id: exam_id, title, done: false }] });
    }
    await insertAssignments(tx, session, {
      ...{ user_id, type: work.reference, actions: { [exam_id]: type }, parentIds: {}, terms, at },
      rows: [{ id, reference_id: exam_id, topic_type: work.family, title, after_seq: 0, isRestart: false }],
    });
  });
  return [id];
}
