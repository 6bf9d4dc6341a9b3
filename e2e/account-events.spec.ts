import type { BrowserContext, Page, Request } from '@playwright/test';
import type pg from 'pg';
import { alertOf } from './alert.ts';
import { type Planted, plant, yesOrNo } from './content.ts';
import { accountOf, fillLogIn } from './fixtures.ts';
import { answersOf, expect, test as oneProcess, paper } from './practising.ts';
import { quiet, untilHeard } from './quiet.ts';
import { type RunningServer, startServer, startTwoServers, type TwoServers } from './server.ts';

const twoProcesses = oneProcess.extend<object, { app: RunningServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const app = await startTwoServers();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const mend = 'Please refresh page or click the button below';
const texts = {
  loggedIn: `You are already logged in. ${mend}`,
  asStudent: `You are logged In as student. ${mend}`,
  backToTutor: `You are logged in back to tutor. ${mend}`,
  loggedOut: `You are logged out. ${mend}`,
  changed: `Your account token has been changed. ${mend}`,
  unlinked: 'Student Unlinked by Admin. Please Select the valid option',
};

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Account Logout Alert' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function expectAlert(page: Page, text: string, buttons: readonly string[] = ['Reload']) {
  await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText([...buttons]);
  await expect(dialog(page).getByRole('button').first()).toBeFocused();
}

/** Calls of a page from now on, but for the stream that it may have. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/sessions/events')) calls.push(request);
  });
  return calls;
}

/** A tab that hears what happens elsewhere: in a browser one of them reads the stream for all. */
async function listening(page: Page, address: string): Promise<void> {
  await untilHeard(page, new URL(address).origin, () => page.goto(address));
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function aTypedLine(db: pg.Client): Promise<string> {
  const { address } = await plant(db, { sequence: { a: { accepts: '7' } }, sets: {} });
  return address;
}

/** A call as somebody else makes it, from another place. */
async function ask(app: RunningServer, call: string, token: string, body?: object): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const reply = await fetch(app.api + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json', 'app-version': '1' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${call}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** Somebody's session in another browser, which shows no page. */
async function tokenOf(app: RunningServer, { email, password }: { email: string; password: string }): Promise<string> {
  const reply = await ask(app, 'POST /sessions', '', { email, password });
  return reply.headers.get('x-user-token') ?? '';
}

/** A tutor and a student of theirs, made for one journey. */
async function aTutor(app: RunningServer, db: pg.Client, student: { email: string }) {
  const tutor = { email: `tutor-${crypto.randomUUID()}@mail.example`, password: 'four in a row' };
  // The student's own password, which we know: nobody registers as a tutor.
  const { rows } = await db.query<{ id: string; student: string }>(
    `insert into users (id, username, email, password_hash, user_type)
     select gen_random_uuid(), 'Tess Tutor', $2, password_hash, 'Tutor' from users where email = $1
     returning id, (select id from users where email = $1) as student`,
    [student.email, tutor.email],
  );
  const { id = '', student: studentId = '' } = rows[0] ?? {};
  const link = async (...linked_users: string[]) => {
    const token = await tokenOf(app, accountOf(app, 'super-admin'));
    await ask(app, 'PUT /users/link_users', token, { user_id: id, linked_users });
  };
  await link(studentId);
  return { ...tutor, unlink: () => link() };
}

async function enter(page: Page, app: RunningServer, account: { email: string; password: string }): Promise<void> {
  await page.goto(`${app.learner}/`);
  await fillLogIn(page, account);
  await page.waitForURL(/\/home/);
}

/** A tutor who looks on as the student, in the first tab of a browser. */
async function lookOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Login As / }).click();
  await expect(page.getByRole('complementary', { name: 'Tutor session' })).toBeVisible();
}

for (const [name, test] of [
  ['one server process', oneProcess],
  ['two server processes on one PostgreSQL', twoProcesses],
] as const) {
  test.describe(`other tabs, through ${name},`, () => {
    test('are blocked by a log-out, keep what was typed and ask for nothing until Reload [SES-013] [SES-014] [SES-019] [SES-022]', async ({
      page,
      context,
      app,
      db,
      newStudent,
    }) => {
      const address = await aTypedLine(db);
      await newStudent(page);
      const other = await context.newPage();
      await other.goto(app.learner + address);
      await paper(other).typed.fill('half of it');
      await choose(page, 'Logout');
      await expect(page).toHaveURL(`${app.learner}/`);

      await expectAlert(other, texts.loggedOut);
      const calls = callsOf(other);
      await other.keyboard.press('Escape');
      await other.keyboard.press('Escape');
      await other.mouse.click(5, 5);
      await other.evaluate(() => {
        for (const event of ['focus', 'online']) dispatchEvent(new Event(event));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expectAlert(other, texts.loggedOut);
      await expect(paper(other).typed).toHaveValue('half of it');
      expect(calls.map((call) => call.url())).toEqual([]);

      await button(other, 'Reload').click();
      await expect(other).toHaveURL(`${app.learner}/`);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log In');
      await expect(other.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
      // Whoever did it never sees it.
      await expect(dialog(page)).toHaveCount(0);
    });

    test('hear of a log-in [SES-013] [SES-014] [SES-016] [SES-022]', async ({ page, context, app, newStudent }) => {
      const student = await newStudent(page);
      await choose(page, 'Logout');
      await expect(page.getByLabel('Email')).toBeVisible();
      const other = await context.newPage();
      await other.goto(`${app.learner}/`);
      await other.getByLabel('Email').fill('somebody@mail.example');
      await fillLogIn(page, student);
      await expect(page).toHaveURL(`${app.learner}/home`);
      await expectAlert(other, texts.loggedIn);
      await expect(other.getByLabel('Email')).toHaveValue('somebody@mail.example');
      await button(other, 'Reload').click();
      await expect(other).toHaveURL(`${app.learner}/home`);
      await expect(dialog(page)).toHaveCount(0);
    });

    test('find another token in the browser, and nobody says why [SES-014] [SES-015] [SES-022]', async ({
      page,
      context,
      app,
      newStudent,
    }) => {
      const student = await newStudent(page);
      const other = await context.newPage();
      await other.goto(`${app.learner}/home`);
      const token = await tokenOf(app, student);
      await page.evaluate((fresh) => {
        const held = JSON.parse(localStorage.getItem('fourfold.session') ?? '');
        localStorage.setItem('fourfold.session', JSON.stringify({ ...held, token: fresh }));
      }, token);
      await expectAlert(other, texts.changed);
      await button(other, 'Reload').click();
      await expect(other).toHaveURL(`${app.learner}/home`);
      await expect(dialog(other)).toHaveCount(0);
    });

    test('hear of a log-in as a student and of the way back [SES-013] [SES-017] [SES-018] [SES-022]', async ({
      page,
      context,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await enter(page, app, tutor);
      const other = await context.newPage();
      await other.goto(`${app.learner}/home/students`);
      await lookOn(page);
      await expectAlert(other, texts.asStudent);
      await button(other, 'Reload').click();
      await expect(other.getByRole('complementary', { name: 'Tutor session' })).toBeVisible();
      await other.goto(`${app.learner}/home/math`);

      await choose(page, 'Back to Tutor');
      await expect(page).toHaveURL(/\/home\/students/);
      await expectAlert(other, texts.backToTutor);
      await button(other, 'Reload').click();
      await expect(other).toHaveURL(/\/home\/students/);
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  test.describe(`a student who is unlinked, through ${name},`, () => {
    test('ends the look in every tab at once, with two ways out [SES-011] [SES-020] [SES-021]', async ({
      page,
      context,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await enter(page, app, tutor);
      await lookOn(page);
      const other = await context.newPage();
      await other.goto(`${app.learner}/home/math`);
      await expect(other.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      await quiet(other);
      await tutor.unlink();
      for (const tab of [page, other]) await expectAlert(tab, texts.unlinked, ['Logout', 'Back To Tutor']);
      await button(page, 'Back To Tutor').click();
      await expect(page).toHaveURL(/\/home\/students/);
      await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
      await expectAlert(other, texts.backToTutor);
    });

    test('leaves by Logout, too [SES-021]', async ({ page, app, db, newStudent, anotherBrowser }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await enter(page, app, tutor);
      await lookOn(page);
      await tutor.unlink();
      await expectAlert(page, texts.unlinked, ['Logout', 'Back To Tutor']);
      await button(page, 'Logout').click();
      await expect(page).toHaveURL(`${app.learner}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
      expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
    });

    test('is said by the next call where the stream is not heard, and no alert says it [SES-012] [SES-020]', async ({
      page,
      context,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await context.route('**/api/sessions/events', (route) => route.abort());
      await enter(page, app, tutor);
      await lookOn(page);
      await quiet(page);
      await tutor.unlink();
      const refused = page.waitForResponse((reply) => reply.status() === 403);
      await page.getByRole('link', { name: 'Math' }).first().click();
      await refused;
      await expectAlert(page, texts.unlinked, ['Logout', 'Back To Tutor']);
      await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
      await button(page, 'Back To Tutor').click();
      await expect(page).toHaveURL(/\/home\/students/);
    });
  });

  test.describe(`other browsers and the other site, through ${name},`, () => {
    test('an account that is deactivated is logged out in each browser, and told why', async ({
      page,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(page);
      const second = await (await anotherBrowser()).newPage();
      await enter(second, app, student);
      for (const one of [page, second]) await listening(one, `${app.learner}/home`);
      await db.query('update users set status = false where email = $1', [student.email]);
      for (const one of [page, second]) {
        await expect(alertOf(one, 'Account not active, Please contact admin.')).toBeVisible();
        await expect(one).toHaveURL(`${app.learner}/`);
        await expect(dialog(one)).toHaveCount(0);
      }
    });

    test('a session that is ended from another browser says so in all tabs of its own', async ({
      page,
      context,
      app,
      newStudent,
    }) => {
      const student = await newStudent(page);
      await listening(page, `${app.learner}/home`);
      const other = await context.newPage();
      await other.goto(`${app.learner}/home/math`);
      await expect(other.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      await quiet(other);
      await ask(app, 'DELETE /sessions/others', await tokenOf(app, student));
      for (const tab of [page, other]) await expectAlert(tab, texts.loggedOut);
      await button(page, 'Reload').click();
      await expect(page).toHaveURL(`${app.learner}/`);
      await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
    });

    test('another name stands everywhere at once', async ({ page, app, db, newStudent }) => {
      const student = await newStudent(page);
      await listening(page, `${app.learner}/home`);
      await db.query(`update users set username = 'Noor' where email = $1`, [student.email]);
      await expect(page.getByRole('button', { name: 'Noor, profile menu' })).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    });

    test('a log-out in the studio is told on the learners’ site, and the other way round', async ({
      page,
      context,
      app,
      logIn,
    }) => {
      for (const [first, second] of [
        ['studio', 'learner'],
        ['learner', 'studio'],
      ] as const) {
        await logIn(page, 'admin');
        await untilHeard(page, app.studio, () => choose(page, 'Admin Panel'));
        await expect(page).toHaveURL(`${app.studio}/admin`);
        const learner = await context.newPage();
        await listening(learner, `${app.learner}/home`);
        // What a page asks at its start is answered, or a refusal of it says "Session expired" before the stream does.
        for (const tab of [page, learner]) await quiet(tab);
        const tabs = { studio: page, learner };
        await choose(tabs[first], 'Logout');
        await expect(tabs[first]).toHaveURL(`${app[first]}/`);
        await expectAlert(tabs[second], texts.loggedOut);
        await button(tabs[second], 'Reload').click();
        await expect(tabs[second]).toHaveURL(`${app[second]}/`);
        await expect(dialog(tabs[first])).toHaveCount(0);
        await learner.close();
      }
    });

    test('a look that ran out leads back to the tutor by itself, and says so', async ({
      page,
      context,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await enter(page, app, tutor);
      await lookOn(page);
      await db.query(
        `update sessions set ends_at = now() + interval '4 seconds' where tutor_id = (select id from users where email = $1)`,
        [tutor.email],
      );
      const other = await context.newPage();
      await listening(page, `${app.learner}/home`);
      await other.goto(`${app.learner}/home`);
      // Of two tabs one goes back; which one, nobody knows.
      const goesBack = (tab: Page) => alertOf(tab, /^Your look at .* ended after 2 hours\.$/);
      const count = async () => (await goesBack(page).count()) + (await goesBack(other).count());
      await expect.poll(count, { timeout: 15_000 }).toBe(1);
      await expect(
        dialog(page)
          .or(page.getByRole('heading', { name: 'My Students' }))
          .first(),
      ).toBeVisible();
      await expect(
        dialog(other)
          .or(other.getByRole('heading', { name: 'My Students' }))
          .first(),
      ).toBeVisible();
      const [gone, told] = (await dialog(other).isVisible()) ? [page, other] : [other, page];
      await expect(gone).toHaveURL(/\/home\/students/);
      await expectAlert(told, texts.backToTutor);
    });
  });

  test(`eight tabs at once save an answer each, read one stream and all hear of the end, through ${name}`, async ({
    page,
    context,
    app,
    db,
    newStudent,
  }) => {
    const student = await newStudent(page);
    const streams = openStreams(context);
    const sets: Planted[] = [];
    while (sets.length < 8) {
      sets.push(
        await plant(db, { sequence: {}, sets: { one: { title: 'A set', questions: [{ choices: yesOrNo }] } } }),
      );
    }
    const tabs = await Promise.all(
      sets.map(async ({ setAddress }, at) => {
        const tab = at === 0 ? page : await context.newPage();
        await tab.goto(app.learner + setAddress('one'));
        return tab;
      }),
    );
    for (const tab of tabs) await paper(tab).answer('Yes');
    for (const tab of tabs) await expect(paper(tab).saved).toHaveText('Saved');
    expect(await answersOf(db, student.email)).toHaveLength(8);
    await expect.poll(streams).toBe(1);
    // The one that reads goes: another takes its place.
    await tabs[0]?.close();
    await expect.poll(streams).toBe(1);
    await ask(app, 'DELETE /sessions/others', await tokenOf(app, student));
    for (const tab of tabs.slice(1)) await expectAlert(tab, texts.loggedOut);
  });
}

/** How many streams of a browser are open. */
function openStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  const isStream = (request: Request) => request.url().endsWith('/api/sessions/events');
  context.on('request', (request) => isStream(request) && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

oneProcess(
  'a server that was killed is found again, and says what happened meanwhile',
  async ({ page, context, app, db, newStudent }) => {
    const student = await newStudent(page);
    await listening(page, `${app.learner}/home`);
    const other = await context.newPage();
    await other.goto(`${app.learner}/home/math`);
    await expect(other.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
    await app.kill();
    await db.query('delete from sessions where user_id = (select id from users where email = $1)', [student.email]);
    await app.start();
    for (const tab of [page, other]) await expect(dialog(tab)).toBeVisible({ timeout: 30_000 });
    await expectAlert(page, texts.loggedOut);
  },
);

twoProcesses(
  'one of two servers that is killed leaves its tabs to the other',
  async ({ page, app, db, newStudent }) => {
    const student = await newStudent(page);
    await listening(page, `${app.learner}/home`);
    await (app as TwoServers).killOne();
    await db.query(`update users set username = 'Noor' where email = $1`, [student.email]);
    await expect(page.getByRole('button', { name: 'Noor, profile menu' })).toBeVisible({ timeout: 30_000 });
    await (app as TwoServers).startOne();
    await db.query('update users set status = false where email = $1', [student.email]);
    await expect(alertOf(page, 'Account not active, Please contact admin.')).toBeVisible();
  },
);

oneProcess('a server that is asked to stop does so at once, while tabs listen', async ({ anotherBrowser }) => {
  const app = await startServer();
  try {
    const page = await (await anotherBrowser()).newPage();
    await enter(page, app, accountOf(app, 'student'));
    await listening(page, `${app.learner}/home`);
    const began = performance.now();
    await app.stop();
    // With the database's own shutdown; a listener waits ten seconds for replies that are still running.
    expect(performance.now() - began).toBeLessThan(6_000);
  } finally {
    await app.stop();
  }
});
