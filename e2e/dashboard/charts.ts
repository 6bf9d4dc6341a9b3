import type { PersonFixture } from '@fourfold/server/testing/fixtures/person';
import { answeredStep, stepsRow } from '@fourfold/server/testing/fixtures/practice-steps';
import type { Locator, Page } from '@playwright/test';

/** The fixed current time of these tests. A Tuesday: its week ends on 28 November. */
export const currentTime = new Date('2026-11-24T12:00:00-05:00');

/**
 * Answers in New York time: in two weeks of the current window, in the window before, and last year. Times in seconds.
 */
const plantedAnswers = [
  { at: '2026-10-25T00:00:00-04:00', isRight: true, secondsBefore: 40 },
  { at: '2026-10-31T23:59:59-04:00', isRight: false, secondsBefore: 60, secondsAfter: 90 },
  { at: '2026-11-24T09:00:00-05:00', isRight: true, secondsBefore: 20, secondsAfter: 10 },
  { at: '2026-11-24T09:05:00-05:00', isRight: true, secondsBefore: 30 },
  { at: '2026-10-24T23:59:59-04:00', isRight: false, secondsBefore: 5 },
  { at: '2025-03-09T12:00:00-04:00', isRight: true, secondsBefore: 5 },
];

/** Database rows of these answers for a student. */
export function answerRows({ account }: PersonFixture) {
  const history = {
    user_id: account.id,
    reference_type: 'HomeProblemSetQuestions',
    reference_id: crypto.randomUUID(),
  };
  return {
    rows: plantedAnswers.map(({ at, isRight, secondsBefore, secondsAfter = 0 }, seq) => {
      const times = { time_spent_before_answer: secondsBefore, time_spent_after_answer: secondsAfter };
      return stepsRow(history, [answeredStep({ is_correct: isRight, ...times })], { seq, at: new Date(at) });
    }),
  };
}

/** Page object of one chart. */
export function chartOf(page: Page, title: string) {
  const figure = page.getByRole('figure', { name: title, exact: true });
  const drawing = figure.getByRole('img');
  return {
    figure,
    drawing,
    /** The labels in the drawing, in document order. */
    readLabels: () => drawing.locator('text').filter({ hasText: /./ }).allTextContents(),
    /** The titles of the bars with or without hatching. */
    hatched: (isHatched: boolean): Locator =>
      drawing.locator(`g:has(> rect.visx-bar${isHatched ? '[fill^="url("]' : ':not([fill])'}) > title`),
    showTable: () => figure.getByText('Show as table').click(),
    row: (name: string | RegExp) => figure.getByRole('row', { name }),
  };
}

/** The period filter of the charts. */
export const periodFilter = (page: Page) => page.getByRole('radiogroup', { name: 'Period' });
export const periodOption = (page: Page, name: string) => periodFilter(page).getByRole('radio', { name });
export const monthSelect = (page: Page) => page.getByRole('combobox', { name: 'Month' });
export const stepButton = (page: Page, direction: 'Previous' | 'Next') =>
  page.getByRole('button', { name: `${direction} five weeks` });
