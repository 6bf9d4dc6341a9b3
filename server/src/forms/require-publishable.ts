import { examEditions } from '@fourfold/core/exams/exam-editions';
import { publishingProblem } from '@fourfold/core/forms/checked-part';
import { flagTitle, testsOfFlag } from '@fourfold/core/proofs/test-title';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { type ExamRow, editionOf } from '../exams/exam-rows.ts';
import { presentOwnForm } from './present-form.ts';

/**
 * Refuses to publish parts of a test on screen that no student could take to the end, or that have a module which no
 * student gets. The specification's tests are never refused.
 */
export async function requirePublishable(
  tx: Tx,
  { family, exam, flags }: { family: Family; exam: ExamRow; flags: readonly string[] },
): Promise<void> {
  const edition = editionOf(family, exam);
  if (examEditions[edition].hasPaper) return;
  for (const flag of flags) {
    const [test] = testsOfFlag(family, flag);
    if (!test) continue;
    const form = await presentOwnForm(tx, { ...exam, family, edition }, test.variant);
    const part = form.parts.find(({ modules }) => modules.some(({ type }) => type === test.section));
    const problem = part && publishingProblem(form, part);
    if (problem) throw new Refusal('test_unfinished', { test: flagTitle(family, flag) ?? flag, problem });
  }
}
