import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { Page } from '@playwright/test';
import { enterStudio } from '../authoring.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

type Asked = { call: string; whole: string; afterReply: boolean };

/**
 * Records the API calls of a cold load of an address. All responses are delayed until no more calls
 * are made, so any call after that has waited for a response.
 */
async function callsOf(page: Page, address: string, expected: number): Promise<Asked[]> {
  const calls: Asked[] = [];
  let letGo = () => {};
  let released = false;
  const release = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Unload the previous page, whose last calls must not be counted.
  await page.goto('about:blank');
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname.replace(/^\/api/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
    // Every page keeps the stream of session events open.
    if (call === 'GET /sessions/events') return route.continue();
    calls.push({ call, whole: `${call} ${search} ${request.postData() ?? ''}`, afterReply: released });
    await release;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'load' });
  // The code can take longer than the settle time to load. If calls are missing, the caller's
  // expectation fails.
  await expect
    .poll(() => calls.length)
    .toBeGreaterThanOrEqual(expected)
    .catch(() => {});
  await settled(calls);
  released = true;
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(calls);
  await page.unroute('**/api/**');
  return calls;
}

/** The time without a new call, in milliseconds, after which a load counts as settled. */
const pause = 600;
async function settled(calls: readonly unknown[]): Promise<void> {
  let [count, since] = [-1, Date.now()];
  await expect
    .poll(
      () => {
        if (calls.length !== count) [count, since] = [calls.length, Date.now()];
        return Date.now() - since;
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(pause);
}

async function expectOneStep(page: Page, address: string, expected: readonly string[]): Promise<void> {
  const all = await callsOf(page, address, expected.length);
  const late = (call: string) => ofRowInView.test(call) || around.test(call);
  const calls = all.filter(
    ({ call, afterReply }, at) => !behind.has(call) && !(afterReply && late(call)) && !isOfNextRow(all, call, at),
  );
  expect(calls.map(({ call }) => call).sort(), address).toEqual([...expected].sort());
  expect(
    calls.filter(({ afterReply }) => afterReply).map(({ call }) => call),
    `${address}: waited for another response`,
  ).toEqual([]);
  expect(new Set(all.map(({ whole }) => whole)).size, `${address}: no call is made twice`).toBe(all.length);
}

/** A call for each visible row of a list; the list's own response says which rows those are. */
const ofRowInView = /\/get_user_(sat|act)_sequences_progress$/;

/** A cached list shows its rows at once, so there can be several row calls. */
function isOfNextRow(all: readonly Asked[], call: string, at: number): boolean {
  return ofRowInView.test(call) && all.findIndex((one) => one.call === call) !== at;
}

/**
 * Calls that may come after the page is shown: unsaved drafts, and statistics of the page's
 * questions.
 */
const behind: ReadonlySet<string> = new Set(['GET /drafts', 'GET /item_statistics']);

/**
 * The call for links to sibling pages in the studio. It needs the parent, which the page's own
 * response contains.
 */
const around = /^GET \/tests\/\{id\}$/;

/** A student's own: an impersonating tutor asks for more. */
const dashboardCalls = Object.entries<CallSpec>(contract).flatMap(([call, { firstOf, who }]) =>
  firstOf?.includes('dashboard') && who.includes('student') ? [call] : [],
);

const me = 'PUT /accounts/set_current_user';
const one = { text: 'One?', choices: yesOrNo };

test('each student page starts all its calls in parallel, and none twice', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const sequence = await plant(db, {
    sequence: { a: { ...one, right: { set: 's' } } },
    sets: { s: { title: 'Set', questions: [one, one] } },
  });
  const ofSubtopic = await plant(db, { level: 'subtopic', sequence: { a: one } });
  const [sat, act] = [
    await plantExam(db, {
      family: 'sat',
      topics: { a: { section: 'Reading', sequence: { a: one }, sets: { s: { title: 'Set', questions: [one] } } } },
    }),
    await plantExam(db, {
      family: 'act',
      topics: { a: { section: 'English', sequence: { a: one } } },
      tests: [{ section: 'Mathematics', variant: 'mock', questions: [one] }],
    }),
  ];
  await newStudent(page);
  const progress = 'POST /user_progresses/get_user_progress';
  const setProgress = 'POST /user_progresses/get_user_problemset_progress';
  const allProgress = 'POST /user_progresses/get_all_user_problemsets_progress';
  const ofRow = (family: 'sat' | 'act') => `POST /user_progresses/get_user_${family}_sequences_progress`;
  // Also the sibling sets, for the notes in the margin, and the parent, which must be published.
  const ofSet = [
    ...['GET /problem_sets/{id}', 'GET /problemset_questions', setProgress],
    ...['GET /subsubtopics/{id}', 'GET /problem_sets', allProgress],
  ];
  const routes: Record<string, readonly string[]> = {
    '/home': dashboardCalls,
    [`/home/sats?sat=${sat.id}`]: ['GET /sats_users', 'GET /user_sats', 'GET /sat_questions', ofRow('sat')],
    [`/home/acts?act=${act.id}&area=mock`]: [
      ...['GET /acts_users', 'GET /user_acts', 'GET /act_questions', ofRow('act')],
      'GET /user_act_test_progresses/get_progresses',
    ],
    [sat.topic.a?.popup ?? '']: [
      ...['GET /sats_users', 'GET /user_sats', 'GET /sat_questions', ofRow('sat'), 'GET /sat_questions/{id}'],
      ...['GET /problem_sets', progress, allProgress],
    ],
    '/home/math': ['GET /topics'],
    [sequence.address]: [
      'GET /subsubtopics/{id}',
      'GET /question_subsubtopics',
      'GET /problem_sets',
      progress,
      allProgress,
    ],
    [ofSubtopic.address]: ['GET /subtopics/{id}', 'GET /questions', progress],
    [sequence.setAddress('s')]: ofSet,
    [`${sequence.setAddress('s')}&from=sequence`]: ofSet,
    [sat.topic.a?.address ?? '']: [
      ...['GET /sat_questions/{id}', 'GET /questions', progress],
      ...['GET /problem_sets', allProgress],
    ],
    [sat.topic.a?.setAddress('s') ?? '']: [
      ...['GET /problem_sets/{id}', 'GET /problemset_questions', setProgress],
      ...['GET /sat_questions/{id}', 'GET /problem_sets', allProgress],
    ],
    [`/topic/${ofSubtopic.subtopic}/question/${ofSubtopic.question.a}`]: ['GET /tests/{id}/flow'],
  };
  for (const [path, calls] of Object.entries(routes)) await expectOneStep(page, app.learner + path, [me, ...calls]);
});

test('each page of the studio starts all its calls in parallel, and none twice', async ({ page, app, db }) => {
  const { topic, subtopic, subsubtopic, set } = await plant(db, {
    sequence: { a: one },
    sets: { s: { title: 'Set', questions: [one] } },
  });
  await enterStudio(page, app);
  const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
  const routes: Record<string, readonly string[]> = {
    '': [
      'GET /topics',
      'GET /grammar_topics',
      'GET /reading_topics',
      'GET /sat_topics',
      'GET /sats/test_sats',
      'GET /acts/test_acts',
      'GET /content_health',
    ],
    [`/math-topics?${branch}`]: ['GET /topics'],
    [`/${subtopic}`]: ['GET /subtopics/{id}', 'GET /questions', 'GET /problem_sets'],
    [`/subtopic/${subtopic}/${subsubtopic}`]: [
      'GET /subsubtopics/{id}',
      'GET /question_subsubtopics',
      'GET /problem_sets',
    ],
    [`/problemset/${set.s}?${branch}`]: ['GET /problem_sets/{id}', 'GET /problemset_questions', 'GET /tests/{id}'],
  };
  for (const [path, calls] of Object.entries(routes)) {
    await expectOneStep(page, `${app.studio}/admin${path}`, [me, ...calls]);
  }
});
