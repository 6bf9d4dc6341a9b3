import { expect, questionPageOf } from '../../support/question-page.ts';
import {
  clearCachedReplies,
  explainedQuestion,
  failCalls,
  openQuestion,
  type Screen,
  saveAnswerPattern,
} from './screen.ts';

export const errorScreens: readonly Screen[] = [
  [
    'questions that could not be loaded',
    async (page, { learner, plant }) => {
      const { address } = await plant({ sequence: { a: explainedQuestion } });
      await failCalls(page, '**/api/question_subsubtopics*');
      await page.goto(learner + address);
      await expect(page.getByText('The questions could not be loaded.')).toBeVisible({ timeout: 20_000 });
    },
  ],
  [
    'answers that stay on this device',
    async (page, site) => {
      await page.route(saveAnswerPattern, (route) => route.abort());
      await openQuestion(page, site, explainedQuestion);
      await questionPageOf(page).answer('Yes');
      await expect(page.getByRole('banner').getByText(/on this device/)).toBeVisible();
    },
  ],
  [
    'log-out with an unsent answer',
    async (page, site) => {
      await page.route(saveAnswerPattern, (route) => route.abort());
      await openQuestion(page, site, explainedQuestion);
      await questionPageOf(page).answer('Yes');
      await expect(page.getByRole('banner').getByText(/on this device/)).toBeVisible();
      await questionPageOf(page).back.click();
      // The sequence’s dialog, which is open again.
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /profile menu/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByRole('dialog', { name: /Log out all the same/ })).toBeVisible();
    },
  ],
  [
    'an answer that could not be sent, and its options',
    async (page, site) => {
      await page.route(saveAnswerPattern, (route) =>
        route.fulfill({ status: 422, json: { errors: ['It is being mended.'] } }),
      );
      await openQuestion(page, site, explainedQuestion);
      await questionPageOf(page).answer('Yes');
      await page.getByRole('button', { name: 'Details' }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/It is being mended/)
          .first(),
      ).toBeVisible();
    },
  ],
  ...(['a list', 'a question'] as const).map(
    (subject): Screen => [
      `${subject} that was never loaded, without a network`,
      async (page, site) => {
        const { topic, address } = await site.plant({ sequence: { a: explainedQuestion } });
        await clearCachedReplies(page, site.learner);
        await page.goto(`${site.learner}/home`);
        await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
        await page.context().setOffline(true);
        // Navigate like a link in the app: offline, the browser cannot load a page.
        await page.evaluate(
          (to) => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          subject === 'a list' ? `/home/math?topic=${topic}` : address,
        );
        await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
      },
    ],
  ),
];
