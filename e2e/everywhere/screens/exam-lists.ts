import { expect } from '../../practising.ts';
import { anExam, explained, type Screen } from './screen.ts';

export const examLists: readonly Screen[] = [
  [
    'a SAT in test mode and Grading mode, with a section being marked',
    async (page, { learner, plantExam }) => {
      const test = { variant: 'mock', questions: [explained] } as const;
      const tests = ['MathNoCalc', 'MathCalc'].map((section) => ({ section, ...test }));
      const sat = await plantExam({ ...anExam('sat'), tests });
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
      for (let exam = 0; exam < 2; exam += 1) await plantExam(anExam('act'));
      await page.goto(`${learner}/home/acts`);
      await page.getByRole('button', { name: 'Reorder ACTs' }).click();
      await expect(page.getByRole('button', { name: 'Save order' })).toBeVisible();
    },
  ],
];
