import { expect, questionPageOf } from '../../support/question-page.ts';
import {
  clearCachedReplies,
  examSpec,
  explainedQuestion,
  failCalls,
  openBranch,
  openQuestion,
  type Screen,
} from './screen.ts';

export const practiceScreens: readonly Screen[] = [
  [
    'the dashboard with a sequence in progress',
    async (page, site) => {
      await openQuestion(page, site, explainedQuestion);
      await questionPageOf(page).answer('Yes');
      await expect(questionPageOf(page).saved).toHaveText('Saved');
      await page.goto(`${site.learner}/home`);
      await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem').first()).toBeVisible();
    },
  ],
  [
    'the dashboard when the work in progress cannot be loaded',
    async (page, { learner }) => {
      await clearCachedReplies(page, learner);
      await failCalls(page, '**/api/user_progresses/started');
      await page.goto(`${learner}/home`);
      await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    },
  ],
  ['a topic list with an open branch', openBranch],
  [
    'the dialog of a sequence',
    async (page, site) => {
      await openBranch(page, site);
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  ],
  [
    'the dialog of a sequence when its calls fail',
    async (page, site) => {
      await openBranch(page, site);
      await failCalls(page, '**/api/{problem_sets,user_progresses}{/**,}*');
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    },
  ],
  [
    'the confirmation before a sequence is restarted',
    async (page, site) => {
      const { address } = await site.plant({ sequence: { a: explainedQuestion } });
      await page.goto(site.learner + address);
      await questionPageOf(page).answer('Yes');
      await expect(questionPageOf(page).saved).toHaveText('Saved');
      await questionPageOf(page).submit.click();
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await page.getByRole('button', { name: 'Restart' }).click();
      await expect(page.getByRole('button', { name: 'OK' })).toBeVisible();
    },
  ],
  [
    'the list of SATs with one expanded',
    async (page, { learner, plantExam }) => {
      const sat = await plantExam(examSpec('sat'));
      await page.goto(learner + sat.topic.first?.popup);
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  ],
  [
    'the practice material of a number of an ACT',
    async (page, { learner, plantExam }) => {
      const act = await plantExam(examSpec('act'));
      await page.goto(learner + act.topic.first?.popup);
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { name: /How it is done/ })).toBeVisible();
    },
  ],
  [
    'the introduction videos, without any video',
    async (page, { learner }) => {
      await page.goto(`${learner}/home`);
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Introduction videos' })).toBeVisible();
    },
  ],
  [
    'the introduction videos when they cannot be loaded',
    async (page, { learner }) => {
      await clearCachedReplies(page, learner);
      await page.goto(`${learner}/home`);
      await failCalls(page, '**/api/settings/**');
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    },
  ],
];
