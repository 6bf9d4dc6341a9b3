import type { Locator, Page } from '@playwright/test';
import { keyboardUserOf } from '../keyboard.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { personRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';

const dayMs = 86_400_000;
const questions = (title: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${title} ${index + 1}?`, choices: yesOrNo }));

/** How a person presses a control and answers a question. */
type Hand = { press(control: Locator): Promise<void>; answer(choice: 'Yes' | 'No'): Promise<void> };

function finger(page: Page): Hand {
  const press = (control: Locator) => control.tap();
  return {
    press,
    async answer(choice) {
      await expect(questionPageOf(page).check).toBeVisible();
      await press(page.getByText(choice, { exact: true }));
      await press(questionPageOf(page).check);
    },
  };
}

function keys(page: Page): Hand {
  const { press, tabTo } = keyboardUserOf(page);
  return {
    async press(control) {
      await tabTo(control);
      await page.keyboard.press('Enter');
    },
    async answer(choice) {
      await expect(questionPageOf(page).check).toBeVisible();
      await press(choice === 'Yes' ? 'a' : 'b');
      await page.keyboard.press('Enter');
    },
  };
}

for (const [means, handOf] of [
  ['on a phone', finger],
  ['by keyboard alone', keys],
] as const) {
  test.describe(means, () => {
    if (handOf === finger) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

    test('a new student answers, masters a set, and answers a miss again as a sibling the day after', async ({
      page,
      app,
      mountPage,
    }) => {
      const student = personRows('student', { isNew: true });
      const topic = topicRows({
        sequence: {},
        sets: {
          first: { title: 'The first set', questions: questions('First', 6) },
          second: { title: 'The second set', questions: questions('Second', 4) },
        },
      });
      await mountPage('/', { planted: [student, topic] });
      const { press, answer } = handOf(page);
      const { next, number, saved } = questionPageOf(page);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const today = page.getByRole('region', { name: 'Today' });

      // The log-in is the first press, and this the second.
      await fillLogIn(page, student);
      await press(button('Save and see the first question'));
      await expect(number).toHaveText('Question 1');
      await answer('Yes');
      await press(page.getByRole('link', { name: 'Back', exact: true }));
      await press(today.getByRole('button', { name: 'Leave them' }));

      const primary = today.locator('[data-kind="primary"]');
      // Until the first questions are left, the primary link leads to them.
      await expect(primary).toHaveAccessibleName('Begin: The first set');
      await press(primary);
      for (const choice of ['No', 'Yes', 'Yes', 'Yes', 'Yes'] as const) {
        await answer(choice);
        await press(next.or(button('Submit')));
      }
      const end = page.getByRole('region', { name: /^Problem set mastered|^Set mastered|mastered/i });
      await expect(end).toContainText('The first set');
      await expect(end.getByRole('link', { name: 'Practise The second set' })).toBeVisible();

      await page.goto(`${app.learner}/home/mistakes`);
      const miss = page.getByRole('list', { name: /^Mistakes/ }).locator('> li');
      await press(miss.getByRole('button', { name: /^Slip/ }));
      await expect(miss.getByRole('status')).toHaveText('Saved');
      await expect(miss).toContainText('Comes back tomorrow');

      await page.clock.setSystemTime(Date.now() + dayMs);
      await page.goto(`${app.learner}/home`);
      await press(today.getByRole('link', { name: /^Review/ }));
      await expect(page.getByRole('main')).toContainText(/(First|Second) \d\?.*A question of the same skill/s);
      await answer('Yes');
      await expect(saved).toHaveText('Saved');
      await press(button('Finish'));
      await expect(page.getByRole('region', { name: /^Review finished/ })).toContainText('1 comes back');
      await page.goto(`${app.learner}/home`);
      await expect(primary).toBeVisible();
      await expect(today.getByRole('link', { name: /^Review/ })).toHaveCount(0);
    });
  });
}
