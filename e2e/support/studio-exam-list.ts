import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of an exam list in the studio, on its own page or on the dashboard. */
export function studioExamListOf(page: Page, title: string) {
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: title, exact: true });
  const dialog = page.getByRole('dialog');
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  return {
    main,
    list,
    dialog,
    button,
    row: (exam: string) =>
      list.locator('> li').filter({ has: page.getByRole('button', { name: `More for ${exam}`, exact: true }) }),
    toggle: (exam: string) => list.getByRole('button', { name: exam, exact: true }),
    async choose(exam: string, action: 'Edit title' | 'Delete') {
      await button(`More for ${exam}`).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    /** Confirms or cancels a confirmation dialog. */
    async answer(question: string, answer: 'OK' | 'Cancel') {
      await expect(dialog.getByRole('heading')).toHaveText(question);
      await dialog.getByRole('button', { name: answer }).click();
      await expect(dialog).toBeHidden();
    },
    reorderItems: main.getByRole('list', { name: `The order of ${title}` }).getByRole('listitem'),
  };
}
