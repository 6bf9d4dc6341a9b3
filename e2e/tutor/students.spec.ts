import { expectAccessible } from '../accessible.ts';
import { plant, yesOrNo } from '../content.ts';
import { fillLogIn } from '../fixtures.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { banner, type PlantedStudent, plantStudents, removePlanted, studentsPage } from '../tutoring.ts';
import { openList, tutored } from './tutored.ts';

test.afterEach(({ db }) => removePlanted(db));

const many = (count: number): PlantedStudent[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Student ${String(at + 1).padStart(3, '0')}` }));

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
