import type pg from 'pg';
import { yesOrNo } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { numbered, openOn, questions } from './open-on.ts';

const choices = yesOrNo;

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

  test('leads back to what was answered before it was here itself', async ({ page, app, db, newStudent }) => {
    await newStudent(page);
    let show = () => {};
    const wanted = new Promise<void>((shown) => {
      show = shown;
    });
    await page.route('**/assets/beside-*.js', async (route) => {
      await wanted;
      await route.continue();
    });
    // Not saved yet, and nothing has said so.
    await page.route('**/save_user_questions_progress', (route) => route.abort());
    await openOn(page, app.learner, db, { a: { choices, right: { question: 'b' } }, b: { choices } });
    await paper(page).answer('Yes');
    show();
    await paper(page).next.click();
    await numbered(page, 1).click();
    await expect(paper(page).number).toHaveText('Question 1');
    await expect(paper(page).choice('Yes')).toBeChecked();
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
    await expect(numbered(page, 3)).toBeEnabled();
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
