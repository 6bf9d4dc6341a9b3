import { row } from '@fourfold/server/testing/fixtures/rows';
import { alertOf } from '../support/alert.ts';
import { drag } from '../support/drag.ts';
import { examRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const questions = [{ text: 'One of the set.', choices: yesOrNo }] as const;
const sequence = { own: { text: 'What was here before?', choices: yesOrNo } } as const;
const sets = { one: { title: 'One', questions }, two: { title: 'Two', questions } };
const branchQuery = ({ topic, subtopic, subsubtopic }: ReturnType<typeof topicRows>) =>
  `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;

test('the order of problem sets is saved per parent: for a sub-sub-topic, a number of a SAT and a number of an ACT [ORD-001, ORD-006]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const topic = topicRows({ sequence, sets });
  const sat = examRows({ topics: { lines: { section: 'MathCalc' } } });
  const act = examRows({ family: 'act', topics: { lines: { section: 'Science' } } });
  const numbers = { sat: sat.topic.lines?.id ?? '', act: act.topic.lines?.id ?? '' };
  const { one = '', two = '' } = topic.set;
  const setLocations = (['sat', 'act'] as const).flatMap((family) =>
    [one, two].map((problem_set_id, position) =>
      row('problem_set_places', {
        problem_set_id,
        parent_kind: `${family}_question`,
        parent_id: numbers[family],
        position,
      }),
    ),
  );
  const storedOrders = async () => {
    const { rows } = await db.query(
      `select parent_id, array_agg(title order by p.position) as titles
         from problem_set_places p join problem_sets s on s.id = p.problem_set_id group by parent_id`,
    );
    return [topic.subsubtopic, numbers.sat, numbers.act].map(
      (parent) => rows.find(({ parent_id }) => parent_id === parent)?.titles,
    );
  };
  const parents = [
    [`/admin/subtopic/${topic.subtopic}/${topic.subsubtopic}`, 'update_positions', 'subsubtopic_id'],
    [`/admin/sat/${numbers.sat}`, 'update_sat_positions', 'sat_question_id'],
    [`/admin/act/${numbers.act}`, 'update_act_positions', 'act_question_id'],
  ] as const;
  await mountPage(parents[0][0], { as: 'admin', planted: [topic, sat, act, { rows: setLocations }] });
  const expected = parents.map(() => ['One', 'Two']);
  for (const [at, [address, call, field]] of parents.entries()) {
    if (at > 0) await page.goto(`${app.studio}${address}`);
    const desk = page.getByRole('region', { name: 'Problem sets', exact: true });
    await desk.getByRole('button', { name: 'Reorder Problem Sets' }).click();
    await drag(page, 'Two', 'One');
    const rows = desk.getByRole('list', { name: /^The order/ }).getByRole('listitem');
    await expect(rows.first()).toContainText('Two');
    const sent = page.waitForRequest((request) => request.url().endsWith(`/problem_sets/${call}`));
    await desk.getByRole('button', { name: 'Submit New Order' }).click();
    expect((await sent).postDataJSON()).toEqual({ [field]: address.split('/').at(-1), problem_sets: [two, one] });
    await expect(desk.getByRole('list', { name: 'Problem sets' }).getByRole('link')).toHaveText(['Two', 'One']);
    expected[at] = ['Two', 'One'];
    expect(await storedOrders()).toEqual(expected);
  }
});

test('a popup on a list shows the sets of a sub-sub-topic and creates a set of a SAT topic [APS-003, APS-004]', async ({
  page,
  app,
  mountPage,
}) => {
  const topic = topicRows({ sequence, sets: { one: sets.one } });
  const satTopic = row('topics', { id: crypto.randomUUID(), kind: 'sat', title: 'Heart of Algebra', position: 0 });
  await mountPage(`/admin/math-topics?${branchQuery(topic)}`, { as: 'admin', planted: [topic, { rows: [satTopic] }] });
  const open = async (title: string) => {
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Problem sets' }).click();
    return page.getByRole('dialog', { name: title, exact: true });
  };
  const popup = await open('Planted sequence');
  await expect(popup.getByRole('listitem').getByRole('link')).toHaveText(['One']);
  await popup.getByRole('link', { name: 'One' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/problemset/${topic.set.one}?${branchQuery(topic)}`);
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics?${branchQuery(topic)}`);
  // A set opened by its address without a query has no link back.
  await page.goto(`${app.studio}/admin/problemset/${topic.set.one}`);
  await expect(page.getByRole('button', { name: 'Create Question', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0);

  await page.goto(`${app.studio}/admin/sat-topics`);
  const sat = await open('Heart of Algebra');
  await expect(sat).toContainText('No Problem Set Found');
  await sat.getByRole('button', { name: 'Create Problem Set' }).click();
  await page.keyboard.type('Lines');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, "ProblemSet ('Lines') created")).toBeVisible();
  await expect(sat.getByRole('listitem').getByRole('link')).toHaveText(['Lines']);
});

test('a popup that could not be loaded shows an error and opens at the next click; closing it with an unsaved order asks for confirmation [ORD-005]', async ({
  page,
  mountPage,
}) => {
  const topic = topicRows({ sequence, sets });
  const exam = examRows({ topics: { own: { section: 'MathCalc', sets } } });
  const leaveConfirmation = page.getByRole('dialog', {
    name: 'Are you sure you want to leave Page without submit new order?',
  });
  const popup = page.getByRole('dialog').first();
  const order = popup.getByRole('list', { name: /^The order/ }).getByRole('listitem');
  const reorder = async () => {
    await popup.getByRole('button', { name: 'Reorder Problem Sets' }).click();
    await popup.getByRole('button', { name: 'Move up Two' }).click();
  };
  const close = () => popup.getByRole('button', { name: 'Close', exact: true }).click();
  await mountPage(`/admin/math-topics?${branchQuery(topic)}`, { as: 'admin', planted: [topic, exam] });
  const moreButton = page.getByRole('button', { name: 'More for Planted sequence', exact: true });
  const open = async () => {
    await moreButton.click();
    await page.getByRole('menuitem', { name: 'Problem sets' }).click();
  };
  await page.route('**/assets/set-desk-popup-*.js', (route) => route.abort());
  await open();
  await expect(
    alertOf(page, 'The list of problem sets could not be loaded. Check the connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/assets/set-desk-popup-*.js');
  await open();
  await reorder();
  await close();
  await leaveConfirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(order.first()).toContainText('Two');
  await close();
  await leaveConfirmation.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await mountPage(`/admin/sats?sat=${exam.id}&sat_question=${exam.topic.own?.id}`, { as: 'super-admin' });
  await reorder();
  for (const closePopup of [() => page.keyboard.press('Escape'), () => page.mouse.click(2, 2)]) {
    await closePopup();
    await leaveConfirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect(leaveConfirmation).toBeHidden();
    await expect(order.first()).toContainText('Two');
  }
  // After the order is cancelled, closing does not ask.
  await popup.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
