import type { Page } from '@playwright/test';
import { plant, topicRows, yesOrNo } from '../content.ts';
import { accountOf } from '../fixtures.ts';
import { keptCalls } from '../kept-calls.ts';
import { expect, test } from '../practising.ts';
import { quiet } from '../quiet.ts';

/**
 * What a page asks the API while it loads, in the order it asks; `held` lists what came while React was held back:
 * until as much was asked as is expected, or for so long that nothing more can be on its way.
 */
async function coldLoad(page: Page, address: string, expected: number) {
  const asked: string[] = [];
  const held: string[] = [];
  let isHeld = true;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${request.method()} ${pathname.slice(4)}${search} ${request.postData() ?? ''}`.trim();
    asked.push(call);
    if (isHeld) held.push(call);
  });
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    for (let waited = 0; asked.length < expected && waited < 8_000; waited += 50) {
      await new Promise((go) => setTimeout(go, 50));
    }
    isHeld = false;
    await route.continue();
  });
  await page.goto(address);
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { name: /^Question/ }))
      .first(),
  ).toBeVisible();
  await quiet(page);
  return { asked, held };
}

/** Pixels: how wide some text is and how far its font reaches off the line; null for a font this machine lacks. */
function measures(page: Page, font: string) {
  return page.evaluate(async (font) => {
    const text = 'Which of the following, if true, would most directly support the claim of 25 percent?';
    const faces = await document.fonts.load(font, text).catch(() => null);
    if (!faces) return null;
    if (faces.length === 0) throw new Error(`the page declares no ${font}`);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text);
    return { width, above: fontBoundingBoxAscent, below: fontBoundingBoxDescent };
  }, font);
}

test('asks for everything once, all at once, before the code is here', async ({ page, app, db, newStudent }) => {
  const own = await plant(db, {
    sequence: { only: { choices: yesOrNo } },
    sets: { set: { title: 'A set', questions: [{ choices: yesOrNo }] } },
  });
  await newStudent(page);
  for (const [address, calls] of [
    [
      '/home',
      [
        'PUT /accounts/set_current_user',
        'GET /assignments',
        'GET /user_progresses/started',
        'POST /user_questions/correct_incorrect_questions',
        'GET /user_sats/get_all_sat_scores',
        'GET /user_sat_test_progresses/get_all_sat_scores',
        'POST /user_progresses/get_user_sats_progress',
        'GET /user_acts/get_all_act_scores',
        'GET /user_act_test_progresses/get_all_act_scores',
        'POST /user_progresses/get_user_acts_progress',
      ],
    ],
    ['/home/math', ['PUT /accounts/set_current_user', 'GET /topics']],
    [
      own.address,
      [
        'PUT /accounts/set_current_user',
        `GET /subsubtopics/${own.subsubtopic}`,
        `GET /question_subsubtopics?subsubtopic_id=${own.subsubtopic}`,
        'POST /user_progresses/get_user_progress',
        `GET /problem_sets?subsubtopic_id=${own.subsubtopic}`,
        'POST /user_progresses/get_all_user_problemsets_progress',
      ],
    ],
    [
      own.setAddress('set'),
      [
        'PUT /accounts/set_current_user',
        `GET /problem_sets/${own.set.set}`,
        `GET /problemset_questions?problem_set_id=${own.set.set}`,
        'POST /user_progresses/get_user_problemset_progress',
        `GET /subsubtopics/${own.subsubtopic}`,
        `GET /problem_sets?subsubtopic_id=${own.subsubtopic}`,
        'POST /user_progresses/get_all_user_problemsets_progress',
      ],
    ],
  ] as const) {
    const fresh = await page.context().newPage();
    const { asked, held } = await coldLoad(fresh, app.learner + address, calls.length);
    const withoutBodies = asked.map((call) => call.replace(/ \{.*$/, ''));
    expect(withoutBodies.sort(), address).toEqual([...calls].sort());
    expect(held.sort(), `${address}: begun before React`).toEqual(asked.sort());
    await fresh.close();
  }
});

test('asks nothing for somebody who is logged out', async ({ page, app }) => {
  for (const address of ['/', '/home/math']) {
    const fresh = await page.context().newPage();
    const { asked } = await coldLoad(fresh, app.learner + address, 0);
    expect(asked, address).toEqual([]);
    await fresh.close();
  }
});

test('shows the frame of the page while the code is on its way', async ({ page, app, newStudent }) => {
  await newStudent(page);
  const { promise: framed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await framed;
    await route.continue();
  });
  await page.goto(`${app.learner}/home/math`, { waitUntil: 'commit' });
  await expect(page.locator('.boot')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'shell');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  await expect(page.locator('.boot')).toHaveCount(0);
});

test('shows text in the measures of its fonts until they come', async ({ page, app }) => {
  await page.goto(app.learner);
  for (const family of ['Public Sans', 'STIX Two Text']) {
    for (const weight of [400, 600]) {
      const font = await measures(page, `${weight} 100px "${family}"`);
      const standIn = await measures(page, `${weight} 100px "${family} Fallback"`);
      test.skip(!standIn, 'this machine has nothing like Arial and Times');
      for (const measure of ['width', 'above', 'below'] as const) {
        const ratio = (standIn?.[measure] ?? 0) / (font?.[measure] ?? 1);
        expect(Math.abs(ratio - 1), `${family} ${weight}, ${measure}`).toBeLessThan(0.05);
      }
    }
  }
});

test('goes on without the browser’s storage', async ({ app, anotherBrowser }) => {
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

test('takes an unreadable stored session for nobody logged in', async ({ page, app }) => {
  await page.goto(`${app.learner}/`);
  for (const stored of ['{', '{"v":1}', '{"v":9,"token":"t","account":{}}']) {
    await page.evaluate((text) => localStorage.setItem('fourfold.session', text), stored);
    await page.goto(`${app.learner}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
  }
});

test('shows kept replies while the server is slow', async ({ page, mountPage }) => {
  const planted = topicRows({ kind: 'grammar', sequence: { only: { choices: yesOrNo } } });
  await mountPage('/home/grammar', { as: 'student', planted });
  const first = page.getByRole('main').getByRole('button').first();
  await expect(first).toHaveText(`Topic ${planted.topic.slice(0, 8)}`);
  await expect.poll(() => keptCalls(page)).toContain('GET /grammar_topics');
  await page.route('**/api/grammar_topics', () => {});
  await page.reload();
  await expect(first).toHaveText(`Topic ${planted.topic.slice(0, 8)}`);
});
