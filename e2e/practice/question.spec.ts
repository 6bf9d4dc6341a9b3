import { plant, yesOrNo } from '../content.ts';
import { nextReply } from '../next-reply.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { open, six } from './open-six.ts';

const choices = yesOrNo;

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
