import { must } from '@fourfold/server/testing/planting/question';
import { row } from '@fourfold/server/testing/planting/rows';
import type { Page } from '@playwright/test';
import { assignmentRows } from '../assigned.ts';
import { changed, examRows, type Planted, personRows, topicRows } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { choices, oneSet } from './planted.ts';
import { expectShut, follow } from './routes.ts';

const sequence = { a: { choices } };
const sets = { one: oneSet };

async function expectOpen(page: Page, address?: string) {
  if (address) await follow(page, address);
  await expect(paper(page).check).toBeVisible();
}

test('opens a sub-topic’s sequence only if it is published, and only at the address of its own topic and kind [ACC-038]', async ({
  page,
  mountPage,
}) => {
  const own = () => topicRows({ level: 'subtopic', sequence });
  const open = own();
  const shut = [
    changed(own(), 'subtopics', { is_publish: false }),
    changed(own(), 'subtopics', { is_sequence_publish: false }),
    changed(own(), 'topics', { is_publish: false }),
  ];
  await mountPage(open.address, { as: 'student', planted: [open, ...shut] });
  await expectOpen(page);
  await expectShut(page, [
    ...shut.map(({ address }) => address),
    open.address.replace(`/${open.topic}`, `/${crypto.randomUUID()}`),
    open.address.replace('/home/math/', '/home/grammar/'),
  ]);
  await expectOpen(page, open.address);
});

test('opens a sub-sub-topic’s sequence only if it is published, and only at the address of its own sub-topic and kind [ACC-039]', async ({
  page,
  mountPage,
}) => {
  const own = () => topicRows({ kind: 'reading', sequence });
  const open = own();
  const shut = [
    changed(own(), 'subsubtopics', { is_publish: false }),
    changed(own(), 'subsubtopics', { is_sequence_publish: false }),
    changed(own(), 'subtopics', { is_publish: false }),
    changed(own(), 'topics', { is_publish: false }),
  ];
  await mountPage(open.address, { as: 'student', planted: [open, ...shut] });
  await expectOpen(page);
  await expectShut(page, [
    ...shut.map(({ address }) => address),
    open.address.replace(`/${open.subtopic}`, `/${crypto.randomUUID()}`),
    open.address.replace('/home/reading/', '/home/math/'),
  ]);
  await expectOpen(page, open.address);
});

for (const { family, section, id } of [
  { family: 'sat', section: 'Reading', id: 'ACC-036' },
  { family: 'act', section: 'English', id: 'ACC-037' },
] as const) {
  test(`opens the sequence of a number only if it and its ${family.toUpperCase()} are published, and only at its own address ${id}`, async ({
    page,
    mountPage,
  }) => {
    const own = (of: 'sat' | 'act' = family) => examRows({ family: of, topics: { a: { section, sequence } } });
    const [open, other] = [own(), own(family === 'sat' ? 'act' : 'sat')];
    const shut = [
      changed(own(), 'exam_questions', { is_publish: false }),
      changed(own(), 'exams', { is_publish: false }),
    ];
    const { address, id } = must(open.topic.a);
    await mountPage(address, { as: 'student', planted: [open, other, ...shut] });
    await expectOpen(page);
    await expectShut(page, [
      ...shut.map(({ topic }) => must(topic.a).address),
      `/home/${family}/${must(other.topic.a).id}`,
      `${address}?${family}=${other.id}`,
      `${address}?${family}_question=${must(other.topic.a).id}`,
    ]);
    await expectOpen(page, `${address}?${family}=${open.id}&${family}_question=${id}`);
  });
}

test('does not open unpublished content to an admin, although an admin may read it [ACC-036, ACC-037, ACC-038, ACC-039]', async ({
  page,
  mountPage,
}) => {
  const shut = [
    changed(topicRows({ level: 'subtopic', sequence }), 'subtopics', { is_sequence_publish: false }),
    changed(topicRows({ sequence }), 'subsubtopics', { is_publish: false }),
  ];
  const exams = [
    changed(examRows({ topics: { a: { section: 'Reading', sequence } } }), 'exams', { is_publish: false }),
    changed(examRows({ family: 'act', topics: { a: { section: 'English', sequence } } }), 'exam_questions', {
      is_publish: false,
    }),
  ];
  const open = topicRows({ sequence });
  await mountPage(open.address, { as: 'admin', planted: [open, ...shut, ...exams] });
  await expectOpen(page);
  await expectShut(page, [...shut.map(({ address }) => address), ...exams.map(({ topic }) => must(topic.a).address)]);
});

test('opens a problem set below a published sub-sub-topic, at its own address, or by a link from the dashboard [ACC-040]', async ({
  page,
  mountPage,
}) => {
  const own = () => topicRows({ sequence, sets });
  const [open, other] = [own(), own()];
  const closed = changed(own(), 'subsubtopics', { is_publish: false });
  const unpublished = changed(own(), 'problem_sets', { is_publish: false });
  // The set of the closed sequence also belongs to another one, through which it can be read.
  const elsewhere = row('problem_set_places', {
    problem_set_id: must(closed.set.one),
    parent_kind: 'subsubtopic',
    parent_id: other.subsubtopic,
    position: 1,
  });
  const address = open.setAddress('one');
  const planted = [open, other, closed, unpublished, { rows: [elsewhere] }];
  await mountPage(address, { as: 'student', planted });
  await expectOpen(page);
  await expectShut(page, [
    closed.setAddress('one'),
    unpublished.setAddress('one'),
    address.replaceAll(open.subsubtopic, other.subsubtopic),
    address.replace('page=math', 'page=grammar'),
    ...(['topic', 'subtopic', 'subsubtopic'] as const).map((name) =>
      address.replace(`&${name}=${open[name]}`, `&${name}=${other[name]}`),
    ),
  ]);
  await expectOpen(page, `${closed.setAddress('one')}&dashboard=true`);
  await expect(paper(page).back).toHaveAttribute('href', '/home');
  await expectOpen(page, `/home/problemset/${open.set.one}/${open.subsubtopic}?page=math`);
});

test('opens an assigned set with an unpublished parent by its link from the dashboard only [ACC-040] [NAV-023]', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const [closed, unassigned] = [1, 2].map(() =>
    changed(topicRows({ sequence, sets }), 'subsubtopics', { is_publish: false }),
  ) as [Planted, Planted];
  const work = assignmentRows(student, [
    {
      reference_type: 'HomeProblemSetQuestions',
      reference_id: must(closed.set.one),
      place: { subtopic_id: closed.subtopic, subsubtopic_id: closed.subsubtopic },
    },
  ]);
  const address = closed.setAddress('one');
  await mountPage(`${address}&dashboard=true`, { as: student, planted: [student, closed, unassigned, work] });
  await expectOpen(page);
  await expectShut(page, [`${unassigned.setAddress('one')}&dashboard=true`, address]);
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
  const act = changed(examRows({ family: 'act', topics: { a: { section: 'English', sequence, sets } } }), 'exams', {
    is_publish: false,
  });
  const [a, b] = [must(sat.topic.a), must(sat.topic.b)];
  const address = a.setAddress('one');
  await mountPage(address, { as: 'student', planted: [sat, act] });
  await expectOpen(page);
  await expectShut(page, [
    must(act.topic.a).setAddress('one'),
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
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) failed.push(response.url());
  });
  await mountPage(address, { as: 'student', planted: [own, other] });
  await expectOpen(page);
  const set = `/home/problemset/${own.set.one}`;
  const nowhere = crypto.randomUUID();
  await expectShut(page, [
    `/home/math/subsubtopic/nonsense/${subtopic}`,
    `/home/math/subsubtopic/${subsubtopic}/nonsense`,
    `/home/math/subsubtopic/${encodeURIComponent('<img>')}/${subtopic}`,
    `/home/math/${nowhere}/${topic}?topic=${topic}`,
    address.replace(`topic=${topic}`, `topic=${other.topic}`),
    `/home/sat/${nowhere}`,
    `/home/act/${nowhere}`,
    ...['page=math', 'page=sats', 'page=acts', 'page=sat-topics'].map((query) => `${set}/${nowhere}?${query}`),
    `/home/problemset/${nowhere}/${subsubtopic}?page=math`,
    `${set}/${other.subsubtopic}?page=math`,
    `/topic/nonsense/question`,
    `/topic/${subtopic}/question/${nowhere}`,
  ]);
  await expect(paper(page).alert(/./)).toHaveCount(0);
  expect(failed).toEqual([]);
});
