import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from '../quiet.ts';
import { readCachedCalls } from '../support/cached-calls.ts';
import { accountOf } from '../support/fixtures.ts';
import { plant, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studentDashboardCalls } from '../support/student-dashboard-calls.ts';

/**
 * Opens an address and records its API calls in order. `earlyCalls` has the calls before React
 * loads; React is delayed until the expected number of calls has been made, or for up to 8 seconds.
 */
async function coldLoad(page: Page, address: string, expected: number) {
  const allCalls: string[] = [];
  const earlyCalls: string[] = [];
  let isReactDelayed = true;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${request.method()} ${pathname.slice(4)}${search} ${request.postData() ?? ''}`.trim();
    allCalls.push(call);
    if (isReactDelayed) earlyCalls.push(call);
  });
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    for (let waited = 0; allCalls.length < expected && waited < 8_000; waited += 50) {
      await new Promise((go) => setTimeout(go, 50));
    }
    isReactDelayed = false;
    await route.continue();
  });
  await page.goto(address);
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { name: /^Question/ }))
      .first(),
  ).toBeVisible();
  await waitForNetworkIdle(page);
  return { asked: allCalls, held: earlyCalls };
}

/** Width of a text and extents of its font, in pixels; null if this machine lacks the font. */
function measureFont(page: Page, font: string) {
  return page.evaluate(async (font) => {
    const text = 'Which of the following, if true, would most directly support the claim of 25 percent?';
    const faces = await document.fonts.load(font, text).catch(() => null);
    if (!faces) return null;
    if (faces.length === 0) throw new Error(`the page declares no ${font}`);
    const context2d = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context2d.font = font;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context2d.measureText(text);
    return { width, above: fontBoundingBoxAscent, below: fontBoundingBoxDescent };
  }, font);
}

test('makes all its calls once and in parallel, before the code is loaded', async ({ page, app, db, newStudent }) => {
  const sequence = await plant(db, {
    sequence: { only: { choices: yesOrNo } },
    sets: { set: { title: 'A set', questions: [{ choices: yesOrNo }] } },
  });
  await newStudent(page);
  for (const [address, calls] of [
    ['/home', ['PUT /accounts/set_current_user', ...studentDashboardCalls]],
    ['/home/math', ['PUT /accounts/set_current_user', 'GET /topics']],
    [
      sequence.address,
      [
        'PUT /accounts/set_current_user',
        `GET /subsubtopics/${sequence.subsubtopic}`,
        `GET /question_subsubtopics?subsubtopic_id=${sequence.subsubtopic}`,
        'POST /user_progresses/get_user_progress',
        `GET /problem_sets?subsubtopic_id=${sequence.subsubtopic}`,
        'POST /user_progresses/get_all_user_problemsets_progress',
      ],
    ],
    [
      sequence.setAddress('set'),
      [
        'PUT /accounts/set_current_user',
        `GET /problem_sets/${sequence.set.set}`,
        `GET /problemset_questions?problem_set_id=${sequence.set.set}`,
        'POST /user_progresses/get_user_problemset_progress',
        `GET /subsubtopics/${sequence.subsubtopic}`,
        `GET /problem_sets?subsubtopic_id=${sequence.subsubtopic}`,
        'POST /user_progresses/get_all_user_problemsets_progress',
      ],
    ],
  ] as const) {
    const newPage = await page.context().newPage();
    const { asked: allCalls, held: earlyCalls } = await coldLoad(newPage, app.learner + address, calls.length);
    const withoutBodies = allCalls.map((call) => call.replace(/ \{.*$/, ''));
    expect(withoutBodies.sort(), address).toEqual([...calls].sort());
    expect(earlyCalls.sort(), `${address}: started before React`).toEqual(allCalls.sort());
    await newPage.close();
  }
});

test('makes no call for a visitor who is logged out', async ({ page, app }) => {
  for (const address of ['/', '/home/math']) {
    const newPage = await page.context().newPage();
    const { asked: allCalls } = await coldLoad(newPage, app.learner + address, 0);
    expect(allCalls, address).toEqual([]);
    await newPage.close();
  }
});

test('shows the frame of the page while the code loads', async ({ page, app, newStudent }) => {
  await newStudent(page);
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${app.learner}/home/math`, { waitUntil: 'commit' });
  await expect(page.locator('.boot')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'shell');
  openGate();
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  await expect(page.locator('.boot')).toHaveCount(0);
});

test('shows text with the metrics of its fonts until they are loaded', async ({ page, app }) => {
  await page.goto(app.learner);
  for (const family of ['Public Sans', 'STIX Two Text']) {
    for (const weight of [400, 600]) {
      const font = await measureFont(page, `${weight} 100px "${family}"`);
      const fallback = await measureFont(page, `${weight} 100px "${family} Fallback"`);
      test.skip(!fallback, 'this machine has no fonts like Arial and Times');
      for (const measure of ['width', 'above', 'below'] as const) {
        const ratio = (fallback?.[measure] ?? 0) / (font?.[measure] ?? 1);
        expect(Math.abs(ratio - 1), `${family} ${weight}, ${measure}`).toBeLessThan(0.05);
      }
    }
  }
});

test('works without the browser’s storage', async ({ app, anotherBrowser }) => {
  const student = accountOf(app, 'student');
  const context = await anotherBrowser();
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
    Object.defineProperty(window, 'indexedDB', { get: forbid });
  });
  const other = await context.newPage();
  await other.goto(`${app.learner}/`);
  await other.getByLabel('Email').fill(student.email);
  await other.getByLabel('Password', { exact: true }).fill(student.password);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await other.getByRole('link', { name: 'Math' }).first().click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Math');
});

test('treats an unreadable stored session as logged out', async ({ page, app }) => {
  await page.goto(`${app.learner}/`);
  for (const stored of ['{', '{"v":1}', '{"v":9,"token":"t","account":{}}']) {
    await page.evaluate((text) => localStorage.setItem('fourfold.session', text), stored);
    await page.goto(`${app.learner}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
  }
});

test('shows cached responses while the server is slow', async ({ page, mountPage }) => {
  const planted = topicRows({ kind: 'grammar', sequence: { only: { choices: yesOrNo } } });
  await mountPage('/home/grammar', { as: 'student', planted });
  const first = page.getByRole('main').getByRole('button').first();
  await expect(first).toHaveText(`Topic ${planted.topic.slice(0, 8)}`);
  await expect.poll(() => readCachedCalls(page)).toContain('GET /grammar_topics');
  await page.route('**/api/grammar_topics', () => {});
  await page.reload();
  await expect(first).toHaveText(`Topic ${planted.topic.slice(0, 8)}`);
});
