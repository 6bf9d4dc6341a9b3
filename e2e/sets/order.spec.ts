import type { Page } from '@playwright/test';
import { enterStudio, titled } from '../authoring.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { carry, drag } from '../drag.ts';
import { expect, test } from '../practising.ts';

const questions = [{ text: 'One of the set.', choices: yesOrNo }] as const;
const own = { own: { text: 'What was here before?', choices: yesOrNo } } as const;

/** The sets' list while it is put in order. */
const orderOf = (page: Page) => page.getByRole('list', { name: 'The order of the problem sets' });

async function reorder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reorder Problem Sets' }).click();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
}

for (const [place, title] of [
  ['subsubtopic', 'a sub-sub-topic'],
  ['sat', 'a SAT’s number'],
  ['sattopic', 'a SAT topic'],
] as const) {
  test(`the sets of ${title} are dragged in their popup, by pointer and by keys, down to the end of a long list [ORD-001]`, async ({
    page,
    app,
    db,
  }) => {
    const titles = Array.from({ length: 14 }, (_, at) => titled(`Set ${at}`));
    const [one = '', two = '', ...rest] = titles;
    const last = titles.at(-1) ?? '';
    const sets = Object.fromEntries(titles.map((set, at) => [at, { title: set, questions }]));
    const planted = await plant(db, { sequence: own, sets });
    const exam = await plantExam(db, { family: 'sat', topics: { lines: { section: 'MathCalc' } } });
    const number = exam.topic.lines?.id ?? '';
    const [topic, topicTitle] = [crypto.randomUUID(), titled('Heart of Algebra')];
    await db.query(`insert into topics (id, kind, title, position) values ($1, 'sat', $2, 900)`, [topic, topicTitle]);
    const ids = Array.from(titles, (_, at) => planted.set[at]);
    for (const [kind, parent] of [
      ['sat_question', number],
      ['sattopic', topic],
    ]) {
      await db.query(
        `insert into problem_set_places (problem_set_id, parent_kind, parent_id, position)
          select id, $1, $2, at - 1 from unnest($3::uuid[]) with ordinality as sets (id, at)`,
        [kind, parent, ids],
      );
    }
    const branch = `topic=${planted.topic}&subtopic=${planted.subtopic}&subsubtopic=${planted.subsubtopic}`;
    const { address, row, parent } = {
      subsubtopic: {
        address: `/math-topics?${branch}`,
        row: 'Planted sequence',
        parent: planted.subsubtopic,
      },
      sat: { address: `/sats?sat=${exam.id}&sat_question=${number}`, row: null, parent: number },
      sattopic: { address: '/sat-topics', row: topicTitle, parent: topic },
    }[place];
    await enterStudio(page, app);
    await page.goto(`${app.studio}/admin${address}`);
    if (row !== null) {
      await page.getByRole('button', { name: `More for ${row}`, exact: true }).click();
      await page.getByRole('menuitem', { name: 'Problem sets' }).click();
    }
    const popup = page.getByRole('dialog');
    const rows = orderOf(page).getByRole('listitem');
    const expectOrder = (order: readonly string[]) => expect(rows).toContainText([...order]);
    await reorder(page);

    await drag(page, two, one);
    await expectOrder([two, one, ...rest]);

    // From far below, brought into view; the popup's head stays where it is.
    const [sixth = '', eleventh = ''] = [titles[6], titles[11]];
    const heading = popup.getByRole('heading').first();
    await drag(page, eleventh, sixth);
    const moved = rest.filter((title) => title !== eleventh);
    const after = moved.toSpliced(moved.indexOf(sixth), 0, eleventh);
    await expectOrder([two, one, ...after]);
    await expect(heading).toBeInViewport({ ratio: 1 });

    // Held over the lower edge, the list goes by below the row until its end is there.
    await carry(page, two, one);
    const edge = await popup.boundingBox();
    if (!edge) throw new Error('no popup');
    await page.mouse.move(edge.x + 60, edge.y + edge.height - 60, { steps: 20 });
    await expect(rows.filter({ hasText: last })).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await page.mouse.move(edge.x + 60, edge.y + edge.height - 50, { steps: 4 });
    await page.mouse.up();
    await expectOrder([one, ...after, two]);

    const handle = page.getByRole('button', { name: `Drag ${two}`, exact: true });
    await handle.focus();
    const lifted = page.locator('[data-dragged]');
    await page.keyboard.press('Space');
    await expect(lifted).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(lifted).toHaveCount(0);
    const made = [one, ...after.slice(0, -1), two, last];
    await expectOrder(made);
    // Escape puts the row back, and the popup stays.
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(lifted).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(lifted).toHaveCount(0);
    await expectOrder(made);

    await page.getByRole('button', { name: 'Submit New Order' }).click();
    await expect(popup.getByRole('list', { name: 'Problem sets' }).getByRole('link')).toHaveText(made);
    const { rows: stored } = await db.query(
      `select title from problem_set_places p join problem_sets s on s.id = p.problem_set_id
        where p.parent_id = $1 order by p.position`,
      [parent],
    );
    expect(stored.map((set) => set.title)).toEqual(made);
  });
}

test('the problem sets stay where they are while the questions above them are still coming', async ({
  page,
  app,
  db,
}) => {
  const sets = { one: { title: titled('One'), questions }, two: { title: titled('Two'), questions } };
  const many = Object.fromEntries(['a', 'b', 'c'].map((text) => [text, { text, choices: yesOrNo }]));
  await enterStudio(page, app);
  for (const sequence of [{}, own, many]) {
    const { subtopic, subsubtopic } = await plant(db, { sequence, sets });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/question-rows-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Reorder Problem Sets' });
    await expect(button).toBeVisible();
    const cards = page.getByRole('list', { name: 'Questions', exact: true });
    await expect(cards).toHaveCount(0);
    const before = await button.boundingBox();
    release();
    await expect(cards.getByRole('group')).toHaveCount(Object.keys(sequence).length);
    await expect(cards).toBeAttached();
    expect(await button.boundingBox(), `${Object.keys(sequence).length} questions`).toEqual(before);
    await page.unroute('**/assets/question-rows-*.js');
  }
});
