import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { examRows, yesOrNo } from '../support/planting.ts';

const question = (text: string, rank: 0 | 1 | 2 | 3 | 4) => ({ text, rank, choices: yesOrNo });
const ofRanks = (name: string, ranks: readonly (0 | 1 | 2 | 3 | 4)[]) =>
  ranks.map((rank, at) => question(`${name} question ${at + 1}`, rank));
const tests = [
  { section: 'Math1', variant: 'mock', published: false, questions: ofRanks('First', [0, 1, 2, 2, 3, 4]) },
  { section: 'Math2Easier', variant: 'mock', published: false, questions: ofRanks('Easier', [0, 0, 1, 2]) },
  { section: 'Math2Harder', variant: 'mock', published: false, questions: ofRanks('Harder', [2, 3, 4, 4]) },
] as const;

test('an author sees a form whole, enters the number of its route, and tries a question out', async ({
  page,
  db,
  mountPage,
}) => {
  const form = examRows({ edition: 'sat-digital', title: 'Autumn form', topics: {}, tests });
  await mountPage('/admin/sats', { as: 'admin', planted: form });
  await page.getByRole('button', { name: 'Autumn form', exact: true }).click();
  await page.getByRole('link', { name: 'Form', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/form/${form.id}/mock`));
  await expect(page).toHaveTitle('Form of Autumn form, Mock test · Fourfold Studio');
  const part = page.getByRole('region', { name: 'Math', exact: true });
  const first = part.getByRole('region', { name: 'Math, Module 1' });
  await expect(first.getByRole('listitem')).toHaveCount(6);
  await expect(first).toContainText('6 of 22 questions, all counted, 35 minutes');
  await expect(first.getByRole('listitem').nth(5)).toContainText('First question 6');
  await expect(first.getByRole('listitem').nth(5)).toContainText('Rank 5');
  await expect(first.getByRole('listitem').first()).toContainText('Linear functions · One choice');

  const field = part.getByLabel('Right answers that lead to the harder module');
  await expect(part).toContainText('of 6 that count. It is used while the field is empty.');
  await field.fill('7');
  await page.keyboard.press('Enter');
  await expect(part).toContainText('Math, Module 1 has 6 questions that count. Enter a whole number from 1 to 6.');
  await field.fill('5');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Route saved')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(part.getByRole('button', { name: 'Use the suggested number' })).toBeVisible();

  const counts = (number: number) => first.getByRole('switch', { name: `Question ${number}: Counts` });
  await counts(2).uncheck({ force: true });
  await counts(3).uncheck({ force: true });
  await expect(first).toContainText('6 of 22 questions, 4 counted, 35 minutes');
  const stored = async () =>
    (await db.query('select routes, cardinality(field_test) as tried from exams where id = $1', [form.id])).rows[0];
  await expect.poll(stored).toEqual({ routes: { Math1: 5 }, tried: 2 });
  await page.reload();
  await expect(counts(3)).not.toBeChecked();
  await expect(counts(4)).toBeChecked();
  await expect(field).toHaveValue('5');

  await first.getByRole('button', { name: 'Blueprint of Math, Module 1' }).click();
  const blueprint = first.getByRole('form', { name: 'Blueprint of Math, Module 1' });
  await blueprint.getByLabel(/^Algebra/).fill('many');
  await page.keyboard.press('Enter');
  await expect(blueprint.getByRole('alert')).toHaveText('Enter whole numbers from 0 to 200.');
  await blueprint.getByLabel(/^Algebra/).fill('8');
  await blueprint.getByLabel(/^Rank 3/).fill('1');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Blueprint of Math, Module 1 saved')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Blueprint of Math, Module 1' })).toBeFocused();
  await expect(first.getByRole('list', { name: 'Findings of Math, Module 1' }).getByRole('listitem')).toHaveText([
    'Stops publishing: The harder module takes 5 right answers, and only 4 can be right: no student gets it.',
    '6 questions of Algebra, 8 wanted: 2 too few.',
    '2 questions of rank 3, 1 wanted: 1 too many.',
  ]);

  await part.getByRole('button', { name: 'Simulate students in Math' }).click();
  const simulation = part.getByRole('region', { name: 'Simulated students in Math' });
  await expect(simulation).toContainText(/1,000 students: scores are \d+ points from the truth/);
  const routes = simulation.getByRole('table', { name: 'Students by route in Math' });
  await expect(routes.getByRole('row')).toHaveCount(2);
  await part.getByRole('button', { name: 'Use the suggested number' }).click();
  await expect(routes.getByRole('row')).toHaveCount(3);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  const share = async () =>
    Number.parseInt((await routes.getByRole('row').nth(2).getByRole('cell').first().textContent()) || '', 10);
  const before = await share();
  await simulation.getByLabel('Mean ability, as a score').fill('700');
  await expect.poll(share).toBeGreaterThan(before);
  await simulation.getByLabel('Mean ability, as a score').fill('900');
  await expect(simulation).toContainText('Enter a whole number from 200 to 800.');
  await simulation.getByRole('button', { name: 'Close' }).click();
  await expect(part.getByRole('button', { name: 'Simulate students in Math' })).toBeFocused();

  await part.getByRole('link', { name: 'Edit questions of Math, Module 2, harder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn form (Math, Module 2)');
});

test('the real test has its own questions, and a form of one module for each part has no route', async ({
  page,
  mountPage,
}) => {
  const questions = ofRanks('Lab', [1, 2]);
  const form = examRows({
    ...{ family: 'act', edition: 'act-enhanced', title: 'Winter form', topics: {} },
    tests: [{ section: 'EnhancedScience', variant: 'real', published: false, questions }],
  });
  await mountPage(`/admin/form/${form.id}/mock`, { as: 'admin', planted: form });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['English', 'Mathematics', 'Reading', 'Science']);
  await expect(page.getByText('It has no question that students see.')).toHaveCount(4);
  await page.getByText('Real test', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Question 2: Lab question 2' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('a form is copied with its questions, and the copy is opened', async ({ page, db, mountPage }) => {
  const form = examRows({ edition: 'sat-digital', title: 'Autumn form', topics: {}, tests });
  await mountPage(`/admin/form/${form.id}/mock`, { as: 'admin', planted: form });
  await page.getByRole('button', { name: 'Copy as a new form' }).click();
  await expect(alertOf(page, 'Copy of Autumn form created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copy of Autumn form');
  await expect(page).not.toHaveURL(new RegExp(form.id));
  const item = page.getByRole('region', { name: 'Math, Module 1' }).getByRole('listitem').nth(5);
  await expect(item).toContainText('First question 6');
  await expect(item).toContainText('The same text is in Autumn form.');
  const { rows } = await db.query("select is_publish from exams where title = 'Copy of Autumn form'");
  expect(rows).toEqual([{ is_publish: false }]);
});
