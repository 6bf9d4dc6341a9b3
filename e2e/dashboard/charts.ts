import type { PlantedPerson } from '@fourfold/server/testing/planting/person';
import { row } from '@fourfold/server/testing/planting/rows';
import type { Locator, Page } from '@playwright/test';

/** The fixed current time of these tests. A Tuesday: its week ends on 28 November. */
export const now = new Date('2026-11-24T12:00:00-05:00');

/**
 * Answers in New York time: in two weeks of the current window, in the window before, and last
 * year. Times in seconds.
 */
const answers = [
  { at: '2026-10-25T00:00:00-04:00', right: true, before: 40 },
  { at: '2026-10-31T23:59:59-04:00', right: false, before: 60, after: 90 },
  { at: '2026-11-24T09:00:00-05:00', right: true, before: 20, after: 10 },
  { at: '2026-11-24T09:05:00-05:00', right: true, before: 30 },
  { at: '2026-10-24T23:59:59-04:00', right: false, before: 5 },
  { at: '2025-03-09T12:00:00-04:00', right: true, before: 5 },
];

/** Database rows of these answers for a student. */
export function answerRows({ account }: PlantedPerson) {
  const reference_id = crypto.randomUUID();
  return {
    rows: answers.map(({ at, right, before, after = 0 }, index) =>
      row('practice_events', {
        user_id: account.id,
        reference_type: 'HomeProblemSetQuestions',
        reference_id,
        seq: index + 1,
        kind: 'answered',
        at: new Date(at),
        event: '{}',
        state: '{}',
        record_id: crypto.randomUUID(),
        question_id: crypto.randomUUID(),
        is_correct: right,
        time_spent_before_answer: before,
        time_spent_after_answer: after,
      }),
    ),
  };
}

/** Page object of one chart. */
export function chart(page: Page, title: string) {
  const figure = page.getByRole('figure', { name: title, exact: true });
  const drawing = figure.getByRole('img');
  return {
    figure,
    drawing,
    /** The labels in the drawing, in document order. */
    texts: () => drawing.locator('text').filter({ hasText: /./ }).allTextContents(),
    /** The titles of the bars with or without hatching. */
    hatched: (yes: boolean): Locator =>
      drawing.locator(`g:has(> rect.visx-bar${yes ? '[fill^="url("]' : ':not([fill])'}) > title`),
    showTable: () => figure.getByText('Show as table').click(),
    row: (name: string | RegExp) => figure.getByRole('row', { name }),
  };
}

/** The period filter of the charts. */
export const filter = (page: Page) => page.getByRole('radiogroup', { name: 'Period' });
export const period = (page: Page, name: string) => filter(page).getByRole('radio', { name });
export const month = (page: Page) => page.getByRole('combobox', { name: 'Month' });
export const step = (page: Page, which: 'Previous' | 'Next') =>
  page.getByRole('button', { name: `${which} five weeks` });
