import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { answerByCall } from '../answering.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { one, two } from './popup-content.ts';

const choices = yesOrNo;
const sets = {
  first: { title: 'Steps forward', questions: [{ choices }, { choices }] },
  second: { title: 'Steps back', questions: [{ choices }, { choices }] },
  hidden: { title: 'Not yet open', published: false, questions: [{ choices }] },
};

const families = [
  { family: 'sat', section: 'MathCalc', title: 'Math - Calculator', reference_type: 'HomeSatQuestionTopic' },
  { family: 'act', section: 'Science', title: 'Science', reference_type: 'HomeActQuestionTopic' },
] as const;

for (const { family, section, title, reference_type } of families) {
  for (const role of ['student', 'admin', 'super-admin']) {
    test(`of ${family === 'act' ? 'an ACT' : 'a SAT'} question has for ${role === 'admin' ? 'an' : 'a'} ${role} what masters it all left, its published sets right [SEQ-022]`, async ({
      page,
      app,
      db,
      logIn,
    }) => {
      const exam = await plantExam(db, {
        family,
        topics: {
          slopes: { section, position: 6, title: 'Slopes of lines', sequence: two, sets, video: 'Slopes, said' },
        },
      });
      const topic = exam.topic.slopes;
      if (!topic) throw new Error('nothing was planted');
      await logIn(page, role);
      await answerByCall(page, app, { reference_type, reference_id: topic.id, question_id: topic.question.a ?? '' });
      await page.goto(`${app.learner}/home/${family}s`);
      await page.getByRole('button', { name: exam.title }).click();
      await page.getByRole('region', { name: title }).getByRole('button', { name: '7, Slopes of lines' }).click();
      const popup = page.getByRole('dialog', { name: 'Slopes of lines' });
      await expect(popup.getByText(`${exam.title}, ${title}, number 7`)).toBeVisible();
      await expect(popup.getByRole('heading', { name: 'Master it all:' })).toBeVisible();
      await expect(popup.getByRole('link', { name: 'Sequence' })).toHaveAttribute('href', topic.address);
      const bar = popup.getByRole('progressbar', { name: 'Progress of the sequence' });
      await expect(bar).toHaveAttribute('aria-valuenow', '50');
      await expect(popup.getByRole('heading', { name: 'Video explanation' })).toBeVisible();
      await expect(popup.getByRole('button', { name: 'Reset progress' })).toHaveCount(role === 'student' ? 0 : 1);
      await expect(popup.getByRole('listitem')).toHaveText([/^Steps forward\s*0 of 4$/, /^Steps back\s*0 of 4$/]);
      for (const set of ['first', 'second']) {
        const link = popup.getByRole('link', { name: sets[set as 'first'].title });
        await expect(link).toHaveAttribute('href', topic.setAddress(set));
      }
      const [left, right] = [await bar.boundingBox(), await popup.getByRole('list').boundingBox()];
      expect(left && right && left.x + left.width).toBeLessThan(right?.x ?? 0);
      if (role === 'student') await expectAccessible(page);
    });
  }

  test(`shows the video explanations that a ${family} question has, the mock’s own first with the mock flag [SEQ-027]`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, {
      family,
      topics: {
        both: { section, position: 0, video: 'As in the real test', videoMock: 'As in the mock test' },
        mock: { section, position: 1, videoMock: 'As in the mock test' },
        none: { section, position: 2 },
      },
    });
    await newStudent(page);
    const popup = page.getByRole('dialog');
    const headings = popup.getByRole('heading', { name: /ideo explanation$/ });
    const films = popup.getByRole('button', { name: /^Play video/ });
    for (const [key, flag, titles, played] of [
      ['both', '', ['Video explanation', 'Mock video explanation'], ['As in the real test', 'As in the mock test']],
      [
        'both',
        '&mock=true',
        ['Mock video explanation', 'Video explanation'],
        ['As in the mock test', 'As in the real test'],
      ],
      ['mock', '', ['Mock video explanation'], ['As in the mock test']],
      ['none', '', [], []],
    ] as const) {
      const replied = page.waitForResponse((reply) =>
        reply.url().endsWith(`/${family}_questions/${exam.topic[key]?.id}`),
      );
      await page.goto(app.learner + exam.topic[key]?.popup + flag);
      await replied;
      await expect(popup.getByText('No Record Found', { exact: true })).toBeVisible();
      await expect(headings).toHaveText([...titles]);
      await expect(films).toHaveText(played.map((name) => `Play video: ${name}`));
      const sequence = exam.topic[key]?.address + (flag && '?mock=true');
      await expect(popup.getByRole('link', { name: 'Sequence' })).toHaveAttribute('href', sequence);
    }
  });

  test(`has no Sequence button when the ${family} question is not published [SEQ-024]`, async ({
    page,
    app,
    db,
    newStudent,
    logIn,
    anotherBrowser,
  }) => {
    const exam = await plantExam(db, { family, topics: { ratios: { section, position: 0, sequence: one, sets } } });
    const topic = exam.topic.ratios;
    if (!topic) throw new Error('nothing was planted');
    const number = (on: Page) => on.getByRole('button', { name: '1, Planted ratios' });
    await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s?${family}=${exam.id}`);
    await expect(number(page)).toBeVisible();
    await db.query('update exam_questions set is_publish = false where id = $1', [topic.id]);
    // The list is from before; what the popup asks is not.
    await number(page).click();
    const popup = page.getByRole('dialog', { name: 'Planted ratios' });
    await expect(popup.getByText('No Record Found', { exact: true })).toBeVisible();
    await expect(popup.getByText('Sequence', { exact: true })).toHaveCount(0);
    await expect(popup.getByText('Its sequence is not published.')).toHaveCount(0);

    const admin = await (await anotherBrowser()).newPage();
    await logIn(admin, 'admin');
    await admin.goto(`${app.learner}/home/${family}s?${family}=${exam.id}`);
    await number(admin).click();
    const told = admin.getByRole('dialog');
    await expect(told.getByText('Its sequence is not published.')).toBeVisible();
    await expect(told.getByText('Sequence', { exact: true })).toHaveCount(0);

    await db.query('update exam_questions set is_publish = true where id = $1', [topic.id]);
    await page.reload();
    await expect(popup.getByRole('link', { name: 'Sequence', exact: true })).toBeVisible();
  });
}

for (const role of ['student', 'admin', 'super-admin']) {
  test(`opens from a sub-sub-topic and from a SAT topic with its published sets, for a ${role} [TOP-003] [TOP-004]`, async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const own = await plant(db, { sequence: one, sets });
    const satTopic = crypto.randomUUID();
    await db.query(`insert into topics (id, kind, title, position, is_publish) values ($1, 'sat', $2, 900, true)`, [
      satTopic,
      `SAT topic ${satTopic}`,
    ]);
    for (const [position, set] of Object.values(own.set).entries()) {
      await db.query(`insert into problem_set_places values ($1, 'sattopic', $2, $3)`, [set, satTopic, position]);
    }
    await logIn(page, role);
    const dialog = page.getByRole('dialog');
    const published = [/^Steps forward\s*0 of 4$/, /^Steps back\s*0 of 4$/];

    await page.goto(`${app.learner}/home/math?topic=${own.topic}&subtopic=${own.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveText(published);
    const link = (title: string) => dialog.getByRole('link', { name: title });
    await expect(link('Steps back')).toHaveAttribute('href', own.setAddress('second'));

    // From the SATs, where a quiet link leads to them.
    await page.goto(`${app.learner}/home/sats`);
    await page.getByRole('link', { name: 'SAT Topics' }).click();
    await page.getByRole('button', { name: `SAT topic ${satTopic}` }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`SAT topic ${satTopic}`);
    await expect(dialog.getByRole('listitem')).toHaveText(published);
    await expect(dialog.getByText('Master it all:')).toHaveCount(0);
    await expect(link('Steps forward')).toHaveAttribute('href', new RegExp(`/${own.set.first}/${satTopic}`));
  });
}
