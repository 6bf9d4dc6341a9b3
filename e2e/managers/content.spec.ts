import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { enterStudio } from '../authoring.ts';
import { plant, yesOrNo } from '../content.ts';
import { accountOf } from '../fixtures.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true, expanded: true }) });

const aSequence = {
  sequence: {
    first: {
      text: 'What comes first?',
      explain: 'The first of them.',
      help: 'Look at the order.',
      choices: [
        { text: 'This', right: true },
        { text: 'That', why: 'That comes later.' },
      ],
      right: { set: 'run', question: 'last' },
      wrong: { question: 'again' },
    },
    again: { text: 'Once more?', accepts: '3/4', symbol: '%', rank: 3, right: { question: 'last' } },
    last: { text: 'And the last?', hidden: true, choices: yesOrNo },
  },
  sets: {
    run: { title: 'Four in order', published: false, questions: [{ text: 'One of the set.', choices: yesOrNo }] },
  },
} as const;

test.describe('a topic manager', () => {
  test('shows what is written of its kind, published and not, and opens level by level', async ({ page, app }) => {
    for (const [kind, title, topic] of [
      ['math', 'Math topics', 'Linear Equations'],
      ['grammar', 'Grammar topics', 'Sentences and Punctuation'],
      ['reading', 'Reading topics', 'Stories and Speeches'],
    ] as const) {
      await page.goto(`${app.studio}/admin/${kind}-topics`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const list = page.getByRole('list', { name: title });
      await expect(list.getByRole('button', { name: topic, exact: true })).toBeVisible();
      await expect(list.getByRole('img', { name: 'Published', exact: true }).first()).toBeVisible();
    }
    await page.goto(`${app.studio}/admin/math-topics`);
    const unpublished = page.getByRole('listitem').filter({ hasText: 'Right Triangles' });
    await expect(unpublished.getByRole('img', { name: 'Not published' })).toBeVisible();
    await page.getByRole('button', { name: 'Linear Equations', exact: true }).click();
    await page.getByRole('button', { name: 'Equations in one variable', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Solving for the unknown' })).toBeVisible();
    await page.getByRole('button', { name: 'Linear Equations', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Solving for the unknown' })).toBeHidden();
  });

  test('opens the branch that the query names [ATR-004]', async ({ page, app, db }) => {
    const { topic, subtopic, subsubtopic } = await plant(db, aSequence);
    for (let others = 0; others < 20; others += 1) await plant(db, { sequence: {} });
    await db.query('update topics set position = 1000000 where id = $1', [topic]);
    const address = `${app.studio}/admin/math-topics?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
    await page.goto(address);
    const own = row(page, `Topic ${topic.slice(0, 8)}`);
    await expect(own.getByRole('link', { name: 'Planted sequence' })).toBeInViewport();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(2);
    await expect(page.locator('[data-current]')).toHaveText(/^Planted sequence/);
    await own.getByRole('link', { name: 'Planted sequence' }).click();
    await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(address);
    await expect(own.getByRole('link', { name: 'Planted sequence' })).toBeInViewport();
  });

  test('names the source and the licence under a topic’s title, as the learners’ site does', async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const { topic, subtopic, subsubtopic } = await plant(db, aSequence);
    const origin = ['Mended from Elementary Algebra, OpenStax', 'CC BY 4.0'];
    await db.query('update topics set source = $2, licence = $3 where id = $1', [topic, ...origin]);
    await page.goto(`${app.studio}/admin/math-topics?topic=${topic}`);
    await expect(row(page, `Topic ${topic.slice(0, 8)}`)).toContainText(origin.join('. '));
    for (const address of [subtopic, `subtopic/${subtopic}/${subsubtopic}`]) {
      await page.goto(`${app.studio}/admin/${address}`);
      await expect(page.getByText(origin.join('. '))).toBeVisible();
    }
    await logIn(page, 'student');
    await page.goto(`${app.learner}/home/math?topic=${topic}`);
    for (const part of origin) await expect(row(page, `Topic ${topic.slice(0, 8)}`)).toContainText(part);
  });
});

test.describe('questions', () => {
  test('of a sequence can be read with answers and explanations, and lead to its sets and back', async ({
    page,
    app,
    db,
  }) => {
    const { topic, subtopic, subsubtopic } = await plant(db, aSequence);
    await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted sequence');
    await expect(page.getByText(`Topic ${topic.slice(0, 8)}, Planted sub-topic`)).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Math' })).toHaveAttribute(
      'aria-current',
      'true',
    );

    const cards = page.getByRole('group', { name: /^Question/ });
    await expect(cards).toHaveCount(3);
    const [first, again, last] = [cards.nth(0), cards.nth(1), cards.nth(2)];
    await expect(first).toContainText('What comes first?');
    await first.getByText('What comes first?').first().click();
    for (const text of ['This', 'That comes later.', 'The first of them.', 'Look at the order.']) {
      await expect(first.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(first.getByRole('listitem').filter({ hasText: 'This' })).toContainText('Right answer');
    await expect(first.getByRole('listitem').filter({ hasText: 'That' })).not.toContainText('Right answer');

    await expect(again).toContainText('Free Response');
    await expect(again.getByText('Rank 4')).toHaveCount(1);
    await again.getByText('Once more?').first().click();
    await expect(again.getByRole('listitem').first()).toContainText('3/4 %Any equal value');
    await expect(last.getByRole('img', { name: 'Hidden' })).toBeVisible();

    await page.getByRole('link', { name: 'Four in order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four in order');
    await expect(cards).toHaveCount(1);
    await cards.getByText('One of the set.').first().click();
    await expect(cards.getByRole('listitem').filter({ hasText: 'Yes' })).toContainText('Right answer');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('link', { name: 'Planted sequence' })).toBeInViewport();
  });

  test('of a sub-topic, or none', async ({ page, app, db }) => {
    const { subtopic } = await plant(db, {
      level: 'subtopic',
      sequence: { only: { text: 'Alone?', choices: yesOrNo } },
    });
    await page.goto(`${app.studio}/admin/${subtopic}`);
    await expect(page.getByRole('group', { name: 'Question 1' })).toHaveText(/Alone\?/);
    const empty = await plant(db, { sequence: {} });
    await page.goto(`${app.studio}/admin/${empty.subtopic}`);
    await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  });
});

test.describe('the studio', () => {
  test('can be walked by keyboard alone', async ({ page, app }) => {
    // Loaded anew, so that the focus is where a browser puts it.
    await page.goto(`${app.studio}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { press, tabTo } = keyboardOf(page);
    const main = page.getByRole('main');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await press('Enter');
    await tabTo(main.getByRole('link', { name: 'Math', exact: true }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Math topics' })).toBeVisible();
    await expect(main).toBeFocused();
    await tabTo(main.getByRole('button', { name: 'Linear Equations', exact: true }));
    await press('Enter');
    await tabTo(main.getByRole('button', { name: 'Equations in one variable', exact: true }));
    await press('Space');
    await tabTo(main.getByRole('link', { name: 'Questions of Equations in one variable' }));
    await tabTo(main.getByRole('link', { name: 'Solving for the unknown' }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Solving for the unknown' })).toBeVisible();
    await tabTo(main.getByRole('button', { name: 'Subtopics' }));
    await press('Enter');
    const around = page.getByRole('navigation', { name: 'Subtopics of Linear Equations' });
    await expect(around.getByRole('link', { name: 'Solving for the unknown' })).toBeFocused();
    await press('Home');
    await expect(around.getByRole('link', { name: 'Equations in one variable' })).toBeFocused();
    await press('Escape');
    await expect(main.getByRole('button', { name: 'Subtopics' })).toBeFocused();
    await tabTo(main.getByRole('link', { name: 'Back' }));

    await page.getByRole('button', { name: /profile menu/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /profile menu/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.studio}/`);
    const { email, password } = accountOf(app, 'admin');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    // Over the way to a new password, which stands between the two fields.
    while (
      !(await page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement))
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.studio}/admin`);
  });

  for (const [device, viewport, themes] of [
    ['a desktop', { width: 1440, height: 900 }, ['light']],
    ['a desktop in the dark', { width: 1440, height: 900 }, ['dark']],
    ['a phone', { width: 390, height: 844 }, ['light']],
  ] as const) {
    test(`passes axe and fits the screen on every page, on ${device}`, async ({ page, app, db }) => {
      await page.setViewportSize(viewport);
      const { topic, subtopic, subsubtopic, set } = await plant(db, aSequence);
      const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
      for (const path of [
        '',
        '/not_found',
        `/math-topics?${branch}`,
        `/${subtopic}`,
        `/subtopic/${subtopic}/${subsubtopic}`,
        `/problemset/${set.run}?${branch}`,
      ]) {
        await page.goto(`${app.studio}/admin${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const card of await page.getByRole('button', { name: /^(Open|Close) question/ }).all()) await card.click();
        await expectAccessible(page, themes);
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow), `${path} fits the screen`).toBe(0);
      }
      await page.getByRole('button', { name: /profile menu/ }).click();
      await expectAccessible(page, themes);
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL(`${app.studio}/`);
      await expectAccessible(page, themes);
      await page.goto(`${app.studio}/nowhere`);
      await expectAccessible(page, themes);
    });
  }
});
