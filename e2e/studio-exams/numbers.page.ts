import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studioExamListOf } from '../support/studio-exam-list.ts';

const sequence = { own: { text: 'What is asked here?', choices: yesOrNo } } as const;
const sets = { run: { title: 'Run of four', questions: [{ text: 'One of the set.', choices: yesOrNo }] } };

const satRows = (more: object = {}) =>
  examRows({ title: 'A SAT', topics: { first: { section: 'Writing', title: 'Commas', sequence, ...more } } });
const actRows = (more: object = {}) =>
  examRows({
    family: 'act',
    title: 'An ACT',
    topics: { first: { section: 'Science', title: 'Cells', sequence, ...more } },
  });

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
}

test('a number of an ACT opens after it gets its topic, which can be changed later [ASA-015]', async ({
  page,
  db,
  mountPage,
}) => {
  const act = examRows({
    family: 'act',
    title: 'An ACT',
    topics: { own: { section: 'English', title: null, published: false } },
  });
  await mountPage(`/admin/acts?act=${act.id}`, { as: 'admin', planted: act });
  const number = studioExamListOf(page, 'ACTs')
    .main.getByRole('list', { name: 'English', exact: true })
    .getByRole('button');
  await expect(number).toHaveAccessibleName('1, no topic');
  await number.click();
  const topicDialog = page.getByRole('dialog', { name: 'Topic of number 1' });
  await expect(topicDialog).toContainText('An ACT, English, number 1');
  await topicDialog.getByLabel('Topic').fill('  ');
  await page.keyboard.press('Enter');
  await expect(topicDialog).toContainText('Please enter Topic');
  await topicDialog.getByLabel('Topic').fill(' Semicolons');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Topic title Updated Successfully')).toBeVisible();
  const stored = async () => (await db.query('select title from exam_questions')).rows[0]?.title;
  expect(await stored()).toBe('Semicolons');

  await page
    .getByRole('dialog', { name: 'Semicolons', exact: true })
    .getByRole('button', { name: 'Edit topic' })
    .click();
  await expect(topicDialog.getByLabel('Topic')).toHaveValue('Semicolons');
  await topicDialog.getByLabel('Topic').fill('Dashes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Dashes', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit topic' })).toBeFocused();
  expect(await stored()).toBe('Dashes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(number).toHaveAccessibleName('1, Dashes, not published');
  await expect(number).toBeFocused();
});

test('the popup of a number of a SAT has its sequence, its two videos and its problem sets [ASA-012, ASA-013, APS-004]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const sat = satRows();
  const number = sat.topic.first?.id;
  await mountPage(`/admin/sats?sat=${sat.id}`, { as: 'super-admin', planted: sat });
  await page.getByRole('button', { name: '1, Commas, published', exact: true }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/sats?sat=${sat.id}&sat_question=${number}`);
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('A SAT, Writing and Language, number 1');
  await expect(popup.getByRole('switch', { name: /^Published/ })).toBeChecked();
  await expect(popup.getByRole('region', { name: 'Video explanation', exact: true })).toContainText('No videos');
  await expect(popup.getByRole('region', { name: 'Mock video explanation' })).toContainText('No videos available.');
  const desk = popup.getByRole('region', { name: 'Problem sets' });
  await expect(desk).toContainText('No Problem Set Found');
  for (const [action, dialogTitle] of [
    ['Add from Bucket', 'Create problem sets from bucket'],
    ['Add Existing', 'Add existing problem sets'],
  ] as const) {
    await desk.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog', { name: dialogTitle, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(desk.getByRole('button', { name: action })).toBeFocused();
  }
  await desk.getByRole('button', { name: 'Create Problem Set' }).click();
  await page.keyboard.type('Run of four');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, "ProblemSet ('Run of four') created")).toBeVisible();
  await expect(desk.getByRole('listitem')).toContainText(['Run of four']);
  const { rows } = await db.query('select parent_kind, parent_id from problem_set_places');
  expect(rows).toEqual([{ parent_kind: 'sat_question', parent_id: number }]);
  await popup.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/sat/${number}`);
});

test('an admin edits the two videos of a number of an ACT, each saved separately, next to the buttons for sets [ASA-013, ASA-014]', async ({
  page,
  db,
  mountPage,
}) => {
  const act = actRows();
  const number = act.topic.first?.id;
  await mountPage(`/admin/acts?act=${act.id}&act_question=${number}`, { as: 'admin', planted: act });
  const popup = page.getByRole('dialog').first();
  for (const action of ['Add from Bucket', 'Add Existing', 'Create Problem Set']) {
    await expect(popup.getByRole('button', { name: action, exact: true })).toBeVisible();
  }
  const write = async (label: string, text: string) => {
    await popup.getByRole('button', { name: `Edit ${label}` }).click();
    await page.getByRole('textbox', { name: label, exact: true }).click();
    await page.keyboard.type(text);
  };
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/act_questions/update_video_explanation')) bodies.push(request.postDataJSON());
  });
  for (const [label, message, text] of [
    ['Video explanation', 'Video Explanation updated', 'As it was given'],
    ['Mock video explanation', 'Mock Video Explanation updated', 'As it is tried'],
  ] as const) {
    await write(label, text);
    await popup.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(alertOf(page, message)).toBeVisible();
    await expect(popup.getByRole('button', { name: `Edit ${label}` })).toBeFocused();
    await expect(popup.getByRole('region', { name: label, exact: true })).toContainText(text);
  }
  expect(bodies).toMatchObject([
    { id: number, type: 'Real', video_explanation: expect.stringContaining('As it was given') },
    { id: number, type: 'Mock', video_mock_explanation: expect.stringContaining('As it is tried') },
  ]);
  const { rows } = await db.query(
    'select video_explanation::text as real, video_mock_explanation::text as mock from exam_questions',
  );
  expect(rows[0].real).toContain('As it was given');
  expect(rows[0].mock).toContain('As it is tried');

  // Leaving unsaved text asks for confirmation; the text is restored after a reload.
  await write('Video explanation', ' and more');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(popup.getByText('Not saved yet')).toBeVisible();
  await popup.getByRole('button', { name: 'Edit Video explanation' }).click();
  await expect(page.getByRole('textbox', { name: 'Video explanation', exact: true })).toContainText('and more');
});

test('the page of a number of a SAT has its questions and sets, and links back to the number in the list [ASA-001, ASA-016, ASA-017, APS-003]', async ({
  page,
  app,
  mountPage,
}) => {
  const [sat, act] = [satRows({ sets }), actRows()];
  const number = sat.topic.first?.id;
  const branch = `sat=${sat.id}&sat_question=${number}`;
  await mountPage(`/admin/sat/${number}`, { as: 'admin', planted: [sat, act] });
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commas');
  await expect(main).toContainText('A SAT, Writing and Language, number 1');
  await expect(main.locator('[data-line]')).toHaveText(['What is asked here?']);
  await expect(main.getByRole('region', { name: 'Problem sets' }).getByRole('link')).toHaveText(['Run of four']);
  const back = main.getByRole('link', { name: 'Back', exact: true });
  await back.click();
  await expect(page).toHaveURL(`${app.studio}/admin?${branch}`);
  const popup = page.getByRole('dialog', { name: 'Commas', exact: true });
  await popup.getByRole('link', { name: 'Run of four' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/problemset/${sat.topic.first?.set.run}?${branch}`);
  await expect(main).toContainText('A SAT');
  await back.click();
  await expect(page).toHaveURL(`${app.studio}/admin?${branch}`);
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${app.studio}/admin?sat=${sat.id}`);
  const numberButton = studioExamListOf(page, 'SATs')
    .row('A SAT')
    .getByRole('button', { name: '1, Commas, published' });
  await expect(numberButton).toBeFocused();
  await expect(numberButton).toBeInViewport();
  for (const id of [act.topic.first?.id, crypto.randomUUID()]) {
    await page.goto(`${app.studio}/admin/sat/${id}`);
    await expectNotFound(page);
  }
});

test('the dashboard opens the number of an ACT in its address, and the number’s page links to the ACTs [ASA-001, ASA-018, ASA-019, APS-003]', async ({
  page,
  app,
  mountPage,
}) => {
  const [sat, act] = [satRows(), actRows({ sets })];
  const number = act.topic.first?.id;
  const branch = `act=${act.id}&act_question=${number}`;
  await mountPage(`/admin?${branch}`, { as: 'super-admin', planted: [sat, act] });
  const popup = page.getByRole('dialog', { name: 'Cells', exact: true });
  const back = page.getByRole('main').getByRole('link', { name: 'Back', exact: true });
  await popup.getByRole('link', { name: 'Run of four' }).click();
  await back.click();
  await expect(page).toHaveURL(`${app.studio}/admin?${branch}`);
  await popup.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/act/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cells');
  await expect(page.getByRole('region', { name: 'Problem sets' }).getByRole('link')).toHaveText(['Run of four']);
  await back.click();
  await expect(page).toHaveURL(`${app.studio}/admin/acts?${branch}`);
  await expect(popup).toBeVisible();
  for (const id of [sat.topic.first?.id, 'nothing']) {
    await page.goto(`${app.studio}/admin/act/${id}`);
    await expectNotFound(page);
    await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
  }
});
