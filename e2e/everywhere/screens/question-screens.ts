import { expect, questionPageOf } from '../../support/question-page.ts';
import { choices, examSpec, explainedQuestion, failCalls, openQuestion, type Screen } from './screen.ts';

const threeChoices = [{ text: 'Red', right: true }, { text: 'Blue', right: true }, { text: 'Salt' }] as const;
const multipleChoice = { choices: threeChoices, calculator: false } as const;
const freeResponse = { accepts: '5', symbol: '$', symbolLeft: true } as const;

export const questionScreens: readonly Screen[] = [
  [
    'a question with its help',
    async (page, site) => {
      await openQuestion(page, site, explainedQuestion);
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await questionPageOf(page).choice('No').check({ force: true });
    },
  ],
  [
    'a wrong answer with a long explanation',
    async (page, site) => {
      await openQuestion(page, site, explainedQuestion);
      await questionPageOf(page).answer('No');
      await expect(page.getByRole('button', { name: 'View full explanation' })).toBeVisible();
    },
  ],
  [
    'a right answer with its whole explanation',
    async (page, site) => {
      await openQuestion(page, site, explainedQuestion);
      await questionPageOf(page).answer('Yes');
      await page.getByRole('button', { name: 'View full explanation' }).click();
    },
  ],
  [
    'a question with several answers, some of them chosen',
    async (page, site) => {
      await openQuestion(page, site, multipleChoice);
      await page.getByRole('checkbox', { name: 'Red' }).check({ force: true });
    },
  ],
  [
    'several answers, one of them missed and one wrong',
    async (page, site) => {
      await openQuestion(page, site, multipleChoice);
      for (const name of ['Red', 'Salt']) await page.getByRole('checkbox', { name }).check({ force: true });
      await questionPageOf(page).check.click();
      await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
    },
  ],
  [
    'a typed answer in an invalid form',
    async (page, site) => {
      await openQuestion(page, site, freeResponse);
      await questionPageOf(page).freeResponse.fill('75%');
      await questionPageOf(page).check.click();
      await expect(page.getByText(/^Type a number such as/)).toBeVisible();
    },
  ],
  [
    'a typed answer that is wrong',
    async (page, site) => {
      await openQuestion(page, site, freeResponse);
      await questionPageOf(page).freeResponse.fill('7');
      await questionPageOf(page).check.click();
      await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
    },
  ],
  [
    'an earlier answer that is open again',
    async (page, site) => {
      await openQuestion(page, site, explainedQuestion);
      await questionPageOf(page).answer('Yes');
      await questionPageOf(page).next.click();
      await page.getByRole('button', { name: /^Question 1\b/ }).click();
      await expect(page.getByRole('button', { name: /^Back to question/ })).toBeVisible();
    },
  ],
  [
    'the dialog that asks whether the student is still there',
    async (page, site) => {
      await page.clock.install();
      await openQuestion(page, site, explainedQuestion);
      await page.clock.runFor(300_000);
      await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
      await page.clock.resume();
    },
  ],
  [
    'a problem report that could not be sent',
    async (page, site) => {
      await openQuestion(page, site, explainedQuestion);
      await failCalls(page, '**/api/reported_problems');
      await page.getByRole('button', { name: 'Report problem' }).click();
      const report = page.getByRole('dialog', { name: 'Report problem' });
      await report.getByRole('checkbox').first().check({ force: true });
      await report.getByRole('button', { name: 'Send' }).click();
      await expect(report.getByRole('alert').filter({ hasText: 'was not sent' })).toBeVisible();
    },
  ],
  [
    'a question of a problem set',
    async (page, { learner, plant }) => {
      const { setAddress } = await plant({
        sequence: {},
        sets: { one: { title: 'A set', questions: [explainedQuestion] } },
      });
      await page.goto(learner + setAddress('one'));
      await questionPageOf(page).answer('Yes');
      await expect(questionPageOf(page).next).toBeVisible();
    },
  ],
  [
    'a problem set without a question',
    async (page, { learner, plant }) => {
      const { setAddress } = await plant({ sequence: {}, sets: { none: { title: 'An empty set', questions: [] } } });
      await page.goto(learner + setAddress('none'));
      await expect(page.getByText('No Record Found')).toBeVisible();
    },
  ],
  [
    'a question of a number of an ACT, and its video',
    async (page, { learner, plantExam }) => {
      const { topic } = await plantExam(examSpec('act'));
      await page.goto(learner + topic.first?.address);
      await questionPageOf(page).answer('No');
      await page.getByRole('button', { name: 'Video explanation' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /How it is done/ })).toBeVisible();
    },
  ],
  [
    'a question of the simple flow, and its answer',
    async (page, { learner, plant }) => {
      const { subtopic } = await plant({ level: 'subtopic', sequence: { a: explainedQuestion, b: { choices } } });
      await page.goto(`${learner}/topic/${subtopic}/question`);
      await questionPageOf(page).choice('No').check({ force: true });
      await page.getByRole('button', { name: 'Submit Answer' }).click();
      await expect(page.getByText('Incorrect Answer')).toBeVisible();
    },
  ],
];
