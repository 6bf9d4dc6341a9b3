import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { examRows, personRows, practiceRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const sequence = {
  a: { text: 'First?', choices: yesOrNo, right: { question: 'b' } },
  b: { text: 'Second?', choices: yesOrNo },
};
const sets = { first: { title: 'Steps forward', questions: [{ text: 'Question of the set?', choices: yesOrNo }] } };

/** Exams without numbers, listed before the exam under test. */
const emptyExams = (family: 'sat' | 'act') =>
  Array.from({ length: 8 }, (_, position) => examRows({ family, position, topics: {} }));

for (const { family, role, title, sections, last, ids } of [
  {
    family: 'sat',
    role: 'student',
    title: 'SATs',
    sections: { Reading: 52, 'Writing and Language': 44, 'Math - No Calculator': 20, 'Math - Calculator': 38 },
    last: 'MathCalc',
    ids: '[SAT-001, SAT-002, SAT-003, SAT-004]',
  },
  {
    family: 'act',
    role: 'admin',
    title: 'ACTs',
    sections: { English: 75, Mathematics: 60, Reading: 40, Science: 40 },
    last: 'Science',
    ids: '[ACT-001, ACT-002, ACT-003, ACT-004]',
  },
] as const) {
  test(`lists the published ${title} in order, each with its sections and numbers, loaded once ${ids}`, async ({
    page,
    mountPage,
  }) => {
    const topics = {
      open: { section: last, sequence },
      bare: { section: last, title: null, sequence },
      closed: { section: last, published: false, sequence },
    };
    const secondExam = examRows({ family, title: 'Later', position: 2, topics });
    const firstExam = examRows({ family, title: 'Sooner', position: 1, topics: {} });
    const hidden = examRows({ family, title: 'Hidden', position: 0, published: false, topics: {} });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`${family}_questions?`)) requests.push(request.url());
    });
    await mountPage(`/home/${family}s`, { as: role, planted: [secondExam, firstExam, hidden] });
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Fourfold`);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Sooner', 'Later']);

    const row = main.getByRole('button', { name: 'Later' });
    const headings = main.getByRole('heading', { level: 3 });
    await row.click();
    await expect(headings).toHaveText(Object.keys(sections));
    for (const [section, count] of Object.entries(sections)) {
      const numbers = main.getByRole('list', { name: section }).getByRole('listitem');
      await expect(numbers).toHaveCount(count);
      await expect(numbers.first()).toHaveText(/^1/);
      await expect(numbers.last()).toHaveText(new RegExp(`^${count}`));
    }
    // A number opens if it has a topic. For a student, an unpublished topic is the same as none.
    const active = role === 'student' ? ['1, Planted open'] : ['1, Planted open', '3, Planted closed'];
    for (const name of active) await expect(main.getByRole('button', { name })).toBeVisible();
    await expect(main.getByRole('list').getByRole('button', { name: /^\d+, / })).toHaveCount(active.length);
    // The progress ring of a section.
    await expect(main.getByRole('progressbar').first()).toBeVisible();
    await row.click();
    await expect(headings).toHaveCount(0);
    await row.click();
    await expect(headings).toHaveCount(4);
    expect(requests).toHaveLength(1);
  });
}

test('opens the number in the address, and any other by a click; focus returns to it [SAT-005, ACT-014, ACT-015]', async ({
  page,
  app,
  mountPage,
}) => {
  for (const [family, role, last] of [
    ['sat', 'student', 'MathCalc'],
    ['act', 'super-admin', 'Science'],
  ] as const) {
    const topics = {
      first: { section: last, position: 3, sequence },
      other: { section: last, position: 30, sequence },
    };
    const exam = examRows({ family, topics });
    await mountPage(exam.topic.first?.popup ?? '', { as: role, planted: [...emptyExams(family), exam] });
    const popup = (name: string) => page.getByRole('dialog', { name });
    const number = (name: string) => page.getByRole('button', { name });
    await expect(popup('Planted first')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup('Planted first')).toBeHidden();
    await expect(number('4, Planted first')).toBeFocused();
    await expect(number('4, Planted first')).toBeInViewport();
    await expect(page).toHaveURL(`${app.learner}/home/${family}s?${family}=${exam.id}`);
    await number('31, Planted other').click();
    await expect(popup('Planted other').getByRole('link', { name: 'Sequence' })).toBeVisible();
  }
});

test('loads an expanded SAT once, and returns from a set to the number that opened it [SAT-006]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = examRows({ topics: { first: { section: 'MathCalc', position: 3, sets } } });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('sat_questions?')) requests.push(request.url());
  });
  await mountPage('/home/sats', { as: 'student', planted: [...emptyExams('sat'), exam] });
  await page.getByRole('button', { name: exam.title }).click();
  const number = page.getByRole('button', { name: '4, Planted first' });
  const popup = page.getByRole('dialog', { name: 'Planted first' });
  await number.click();
  await popup.getByRole('link', { name: 'Steps forward' }).click();
  await expect(page).toHaveURL(app.learner + exam.topic.first?.setAddress('first'));
  await page.goBack();
  await expect(popup).toBeVisible();
  const scrolled = await settledScroll(page);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(number).toBeInViewport();
  await expect(number).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  expect(await settledScroll(page)).toBe(scrolled);
  expect(requests).toHaveLength(1);
});

test('links from the dashboard to the sequence and the set in progress', async ({ page, mountPage }) => {
  const sat = examRows({ topics: { under: { section: 'Reading', title: 'Under way', sequence } } });
  const act = examRows({ family: 'act', topics: { under: { section: 'Science', sets } } });
  const student = personRows('student');
  const practice = [
    practiceRows(student, sat, sat.topic.under?.id ?? '', [true]),
    practiceRows(student, act, act.topic.under?.set.first ?? '', [true]),
  ];
  await mountPage('/home', { as: student, planted: [student, sat, act, ...practice] });
  const started = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await expect(started).toHaveCount(2);
  await expect(started.filter({ hasText: `Problem set · ${act.title}` })).toBeVisible();
  await expect(started.filter({ hasText: `Sequence · ${sat.title}` })).toBeVisible();
  const link = (title: string) => page.getByRole('link', { name: `Continue ${title}` });
  await expect(link('Under way')).toHaveAttribute('href', sat.topic.under?.address ?? '');
  await expect(link('Steps forward')).toHaveAttribute('href', act.topic.under?.setAddress('first') ?? '');
});

test('shows an error if the SATs or one of them cannot be loaded or is no longer published', async ({
  page,
  db,
  mountPage,
}) => {
  const [exam, other] = [0, 1].map((position) =>
    examRows({ position, topics: { one: { section: 'MathCalc', sequence } } }),
  );
  if (!exam || !other) throw new Error('two exams are planted');
  let isBroken = true;
  for (const path of ['**/api/sats_users*', '**/api/sat_questions*']) {
    await page.route(path, (route) => (isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue()));
  }
  await mountPage('/home/sats', { as: 'student', planted: [exam, other] });
  const panel = page.getByRole('main').getByRole('alert');
  const tryAgain = panel.getByRole('button', { name: 'Try again' });
  await expect(panel).toContainText('SATs could not be loaded.', { timeout: 20_000 });
  isBroken = false;
  await tryAgain.click();
  const row = page.getByRole('button', { name: exam.title });
  await expect(row).toBeVisible();
  isBroken = true;
  await row.click();
  await expect(panel).toContainText(`${exam.title} could not be loaded.`, { timeout: 20_000 });
  isBroken = false;
  await tryAgain.click();
  await expect(page.getByRole('button', { name: '1, Planted one' })).toBeVisible();

  await db.query('update exams set is_publish = false where id = $1', [other.id]);
  await page.getByRole('button', { name: other.title }).click();
  await expect(page.getByText(`${other.title} is no longer published.`)).toBeVisible();
  await expect(row).toBeVisible();
  await expect(alertOf(page, /no longer|not found/i)).toHaveCount(0);
});

/** The scroll position once it has been the same for ten frames: scores that arrive later move the rows. */
function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let [last, frames] = [-1, 0]; ; last = scrollY) {
      frames = scrollY === last ? frames + 1 : 0;
      if (frames === 10) return scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}
