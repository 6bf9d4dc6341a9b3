import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plant, yesOrNo } from './content.ts';
import { keptCalls } from './kept-calls.ts';
import { answersOf, expect, paper, test } from './practising.ts';

const choices = yesOrNo;
const saveCall = '/user_questions/save_user_questions_progress';
const keepOpen = 'Not saved on this device: keep this page open.';

/** A set that is practised on and on: three questions, answered wrong now and then so that it is never mastered. */
async function anEndlessSet(db: pg.Client) {
  const { setAddress } = await plant(db, {
    sequence: {},
    sets: { one: { title: 'On and on', questions: [{ choices }, { choices }, { choices }] } },
  });
  return setAddress('one');
}

async function answerAndGoOn(page: Page, words: 'Yes' | 'No') {
  await paper(page).answer(words);
  await paper(page).next.click();
}

/** Time that is made to pass is nobody's absence. */
async function stillThere(page: Page) {
  const ask = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.addLocatorHandler(ask, () => ask.getByRole('button', { name: 'OK' }).click());
  // Without a network the browser's own question may have to do.
  page.on('dialog', (dialog) => dialog.accept());
}

/** What a student answered, once each and in order: nothing lost, nothing twice. */
async function expectAnswers(db: pg.Client, email: string, words: readonly ('Yes' | 'No')[]) {
  const rows = await answersOf(db, email);
  expect(rows.map((row) => (row.is_correct ? 'Yes' : 'No'))).toEqual(words);
  expect(new Set(rows.map((row) => row.record_id)).size).toBe(words.length);
}

test('a server that is killed while answers are sent has each of them once when it is back', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  const { saved } = paper(page);
  const given: ('Yes' | 'No')[] = ['Yes', 'No', 'Yes', 'Yes', 'No', 'Yes', 'No', 'Yes'];
  let killed: Promise<void> | null = null;
  page.on('request', (request) => {
    // While the third answer is on its way: whether it got through nobody knows.
    if (request.url().endsWith(saveCall) && given.length > 0 && sent++ === 2) killed = app.kill();
  });
  let sent = 0;
  for (const words of given) await answerAndGoOn(page, words);
  await expect(saved).toHaveText('Saved on this device');
  await killed;
  await app.start();
  await expect(saved).toHaveText('Saved', { timeout: 70_000 });
  await expectAnswers(db, email, given);
});

test('answers that were not sent are shown after a reload without the server, and sent when it is there', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices, wrong: { question: 'b' } },
      b: { text: 'Second?', choices, right: { question: 'c' } },
      c: { text: 'Third?', choices },
    },
  });
  // What a page sends while it is left is not routed; without a network it would fail as well.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => (init?.keepalive ? Promise.reject(new TypeError('no network')) : send(input, init));
  });
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(page.getByText('First?')).toBeVisible();
  await expect.poll(() => keptCalls(page)).toContain('GET /question_subsubtopics');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await answerAndGoOn(page, 'No');
  await answerAndGoOn(page, 'Yes');
  await expect(page.getByText('Third?')).toBeVisible();
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.reload();
  await expect(page.getByText('Third?')).toBeVisible();
  await expect(page.getByText('2 of 3 questions')).toBeVisible();
  await expect(paper(page).saved).toHaveText('Saved on this device');
  expect(await answersOf(db, email)).toEqual([]);
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(paper(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('what was left unsent goes from any page of the next visit', async ({ page, app, db, newStudent }) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  // What a page goes on with without a network comes behind its question.
  await expect.poll(() => keptCalls(page)).toContain('GET /problemset_questions');
  await page.context().setOffline(true);
  await answerAndGoOn(page, 'No');
  await answerAndGoOn(page, 'Yes');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.context().setOffline(false);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${app.learner}/home`);
  await expect.poll(() => answersOf(db, email)).toHaveLength(2);
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('the same answer sent five times at once counts once, and each is answered the same', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  const replies: string[] = [];
  await page.route(`**${saveCall}`, async (route) => {
    const again = await Promise.all(Array.from({ length: 5 }, () => route.fetch()));
    for (const reply of again) replies.push(await reply.text());
    await route.fulfill({ response: again[0] as (typeof again)[number] });
  });
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toHaveText('Saved');
  expect(replies).toHaveLength(5);
  for (const reply of replies) expect(JSON.parse(reply)).toEqual(JSON.parse(replies[0] ?? ''));
  await expectAnswers(db, email, ['Yes']);
});

test('two tabs on one sequence lose nothing and count nothing twice', async ({ page, app, db, newStudent }) => {
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices, right: { question: 'b' }, wrong: { question: 'c' } },
      b: { text: 'Second?', choices },
      c: { text: 'Never on the way?', choices },
    },
  });
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  const other = await page.context().newPage();
  await other.goto(app.learner + address);
  await expect(other.getByText('First?')).toBeVisible();
  await expect(paper(other).saved).toHaveText('Saved');
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toHaveText('Saved');
  await expect(other.getByText('1 of 3 questions')).toBeVisible();
  await paper(other).answer('No');
  await expect(paper(other).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['Yes', 'No']);
  await paper(other).next.click();
  await expect(other.getByText('Second?')).toBeVisible();
  await expect(other.getByText('1 of 3 questions')).toBeVisible();
});

test('a tab that is closed before it could send leaves its answers to the other tab', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  const other = await page.context().newPage();
  await other.goto(app.learner + address);
  await expect(paper(other).number).toBeVisible();
  await page.route(`**${saveCall}`, (route) => route.abort());
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.close();
  await expect.poll(() => answersOf(db, email), { timeout: 20_000 }).toHaveLength(1);
  await expect(paper(other).saved).toHaveText('Saved');
});

for (const [what, fail] of [
  [
    'is full',
    () => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'is forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('private', 'SecurityError');
      };
    },
  ],
  [
    'never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
] as const) {
  test(`storage that ${what} is told, and the answers are sent all the same`, async ({ page, app, db, newStudent }) => {
    const address = await anEndlessSet(db);
    const { email } = await newStudent(page);
    await page.addInitScript(fail);
    await page.goto(app.learner + address);
    await expect(paper(page).number).toBeVisible();
    await page.route(`**${saveCall}`, (route) => route.abort());
    await answerAndGoOn(page, 'No');
    await answerAndGoOn(page, 'Yes');
    await expect(page.getByRole('banner').getByText(keepOpen)).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(paper(page).saved).toHaveText('Saved');
    await expectAnswers(db, email, ['No', 'Yes']);
  });
}

test('the time after the answer and the full explanation follow with Next, and a page that is left sends them too', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { setAddress } = await plant(db, {
    sequence: {},
    sets: { one: { title: 'Explained', questions: [{ choices, explain: 'A long reason. '.repeat(80) }, { choices }] } },
  });
  const { email } = await newStudent(page);
  await page.goto(app.learner + setAddress('one'));
  await expect(paper(page).number).toBeVisible();
  await page.waitForTimeout(2_200);
  await paper(page).answer('No');
  await page.getByRole('button', { name: 'View full explanation' }).click();
  await page.waitForTimeout(1_200);
  await paper(page).next.click();
  await expect(paper(page).saved).toHaveText('Saved');
  await expect.poll(async () => (await answersOf(db, email))[0]?.view_full_explanation).toBe(true);
  const [first] = await answersOf(db, email);
  expect(first?.time_spent_before_answer).toBeGreaterThanOrEqual(2);
  expect(first?.time_spent_after_answer).toBeGreaterThanOrEqual(1);

  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved');
  await page.waitForTimeout(1_200);
  await page.goto('about:blank');
  await expect.poll(async () => (await answersOf(db, email))[1]?.time_spent_after_answer).toBeGreaterThanOrEqual(1);

  // Back in the middle: what was answered keeps its time, and what was only chosen leaves no trace.
  await page.goto(app.learner + setAddress('one'));
  await paper(page).answer('No');
  await page.waitForTimeout(1_200);
  await paper(page).back.click();
  await expect.poll(async () => (await answersOf(db, email))[2]?.time_spent_after_answer).toBeGreaterThanOrEqual(1);
  await page.goto(app.learner + setAddress('one'));
  await paper(page).choice('No').check({ force: true });
  await paper(page).back.click();
  await expect(page).toHaveURL(/\/home\/math\?/);
  expect(await answersOf(db, email)).toHaveLength(3);
});

test('the network gone for ten minutes costs nothing but the wait, and is asked for ever more rarely', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await stillThere(page);
  await page.clock.install();
  await page.goto(app.learner + address);
  await expect(paper(page).saved).toHaveText('Saved');
  await page.context().setOffline(true);
  let attempts = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(saveCall)) attempts += 1;
  });
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  for (let minute = 0; minute < 10; minute += 1) {
    await page.clock.runFor(60_000);
    await expect(paper(page).saved).toHaveText('Saved on this device');
  }
  expect(attempts).toBeGreaterThan(10);
  expect(attempts).toBeLessThan(35);
  await answerAndGoOn(page, 'Yes');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  expect(await answersOf(db, email)).toEqual([]);
  await page.context().setOffline(false);
  await expect(paper(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('a server that answers 500 to one call for a while has everything in the end, once and in order', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  let failures = 0;
  await page.route(`**${saveCall}`, async (route) => {
    failures += 1;
    if (failures > 3) return route.fallback();
    // The last of them came through before the server fell over its reply.
    if (failures === 3) await route.fetch();
    return route.fulfill({ status: 500, json: { errors: ['Server error'] } });
  });
  await answerAndGoOn(page, 'No');
  await answerAndGoOn(page, 'Yes');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await expect(paper(page).saved).toHaveText('Saved', { timeout: 20_000 });
  expect(failures).toBeGreaterThan(3);
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('what a network says in our server’s place confirms nothing', async ({ page, app, db, newStudent }) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  const html = { contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' };
  const said = [
    { status: 200, ...html },
    { status: 302, headers: { location: `${app.learner}/` } },
    { status: 200, json: {} },
    { status: 403, ...html },
    { status: 502, ...html },
  ];
  let left = said.length;
  await page.route(`**${saveCall}`, (route) => {
    const next = said.shift();
    left = said.length;
    return next ? route.fulfill(next) : route.fallback();
  });
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(left).toBe(0);
  }).toPass();
  expect(await answersOf(db, email)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(paper(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No']);
});

test('a server that names a time is not asked before it, whatever happens on the page', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  const at: number[] = [];
  await page.route(`**${saveCall}`, (route) => {
    at.push(performance.now());
    if (at.length > 1) return route.fallback();
    return route.fulfill({ status: 429, headers: { 'retry-after': '4' }, json: { errors: ['Too many requests'] } });
  });
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await answerAndGoOn(page, 'Yes');
  await expect(paper(page).saved).toHaveText('Saved');
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(4_000);
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('a clock that is hours wrong and jumps while answers wait changes nothing', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  const hour = 3_600_000;
  await stillThere(page);
  await page.clock.install({ time: Date.now() - 30 * hour });
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  await page.route(`**${saveCall}`, (route) => route.abort());
  for (const [words, jump] of [
    ['No', 9],
    ['Yes', -50],
    ['No', 400],
    ['Yes', -3],
  ] as const) {
    await answerAndGoOn(page, words);
    await page.clock.setSystemTime(Date.now() + jump * hour);
  }
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.unrouteAll();
  await page.clock.runFor(61_000);
  await expect(paper(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes', 'No', 'Yes']);
});

test('answers that only just landed keep their order on a clock that jumps', async ({ page, app, db, newStudent }) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  const hour = 3_600_000;
  // What sends cannot be fetched: all there is is where answers land.
  await page.route(/\/sender-/, (route) => route.abort());
  await page.clock.install();
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  const given: ('Yes' | 'No')[] = ['No', 'Yes', 'Yes'];
  for (const words of given) {
    await answerAndGoOn(page, words);
    await page.clock.setSystemTime(Date.now() - given.length * hour);
  }
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.unrouteAll();
  await page.goto(`${app.learner}/home`);
  await expect.poll(() => answersOf(db, email)).toHaveLength(given.length);
  await expectAnswers(db, email, given);
});

for (const [what, take] of [
  ['Web Locks', () => void Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })],
  [
    'Web Locks and tab channels',
    () => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
    },
  ],
] as const) {
  test(`two tabs that send at once without ${what} have each answer counted once`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const address = await anEndlessSet(db);
    const { email } = await newStudent(page);
    await page.context().addInitScript(take);
    await page.goto(app.learner + address);
    const other = await page.context().newPage();
    await other.goto(app.learner + address);
    await expect(paper(other).saved).toHaveText('Saved');
    expect(await other.evaluate(() => navigator.locks)).toBeUndefined();
    await page.context().setOffline(true);
    await answerAndGoOn(page, 'No');
    await answerAndGoOn(page, 'Yes');
    await paper(other).answer('Yes');
    for (const tab of [page, other]) await expect(paper(tab).saved).toHaveText('Saved on this device');
    // Slow enough for both to be at it.
    await page.context().route(`**${saveCall}`, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.context().setOffline(false);
    for (const tab of [page, other]) await expect(paper(tab).saved).toHaveText('Saved');
    const rows = await answersOf(db, email);
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => row.record_id)).size).toBe(3);
  });
}

test('the browser is asked once to keep what is stored, after the first answer, and nobody waits for it', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  await newStudent(page);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
      return new Promise(() => {});
    };
  });
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')));
  await page.goto(app.learner + address);
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await asked()).toBe(0);
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await asked()).toBe(1);
  await page.reload();
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await asked()).toBe(1);
});
