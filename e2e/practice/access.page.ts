import { mustHave } from '@fourfold/server/testing/fixtures/question';
import { row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import { assignmentRows } from '../support/assignment-rows.ts';
import { examRows, type Planted, personRows, topicRows, withValues } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { expectNotFound, navigateTo } from './navigation.ts';
import { choices, oneSet } from './practice-fixtures.ts';

const sequence = { a: { choices } };
const sets = { one: oneSet };

async function expectOpen(page: Page, address?: string) {
  if (address) await navigateTo(page, address);
  await expect(questionPageOf(page).check).toBeVisible();
}

test('opens a sub-topic’s sequence only if it is published, and only at the address of its own topic and kind [ACC-038]', async ({
  page,
  mountPage,
}) => {
  const own = () => topicRows({ level: 'subtopic', sequence });
  const openContent = own();
  const closedContent = [
    withValues(own(), 'subtopics', { is_publish: false }),
    withValues(own(), 'subtopics', { is_sequence_publish: false }),
    withValues(own(), 'topics', { is_publish: false }),
  ];
  await mountPage(openContent.address, { as: 'student', planted: [openContent, ...closedContent] });
  await expectOpen(page);
  await expectNotFound(page, [
    ...closedContent.map(({ address }) => address),
    openContent.address.replace(`/${openContent.topic}`, `/${crypto.randomUUID()}`),
    openContent.address.replace('/home/math/', '/home/grammar/'),
  ]);
  await expectOpen(page, openContent.address);
});

test('opens a sub-sub-topic’s sequence only if it is published, and only at the address of its own sub-topic and kind [ACC-039]', async ({
  page,
  mountPage,
}) => {
  const own = () => topicRows({ kind: 'reading', sequence });
  const openContent = own();
  const closedContent = [
    withValues(own(), 'subsubtopics', { is_publish: false }),
    withValues(own(), 'subsubtopics', { is_sequence_publish: false }),
    withValues(own(), 'subtopics', { is_publish: false }),
    withValues(own(), 'topics', { is_publish: false }),
  ];
  await mountPage(openContent.address, { as: 'student', planted: [openContent, ...closedContent] });
  await expectOpen(page);
  await expectNotFound(page, [
    ...closedContent.map(({ address }) => address),
    openContent.address.replace(`/${openContent.subtopic}`, `/${crypto.randomUUID()}`),
    openContent.address.replace('/home/reading/', '/home/math/'),
  ]);
  await expectOpen(page, openContent.address);
});

for (const { family, section, id } of [
  { family: 'sat', section: 'Reading', id: 'ACC-036' },
  { family: 'act', section: 'English', id: 'ACC-037' },
] as const) {
  test(`opens the sequence of a number only if it and its ${family.toUpperCase()} are published, and only at its own address ${id}`, async ({
    page,
    mountPage,
  }) => {
    const own = (otherFamily: 'sat' | 'act' = family) =>
      examRows({ family: otherFamily, topics: { a: { section, sequence } } });
    const [openContent, other] = [own(), own(family === 'sat' ? 'act' : 'sat')];
    const closedContent = [
      withValues(own(), 'exam_questions', { is_publish: false }),
      withValues(own(), 'exams', { is_publish: false }),
    ];
    const { address, id } = mustHave(openContent.topic.a);
    await mountPage(address, { as: 'student', planted: [openContent, other, ...closedContent] });
    await expectOpen(page);
    await expectNotFound(page, [
      ...closedContent.map(({ topic }) => mustHave(topic.a).address),
      `/home/${family}/${mustHave(other.topic.a).id}`,
      `${address}?${family}=${other.id}`,
      `${address}?${family}_question=${mustHave(other.topic.a).id}`,
    ]);
    await expectOpen(page, `${address}?${family}=${openContent.id}&${family}_question=${id}`);
  });
}

test('does not open unpublished content to an admin, although an admin may read it [ACC-036, ACC-037, ACC-038, ACC-039]', async ({
  page,
  mountPage,
}) => {
  const closedContent = [
    withValues(topicRows({ level: 'subtopic', sequence }), 'subtopics', { is_sequence_publish: false }),
    withValues(topicRows({ sequence }), 'subsubtopics', { is_publish: false }),
  ];
  const exams = [
    withValues(examRows({ topics: { a: { section: 'Reading', sequence } } }), 'exams', { is_publish: false }),
    withValues(examRows({ family: 'act', topics: { a: { section: 'English', sequence } } }), 'exam_questions', {
      is_publish: false,
    }),
  ];
  const openContent = topicRows({ sequence });
  await mountPage(openContent.address, { as: 'admin', planted: [openContent, ...closedContent, ...exams] });
  await expectOpen(page);
  await expectNotFound(page, [
    ...closedContent.map(({ address }) => address),
    ...exams.map(({ topic }) => mustHave(topic.a).address),
  ]);
});

test('opens a problem set below a published sub-sub-topic, at its own address, or by a link from the dashboard [ACC-040]', async ({
  page,
  mountPage,
}) => {
  const own = () => topicRows({ sequence, sets });
  const [openContent, other] = [own(), own()];
  const closed = withValues(own(), 'subsubtopics', { is_publish: false });
  const unpublished = withValues(own(), 'problem_sets', { is_publish: false });
  // The set of the closed sequence also belongs to another one, through which it can be read.
  const otherParent = row('problem_set_places', {
    problem_set_id: mustHave(closed.set.one),
    parent_kind: 'subsubtopic',
    parent_id: other.subsubtopic,
    position: 1,
  });
  const address = openContent.setAddress('one');
  const planted = [openContent, other, closed, unpublished, { rows: [otherParent] }];
  await mountPage(address, { as: 'student', planted });
  await expectOpen(page);
  await expectNotFound(page, [
    closed.setAddress('one'),
    unpublished.setAddress('one'),
    address.replaceAll(openContent.subsubtopic, other.subsubtopic),
    address.replace('page=math', 'page=grammar'),
    ...(['topic', 'subtopic', 'subsubtopic'] as const).map((name) =>
      address.replace(`&${name}=${openContent[name]}`, `&${name}=${other[name]}`),
    ),
  ]);
  await expectOpen(page, `${closed.setAddress('one')}&dashboard=true`);
  await expect(questionPageOf(page).back).toHaveAttribute('href', '/home');
  await expectOpen(page, `/home/problemset/${openContent.set.one}/${openContent.subsubtopic}?page=math`);
});

test('opens an assigned set with an unpublished parent by its link from the dashboard only [ACC-040] [NAV-023]', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const [closed, unassigned] = [1, 2].map(() =>
    withValues(topicRows({ sequence, sets }), 'subsubtopics', { is_publish: false }),
  ) as [Planted, Planted];
  const assignedWork = assignmentRows(student, [
    {
      reference_type: 'HomeProblemSetQuestions',
      reference_id: mustHave(closed.set.one),
      place: { subtopic_id: closed.subtopic, subsubtopic_id: closed.subsubtopic },
    },
  ]);
  const address = closed.setAddress('one');
  await mountPage(`${address}&dashboard=true`, { as: student, planted: [student, closed, unassigned, assignedWork] });
  await expectOpen(page);
  await expectNotFound(page, [`${unassigned.setAddress('one')}&dashboard=true`, address]);
  await page.goto(`${app.learner}/home`);
  await page
    .getByRole('region', { name: 'Assignments' })
    .getByRole('link', { name: /^Start / })
    .click();
  await expectOpen(page);
  await expect(page).toHaveURL(
    new RegExp(`/home/problemset/${closed.set.one}/${closed.subsubtopic}\\?.*dashboard=true`),
  );
});

test('opens a problem set of a SAT or ACT question only at the address of that question, and only if published [ACC-040]', async ({
  page,
  mountPage,
}) => {
  const sat = examRows({ topics: { a: { section: 'Reading', sequence, sets }, b: { section: 'Reading' } } });
  const act = withValues(examRows({ family: 'act', topics: { a: { section: 'English', sequence, sets } } }), 'exams', {
    is_publish: false,
  });
  const [a, b] = [mustHave(sat.topic.a), mustHave(sat.topic.b)];
  const address = a.setAddress('one');
  await mountPage(address, { as: 'student', planted: [sat, act] });
  await expectOpen(page);
  await expectNotFound(page, [
    mustHave(act.topic.a).setAddress('one'),
    address.replace(`/${a.id}?`, `/${b.id}?`),
    address.replace(`sat=${sat.id}`, `sat=${act.id}`),
    address.replace(`sat_question=${a.id}`, `sat_question=${b.id}`),
    `/home/problemset/${a.set.one}/${b.id}?page=sats`,
  ]);
});

test('shows the not-found page for ids that are wrong, of another record or no ids, without a server error [ACC-043]', async ({
  page,
  mountPage,
}) => {
  const own = topicRows({ sequence, sets });
  const other = topicRows({ sequence });
  const { subsubtopic, subtopic, topic, address } = own;
  const serverErrors: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) serverErrors.push(response.url());
  });
  await mountPage(address, { as: 'student', planted: [own, other] });
  await expectOpen(page);
  const set = `/home/problemset/${own.set.one}`;
  const unknownId = crypto.randomUUID();
  await expectNotFound(page, [
    `/home/math/subsubtopic/nonsense/${subtopic}`,
    `/home/math/subsubtopic/${subsubtopic}/nonsense`,
    `/home/math/subsubtopic/${encodeURIComponent('<img>')}/${subtopic}`,
    `/home/math/${unknownId}/${topic}?topic=${topic}`,
    address.replace(`topic=${topic}`, `topic=${other.topic}`),
    `/home/sat/${unknownId}`,
    `/home/act/${unknownId}`,
    ...['page=math', 'page=sats', 'page=acts', 'page=sat-topics'].map((query) => `${set}/${unknownId}?${query}`),
    `/home/problemset/${unknownId}/${subsubtopic}?page=math`,
    `${set}/${other.subsubtopic}?page=math`,
    `/topic/nonsense/question`,
    `/topic/${subtopic}/question/${unknownId}`,
  ]);
  await expect(questionPageOf(page).alert(/./)).toHaveCount(0);
  expect(serverErrors).toEqual([]);
});
