import { plant, yesOrNo } from '../content.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { twoQuestions } from './two-questions.ts';

// What goes wrong while a page of questions is open: nothing is lost, nothing counts twice, and the person is told.

const choices = yesOrNo;

test.describe('two tabs on one set', () => {
  test('keep every answer, count a question once, and both go on where the student stands', async ({
    page,
    context,
    app,
    db,
    newStudent,
  }) => {
    const { setAddress } = await plant(db, { sequence: {}, sets: { one: twoQuestions } });
    const { email } = await newStudent(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(app.learner + setAddress('one'));
      await expect(tab.getByText('One?')).toBeVisible();
    }
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');

    // The other tab still shows the first question: its answer is kept, counts no second time in the run, and the way
    // goes on from where it was.
    await paper(other).answer('Yes');
    await expect(paper(other).saved).toHaveText('Saved');
    await expect.poll(async () => (await answersOf(db, email)).length).toBe(2);
    await paper(other).next.click();
    await expect(other.getByText('Two?')).toBeVisible();
    await paper(other).answer('Yes');
    await expect(paper(other).saved).toHaveText('Saved');

    await page.reload();
    await expect(page.getByText('One?')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('2 to go.')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('complementary').getByText('2 to go.')).toBeVisible();
    expect((await answersOf(db, email)).map(({ is_correct }) => is_correct)).toEqual([true, true, true]);
  });

  test('master it once: what the second tab still answers starts a fresh run, and the mastery stays', async ({
    page,
    context,
    app,
    db,
    newStudent,
  }) => {
    const { setAddress, address } = await plant(db, {
      sequence: { a: { choices } },
      sets: { one: twoQuestions },
    });
    await newStudent(page);
    const other = await context.newPage();
    await other.goto(app.learner + setAddress('one'));
    await expect(other.getByText('One?')).toBeVisible();
    await page.goto(app.learner + setAddress('one'));
    for (let right = 1; right <= 4; right += 1) {
      await paper(page).answer('Yes');
      if (right < 4) await paper(page).next.click();
    }
    await paper(page).submit.click();
    await expect(paper(page).alert('Problem Set Completed')).toBeVisible();
    await paper(other).answer('No');
    await expect(paper(other).saved).toHaveText('Saved');
    await paper(other).next.click();
    await expect(paper(other).check).toBeVisible();
    await page.goto(app.learner + address);
    await expect(page.getByRole('complementary').getByRole('img', { name: '4 of 4 right in a row' })).toBeVisible();
  });
});

test.describe('Back and Forward', () => {
  test('before Check find the draft again; it is recorded once, when it is checked', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address } = await plant(db, {
      sequence: { a: { text: 'Start?', choices, right: { question: 'b' } }, b: { text: 'How much?', accepts: '0.75' } },
    });
    const { email } = await newStudent(page);
    await page.goto(app.learner + address);
    const { choice, check, answer, next, typed, back, submit } = paper(page);
    await choice('No').check({ force: true });
    await back.click();
    await expect(page).toHaveURL(/\/home\/math\?/);
    await page.goBack();
    await expect(choice('No')).toBeChecked();
    await expect(check).toBeEnabled();
    expect(await answersOf(db, email)).toHaveLength(0);
    await answer('Yes');
    await next.click();
    await typed.fill('3/');
    await back.click();
    await page.goBack();
    await expect(page.getByText('How much?')).toBeVisible();
    await expect(typed).toHaveValue('3/');
    await typed.fill('3/4');
    await check.click();
    await expect(submit).toBeVisible();
    await expect.poll(async () => (await answersOf(db, email)).map((row) => row.is_correct)).toEqual([true, true]);
  });

  test('after Check come back to the question that follows, and the answer counts once', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { setAddress } = await plant(db, { sequence: {}, sets: { one: twoQuestions } });
    const { email } = await newStudent(page);
    await page.goto(app.learner + setAddress('one'));
    await paper(page).answer('Yes');
    await paper(page).back.click();
    await expect(page).toHaveURL(/\/home\/math\?/);
    await page.goBack();
    await expect(page.getByText('Two?')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('3 to go.')).toBeVisible();
    await expect(paper(page).saved).toHaveText('Saved');
    await page.goForward();
    await page.goBack();
    await expect(page.getByText('Two?')).toBeVisible();
    expect(await answersOf(db, email)).toHaveLength(1);
    // The earlier answer can be looked at, and nothing in it can be changed.
    await page
      .getByRole('navigation', { name: 'Questions' })
      .getByRole('button', { name: /^Question 1/ })
      .click();
    await expect(page.getByText('One?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to question 2' })).toBeVisible();
  });
});
