import type { Locator, Page } from '@playwright/test';
import { plantExam, yesOrNo } from './content.ts';
import { expect, paper, test } from './practising.ts';

/** A section as a person finds it. */
export function section(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    ...paper(page),
    start: button('Start'),
    previous: button('Previous'),
    mark: button('Mark Uncertain'),
    unmark: button('Remove from Uncertain'),
    submitWhole: page.getByRole('banner').getByRole('button', { name: 'Submit whole test' }),
    title: page.getByRole('heading', { level: 1 }),
    inMap: (number: number): Locator => page.getByRole('button', { name: new RegExp(`^Question ${number}\\b`) }),
    ready: page.getByText('Ready without a network'),
    async choose(words: string) {
      await page.getByRole('radio', { name: words }).check({ force: true });
    },
  };
}

const choices = yesOrNo;
const typed = { text: 'How many?', accepts: '12', symbol: '$', symbolLeft: true };

test('a SAT section is taken, marked, gone on with and submitted', async ({ page, app, db, newStudent }) => {
  const exam = await plantExam(db, {
    topics: {},
    tests: [
      {
        section: 'MathNoCalc',
        variant: 'mock',
        questions: [{ text: 'First?', choices, explain: 'Because it is.' }, { text: 'Second?', choices }, typed],
      },
      { section: 'MathCalc', variant: 'mock', questions: [{ choices }] },
    ],
  });
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await expect(at.title).toHaveText(`${exam.title} (Math - No Calculator)`);
  await page.screenshot({ path: '/tmp/shots/intro.png' });
  await at.start.click();
  await expect(page.getByText('First?')).toBeVisible();
  await at.choose('Yes');
  await at.next.click();
  await expect(at.alert('Answer Saved')).toBeVisible();
  await page.screenshot({ path: '/tmp/shots/q2.png' });
  await at.mark.click();
  await expect(at.alert('Question mark as uncertain')).toBeVisible();
  await at.next.click();
  await at.typed.fill('12');
  await page.screenshot({ path: '/tmp/shots/q3.png' });
  await at.submitWhole.click();
  await page.screenshot({ path: '/tmp/shots/confirm.png' });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(at.alert('Test submitted')).toBeVisible();
  expect(page.url()).toContain(`/home/sats?sat=${exam.id}&area=mock`);
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await expect(page.getByText('Because it is.')).toBeVisible();
  await page.screenshot({ path: '/tmp/shots/review.png' });
});
