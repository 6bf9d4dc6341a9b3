import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { type Planting, plant, yesOrNo } from './content.ts';
import { letATutorIn } from './exam-families.ts';
import { answersOf, expect, paper, test } from './practising.ts';

const choices = yesOrNo;
const long = 'The reason takes a while to tell, and every sentence of it matters. '.repeat(40);

/** A student on the first question of a sequence. */
async function openOn(page: Page, learner: string, db: pg.Client, sequence: Planting['sequence']) {
  const planted = await plant(db, { sequence });
  await page.goto(learner + planted.address);
  await expect(paper(page).number).toBeVisible();
  return planted;
}

const questions = (page: Page) => page.getByRole('navigation', { name: 'Questions' });
const numbered = (page: Page, number: number) =>
  questions(page).getByRole('button', { name: new RegExp(`^Question ${number}\\b`) });

test.describe('an explanation', () => {
  test('that is long is cut at 300 px with "View full explanation"; a short one stands whole [PRC-004]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, explain: long, right: { question: 'b' } },
      b: { choices, explain: 'Because.', right: { question: 'c' } },
      c: { choices, explain: 'It is just above the height at which it is cut. '.repeat(16) },
    });
    const panel = page.getByRole('region', { name: 'Explanation' });
    const text = panel.locator('> div').first();
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const more = page.getByRole('button', { name: 'View full explanation' });

    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    expect(await height()).toBe(300);
    await more.click();
    await expect.poll(height).toBeGreaterThan(400);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(height).toBe(300);

    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(panel).toContainText('Because.');
    await expect(more).toBeHidden();
    expect(await height()).toBeLessThan(215);

    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(300);
    expect(await height()).toBeGreaterThanOrEqual(215);
  });

  test('is toggled after Check, and whether it was viewed is in the record, also when it is viewed later [PRC-005]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, explain: long, right: { question: 'b' } },
      b: { choices, explain: long, right: { question: 'c' } },
      c: { choices, explain: long },
    });
    const viewed = async () => (await answersOf(db, email)).map((row) => row.view_full_explanation);
    const more = page.getByRole('button', { name: 'View full explanation' });
    await expect(more).toBeHidden();
    await paper(page).answer('Yes');
    await more.click();
    await page.getByRole('button', { name: 'Show less' }).click();
    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    expect(await viewed()).toEqual([true, false, false]);

    // Of an earlier answer that is looked at again it is told too, and of no other.
    await numbered(page, 2).click();
    await more.click();
    await expect.poll(viewed).toEqual([true, true, false]);
  });
});

test.describe('the navigator', () => {
  test('shows each question by its number, and its arrows lead back to what was answered and forward again [PRC-006]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' }, wrong: { question: 'b' } },
      b: { choices, right: { question: 'c' }, wrong: { question: 'c' } },
      c: { choices },
      d: { choices },
    });
    const previous = questions(page).getByRole('button', { name: 'Previous question' });
    const next = questions(page).getByRole('button', { name: 'Next question' });
    const { number, answer, choice } = paper(page);
    await expect(questions(page).getByRole('listitem')).toHaveText(['1', '2', '3', '4']);
    await expect(previous).toBeDisabled();
    await expect(next).toBeDisabled();

    await answer('Yes');
    await paper(page).next.click();
    await answer('No');
    await expect(questions(page).getByText('1 right, 1 wrong')).toBeVisible();
    await previous.click();
    await expect(number).toHaveText('Question 1');
    await expect(numbered(page, 1)).toHaveAttribute('aria-current', 'step');
    await expect(choice('Yes')).toBeChecked();
    await choice('No').click({ force: true });
    await expect(choice('Yes')).toBeChecked();
    await expect(previous).toBeDisabled();

    // Forward it comes to the answer that was just given, as it was left.
    await next.click();
    await expect(number).toHaveText('Question 2');
    await expect(next).toBeDisabled();
    await paper(page).next.click();
    await expect(number).toHaveText('Question 3');
    await expect(paper(page).check).toBeVisible();
    await expect(numbered(page, 4)).toBeDisabled();
  });

  test('is moved in with the arrow keys, and they look at earlier answers wherever nothing else wants them', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices, right: { question: 'c' } },
      c: { choices },
    });
    const { number } = paper(page);
    for (const to of ['Question 2', 'Question 3']) {
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await expect(paper(page).next).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(number).toHaveText(to);
    }
    await expect(numbered(page, 1)).toBeEnabled();
    await numbered(page, 3).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(numbered(page, 2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(numbered(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(number).toHaveText('Question 1');
    // The question that came has the focus, and from there the arrows go on.
    await page.keyboard.press('ArrowRight');
    await expect(number).toHaveText('Question 2');
    await page.keyboard.press('ArrowRight');
    await expect(number).toHaveText('Question 3');
    await page.keyboard.press('ArrowLeft');
    await expect(number).toHaveText('Question 2');
    // Letters change nothing in what is only looked at.
    await page.keyboard.press('b');
    await expect(paper(page).choice('Yes')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(number).toHaveText('Question 3');
    // Among the choices the arrows are the choices' own.
    await page.keyboard.press('a');
    await paper(page).choice('Yes').focus();
    await page.keyboard.press('ArrowRight');
    await expect(paper(page).choice('No')).toBeChecked();
    await expect(number).toHaveText('Question 3');
  });
});

test('what was right and wrong is marked after a reload too, and no more once it was reset', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  const { subsubtopic, address } = await openOn(page, app.learner, db, {
    a: { choices, right: { question: 'b' }, wrong: { question: 'b' } },
    b: { choices, right: { question: 'c' }, wrong: { question: 'c' } },
    c: { choices, right: { question: 'd' } },
    d: { choices },
  });
  const { answer, next, saved } = paper(page);
  await answer('Yes');
  await next.click();
  await answer('No');
  await next.click();
  await expect(saved).toHaveText('Saved');
  // One more that the server does not get before the reload.
  await page.route('**/save_user_questions_progress', (route) => route.abort());
  await answer('Yes');
  await page.reload();
  await expect(questions(page).getByText('2 right, 1 wrong')).toBeVisible();
  for (const [number, mark] of [
    [1, 'right'],
    [2, 'wrong'],
    [3, 'right'],
  ] as const) {
    await expect(numbered(page, number)).toHaveAccessibleName(`Question ${number}, ${mark}`);
  }
  await page.unroute('**/save_user_questions_progress');
  await answer('Yes');
  await expect(saved).toHaveText('Saved', { timeout: 70_000 });
  await expect(questions(page).getByText('3 right, 1 wrong')).toBeVisible();

  // Reset from elsewhere, while this visit goes on.
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/math/);
  await page.evaluate(resetOver, { subsubtopic, me: await idOf(db, email) });
  await page.reload();
  await page.goto(app.learner + address);
  await expect(numbered(page, 1)).toHaveAccessibleName('Question 1');
  await expect(questions(page).getByText(/right,/)).toBeHidden();
});

test.describe('the time on a question', () => {
  test('is counted each second, before the answer and then after it [PRC-023]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    await page.clock.install();
    await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices, right: { question: 'c' } },
      c: { choices },
    });
    const { answer, next, choice } = paper(page);
    await answer('Yes');
    await stopClock(page);
    await next.click();
    await page.clock.runFor(12_000);
    // A laptop that sleeps for an hour: one tick comes, late, and counts one.
    await page.clock.fastForward(3_600_000);
    await setVisibility(page, 'hidden');
    await page.clock.runFor(30_000);
    await setVisibility(page, 'visible');
    await choice('Yes').check({ force: true });
    await paper(page).check.click();
    await page.clock.runFor(5_000);
    await next.click();
    await page.clock.runFor(3_000);
    await choice('Yes').check({ force: true });
    await paper(page).check.click();
    await page.clock.resume();
    const times = async () =>
      (await answersOf(db, email)).slice(1).map((row) => [row.time_spent_before_answer, row.time_spent_after_answer]);
    await expect.poll(times).toEqual([
      [13, 5],
      [3, 0],
    ]);
  });
});

test.describe('whoever does nothing', () => {
  const asks = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

  test('is asked after 240 ticks, and any key, pointer or scroll begins them anew [PRC-024]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await page.clock.install();
    await openOn(page, app.learner, db, { a: { choices, text: long.repeat(4) } });
    await expect(numbered(page, 1)).toBeVisible();
    await stopClock(page);
    for (const act of [
      () => page.keyboard.press('Shift'),
      () => page.mouse.move(200, 300),
      async () => {
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      },
    ]) {
      await act();
      await page.clock.runFor(239_000);
      await expect(asks(page)).toBeHidden();
    }
    await page.clock.runFor(1_000);
    await expect(asks(page)).toBeVisible();
  });

  test('goes on with OK, with no second counted meanwhile, and is taken back by Cancel [PRC-025]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    await page.clock.install();
    const { topic } = await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices, right: { question: 'c' } },
      c: { choices },
    });
    await paper(page).answer('Yes');
    await expect(numbered(page, 1)).toBeVisible();
    await stopClock(page);
    await paper(page).next.click();
    await paper(page).choice('No').check({ force: true });
    await page.clock.runFor(240_000);
    await expect(asks(page)).toBeVisible();
    await page.clock.runFor(600_000);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(asks(page)).toBeHidden();
    await expect(paper(page).number).toHaveText('Question 2');
    await expect(paper(page).choice('No')).toBeChecked();
    await page.clock.runFor(2_000);
    await paper(page).choice('Yes').check({ force: true });
    await paper(page).check.click();
    await paper(page).next.click();

    await page.clock.runFor(240_000);
    await expect(asks(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/home/math\\?topic=${topic}`));
    await expect(asks(page)).toBeHidden();
    await page.clock.resume();
    const before = async () => (await answersOf(db, email))[1]?.time_spent_before_answer;
    await expect.poll(before).toBe(242);
  });

  test('loses the question when the page is left, and has it in the way of nothing', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await page.clock.install();
    await page.goto(`${app.learner}/home/math`);
    const { address } = await plant(db, { sequence: { a: { choices } } });
    await page.goto(app.learner + address);
    await expect(numbered(page, 1)).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(240_000);
    await expect(asks(page)).toBeVisible();
    // Letters and Enter belong to the dialog.
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/home\/math/);
    await page.clock.resume();
    await expectAccessible(page);
  });
});

/** From here on time goes by only when it is told to. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test.describe('a problem with a question', () => {
  const types = [
    'The answer is wrong',
    'There is a typo',
    'The answer explanation is unclear',
    "Something isn't working/something seems broken",
  ];
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report problem' });
  const report = (page: Page) => page.getByRole('button', { name: 'Report problem', exact: true });
  const reportsOn = async (db: pg.Client, question: string | undefined) =>
    (await db.query('select problem_type, comment from reported_problems where question_id = $1', [question])).rows;

  test('can be reported from every question page, as one or more of four kinds [RPT-001] [RPT-002]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    const sequence = { a: { choices }, b: { choices } };
    const { address, setAddress } = await plant(db, {
      sequence,
      sets: { one: { title: 'One', questions: [{ choices }] } },
    });
    const onSubtopic = await plant(db, { level: 'subtopic', sequence });
    for (const where of [address, setAddress('one'), onSubtopic.address]) {
      await page.goto(app.learner + where);
      await report(page).click();
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(4);
      for (const type of types) await expect(dialog(page).getByRole('checkbox', { name: type })).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(report(page)).toBeFocused();
    }
  });

  test('is sent once a kind is checked, the description is left to the student, and it says "Issue Reported" [RPT-003] [RPT-004] [RPT-005]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    const { question } = await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices },
    });
    const send = dialog(page).getByRole('button', { name: 'Send' });
    const hint = dialog(page).getByText('Check at least one problem to send the report.');
    await report(page).click();
    await expect(send).toBeDisabled();
    await expect(hint).toBeVisible();
    await dialog(page).getByLabel('Description (optional)').fill('Words alone are not enough.');
    await expect(send).toBeDisabled();
    await dialog(page).getByRole('checkbox', { name: 'There is a typo' }).check();
    await expect(hint).toBeHidden();
    await dialog(page).getByRole('checkbox', { name: 'There is a typo' }).uncheck();
    await expect(send).toBeDisabled();
    await page.keyboard.press('Escape');

    await report(page).click();
    await dialog(page).getByRole('checkbox', { name: 'The answer is wrong' }).check();
    await dialog(page).getByRole('checkbox', { name: 'The answer explanation is unclear' }).check();
    await send.click();
    await expect(paper(page).alert('Issue Reported')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await reportsOn(db, question.a)).toEqual([
      { problem_type: ['The answer is wrong', 'The answer explanation is unclear'], comment: '' },
    ]);

    // The question that is looked at is the one that is reported.
    await paper(page).answer('Yes');
    await paper(page).next.click();
    await expect(paper(page).number).toHaveText('Question 2');
    await report(page).click();
    await dialog(page)
      .getByRole('checkbox', { name: types[3] ?? '' })
      .check();
    await dialog(page).getByLabel('Description (optional)').fill('  The picture is missing.  ');
    await send.click();
    await expect(dialog(page)).toBeHidden();
    expect(await reportsOn(db, question.b)).toEqual([{ problem_type: [types[3]], comment: 'The picture is missing.' }]);
  });

  test('that could not be sent stays as it was written, and says why', async ({ page, app, db, newStudent }) => {
    await newStudent(page);
    const { question } = await openOn(page, app.learner, db, { a: { choices } });
    await page.route('**/reported_problems', (route) =>
      route.fulfill({ status: 500, json: { errors: ['The server is being repaired.'] } }),
    );
    await report(page).click();
    await dialog(page).getByRole('checkbox', { name: 'There is a typo' }).check();
    await dialog(page).getByLabel('Description (optional)').fill('teh');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(
      dialog(page).getByText('The report was not sent. What you wrote is still here: try again.'),
    ).toBeVisible();
    await expect(paper(page).alert(/./)).toHaveCount(1);
    await expect(dialog(page).getByLabel('Description (optional)')).toHaveValue('teh');
    await expectAccessible(page);
    await page.unroute('**/reported_problems');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(paper(page).alert('Issue Reported')).toBeVisible();
    expect(await reportsOn(db, question.a)).toEqual([{ problem_type: ['There is a typo'], comment: 'teh' }]);
  });

  test('is reported by keyboard alone, and letters typed into it choose no answer', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    const { question } = await openOn(page, app.learner, db, { a: { choices } });
    await report(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    for (let at = 0; at < 4; at++) await page.keyboard.press('Tab');
    await page.keyboard.type('bad');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Send' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(paper(page).alert('Issue Reported')).toBeVisible();
    await expect(report(page)).toBeFocused();
    await expect(paper(page).choice('Yes')).not.toBeChecked();
    expect(await reportsOn(db, question.a)).toEqual([{ problem_type: ['The answer is wrong'], comment: 'bad' }]);
  });
});

test.describe('the introduction videos', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Introduction videos' });
  const video = {
    type: 'video',
    url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    title: 'How practice works',
    children: [{ text: '' }],
  };
  const setVideos = (db: pg.Client, blocks: readonly unknown[]) =>
    db.query('update settings set introduction_video = $1', [JSON.stringify(blocks)]);
  const openHelp = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();

  for (const role of ['student', 'tutor', 'tutor-login', 'admin', 'super-admin']) {
    test(`are shown to a ${role} by Help in the menu, or that there are none [NAV-014] [NAV-015]`, async ({
      page,
      app,
      db,
      logIn,
      newStudent,
    }) => {
      await setVideos(db, []);
      if (role === 'tutor-login') {
        const { email } = await newStudent(page);
        await letATutorIn(db, email);
        await page.reload();
      } else await logIn(page, role);
      await openHelp(page);
      await expect(dialog(page).getByText('No videos available.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();

      await setVideos(db, [{ type: 'paragraph', children: [{ text: 'Begin here.' }] }, video]);
      await page.reload();
      await openHelp(page);
      await expect(dialog(page).getByText('Begin here.')).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Play video: How practice works' })).toBeVisible();
      await expect(dialog(page).getByText('No videos available.')).toBeHidden();
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`^${app.learner}/home`));
    });
  }

  test('are in the profile menu on a phone, and say when they could not be loaded', async ({
    page,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await setVideos(db, [video]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/get_setting', (route) => route.abort());
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    const failed = dialog(page).getByText('The introduction videos could not be loaded.');
    await expect(failed).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute('**/get_setting');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText('How practice works')).toBeVisible();
    await expect(failed).toBeHidden();
    await expectAccessible(page);
  });
});

async function idOf(db: pg.Client, email: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email]);
  return rows[0]?.id ?? '';
}

/** In the page: the call that a restart makes. */
async function resetOver({ subsubtopic, me }: { subsubtopic: string; me: string }) {
  const { token } = JSON.parse(localStorage.getItem('fourfold.session') ?? '{}');
  const body = { user_id: me, reference_id: subsubtopic, reference_type: 'HomeSubsubTopic' };
  const reply = await fetch('/api/user_progresses/reset_user_progress', {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`the reset was answered ${reply.status}`);
}
