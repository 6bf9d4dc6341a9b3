import type { Page } from '@playwright/test';
import { plant, plantExam, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studentDashboardCalls } from '../support/student-dashboard-calls.ts';
import { enterStudio } from '../support/topic-manager.ts';

type ApiCall = { call: string; fullCall: string; afterReply: boolean };

/**
 * Records the API calls of a cold load of an address. All responses are delayed until no more calls
 * are made, so any call after that has waited for a response.
 */
async function recordColdLoad(page: Page, address: string, expected: number): Promise<ApiCall[]> {
  const calls: ApiCall[] = [];
  let openGate = () => {};
  let released = false;
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  // Unload the previous page, whose last calls must not be counted.
  await page.goto('about:blank');
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname.replace(/^\/api/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
    // Every page keeps the stream of session events open.
    if (call === 'GET /sessions/events') return route.continue();
    calls.push({ call, fullCall: `${call} ${search} ${request.postData() ?? ''}`, afterReply: released });
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'load' });
  // The code can take longer than the settle time to load. If calls are missing, the caller's
  // expectation fails.
  await expect
    .poll(() => calls.length)
    .toBeGreaterThanOrEqual(expected)
    .catch(() => {});
  await waitUntilSettled(calls);
  released = true;
  openGate();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilSettled(calls);
  await page.unroute('**/api/**');
  return calls;
}

/** The time without a new call, in milliseconds, after which a load counts as settled. */
const settleTimeMs = 600;
async function waitUntilSettled(calls: readonly unknown[]): Promise<void> {
  let [count, since] = [-1, Date.now()];
  await expect
    .poll(
      () => {
        if (calls.length !== count) [count, since] = [calls.length, Date.now()];
        return Date.now() - since;
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(settleTimeMs);
}

async function expectParallelCalls(page: Page, address: string, expected: readonly string[]): Promise<void> {
  const recorded = await recordColdLoad(page, address, expected.length);
  const isAllowedLate = (call: string) => visibleRowCall.test(call) || navigationCall.test(call);
  const calls = recorded.filter(
    ({ call, afterReply }, index) =>
      !deferredCalls.has(call) && !(afterReply && isAllowedLate(call)) && !isRepeatedRowCall(recorded, call, index),
  );
  expect(calls.map(({ call }) => call).sort(), address).toEqual([...expected].sort());
  expect(
    calls.filter(({ afterReply }) => afterReply).map(({ call }) => call),
    `${address}: waited for another response`,
  ).toEqual([]);
  expect(new Set(recorded.map(({ fullCall }) => fullCall)).size, `${address}: no call is made twice`).toBe(
    recorded.length,
  );
}

/** A call for each visible row of a list; the list's own response says which rows those are. */
const visibleRowCall = /\/get_user_(sat|act)_sequences_progress$/;

/** A cached list shows its rows at once, so there can be several row calls. */
function isRepeatedRowCall(all: readonly ApiCall[], call: string, at: number): boolean {
  return visibleRowCall.test(call) && all.findIndex((one) => one.call === call) !== at;
}

/** Calls that may come after the page is shown: unsaved drafts, and statistics of the page's questions. */
const deferredCalls: ReadonlySet<string> = new Set(['GET /drafts', 'GET /item_statistics']);

/** The call for links to sibling pages in the studio. It needs the parent, which the page's own response contains. */
const navigationCall = /^GET \/tests\/\{id\}$/;

const accountCall = 'PUT /accounts/set_current_user';
const oneQuestion = { text: 'One?', choices: yesOrNo };

test('each student page starts all its calls in parallel, and none twice', async ({ page, app, db, newStudent }) => {
  const sequence = await plant(db, {
    sequence: { a: { ...oneQuestion, right: { set: 's' } } },
    sets: { s: { title: 'Set', questions: [oneQuestion, oneQuestion] } },
  });
  const subtopicContent = await plant(db, { level: 'subtopic', sequence: { a: oneQuestion } });
  const [sat, act] = [
    await plantExam(db, {
      family: 'sat',
      topics: {
        a: {
          section: 'Reading',
          sequence: { a: oneQuestion },
          sets: { s: { title: 'Set', questions: [oneQuestion] } },
        },
      },
    }),
    await plantExam(db, {
      family: 'act',
      topics: { a: { section: 'English', sequence: { a: oneQuestion } } },
      tests: [{ section: 'Mathematics', variant: 'mock', questions: [oneQuestion] }],
    }),
  ];
  await newStudent(page);
  const progress = 'POST /user_progresses/get_user_progress';
  const setProgress = 'POST /user_progresses/get_user_problemset_progress';
  const allProgress = 'POST /user_progresses/get_all_user_problemsets_progress';
  const rowProgressCall = (family: 'sat' | 'act') => `POST /user_progresses/get_user_${family}_sequences_progress`;
  // Also the sibling sets, for the notes in the margin, and the parent, which must be published.
  const setCalls = [
    ...['GET /problem_sets/{id}', 'GET /problemset_questions', setProgress],
    ...['GET /subsubtopics/{id}', 'GET /problem_sets', allProgress],
  ];
  const routes: Record<string, readonly string[]> = {
    '/home': studentDashboardCalls,
    [`/home/sats?sat=${sat.id}`]: ['GET /sats_users', 'GET /user_sats', 'GET /sat_questions', rowProgressCall('sat')],
    [`/home/acts?act=${act.id}&area=mock`]: [
      ...['GET /acts_users', 'GET /user_acts', 'GET /act_questions', rowProgressCall('act')],
      'GET /user_act_test_progresses/get_progresses',
    ],
    [sat.topic.a?.popup ?? '']: [
      ...['GET /sats_users', 'GET /user_sats', 'GET /sat_questions', rowProgressCall('sat'), 'GET /sat_questions/{id}'],
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
    [subtopicContent.address]: ['GET /subtopics/{id}', 'GET /questions', progress],
    [sequence.setAddress('s')]: setCalls,
    [`${sequence.setAddress('s')}&from=sequence`]: setCalls,
    [sat.topic.a?.address ?? '']: [
      ...['GET /sat_questions/{id}', 'GET /questions', progress],
      ...['GET /problem_sets', allProgress],
    ],
    [sat.topic.a?.setAddress('s') ?? '']: [
      ...['GET /problem_sets/{id}', 'GET /problemset_questions', setProgress],
      ...['GET /sat_questions/{id}', 'GET /problem_sets', allProgress],
    ],
    [`/topic/${subtopicContent.subtopic}/question/${subtopicContent.question.a}`]: ['GET /tests/{id}/flow'],
  };
  for (const [path, calls] of Object.entries(routes))
    await expectParallelCalls(page, app.learner + path, [accountCall, ...calls]);
});

test('each page of the studio starts all its calls in parallel, and none twice', async ({ page, app, db }) => {
  const { topic, subtopic, subsubtopic, set } = await plant(db, {
    sequence: { a: oneQuestion },
    sets: { s: { title: 'Set', questions: [oneQuestion] } },
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
      'GET /recent_work',
    ],
    [`/math-topics?${branch}`]: ['GET /topics', 'GET /tree_counts'],
    [`/${subtopic}`]: ['GET /subtopics/{id}', 'GET /questions', 'GET /problem_sets'],
    [`/subtopic/${subtopic}/${subsubtopic}`]: [
      'GET /subsubtopics/{id}',
      'GET /question_subsubtopics',
      'GET /problem_sets',
    ],
    [`/problemset/${set.s}?${branch}`]: ['GET /problem_sets/{id}', 'GET /problemset_questions', 'GET /tests/{id}'],
  };
  for (const [path, calls] of Object.entries(routes)) {
    await expectParallelCalls(page, `${app.studio}/admin${path}`, [accountCall, ...calls]);
  }
});
