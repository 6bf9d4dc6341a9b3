import type { Page } from '@playwright/test';
import { keyboardUserOf } from '../keyboard.ts';
import { accountOf } from '../support/fixtures.ts';
import { examRows, plant, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';

const choices = yesOrNo;

/** Logs in by keyboard and skips the menu. The test uses no pointer from here on. */
async function logInByKeys(page: Page, learner: string, { email, password }: { email: string; password: string }) {
  const { tabTo, type, press } = keyboardUserOf(page);
  await page.goto(`${learner}/`);
  await tabTo(page.getByLabel('Email'));
  await type(email);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${learner}/home`);
  await tabTo(page.getByRole('link', { name: 'Skip to the page' }), 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

test('by keyboard alone: log in, open a topic, its dialog and its sequence, answer question by question, and go back', async ({
  page,
  app,
  db,
}) => {
  const planted = await plant(db, {
    sequence: {
      a: { choices, explain: 'Because it is so.', help: 'Think of it.', right: { question: 'b' } },
      b: { accepts: '0.75', right: { question: 'c' } },
      c: { choices: [{ text: 'Red', right: true }, { text: 'Blue', right: true }, { text: 'Salt' }] },
    },
    sets: { one: { title: 'The first set', questions: [{ choices }, { choices }] } },
  });
  const { press, tabTo, type } = keyboardUserOf(page);
  const { number, check, next, submit, back, choice, freeResponse } = questionPageOf(page);
  await logInByKeys(page, app.learner, accountOf(app, 'student'));

  await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Math' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('button', { name: `Topic ${planted.topic.slice(0, 8)}` }));
  await press('Enter');
  await tabTo(page.getByRole('button', { name: 'Planted sub-topic', exact: true }));
  await press('Space');
  const row = page.getByRole('button', { name: 'Planted sequence', exact: true });
  await tabTo(row);
  await press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Planted sequence' });
  await expect(dialog).toBeVisible();
  await press('Escape');
  await expect(row).toBeFocused();
  await press('Enter');
  await expect(dialog.getByRole('link', { name: /The first set/ })).toBeVisible();
  const sequence = dialog.getByRole('link', { name: 'Sequence' });
  if (!(await sequence.evaluate((link) => link === document.activeElement))) await tabTo(sequence);
  await press('Enter');

  // The first question: help, a letter key, Enter.
  await expect(number).toHaveText('Question 1');
  await tabTo(page.getByRole('button', { name: 'Help', exact: true }));
  await press('Enter');
  await expect(page.getByText('Think of it.')).toBeVisible();
  await press('b');
  await expect(choice('No')).toBeChecked();
  await press('a');
  await expect(choice('Yes')).toBeChecked();
  await tabTo(check);
  await press('Enter');
  await expect(page.getByText('Because it is so.')).toBeVisible();
  await expect(next).toBeFocused();
  await press('Enter');

  // A typed answer: Tab reaches the field from the current focus.
  await expect(number).toHaveText('Question 2');
  await tabTo(freeResponse);
  await type('3/4');
  await press('Enter');
  await expect(page.getByRole('main').getByText('Correct Answer', { exact: true })).toBeVisible();
  await press('Enter');

  // A question with several right answers; then back in the navigator, and forward again.
  await expect(number).toHaveText('Question 3');
  await press('a', 'b', 'Enter');
  await expect(submit).toBeVisible();
  const numbers = page.getByRole('navigation', { name: 'Questions' });
  await tabTo(numbers.getByRole('button', { name: /^Question 3/ }));
  await press('ArrowLeft', 'ArrowLeft');
  await expect(numbers.getByRole('button', { name: /^Question 1/ })).toBeFocused();
  await press('Enter');
  await expect(number).toHaveText('Question 1');
  await expect(page.getByText('Because it is so.')).toBeVisible();
  await press('ArrowRight');
  await expect(number).toHaveText('Question 2');
  await press('ArrowRight');
  await expect(number).toHaveText('Question 3');

  // A problem report, without leaving the question.
  const report = page.getByRole('button', { name: 'Report problem' });
  await tabTo(report, 'Shift+Tab');
  await press('Enter');
  const problem = page.getByRole('dialog', { name: 'Report problem' });
  await tabTo(problem.getByRole('checkbox').nth(1));
  await press('Space');
  await tabTo(problem.getByRole('textbox'));
  await type('Salt is red where it is mined.');
  await tabTo(problem.getByRole('button', { name: 'Send' }));
  await press('Enter');
  await expect(questionPageOf(page).alert('Issue Reported')).toBeVisible();
  // The focus returns to the question, so that the next Enter acts on it.
  await expect(page.locator('form [tabindex="-1"]').filter({ has: questionPageOf(page).number })).toBeFocused();

  await tabTo(back, 'Shift+Tab');
  await press('Enter');
  await expect(page).toHaveURL(/\/home\/math\?topic=/);
  // The address includes where the sequence was opened: its dialog is open again.
  await expect(dialog).toBeVisible();
  await press('Escape');
  await expect(row).toBeFocused();
});

test('by keyboard alone: a problem set is mastered with letter keys and Enter', async ({ page, mountPage }) => {
  const planted = topicRows({
    sequence: { a: { choices } },
    sets: { one: { title: 'The first set', questions: [{ choices }, { choices }, { choices }] } },
  });
  await mountPage(planted.setAddress('one'), { as: 'student', planted });
  const { press, tabTo } = keyboardUserOf(page);
  const { number, next, submit, choice } = questionPageOf(page);
  await expect(number).toBeVisible();
  await tabTo(choice('Yes'));
  await press('Space');
  await expect(choice('Yes')).toBeChecked();
  await press('Enter');
  await expect(next).toBeVisible();
  await press('Enter');
  for (let run = 2; run <= 4; run += 1) {
    await expect(questionPageOf(page).check).toBeVisible();
    await press('a', 'Enter');
    await expect(run < 4 ? next : submit).toBeVisible();
    await press('Enter');
  }
  await expect(questionPageOf(page).alert('Problem Set Completed')).toBeVisible();
  // The result has the focus, so that it is read first.
  await expect(page.getByRole('region', { name: 'Problem set mastered: The first set' })).toBeFocused();
});

test('by keyboard alone: open the videos and the profile menu, and log out', async ({ page, app, mountPage }) => {
  const { press, tabTo } = keyboardUserOf(page);
  await mountPage('/home', { as: 'student' });
  const help = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' });
  await tabTo(help);
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Introduction videos' })).toBeVisible();
  await press('Escape');
  await expect(help).toBeFocused();
  const menu = page.getByRole('button', { name: /profile menu/ });
  await tabTo(menu);
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await press('Escape');
  await expect(menu).toBeFocused();
  await press('Enter', 'End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.learner}/`);
});

test('by keyboard alone: a SAT, one of its numbers, and its practice material', async ({ page, mountPage }) => {
  const sat = examRows({
    topics: {
      first: {
        section: 'MathNoCalc',
        sequence: { a: { choices, right: { question: 'b' } }, b: { choices } },
        sets: { one: { title: 'The first set', questions: [{ choices }, { choices }] } },
        video: 'How it is done',
      },
    },
  });
  const { press, tabTo } = keyboardUserOf(page);
  await mountPage('/home/sats', { as: 'student', planted: sat });
  await tabTo(page.getByRole('button', { name: new RegExp(sat.title) }));
  await press('Enter');
  const number = page.getByRole('button', { name: /Planted first/ });
  await tabTo(number);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Planted first' });
  await expect(dialog.getByRole('button', { name: /How it is done/ })).toBeVisible();
  await press('Escape');
  await expect(number).toBeFocused();
  await press('Enter');
  await tabTo(dialog.getByRole('link', { name: /The first set/ }));
  await press('Enter');
  await expect(questionPageOf(page).number).toHaveText('Question 1');
  await press('a', 'Enter');
  await expect(questionPageOf(page).next).toBeVisible();
  await tabTo(questionPageOf(page).back, 'Shift+Tab');
  await press('Enter');
  await expect(dialog).toBeVisible();
});
