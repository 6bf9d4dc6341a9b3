import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { Page } from '@playwright/test';
import { enterStudio } from '../authoring.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

type Asked = { call: string; whole: string; afterReply: boolean };

/**
 * What a cold load of an address asks of the API. Every reply is held back until nothing more is asked: what comes
 * after that has waited for a reply.
 */
async function callsOf(page: Page, address: string, expected: number): Promise<Asked[]> {
  const calls: Asked[] = [];
  let letGo = () => {};
  let released = false;
  const release = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // What the page before this one may still be asking is not its own.
  await page.goto('about:blank');
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname.replace(/^\/api/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
    // What happens to the session is listened to behind every page, for as long as it is open.
    if (call === 'GET /sessions/events') return route.continue();
    calls.push({ call, whole: `${call} ${search} ${request.postData() ?? ''}`, afterReply: released });
    await release;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'load' });
  // The code itself may be on its way for longer than the pause; too few calls are the caller's finding.
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

/** Until nothing more has been asked for so many milliseconds. */
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
    `${address}: waited for another's reply`,
  ).toEqual([]);
  expect(new Set(all.map(({ whole }) => whole)).size, `${address}: nothing is asked twice`).toBe(all.length);
}

/** Asked for each row of a list that comes into view: which those are, the list says. */
const ofRowInView = /\/get_user_(sat|act)_sequences_progress$/;

/** What is kept of a list shows its rows at once, and more than one may be in view. */
function isOfNextRow(all: readonly Asked[], call: string, at: number): boolean {
  return ofRowInView.test(call) && all.findIndex((one) => one.call === call) !== at;
}

/** Behind the pages on which something is written: what was left unwritten, and the figures of what stands there. */
const behind: ReadonlySet<string> = new Set(['GET /drafts', 'GET /item_statistics']);

/** What leads from a page of the studio to those around it: where the page stands, its own reply says. */
const around = /^GET \/tests\/\{id\}$/;

/** A student's own: an impersonating tutor asks for more. */
const dashboardCalls = Object.entries<CallSpec>(contract).flatMap(([call, { firstOf, who }]) =>
  firstOf?.includes('dashboard') && who.includes('student') ? [call] : [],
);

const me = 'PUT /accounts/set_current_user';
const one = { text: 'One?', choices: yesOrNo };

test('each of a student’s pages starts all its calls at once, and none twice', async ({
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
  // With the sets beside it, for the notes in its margin, and its parent, which must be published.
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

test('each page of the studio starts all its calls at once, and none twice', async ({ page, app, db }) => {
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
