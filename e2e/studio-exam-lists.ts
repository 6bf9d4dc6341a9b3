import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** What journeys through the studio's lists of SATs and of ACTs call the same things. */
export const studioLists = [
  {
    family: 'sat',
    name: 'SAT',
    title: 'SATs',
    type: 'Sat',
    path: '/admin/sats',
    home: '/admin',
    sections: { Reading: 52, 'Writing and Language': 44, 'Math - No Calculator': 20, 'Math - Calculator': 38 },
    marks: { verbal: 0, math: 0 },
    own: { section: 'Writing', title: 'Writing and Language' },
    kind: 'sat_question',
  },
  {
    family: 'act',
    name: 'ACT',
    title: 'ACTs',
    type: 'Act',
    path: '/admin/acts',
    home: '/admin/acts',
    sections: { English: 75, Mathematics: 60, Reading: 40, Science: 40 },
    marks: { english: 0, math: 0, reading: 0, science: 0 },
    own: { section: 'Science', title: 'Science' },
    kind: 'act_question',
  },
] as const;

/** A list of the studio as an author finds it, on its own page or on the dashboard. */
export function listOf(page: Page, title: string) {
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: title, exact: true });
  const dialog = page.getByRole('dialog');
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  return {
    main,
    list,
    dialog,
    button,
    rows: list.locator('> li'),
    row: (exam: string) =>
      list.locator('> li').filter({ has: page.getByRole('button', { name: `More for ${exam}`, exact: true }) }),
    toggle: (exam: string) => list.getByRole('button', { name: exam, exact: true }),
    async choose(exam: string, action: 'Edit title' | 'Delete') {
      await button(`More for ${exam}`).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    async create(type: string, exam: string) {
      await button(`Create ${type}`).click();
      await dialog.getByLabel('Title').fill(exam);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    /** Answers the question that is asked. */
    async answer(question: string, answer: 'OK' | 'Cancel') {
      await expect(dialog.getByRole('heading')).toHaveText(question);
      await dialog.getByRole('button', { name: answer }).click();
      await expect(dialog).toBeHidden();
    },
    order: main.getByRole('list', { name: `The order of ${title}` }).getByRole('listitem'),
  };
}

/** The list's own page. */
export async function goToList(page: Page, app: RunningServer, { path, title }: (typeof studioLists)[number]) {
  await page.goto(`${app.studio}${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return listOf(page, title);
}
