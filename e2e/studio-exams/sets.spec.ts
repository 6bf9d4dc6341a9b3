import type { Locator } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { drag } from '../drag.ts';
import { expect, test } from '../practising.ts';

const questions = [{ text: 'One of the set.', choices: yesOrNo }] as const;
const own = { own: { text: 'What was here before?', choices: yesOrNo } } as const;

test('the order of problem sets is each parent’s own: of a sub-sub-topic, of a SAT’s and of an ACT’s number [ORD-001] [ORD-006]', async ({
  page,
  app,
  db,
}) => {
  const [one, two] = [titled('One'), titled('Two')];
  const sets = { one: { title: one, questions }, two: { title: two, questions } };
  const place = await plant(db, { sequence: own, sets });
  const exams = {
    sat: await plantExam(db, { family: 'sat', topics: { lines: { section: 'MathCalc' } } }),
    act: await plantExam(db, { family: 'act', topics: { lines: { section: 'Science' } } }),
  };
  const numbers = { sat: exams.sat.topic.lines?.id ?? '', act: exams.act.topic.lines?.id ?? '' };
  for (const family of ['sat', 'act'] as const) {
    for (const [at, set] of [place.set.one, place.set.two].entries()) {
      await db.query(
        'insert into problem_set_places (problem_set_id, parent_kind, parent_id, position) values ($1, $2, $3, $4)',
        [set, `${family}_question`, numbers[family], at],
      );
    }
  }
  const orderAt = async (parent: string) => {
    const { rows } = await db.query(
      `select title from problem_set_places p join problem_sets s on s.id = p.problem_set_id
        where p.parent_id = $1 order by p.position`,
      [parent],
    );
    return rows.map(({ title }) => title);
  };
  const all = async () => [await orderAt(place.subsubtopic), await orderAt(numbers.sat), await orderAt(numbers.act)];
  await enterStudio(page, app);
  const expected = [
    [one, two],
    [one, two],
    [one, two],
  ];
  expect(await all()).toEqual(expected);
  for (const [at, [address, call, field]] of (
    [
      [`/subtopic/${place.subtopic}/${place.subsubtopic}`, 'update_positions', 'subsubtopic_id'],
      [`/sat/${numbers.sat}`, 'update_sat_positions', 'sat_question_id'],
      [`/act/${numbers.act}`, 'update_act_positions', 'act_question_id'],
    ] as const
  ).entries()) {
    await page.goto(`${app.studio}/admin${address}`);
    const desk = page.getByRole('region', { name: 'Problem sets', exact: true });
    await desk.getByRole('button', { name: 'Reorder Problem Sets' }).click();
    await drag(page, two, one);
    await expect(
      desk
        .getByRole('list', { name: /^The order/ })
        .getByRole('listitem')
        .first(),
    ).toContainText(two);
    const sent = page.waitForRequest((request) => request.url().endsWith(`/problem_sets/${call}`));
    await desk.getByRole('button', { name: 'Submit New Order' }).click();
    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      [field]: address.split('/').at(-1),
      problem_sets: [place.set.two, place.set.one],
    });
    await expect(desk.getByRole('list', { name: 'Problem sets' }).getByRole('link')).toHaveText([two, one]);
    expected[at] = [two, one];
    expect(await all()).toEqual(expected);
  }
});

test('the sets of a sub-sub-topic and of a SAT topic are seen and made over their lists, without going there [APS-004]', async ({
  page,
  app,
  db,
}) => {
  const set = titled('Run of four');
  const place = await plant(db, { sequence: own, sets: { run: { title: set, questions } } });
  const [topic, topicTitle] = [crypto.randomUUID(), titled('Heart of Algebra')];
  await db.query(`insert into topics (id, kind, title, position) values ($1, 'sat', $2, 900)`, [topic, topicTitle]);
  await enterStudio(page, app);
  const open = async (title: string) => {
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Problem sets' }).click();
    return page.getByRole('dialog', { name: title, exact: true });
  };
  const branch = `topic=${place.topic}&subtopic=${place.subtopic}&subsubtopic=${place.subsubtopic}`;
  await page.goto(`${app.studio}/admin/math-topics?${branch}`);
  const popup = await open('Planted sequence');
  await expect(popup.getByRole('listitem').getByRole('link')).toHaveText([set]);
  await popup.getByRole('link', { name: set }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/problemset/${place.set.run}?${branch}`);
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics?${branch}`);

  await page.goto(`${app.studio}/admin/sat-topics`);
  const sat = await open(topicTitle);
  await expect(sat).toContainText('No Problem Set Found');
  await sat.getByRole('button', { name: 'Create Problem Set' }).click();
  const made = titled('Lines');
  await page.keyboard.type(made);
  await page.keyboard.press('Enter');
  await expect(alertOf(page, `ProblemSet ('${made}') created`)).toBeVisible();
  await expect(sat.getByRole('listitem').getByRole('link')).toHaveText([made]);
});

test('an order of sets that is made in a popup is not lost without being asked, whichever way it closes [ORD-005]', async ({
  page,
  app,
  db,
}) => {
  const sets = { one: { title: titled('One'), questions }, two: { title: titled('Two'), questions } };
  const place = await plant(db, { sequence: own, sets });
  const exam = await plantExam(db, { topics: { own: { section: 'MathCalc', sets } } });
  await enterStudio(page, app);
  const leave = page.getByRole('dialog', { name: 'Are you sure you want to leave Page without submit new order?' });
  const orderIn = async (popup: Locator) => {
    await popup.getByRole('button', { name: 'Reorder Problem Sets' }).click();
    await popup.getByRole('button', { name: `Move up ${sets.two.title}` }).click();
    const rows = popup.getByRole('list', { name: /^The order/ }).getByRole('listitem');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => popup.getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.mouse.click(2, 2),
    ]) {
      await close();
      await leave.getByRole('button', { name: 'Cancel' }).click();
      await expect(leave).toBeHidden();
      await expect(rows.first()).toContainText(sets.two.title);
    }
    await page.keyboard.press('Escape');
    await leave.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const branch = `topic=${place.topic}&subtopic=${place.subtopic}&subsubtopic=${place.subsubtopic}`;
  await page.goto(`${app.studio}/admin/math-topics?${branch}`);
  const more = page.getByRole('button', { name: 'More for Planted sequence', exact: true });
  const open = async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Problem sets' }).click();
  };
  await open();
  await orderIn(page.getByRole('dialog', { name: 'Planted sequence', exact: true }));
  // Where nothing is in order, nothing is asked.
  await open();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${app.studio}/admin/sats?sat=${exam.id}&sat_question=${exam.topic.own?.id}`);
  await orderIn(page.getByRole('dialog', { name: 'Planted own', exact: true }));
});

test('a popup that cannot be loaded says so, and the page stays as it is', async ({ page, app, db }) => {
  const place = await plant(db, { sequence: own });
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/math-topics?topic=${place.topic}&subtopic=${place.subtopic}`);
  await page.route('**/assets/place-popup-*.js', (route) => route.abort());
  const more = page.getByRole('button', { name: 'More for Planted sequence', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: 'Problem sets' }).click();
  await expect(
    alertOf(page, 'The list of problem sets could not be loaded. Check the connection and try again.'),
  ).toBeVisible();
  await expect(more).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Math topics' })).toBeVisible();
});

test('a set shows its way back only where it was come from [APS-003]', async ({ page, app, db }) => {
  const place = await plant(db, { sequence: own, sets: { run: { title: titled('Run'), questions } } });
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/problemset/${place.set.run}`);
  await expect(page.getByRole('button', { name: 'Create Question', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0);
});
