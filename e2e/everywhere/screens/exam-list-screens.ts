import { expect } from '../../support/question-page.ts';
import { examSpec, explainedQuestion, type Screen } from './screen.ts';

export const examListScreens: readonly Screen[] = [
  [
    'a SAT in test mode and Grading mode, with a section being marked',
    async (page, { learner, plantExam }) => {
      const test = { variant: 'mock', questions: [explainedQuestion] } as const;
      const tests = ['MathNoCalc', 'MathCalc'].map((section) => ({ section, ...test }));
      const sat = await plantExam({ ...examSpec('sat'), tests });
      await page.goto(`${learner}/home/sats?sat=${sat.id}&area=mock`);
      await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
      await page.getByRole('button', { name: 'Action: Math - No Calculator' }).click();
      await page.getByRole('menuitem', { name: 'Select Wrong' }).click();
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    },
  ],
  [
    'the form of an official ACT, with its errors',
    async (page, { learner }) => {
      await page.goto(`${learner}/home/acts`);
      await page.getByRole('button', { name: 'Create ACT' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Science').fill('37');
      await form.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(form.getByText('Please enter Title')).toBeVisible();
      await expect(form.getByText('Type a whole number from 0 to 36')).toBeVisible();
    },
  ],
  [
    // The last screen of this list: leaving it asks for confirmation.
    'the order of the ACTs',
    async (page, { learner, plantExam }) => {
      for (let exam = 0; exam < 2; exam += 1) await plantExam(examSpec('act'));
      await page.goto(`${learner}/home/acts`);
      await page.getByRole('button', { name: 'Reorder ACTs' }).click();
      await expect(page.getByRole('button', { name: 'Save order' })).toBeVisible();
    },
  ],
];
