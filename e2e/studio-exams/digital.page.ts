import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/question-page.ts';

test('a digital SAT is created, has its own sections and table, and no topics, key or bubble sheet', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/admin/sats', { as: 'super-admin' });
  await page.getByRole('main').getByRole('button', { name: 'Create Sat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Sat' });
  await expect(dialog.getByRole('radio', { name: 'SAT on paper' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Digital SAT', exact: true }).check({ force: true });
  await dialog.getByLabel('Title').fill('Autumn form');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(alertOf(page, 'Autumn form Sat created Successfully')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Autumn form' }).first();
  await expect(row).toContainText('Digital SAT, 2 sections, 98 questions, no score conversion');
  await expect(row).not.toContainText('no answer key');
  await expect(row.getByText('22 questions, 35 minutes')).toHaveCount(3);
  await expect(row.getByText('27 questions, 32 minutes')).toHaveCount(3);
  await expect(row.getByText('Raw Score Conversion')).toBeVisible();
  await expect(row.getByText('Bubble Sheet Answers')).toHaveCount(0);
  await expect(row.getByRole('switch', { name: /^Publish.*Math Mock Test|Math Mock Test/ })).toBeVisible();
  await row.getByRole('link', { name: 'Mock test: Math, Module 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn form (Math, Module 1)');
  await expect(page).toHaveURL(new RegExp(`${app.studio}/admin/sat-test/.*/mock/Math1`));
  await expect(page.getByRole('switch', { name: /Math Mock Test|Publish/ }).first()).toBeVisible();
});
