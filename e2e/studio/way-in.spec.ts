import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { accountOf, expect, fillLogIn, test } from '../fixtures.ts';
import { untilHeard } from '../quiet.ts';

const profile = (page: Page) => page.getByRole('button', { name: /profile menu/ });

async function choose(page: Page, item: string): Promise<void> {
  await profile(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.describe('the way in at the studio', () => {
  test('refuses empty and wrong credentials in the specified words, and stays', async ({ page, app }) => {
    await page.goto(app.studio);
    await fillLogIn(page, { email: '', password: '' });
    await expect(page.getByText('Please enter email')).toBeVisible();
    await expect(page.getByText('Please enter password')).toBeVisible();
    await fillLogIn(page, { email: 'nobody', password: 'x' });
    await expect(page.getByText('Invalid email')).toBeVisible();
    await fillLogIn(page, { ...accountOf(app, 'admin'), password: 'not this one' });
    await expect(alertOf(page, 'Invalid email or password')).toHaveCount(1);
    await expect(page).toHaveURL(`${app.studio}/`);
  });

  for (const role of ['admin', 'super-admin'] as const) {
    test(`leads the ${role} to the dashboard, and out again`, { tag: '@short' }, async ({ page, app }) => {
      await page.goto(`${app.studio}/admin/math-topics`);
      await expect(page).toHaveURL(`${app.studio}/`);
      await fillLogIn(page, accountOf(app, role));
      await expect(page).toHaveURL(`${app.studio}/admin`);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.goto(app.studio);
      await expect(page).toHaveURL(`${app.studio}/admin`);
      await profile(page).click();
      await expect(page.getByRole('menuitem')).toHaveText(
        role === 'admin' ? ['Admin Panel', 'Account', 'Logout'] : ['Admin Panel', 'Audit', 'Account', 'Logout'],
      );
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL(`${app.studio}/`);
      await page.goto(`${app.studio}/admin`);
      await expect(page).toHaveURL(`${app.studio}/`);
    });
  }

  for (const [role, landing] of [
    ['student', '/home'],
    ['tutor', '/home/students'],
  ] as const) {
    test(`leads the ${role} to the learners’ site, logged in there [ACC-031]`, async ({ page, app }) => {
      await page.goto(app.studio);
      await fillLogIn(page, accountOf(app, role));
      await expect(page).toHaveURL(`${app.learner}${landing}`);
      await expect(profile(page)).toBeVisible();
      // The same at each later visit, whichever page of the studio is asked for.
      await page.goto(`${app.studio}/admin/math-topics`);
      await expect(page).toHaveURL(`${app.learner}${landing}`);
    });
  }
});

test.describe('the way from the learners’ site to the studio', () => {
  test('is the admin panel: one session, a code that is worth nothing afterwards', async ({ page, app, logIn }) => {
    await logIn(page, 'admin');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    const trade = page.waitForRequest('**/api/sessions/take_over');
    await choose(page, 'Admin Panel');
    const { code } = (await trade).postDataJSON() as { code: string };
    await expect(page).toHaveURL(`${app.studio}/admin`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // It came in the fragment, went at once, and is in no address that a server saw.
    expect(visited).toContain(`${app.studio}/admin#code=${code}`);
    expect(visited.at(-1)).toBe(`${app.studio}/admin`);
    const again = await fetch(`${app.api}/sessions/take_over`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(again.status).toBe(410);
    // Going back leads to the learners' site, and not to an address with a code.
    await page.goBack();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await page.goForward();
    await expect(page).toHaveURL(`${app.studio}/admin`);
    await expect(profile(page)).toBeVisible();
  });

  test('carries on to the same page and query', async ({ page, app, logIn }) => {
    await logIn(page, 'super-admin');
    await page.goto(`${app.learner}/admin/grammar-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
    await expect(page).toHaveURL(`${app.studio}/admin/grammar-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
    await expect(page.getByRole('heading', { level: 1, name: 'Grammar topics' })).toBeVisible();
  });

  for (const role of ['student', 'tutor'] as const) {
    test(`is closed to the ${role} [ACC-031]`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      const landing = page.url();
      await page.goto(`${app.learner}/admin`);
      await expect(page).toHaveURL(landing);
      await page.goto(`${app.learner}/admin/math-topics`);
      await expect(page).toHaveURL(landing);
    });
  }

  test('is one session: the log-out of either site ends the other', async ({ page, context, app, logIn }) => {
    for (const [first, second] of [
      ['learner', 'studio'],
      ['studio', 'learner'],
    ] as const) {
      await logIn(page, 'admin');
      await untilHeard(page, app.studio, () => choose(page, 'Admin Panel'));
      await expect(page).toHaveURL(`${app.studio}/admin`);
      const tab = await context.newPage();
      await untilHeard(tab, app.learner, () => tab.goto(`${app.learner}/home`));
      const open = { studio: page, learner: tab };
      await choose(open[first], 'Logout');
      await expect(open[first]).toHaveURL(`${app[first]}/`);
      await open[second].getByRole('alertdialog').getByRole('button', { name: 'Reload' }).click();
      await expect(open[second]).toHaveURL(`${app[second]}/`);
      await tab.close();
    }
  });
});

test.describe('a site that is open for another account', () => {
  test('asks before the studio goes on as the one who comes', async ({ page, app, logIn }) => {
    await page.goto(app.studio);
    await fillLogIn(page, accountOf(app, 'super-admin'));
    await expect(page).toHaveURL(`${app.studio}/admin`);
    const held = (await profile(page).textContent()) ?? '';
    await logIn(page, 'admin');
    await choose(page, 'Admin Panel');
    const question = page.getByRole('dialog', { name: 'This studio is open for another account.' });
    await expect(question).toContainText(
      'super-admin@fourfold.example is logged in here. Go on as admin@fourfold.example?',
    );
    await page.keyboard.press('Escape');
    await expect(profile(page)).toHaveText(held);

    await page.goto(`${app.learner}/admin`);
    await expect(page).toHaveURL(`${app.studio}/admin`);
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(profile(page)).not.toHaveText(held);
  });

  test('asks before the learners’ site goes on as the one who comes', async ({ page, app, newStudent }) => {
    const student = await newStudent(page);
    await page.goto(app.studio);
    await fillLogIn(page, accountOf(app, 'student'));
    const question = page.getByRole('dialog', { name: 'This site is open for another account.' });
    await expect(question).toContainText(`${student.email} is logged in here. Go on as student@fourfold.example?`);
    await expect(page).toHaveURL(`${app.learner}/home`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(profile(page)).toHaveText(student.email.split('@')[0] ?? '');

    await page.goto(`${app.studio}/home/math`);
    await expect(page).toHaveURL(`${app.learner}/home/math`);
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
    await expect(profile(page)).not.toHaveText(student.email.split('@')[0] ?? '');
  });
});

test.describe('learners’ pages asked of the studio', () => {
  test('are shown where they are, to whom the studio is open', async ({ page, app }) => {
    await page.goto(`${app.studio}/home/grammar`);
    await expect(page).toHaveURL(`${app.learner}/`);
    await page.goto(app.studio);
    await fillLogIn(page, accountOf(app, 'admin'));
    await expect(page).toHaveURL(`${app.studio}/admin`);
    await page.goto(`${app.studio}/home/grammar?topic=1`);
    await expect(page).toHaveURL(`${app.learner}/home/grammar?topic=1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Grammar' })).toBeVisible();
  });

  test('say so when a code is used up', async ({ page, app }) => {
    await page.goto(`${app.learner}/home#code=nothing`);
    await expect(alertOf(page, 'This code is no longer valid. Please log in.')).toHaveCount(1);
    await expect(page).toHaveURL(`${app.learner}/`);
  });
});

test.describe('pages of the studio that are not there', () => {
  test('are said so, inside and outside of the admin area', async ({ page, app }) => {
    await page.goto(`${app.studio}/nowhere`);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await page.goto(app.studio);
    await fillLogIn(page, accountOf(app, 'admin'));
    await expect(page).toHaveURL(`${app.studio}/admin`);
    for (const path of ['/admin/not_found', '/admin/no/such/page', '/nowhere']) {
      await page.goto(`${app.studio}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    }
    // A record that is not there leads to the same page.
    for (const path of ['', 'problemset/', 'subtopic/0198f6a0-5a00-7000-8000-000000000001/']) {
      await page.goto(`${app.studio}/admin/${path}0198f6a0-5a00-7000-8000-000000000002`);
      await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
    }
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(`${app.studio}/admin`);
  });
});
