import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { plant, yesOrNo } from './content.ts';
import { fillLogIn } from './fixtures.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, test } from './practising.ts';
import {
  banner,
  lookAt,
  makeTutor,
  openProfileMenu,
  type PlantedStudent,
  plantStudents,
  removePlanted,
  studentsPage,
  unlink,
} from './tutoring.ts';

test.afterEach(({ db }) => removePlanted(db));

const many = (count: number): PlantedStudent[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Student ${String(at + 1).padStart(3, '0')}` }));

/** A tutor of one's own, at the list of students. */
const tutored = test.extend<{ tutor: { email: string; password: string } }>({
  tutor: async ({ page, db, newStudent }, use) => {
    const tutor = await newStudent(page);
    await makeTutor(page, db, tutor.email);
    await use(tutor);
  },
});

const openList = (page: Page, learner: string, query = '') => page.goto(`${learner}/home/students${query}`);

tutored.describe('My Students', () => {
  tutored(
    'is where a tutor lands, with whoever is linked and what needs the tutor [ACC-010] [TUT-001]',
    async ({ page, app, db, tutor }) => {
      await plantStudents(db, tutor.email, [
        { name: 'Amara Lindqvist', mastered: 3, seconds: 4800, quietFor: 0 },
        { name: 'Ben Ortega', overdue: 2, quietFor: 9 },
        { name: 'Chloe Dufresne' },
        { name: 'Daniel Kwon', active: false, overdue: 1 },
      ]);
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${app.learner}/`);
      await fillLogIn(page, tutor);
      await expect(page).toHaveURL(`${app.learner}/home/students`);
      const list = studentsPage(page);
      await expect(list.heading).toBeVisible();
      await expect(page.getByText('4 students', { exact: true })).toBeVisible();
      const heads = page.getByRole('table', { name: 'My Students' }).getByRole('columnheader');
      await expect(heads).toHaveText(['All on this page', 'Name', 'Email', 'Status', 'This week', 'Actions']);
      await expect(list.names).toHaveText(['Amara Lindqvist', 'Ben Ortega', 'Chloe Dufresne', 'Daniel Kwon']);

      await expect(list.row('Amara')).toContainText('@planted.mail.example');
      await expect(list.row('Amara')).toContainText('Active');
      await expect(list.row('Amara').getByText('3 mastered, 1 h 20 min')).toBeVisible();
      await expect(list.row('Amara').getByText(/overdue|Quiet|Has not/)).toHaveCount(0);
      await expect(list.row('Ben').getByText('Nothing yet')).toBeVisible();
      await expect(list.row('Ben').getByText('2 overdue')).toBeVisible();
      await expect(list.row('Ben').getByText(/^Quiet since \d+ [A-Z][a-z]{2}/)).toBeVisible();
      await expect(list.row('Chloe').getByText('Has not answered yet')).toBeVisible();
      await expect(list.row('Daniel')).toContainText('Inactive');
      await expect(list.row('Daniel').getByText(/overdue|Has not/)).toHaveCount(0);
      await expect(list.loginAs('Daniel')).toBeDisabled();
      await expect(list.choose('Daniel')).toBeDisabled();
    },
  );

  tutored('says "No Record Found" where nobody is linked [TUT-003]', async ({ page, app, tutor: _ }) => {
    await openList(page, app.learner);
    await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible(page);
  });

  tutored(
    'goes from page to page, asking for each by its number and size [TUT-002]',
    async ({ page, app, db, tutor }) => {
      await plantStudents(db, tutor.email, many(23));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('get_my_students')) asked.push(new URL(request.url()).search);
      });
      await openList(page, app.learner);
      const list = studentsPage(page);
      await expect(list.names).toHaveCount(10);
      await expect(page.getByText('Showing 1 to 10 of 23 entries')).toBeVisible();
      await page.getByRole('button', { name: 'Page 3' }).click();
      await expect(page).toHaveURL(`${app.learner}/home/students?page=3`);
      await expect(list.names).toHaveText(['Student 021', 'Student 022', 'Student 023']);
      await expect(page.getByText('Showing 21 to 23 of 23 entries')).toBeVisible();
      expect(asked).toEqual(['?offset=1&limit=10', '?offset=3&limit=10']);
      await page.reload();
      await expect(list.names).toHaveCount(3);
      await page.goBack();
      await expect(list.names.first()).toHaveText('Student 001');
      // Beyond the last page is the last page, and what is no number is the first.
      await openList(page, app.learner, '?page=99');
      await expect(page).toHaveURL(`${app.learner}/home/students?page=3`);
      await openList(page, app.learner, '?page=-1');
      await expect(list.names.first()).toHaveText('Student 001');
    },
  );

  tutored('says that it could not be loaded, and loads it when asked again', async ({ page, app, db, tutor }) => {
    await plantStudents(db, tutor.email, many(1));
    await page.route('**/get_my_students*', (route) => route.fulfill({ status: 400, json: { errors: ['Not now'] } }));
    await openList(page, app.learner);
    await expect(page.getByText('Your students could not be loaded.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/get_my_students*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(studentsPage(page).names).toHaveText(['Student 001']);
  });

  tutored(
    'fits a phone, with 300 students and with long names, and passes axe [TUT-001]',
    async ({ page, app, db, tutor }) => {
      const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the House with the Very Long Name';
      await plantStudents(db, tutor.email, [{ name: long, overdue: 12, quietFor: 400 }, ...many(300)]);
      await openList(page, app.learner);
      await expect(page.getByText('301 students')).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(studentsPage(page).loginAs(long)).toBeVisible();
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
      await expectAccessible(page);
    },
  );
});

tutored.describe('a look at a student', () => {
  tutored(
    'puts the student’s session in the place of the tutor’s, and lands at the student’s home [SES-009] [TUT-004]',
    async ({ page, app, db, tutor }) => {
      const { 'Amara Lindqvist': id } = await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
      await openList(page, app.learner);
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      const before = await stored(page);
      const reply = page.waitForResponse((one) => one.url().endsWith('/sessions/login_as_student'));
      await studentsPage(page).loginAs('Amara').click();
      const token = await (await reply).headerValue('x-user-token');
      await expect(page).toHaveURL(`${app.learner}/home`);
      await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
      const now = await stored(page);
      expect(now.token).toBe(token);
      expect(now.token).not.toBe(before.token);
      expect(now.account).toMatchObject({ id, username: 'Amara Lindqvist', tutor_login: { status: true } });
      expect(visited).not.toContain('/home/not_found');
      // The list is not one step back: the student has none.
      await page.goto(`${app.learner}/home/students`);
      await expect(page).toHaveURL(`${app.learner}/home/not_found`);
    },
  );

  for (const way of ['the profile menu', 'the banner']) {
    tutored(
      `ends by "Back to Tutor" in ${way}, at the tutor’s own list [SES-010] [NAV-020] [TUT-007]`,
      async ({ page, app, db, tutor }) => {
        await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
        await openList(page, app.learner);
        await openProfileMenu(page);
        await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
        await page.keyboard.press('Escape');
        await lookAt(page, 'Amara Lindqvist');
        for (const title of ['Math', 'SATs', 'Dashboard']) {
          await page.getByRole('link', { name: title, exact: true }).first().click();
          await expect(banner(page)).toBeVisible();
        }
        const look = await stored(page);
        if (way === 'the banner') await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
        else {
          await openProfileMenu(page);
          await expect(page.getByRole('menuitem')).toHaveText(['Back to Tutor', 'Logout']);
          await page.getByRole('menuitem', { name: 'Back to Tutor' }).click();
        }
        await expect(page).toHaveURL(`${app.learner}/home/students`);
        await expect(studentsPage(page).names).toHaveText(['Amara Lindqvist']);
        await expect(banner(page)).toHaveCount(0);
        expect((await stored(page)).account).toMatchObject({ email: tutor.email, userType: 'Tutor' });
        const again = await fetch(`${app.api}/accounts/set_current_user`, {
          method: 'PUT',
          headers: { authorization: look.token },
        });
        expect(again.status).toBe(401);
      },
    );
  }

  tutored('that cannot begin says why, and the tutor stays where they are', async ({ page, app, db, tutor }) => {
    await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
    await openList(page, app.learner);
    await expect(studentsPage(page).loginAs('Amara')).toBeVisible();
    await unlink(db, tutor.email);
    await studentsPage(page).loginAs('Amara').click();
    await expect(alertOf(page, 'Student not found')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home/students`);
    expect((await stored(page)).account).toMatchObject({ email: tutor.email });
  });

  tutored('ends by itself after two hours: back at the list, with a warning', async ({ page, app, db, tutor }) => {
    await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
    await openList(page, app.learner);
    await lookAt(page, 'Amara Lindqvist');
    await db.query(`update sessions set ends_at = now() - interval '1 second' where tutor_id is not null
                     and user_id in (select id from users where username = 'Amara Lindqvist')`);
    await page.getByRole('link', { name: 'Grammar', exact: true }).first().click();
    await expect(alertOf(page, 'Your look at Amara Lindqvist ended after 2 hours.')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home/students`);
    await expect(studentsPage(page).names).toHaveText(['Amara Lindqvist']);
    await expect(alertOf(page, 'Session expired')).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });

  tutored(
    'leaves nothing of the tutor’s for the student’s pages, nor the other way round',
    async ({ page, app, db, tutor }) => {
      await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }, { name: 'Ben Ortega' }]);
      await openList(page, app.learner);
      const answered: { path: string; token: string | undefined }[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) answered.push({ path: pathname, token: request.headers().authorization });
      });
      await lookAt(page, 'Amara Lindqvist');
      await page.getByRole('link', { name: 'Math', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      await page.goBack();
      await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
      await expect(studentsPage(page).names).toHaveCount(2);
      const { token } = await stored(page);
      // The list was asked for anew, by the tutor's new token.
      expect(answered.filter((one) => one.path.endsWith('get_my_students')).at(-1)?.token).toBe(token);
      await lookAt(page, 'Ben Ortega');
      await page.getByRole('link', { name: 'Math', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      expect(answered.filter(({ path }) => path === '/api/topics')).toHaveLength(2);
    },
  );
});

tutored(
  'by keyboard alone: something is assigned to a student, a look begins and ends',
  async ({ page, app, db, tutor }) => {
    await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }, { name: 'Ben Ortega' }]);
    await plant(db, {
      sequence: {},
      sets: { first: { title: 'Unheard of steps', questions: [{ choices: yesOrNo }] } },
    });
    await openList(page, app.learner);
    const { press, tabTo, type } = keyboardOf(page);
    const list = studentsPage(page);
    await tabTo(list.choose('Ben'));
    await press('Space');
    const assign = page.getByRole('button', { name: 'Assign to 1 student' });
    await tabTo(assign);
    await press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await type('unheard of');
    await expect(page.getByText('1 found')).toBeVisible();
    await tabTo(page.getByRole('radio', { name: /Unheard of steps/ }));
    await press('Space', 'Enter');
    const done = page.getByRole('button', { name: 'Done' });
    await expect(page.getByLabel('Due date')).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
    await expect(done).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tabTo(list.loginAs('Amara'));
    await press('Enter');
    await expect(banner(page)).toContainText('Amara Lindqvist');
    await expect(page).toHaveURL(`${app.learner}/home`);
    await tabTo(banner(page).getByRole('button', { name: 'Back to Tutor' }), 'Shift+Tab');
    await press('Enter');
    await expect(list.heading).toBeVisible();
  },
);

tutored.describe('the banner', () => {
  tutored(
    'is across every page of a look, and covers nothing of it [TUT-007] [ACC-048]',
    async ({ page, app, db, tutor }) => {
      test.setTimeout(180_000);
      await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
      await openList(page, app.learner);
      await lookAt(page, 'Amara Lindqvist');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const path of [
          '/home',
          '/home/sats',
          '/home/reading',
          '/home/sat-topics',
          '/home/not_found',
          '/nowhere',
        ]) {
          await page.goto(app.learner + path);
          await expect(banner(page)).toContainText('Viewing Amara Lindqvist');
          await expect(banner(page)).toContainText('Nothing you do here is saved');
          await expect(banner(page).getByRole('button')).toHaveText(['Back to Tutor']);
          const { y, height } = (await banner(page).boundingBox()) ?? { y: -1, height: 0 };
          expect(y).toBe(0);
          const top = await page.getByRole('heading', { level: 1 }).first().boundingBox();
          expect(top?.y).toBeGreaterThan(height);
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          expect((await banner(page).boundingBox())?.y).toBe(0);
          const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await page.evaluate(overflow), path).toBe(0);
        }
        await expectAccessible(page);
      }
    },
  );

  tutored(
    'is above a dialog’s shade, with the way back in reach, and a dialog lies below it',
    async ({ page, app, db, tutor }) => {
      await plantStudents(db, tutor.email, [{ name: 'Amara Lindqvist' }]);
      await openList(page, app.learner);
      await lookAt(page, 'Amara Lindqvist');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();
      await expect(page.getByRole('dialog', { name: 'Introduction videos' })).toBeVisible();
      await expectAccessible(page);
      await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
      await expect(page).toHaveURL(`${app.learner}/home/students`);
      await expect(banner(page)).toHaveCount(0);
    },
  );
});

type Stored = { token: string; account: { id: string; email: string } };

function stored(page: Page): Promise<Stored> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}'));
}
