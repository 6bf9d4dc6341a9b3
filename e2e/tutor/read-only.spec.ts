import { completeByCall } from '../answering.ts';
import { plant } from '../content.ts';
import { expect } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { banner, openProfileMenu } from '../tutoring.ts';
import { aSat, oneQuestion, sets, test } from './class.ts';

test.describe('a look at a student is read-only', () => {
  test('Take Test, Reset, Select Wrong, Select Uncertain and Timed cannot be pressed [ACC-048] [ACC-050]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { exam } = await aSat(db);
    // An admin may reset tests; a tutor who looks on as one may not.
    await db.query('update users set is_admin = true, is_super_admin = true where email = $1', [room.student.email]);
    await room.look();
    await page.goto(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
    const ways = page.getByRole('button', { name: /^Take Test/ });
    await expect(ways).toHaveCount(2);
    for (const way of await ways.all()) await expect(way).toBeDisabled();
    await expect(page.getByRole('link', { name: /^(Take|Continue|Review)/ })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
    const section = page.getByRole('region', { name: new RegExp(`^Math - No Calculator ${exam.title}`) });
    await expect(section.getByRole('switch', { name: /^Timed/ })).toBeDisabled();
    await section.getByRole('button', { name: /^Action/ }).click();
    for (const item of ['Select Wrong', 'Select Uncertain']) {
      const entry = page.getByRole('menuitem', { name: item });
      await expect(entry).toBeDisabled();
      await entry.click({ force: true });
      await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('menuitem', { name: 'Open Sheet' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('switch', { name: 'Progress by problem set' })).toHaveCount(0);

    await db.query(
      `insert into test_attempts (user_id, exam_id, section, is_real, attempt, submitted_at, correct, questions)
       select id, $2, 'MathNoCalc', false, 1, now(), 0, 1 from users where email = $1`,
      [room.student.email, exam.id],
    );
    await page.reload();
    await expect(page.getByRole('button', { name: /^Review Test/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Reset Test/ })).toBeDisabled();
  });

  for (const [kind, width] of Object.entries({ phone: 390, desktop: 1280 }))
    test(`on a ${kind} the page stands where it will stand from its first frame: nothing moves under a press`, async ({
      page,
      room,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await room.look();
      await page.addInitScript(() => {
        const tops = new Set<number>();
        Object.assign(window, { tops });
        const note = () => {
          const title = document.querySelector('main h1');
          if (title) tops.add(title.getBoundingClientRect().top);
          requestAnimationFrame(note);
        };
        note();
      });
      await page.reload();
      await expect(banner(page)).toBeVisible();
      await quiet(page);
      expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1);
    });

  test('a sheet opens, and can neither be changed nor submitted [GRD-018]', async ({ page, app, db, room }) => {
    const { exam } = await aSat(db);
    await db.query(
      `insert into exam_grades (user_id, exam_id, bubble_sheet)
       select id, $2, '{"MathNoCalc":{"1":"B"}}' from users where email = $1`,
      [room.student.email, exam.id],
    );
    await room.look();
    await page.goto(`${app.learner}/home/sats?sat=${exam.id}`);
    await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
    await page.getByRole('button', { name: /^Action: Math - No Calculator/ }).click();
    await page.getByRole('menuitem', { name: 'Open Sheet' }).click();
    const sheet = page.getByRole('dialog', { name: /^Bubble Sheet/ });
    const chosen = sheet.getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(1);
    await sheet.getByRole('radio', { name: 'C' }).first().click({ force: true });
    await page.keyboard.type('acd');
    await expect(chosen).toHaveCount(1);
    await expect(sheet.getByRole('button', { name: 'Submit' })).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    const top = (await sheet.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((await banner(page).boundingBox())?.height ?? 0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });

  test('in the popup Sequence, Restart and Reset cannot be pressed [SEQ-019] [SEQ-025] [ACC-050]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { topic } = await aSat(db);
    const about = { reference_type: 'HomeSatQuestionTopic', reference_id: topic.id };
    const popup = page.getByRole('dialog', { name: 'Slopes of lines' });
    await room.look();
    await page.goto(app.learner + topic.popup);
    await expect(popup.getByRole('button', { name: 'Sequence' })).toBeDisabled();
    await expect(popup.getByRole('link', { name: 'Sequence' })).toHaveCount(0);
    await expect(popup.getByText('Steps forward')).toBeVisible();
    await expect(popup.getByRole('link', { name: /Steps forward/ })).toHaveCount(0);

    await completeByCall(room.own, app, { ...about, question_id: topic.question.a ?? '' });
    await db.query('update users set is_admin = true where email = $1', [room.student.email]);
    await page.reload();
    await expect(popup.getByRole('button', { name: 'Sequence' })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Restart' })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Reset progress' })).toBeDisabled();
  });

  test('nothing can be created, edited, deleted or reordered, and nothing leads to a question [ACC-051]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { exam, topic } = await aSat(db);
    await db.query(
      `insert into exams (id, family, title, position, is_publish, owner_id, marks)
       select gen_random_uuid(), 'sat', 'Official in May', 901, true, id, '{"verbal":600,"math":700}'
         from users where email = $1`,
      [room.student.email],
    );
    await completeByCall(room.own, app, {
      reference_type: 'HomeSatQuestionTopic',
      reference_id: topic.id,
      question_id: topic.question.a ?? '',
    });
    const edits = page.getByRole('button', { name: /^(Create|Edit|Delete|Reorder)/ });
    await room.own.goto(`${app.learner}/home/sats`);
    await expect(room.own.getByRole('button', { name: /^(Create|Edit|Delete|Reorder)/ })).toHaveCount(4);

    await room.look();
    await page.goto(`${app.learner}/home/sats?sat=${exam.id}`);
    await expect(page.getByText('Official in May*')).toBeVisible();
    await expect(edits).toHaveCount(0);
    for (const path of ['/home', '/home/acts', '/home/math', '/home/grammar', '/home/reading', '/home/sat-topics']) {
      await page.goto(app.learner + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page)).toBeVisible();
      await expect(edits).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^(Continue|Start|Redo)/ })).toHaveCount(0);
      const deep = 'main a[href*="/problemset/"], main a[href*="-test/"], main a[href^="/home/sat/"]';
      await expect(page.locator(deep)).toHaveCount(0);
    }
  });

  test('the pages of questions, sets, sections and the simple topic flow are not found [ACC-035] [ACC-051]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { exam, topic } = await aSat(db);
    const math = await plant(db, { sequence: oneQuestion, sets });
    await room.look();
    for (const path of [
      math.address,
      math.setAddress('first'),
      topic.address,
      topic.setAddress('first'),
      exam.test('MathNoCalc', 'mock').address,
      `/topic/${math.topic}/question`,
      `/topic/${math.topic}/question/${math.question.a}`,
      '/home/account',
    ]) {
      await page.goto(app.learner + path);
      await expect(page, path).toHaveURL(`${app.learner}/home/not_found`);
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    }
    await openProfileMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Account' })).toHaveCount(0);
  });
});
