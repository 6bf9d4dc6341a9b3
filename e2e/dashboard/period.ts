import type { Page } from '@playwright/test';

/** A Tuesday: its week ends on 28 November. */
export const now = new Date('2026-11-24T12:00:00-05:00');

/** What the charts of the dashboard are narrowed by, as a person finds it. */
export const filter = (page: Page) => page.getByRole('radiogroup', { name: 'Period' });
export const period = (page: Page, name: string) => filter(page).getByRole('radio', { name });
export const month = (page: Page) => page.getByRole('combobox', { name: 'Month' });
export const step = (page: Page, which: 'Previous' | 'Next') =>
  page.getByRole('button', { name: `${which} five weeks` });
/** Answers in New York: two weeks of this window, one of the window before, and last year. */
export const answers = [
  { at: '2026-10-25T00:00:00-04:00', right: true, before: 40 },
  { at: '2026-10-31T23:59:59-04:00', right: false, before: 60, after: 90 },
  { at: '2026-11-24T09:00:00-05:00', right: true, before: 20, after: 10 },
  { at: '2026-11-24T09:05:00-05:00', right: true, before: 30 },
  { at: '2026-10-24T23:59:59-04:00', right: false, before: 5 },
  { at: '2025-03-09T12:00:00-04:00', right: true, before: 5 },
];
