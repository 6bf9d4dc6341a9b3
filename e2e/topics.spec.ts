import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { plant, yesOrNo } from './content.ts';
import { expect, paper, test } from './practising.ts';

const kinds = ['math', 'grammar', 'reading'] as const;
const titles = { math: 'Math', grammar: 'Grammar', reading: 'Reading' };

const list = (page: Page) => page.getByRole('main').getByRole('list').first();
/** The rows of a list's own level, without what stands open in them. */
const rows = (page: Page) => list(page).locator(':scope > li > div:first-child');
/** One question that ends the sequence, and sets of five. */
const five = [1, 2, 3, 4, 5].map((nth) => ({ text: `Question ${nth} of the set?`, choices: yesOrNo }));
const small = {
  sequence: { only: { choices: yesOrNo } },
  sets: { first: { title: 'Steps forward', questions: five }, second: { title: 'Steps back', questions: five } },
};

for (const kind of kinds) {
  for (const role of ['student', 'admin', 'super-admin']) {
    test(`lists published ${kind} topics for a ${role}, in position order [TOP-001]`, async ({
      page,
      app,
      db,
      logIn,
    }) => {
      const { topic } = await plant(db, { kind, ...small });
      await db.query('update topics set is_publish = false, title = $2 where id = $1', [topic, 'Not published']);
      await logIn(page, role);
      await page.goto(`${app.learner}/home/${kind}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[kind]);
      const { rows: wanted } = await db.query<{ title: string }>(
        `select title from topics where kind = $1 and is_publish and deleted_at is null order by position, title`,
        [kind],
      );
      expect(wanted.length).toBeGreaterThan(1);
      await expect(rows(page).getByRole('button').locator('> span')).toHaveText(wanted.map(({ title }) => title));
      await expect(page.getByText('Not published', { exact: true })).toHaveCount(0);
    });
  }
}

test('follows the positions when they change [TOP-001]', async ({ page, app, db, newStudent }) => {
  const [one, two] = [await plant(db, small), await plant(db, small)];
  await newStudent(page);
  for (const [first, second] of [
    [one, two],
    [two, one],
  ] as const) {
    await db.query('update topics set position = 2000 where id = $1', [first.topic]);
    await db.query('update topics set position = 2001 where id = $1', [second.topic]);
    await page.goto(`${app.learner}/home/math`);
    const shown = rows(page).getByRole('button').locator('> span');
    await expect(shown.last()).toHaveText(`Topic ${second.topic.slice(0, 8)}`);
    expect((await shown.allTextContents()).slice(-2)).toEqual(
      [first, second].map(({ topic }) => `Topic ${topic.slice(0, 8)}`),
    );
  }
});

for (const role of ['student', 'admin', 'super-admin']) {
  test(`expands a topic to its sub-topics and those to their sub-sub-topics, for a ${role} [TOP-002]`, async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const { topic } = await plant(db, small);
    await logIn(page, role);
    await page.goto(`${app.learner}/home/math`);
    const subtopic = page.getByRole('button', { name: 'Planted sub-topic', exact: true });
    const subsubtopic = page.getByRole('button', { name: 'Planted sequence', exact: true });
    await expect(subtopic).toHaveCount(0);
    await page.getByRole('button', { name: `Topic ${topic.slice(0, 8)}` }).click();
    await expect(subtopic).toHaveAttribute('aria-expanded', 'false');
    await expect(subsubtopic).toHaveCount(0);
    await subtopic.click();
    await expect(subsubtopic).toBeVisible();
    await page.getByRole('button', { name: `Topic ${topic.slice(0, 8)}` }).click();
    await expect(subtopic).toHaveCount(0);
  });
}

test('leaves out what is not published below a published topic', async ({ page, app, db, newStudent }) => {
  const [open, shutSub, shutSubsub] = [await plant(db, small), await plant(db, small), await plant(db, small)];
  await db.query('update subtopics set is_publish = false where id = $1', [shutSub.subtopic]);
  await db.query('update subsubtopics set is_publish = false where id = $1', [shutSubsub.subsubtopic]);
  await newStudent(page);
  for (const [{ topic, subtopic }, subtopics, subsubtopics] of [
    [open, 1, 1],
    [shutSub, 0, 0],
    [shutSubsub, 1, 0],
  ] as const) {
    await page.goto(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
    await expect(page.getByRole('button', { name: `Topic ${topic.slice(0, 8)}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByText('Planted sub-topic', { exact: true })).toHaveCount(subtopics);
    await expect(page.getByText('Planted sequence', { exact: true })).toHaveCount(subsubtopics);
  }
});

for (const role of ['student', 'admin', 'super-admin']) {
  test(`opens the branch that the address names, and shows where it is, for a ${role} [TOP-005]`, async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const own = await plant(db, { kind: 'grammar', ...small });
    for (let nth = 0; nth < 12; nth += 1) await plant(db, { kind: 'grammar', sequence: small.sequence });
    await db.query('update topics set position = 3000 where id = $1', [own.topic]);
    await logIn(page, role);
    const topic = page.getByRole('button', { name: `Topic ${own.topic.slice(0, 8)}` });
    const subtopic = page.getByRole('button', { name: 'Planted sub-topic', exact: true });
    const subsubtopic = page.getByRole('button', { name: 'Planted sequence', exact: true });

    await page.goto(`${app.learner}/home/grammar?topic=${own.topic}`);
    await expect(topic).toHaveAttribute('aria-expanded', 'true');
    await expect(topic).toBeInViewport();
    await expect(subtopic).toHaveCount(1);
    await expect(subsubtopic).toHaveCount(0);

    await page.goto(`${app.learner}/home/grammar?topic=${own.topic}&subtopic=${own.subtopic}`);
    await expect(subtopic).toHaveAttribute('aria-expanded', 'true');
    await expect(subtopic).toBeInViewport();

    const query = `topic=${own.topic}&subtopic=${own.subtopic}&subsubtopic=${own.subsubtopic}`;
    await page.goto(`${app.learner}/home/grammar?${query}`);
    await expect(subsubtopic).toBeInViewport();
    await expect(page.locator('[data-current]')).toHaveText('Planted sequence');
  });
}

test('has nothing to edit, delete or reorder by, and no way to author [TOP-006] [ACC-046]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { topic, subtopic } = await plant(db, small);
  await newStudent(page);
  await page.goto(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Steps forward')).toBeVisible();
  // Every control of the page and of its dialog, by what it says.
  const controls = page.locator('main :is(button, a, input, select, textarea, [draggable=true], [contenteditable])');
  const words = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  for (const word of words)
    expect(word).not.toMatch(/\b(edit|delete|move|reorder|drag|publish|add|create|new|rename|copy)/i);
  await expect(page.locator('main :is(input, textarea, [draggable=true], [contenteditable])')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /profile menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
});

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

test('shows source and licence under a topic that has them', async ({ page, app, db, newStudent }) => {
  const own = await plant(db, small);
  await db.query('update topics set source = $2, licence = $3 where id = $1', [
    own.topic,
    'Elementary Algebra 2e',
    'CC BY 4.0',
  ]);
  await newStudent(page);
  await page.goto(`${app.learner}/home/math?topic=${own.topic}`);
  await expect(page.getByText('Elementary Algebra 2e · CC BY 4.0')).toBeVisible();
});

test('says that there is nothing where there is nothing', async ({ page, app, newStudent }) => {
  await newStudent(page);
  await page.route('**/api/reading_topics', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(`${app.learner}/home/reading`);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('says so when it cannot be loaded, and tries again', async ({ page, app, newStudent }) => {
  await newStudent(page);
  let broken = true;
  await page.route('**/api/topics', (route) => (broken ? route.fulfill({ status: 503, json: {} }) : route.continue()));
  await page.goto(`${app.learner}/home/math`);
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Math could not be loaded.', { timeout: 20_000 });
  await expectAccessible(page);
  broken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
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

test('a tutor has no topic lists', async ({ page, app, logIn }) => {
  await logIn(page, 'tutor');
  for (const kind of kinds) {
    await page.goto(`${app.learner}/home/${kind}`);
    await expect(page).toHaveURL(`${app.learner}/home/students`);
  }
});
