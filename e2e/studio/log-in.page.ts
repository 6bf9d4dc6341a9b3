import { alertOf } from '../support/alert.ts';
import { accountOf, expect, fillLogIn, test } from '../support/fixtures.ts';

test('the studio’s log-in refuses empty and wrong credentials with the specified messages, and stays on the page', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/', { site: 'studio' });
  await fillLogIn(page, { email: '', password: '' });
  await expect(page.getByText('Please enter email')).toBeVisible();
  await expect(page.getByText('Please enter password')).toBeVisible();
  await fillLogIn(page, { email: 'nobody', password: 'x' });
  await expect(page.getByText('Invalid email')).toBeVisible();
  await fillLogIn(page, { ...accountOf(app, 'admin'), password: 'not this one' });
  await expect(alertOf(page, 'Invalid email or password')).toHaveCount(1);
  await expect(page).toHaveURL(`${app.studio}/`);
});

test('a used hand-over code leads to log-in, with an alert', async ({ page, app, mountPage }) => {
  await mountPage('/home#code=nothing');
  await expect(alertOf(page, 'This code is no longer valid. Please log in.')).toHaveCount(1);
  await expect(page).toHaveURL(`${app.learner}/`);
});
