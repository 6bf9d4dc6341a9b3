import type { ExamFixture } from '@fourfold/server/testing/fixtures/exam';
import type { PersonFixture } from '@fourfold/server/testing/fixtures/person';
import { type Row, row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';

type SubmittedTest = { exam: Pick<ExamFixture, 'id'>; section: string; on: Date };

/** Database rows of a submitted test. The exam's settings may keep its review closed. */
export function submittedTestRows(
  { account }: PersonFixture,
  { exam, section, on }: SubmittedTest,
): { rows: readonly Row[] } {
  const attempt = { user_id: account.id, exam_id: exam.id, section, is_real: false, attempt: 1 };
  return { rows: [row('test_attempts', { ...attempt, started_at: on, submitted_at: on, correct: 0, questions: 1 })] };
}

/** Page object of the region "Waiting for review", on any page that has it. */
export function pendingReviewsOf(page: Page) {
  const region = page.getByRole('region', { name: 'Waiting for review' });
  return {
    region,
    rows: region.locator('tbody tr'),
    open: (name: string, exam: string) => region.getByRole('button', { name: `Open review of ${exam} for ${name}` }),
  };
}
