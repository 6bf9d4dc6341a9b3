import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { plant, yesOrNo } from './content.ts';
import { nextReply } from './next-reply.ts';
import { answersOf, expect, paper, test } from './practising.ts';
import { quiet } from './quiet.ts';

const choices = yesOrNo;
const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => ({
  text,
  ...(text === 'Two' && { right: true as const }),
}));

async function open(page: Page, learner: string, address: string) {
  await page.goto(learner + address);
  await expect(paper(page).number).toBeVisible();
}

test.describe('a question', () => {
  test('shows how it is answered, its text, and its choices lettered from A to F [PRC-001] [PRC-002]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address } = await plant(db, {
      sequence: { a: { text: 'Which number is even and prime?', choices: six, rank: 2, calculator: false } },
    });
    await newStudent(page);
    await open(page, app.learner, address);
    await expect(page.getByText('Choose one answer.')).toBeVisible();
    await expect(page.getByText('Which number is even and prime?')).toBeVisible();
    await expect(page.getByText('No calculator')).toBeVisible();
    const letters = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.parentElement?.textContent?.trim().slice(0, 1)));
    expect(letters).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  test('that is typed has its symbol on its own side of the box [PRC-003]', async ({ page, app, db, newStudent }) => {
    const left = await plant(db, { sequence: { a: { accepts: '5', symbol: '$', symbolLeft: true } } });
    const right = await plant(db, { sequence: { a: { accepts: '5', symbol: 'cm' } } });
    await newStudent(page);
    for (const [address, symbol, side] of [
      [left.address, '$', -1],
      [right.address, 'cm', 1],
    ] as const) {
      await open(page, app.learner, address);
      const [sign, box] = await Promise.all([
        page.getByText(symbol, { exact: true }).boundingBox(),
        paper(page).typed.boundingBox(),
      ]);
      expect(Math.sign((sign?.x ?? 0) - (box?.x ?? 0))).toBe(side);
    }
  });

  test('is checked, explained and left with Check, Next and Submit, and has a way back [PRC-007] [PRC-008] [PRC-009] [PRC-014]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address } = await plant(db, {
      sequence: { a: { choices, explain: 'Because it is so.', right: { question: 'b' } }, b: { choices } },
    });
    await newStudent(page);
    await open(page, app.learner, address);
    const { check, next, submit, back, choice } = paper(page);
    await expect(back).toHaveAttribute('href', /^\/home\/math\?topic=/);
    await expect(check).toBeDisabled();
    await choice('Yes').check({ force: true });
    await expect(check).toBeEnabled();
    await expect(page.getByText('Because it is so.')).toBeHidden();
    await check.click();
    await expect(check).toBeHidden();
    await expect(submit).toBeHidden();
    await next.click();
    await expect(check).toBeDisabled();
    await paper(page).answer('No');
    await expect(submit).toBeVisible();
    await expect(next).toBeHidden();
  });

  test('that is typed can be checked once something is typed [PRC-009]', async ({ page, app, db, newStudent }) => {
    const { address } = await plant(db, { sequence: { a: { accepts: '0.75' } } });
    await newStudent(page);
    await open(page, app.learner, address);
    const { check, typed } = paper(page);
    await expect(check).toBeDisabled();
    await typed.fill('   ');
    await expect(check).toBeDisabled();
    await typed.fill('3/4');
    await typed.press('Enter');
    await expect(page.getByText('Correct Answer').first()).toBeVisible();
  });

  test('says at once whether it was right, in the page and as an alert [PRC-012] [PRC-013]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address } = await plant(db, {
      sequence: {
        a: {
          choices: [
            { text: 'Yes', right: true, why: 'Yes is right.' },
            { text: 'No', why: 'No is wrong.' },
            { text: 'Maybe', why: 'Never shown.' },
          ],
          right: { question: 'b' },
          wrong: { question: 'b' },
        },
        b: { choices },
      },
    });
    await newStudent(page);
    await open(page, app.learner, address);
    const { alert, next, answer } = paper(page);
    await answer('No');
    await expect(alert('Incorrect Answer')).toBeVisible();
    await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
    await expect(page.getByText('No is wrong.')).toBeVisible();
    await expect(page.getByText('Yes is right.')).toBeVisible();
    await expect(page.getByText('Never shown.')).toBeHidden();
    await next.click();
    await answer('Yes');
    await expect(alert('Correct Answer').last()).toBeVisible();
    await expect(page.getByRole('main').getByText('Correct Answer', { exact: true })).toBeVisible();
  });

  test('is explained after the answers, or before them where its author wants it so [PRC-011]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const after = await plant(db, { sequence: { a: { choices, explain: 'The reason.' } } });
    const before = await plant(db, { sequence: { a: { choices, explain: 'The reason.', explainFirst: true } } });
    await newStudent(page);
    for (const [address, sign] of [
      [after.address, 1],
      [before.address, -1],
    ] as const) {
      await open(page, app.learner, address);
      await expect(page.getByText('The reason.')).toBeHidden();
      await paper(page).answer('Yes');
      const [reason, answers] = await Promise.all([
        page.getByText('The reason.').boundingBox(),
        page.getByRole('radiogroup').boundingBox(),
      ]);
      expect(Math.sign((reason?.y ?? 0) - (answers?.y ?? 0))).toBe(sign);
    }
  });

  test('is saved at Check: the answer and the progress it led to [PRC-010]', { tag: '@short' }, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address, question, subsubtopic } = await plant(db, {
      sequence: { a: { choices, wrong: { question: 'b' } }, b: { choices } },
    });
    const { email } = await newStudent(page);
    await open(page, app.learner, address);
    const reply = await nextReply(page, '/user_questions/save_user_questions_progress');
    await paper(page).answer('No');
    const { progress } = (await reply()).body;
    expect(progress).toMatchObject({
      reference_id: subsubtopic,
      question_id: question.b,
      questions_complete: 1,
      percent_complete: 50,
    });
    await expect(paper(page).saved).toHaveText('Saved');
    expect(await answersOf(db, email)).toMatchObject([{ question_id: question.a, is_correct: false }]);
  });

  test('tells a slip of form first and takes the same text at its word', async ({ page, app, db, newStudent }) => {
    const { address } = await plant(db, { sequence: { a: { accepts: '0.75' } } });
    const { email } = await newStudent(page);
    await open(page, app.learner, address);
    const { check, typed, saved } = paper(page);
    await typed.fill('75%');
    await check.click();
    await expect(page.getByText(/^Type a number such as/)).toBeVisible();
    await expect(check).toBeVisible();
    expect(await answersOf(db, email)).toEqual([]);
    await check.click();
    await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
    await expect(saved).toHaveText('Saved');
    expect(await answersOf(db, email)).toMatchObject([{ given_free_response_answer: '75%' }]);
  });

  test('gives help on demand, and what stands behind it after Check', async ({ page, app, db, newStudent }) => {
    const { address } = await plant(db, {
      sequence: { a: { choices, help: 'Think of two.', helpAfter: 'Two is even.' } },
    });
    await newStudent(page);
    await open(page, app.learner, address);
    await expect(page.getByText('Think of two.')).toBeHidden();
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await expect(page.getByText('Think of two.')).toBeVisible();
    await expect(page.getByText('Two is even.')).toBeHidden();
    await paper(page).answer('Yes');
    await expect(page.getByText('Two is even.')).toBeVisible();
  });
});

test('the verdict waits for nothing: neither network nor storage answers, and it is there with the press of Check', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, { sequence: { a: { choices, explain: 'The reason.' } } });
  await newStudent(page);
  await open(page, app.learner, address);
  await paper(page).choice('No').check({ force: true });
  const words = await page.evaluate(() => {
    const never = () => new Promise<never>(() => {});
    window.fetch = never;
    IDBDatabase.prototype.transaction = () =>
      new Proxy({} as IDBTransaction, { get: (_, name) => (name === 'objectStore' ? () => ({}) : never) });
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    const check = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Check');
    // Microtasks run before this task ends; timers, messages and the network do not.
    const read = async () => {
      check?.click();
      for (let turn = 0; turn < 5; turn += 1) await undefined;
      return document.querySelector('main')?.textContent ?? '';
    };
    let said = '';
    const reading = read().then((text) => {
      said = text;
    });
    const later = new Promise<string>((tell) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(said);
      port2.postMessage(null);
    });
    return reading.then(() => later);
  });
  expect(words).toContain('Incorrect Answer');
  expect(words).toContain('The reason.');
  expect(words).toContain('Submit');
});

test('everything is asked for at once and nothing twice', async ({ page, app, db, newStudent }) => {
  const planted = await plant(db, {
    sequence: { a: { choices, right: { question: 'b' } }, b: { choices } },
    sets: { one: { title: 'The first set', questions: [{ choices }, { choices }] } },
  });
  await newStudent(page);
  await quiet(page);
  for (const [address, count] of [
    [planted.address, 5],
    [planted.setAddress('one'), 6],
  ] as const) {
    const asked: string[] = [];
    let answered = false;
    let beforeAnAnswer = 0;
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      // What becomes of the session is listened to behind the page, once it is still.
      if (request.url().endsWith('/sessions/events')) return route.continue();
      const call = `${request.method()} ${new URL(request.url()).pathname} ${request.url().split('?')[1] ?? ''} ${request.postData() ?? ''}`;
      asked.push(call);
      if (!answered) beforeAnAnswer += 1;
      await new Promise((done) => setTimeout(done, 500));
      answered = true;
      await route.continue();
    });
    await open(page, app.learner, address);
    const ofThePage = asked.filter((call) => !call.includes('set_current_user'));
    expect(ofThePage, ofThePage.join('\n')).toHaveLength(count);
    expect(beforeAnAnswer).toBe(count + 1);
    const atStart = asked.length;
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await paper(page).next.click();
    await expect(paper(page).check).toBeVisible();
    await page.waitForTimeout(700);
    const since = asked.slice(atStart);
    expect(since.filter((call) => !call.includes('save_user_questions_progress'))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('works by keyboard alone: letters choose, Enter checks and goes on, arrows move among the answers', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, {
    sequence: {
      a: { choices: six, right: { question: 'b' } },
      b: { choices: six, right: { question: 'c' } },
      c: { choices: [{ text: 'Red', right: true }, { text: 'Blue', right: true }, { text: 'Salt' }] },
    },
  });
  await newStudent(page);
  await open(page, app.learner, address);
  const { number, next, check } = paper(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { name: 'Two' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(next).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(number).toHaveText(/2/);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Two' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose all answers that apply.')).toBeVisible();
  await expect(check).toBeDisabled();
  await page.keyboard.press('A');
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Correct Answer', { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility fault before and after Check, on a phone and a desktop, ${colorScheme}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address } = await plant(db, {
      sequence: {
        a: { choices, explain: 'A long reason. '.repeat(60), help: 'A hint.', rank: 4, right: { question: 'b' } },
        b: { accepts: '5', symbol: '$' },
      },
      sets: { one: { title: 'The first set', questions: [{ choices }] } },
    });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await newStudent(page);
    await open(page, app.learner, address);
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults()).toEqual([]);
    }
    await paper(page).answer('Yes');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults()).toEqual([]);
    }
    await paper(page).next.click();
    await paper(page).typed.fill('abc');
    await paper(page).check.click();
    expect(await faults()).toEqual([]);
  });
}
