import { expectAccessible } from '../accessible.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { five, small } from './planted.ts';

test('opens a sub-sub-topic’s sequence and its published sets from its dialog [TOP-007] [PBS-013]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const own = await plant(db, {
    ...small,
    sets: { ...small.sets, hidden: { title: 'Not yet open', published: false, questions: five } },
  });
  await newStudent(page);
  const at = `${app.learner}/home/math?topic=${own.topic}&subtopic=${own.subtopic}&subsubtopic=${own.subsubtopic}`;
  await page.goto(at);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Planted sequence' });
  await expect(dialog.getByText('Master it all:')).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: 'Progress of the sequence' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await expect(dialog.getByRole('listitem')).toHaveText([/^Steps forward\s*0 of 4$/, /^Steps back\s*0 of 4$/]);
  await expectAccessible(page);

  await dialog.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(app.learner + own.address);
  await paper(page).answer('Yes');
  await expect(paper(page).submit).toBeVisible();

  await page.goto(at);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await dialog.getByRole('link', { name: /Steps forward/ }).click();
  await expect(page).toHaveURL(app.learner + own.setAddress('first'));
  await paper(page).answer('Yes');
  await expect(paper(page).next).toBeVisible();

  // Where one stands is what the dialog says the next time.
  await expect(paper(page).saved).toContainText('Saved');
  await page.goto(at);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/1 of 4/);
});

test('opens the own questions of a sub-topic from its Sequence button [TOP-007]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const own = await plant(db, { kind: 'reading', level: 'subtopic', sequence: { only: { choices: yesOrNo } } });
  await newStudent(page);
  await page.goto(`${app.learner}/home/reading?topic=${own.topic}`);
  await page.getByRole('button', { name: 'Sequence of Planted sub-topic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Planted sub-topic' });
  await expect(dialog.getByRole('list')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(app.learner + own.address);
  await expect(paper(page).number).toBeVisible();
});

test('has no Sequence button where the sequence is not published, and tells an admin why', async ({
  page,
  app,
  db,
  newStudent,
  logIn,
  anotherBrowser,
}) => {
  const own = await plant(db, small);
  await db.query('update subtopics set is_sequence_publish = false where id = $1', [own.subtopic]);
  await db.query('update subsubtopics set is_sequence_publish = false where id = $1', [own.subsubtopic]);
  await newStudent(page);
  const admin = await (await anotherBrowser()).newPage();
  await logIn(admin, 'admin');
  for (const [reader, told] of [
    [page, false],
    [admin, true],
  ] as const) {
    await reader.goto(`${app.learner}/home/math?topic=${own.topic}&subtopic=${own.subtopic}`);
    await reader.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const dialog = reader.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('link', { name: 'Sequence' })).toHaveCount(0);
    await expect(dialog.getByText('Its sequence is not published.')).toHaveCount(told ? 1 : 0);
    await reader.keyboard.press('Escape');
    await expect(reader.getByRole('button', { name: 'Sequence of Planted sub-topic' })).toHaveCount(0);
  }
});

test('has dialogs that close on Escape, on the shade and by their button, and give the focus back [NAV-009]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const own = await plant(db, small);
  await newStudent(page);
  await page.goto(`${app.learner}/home/math?topic=${own.topic}&subtopic=${own.subtopic}`);
  const row = page.getByRole('button', { name: 'Planted sequence', exact: true });
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await row.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(row).toBeFocused();
  }
});

test('sets of SAT topics are reached from their own list', async ({ page, app, db, newStudent }) => {
  const { rows: found } = await db.query<{ topic: string; set: string }>(
    `select t.title as topic, s.title as set from topics t
       join problem_set_places p on p.parent_kind = 'sattopic' and p.parent_id = t.id
       join problem_sets s on s.id = p.problem_set_id
      where t.kind = 'sat' and t.is_publish and s.is_publish order by t.position, p.position`,
  );
  expect(found.length).toBeGreaterThan(0);
  const { topic, set } = found[0] ?? { topic: '', set: '' };
  await newStudent(page);
  await page.goto(`${app.learner}/home/sat-topics`);
  await page.getByRole('button', { name: topic }).click();
  await page.getByRole('dialog').getByRole('link', { name: set }).click();
  await expect(paper(page).number).toBeVisible();
  await expect(paper(page).back).toHaveAttribute('href', /\/home\/sat-topics/);
});

test('the dashboard leads back into what is under way, on any device', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  const own = await plant(db, {
    sequence: { first: { choices: yesOrNo, right: { question: 'second' } }, second: { choices: yesOrNo } },
    sets: small.sets,
  });
  const student = await newStudent(page);
  await expect(page.getByText('Nothing begun yet')).toBeVisible();
  await page.goto(app.learner + own.address);
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toContainText('Saved');
  await page.goto(app.learner + own.setAddress('second'));
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toContainText('Saved');

  const elsewhere = await (await anotherBrowser()).newPage();
  await elsewhere.goto(`${app.learner}/`);
  await elsewhere.getByLabel('Email').fill(student.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(student.password);
  await elsewhere.keyboard.press('Enter');
  const begun = elsewhere.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await expect(begun).toHaveCount(2);
  await expect(begun.first()).toContainText('Steps back');
  await expect(begun.first()).toContainText('1 of 4');
  await expect(begun.last()).toContainText('50%');
  await expectAccessible(elsewhere);
  await begun.last().getByRole('link', { name: 'Continue Planted sequence' }).click();
  await expect(elsewhere).toHaveURL(app.learner + own.address);
  await elsewhere.goBack();
  await begun.first().getByRole('link', { name: 'Continue Steps back' }).click();
  await expect(paper(elsewhere).number).toBeVisible();
});
