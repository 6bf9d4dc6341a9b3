import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/question-page.ts';

// everywhere/accessible.spec.ts checks the screens of a logged-out visitor.
test('the account page passes axe, with a refused password and in the studio on a phone', async ({
  page,
  mountPage,
}) => {
  await mountPage('/home/account', { as: 'student' });
  await page.getByLabel('Old Password').fill('not the old one');
  await page.getByLabel('New Password').fill('five in a row');
  await page.getByLabel('Confirm Password').fill('five in a row');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Old Password')).toHaveAccessibleDescription('Old Password is not correct.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await mountPage('/admin/account', { as: 'super-admin' });
  await expect(page.getByText('Open on the studio')).toBeVisible();
  await expectAccessible(page);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
