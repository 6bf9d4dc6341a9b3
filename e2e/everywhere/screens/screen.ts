import type { Page } from '@playwright/test';
import type { ExamFamily, ExamFixture, ExamPlanting, Planted, Planting } from '../../support/planting.ts';
import { expect } from '../../support/question-page.ts';

export type ScreenContext = {
  learner: string;
  plant(spec: Planting): Promise<Planted>;
  plantExam(spec: ExamPlanting): Promise<ExamFixture>;
};
/**
 * A screen to check: its name, and a function that brings a page into that state. Page routes delay
 * or fail the calls it needs.
 */
export type Screen = [name: string, open: (page: Page, site: ScreenContext) => Promise<unknown>];

export const choices = [
  { text: 'Yes', right: true, why: 'Because it is.' },
  { text: 'No', why: 'It is not.' },
] as const;
const longExplanation = 'A long reason, told from its beginning to its end. '.repeat(40);
export const explainedQuestion = {
  choices,
  help: 'A hint.',
  explain: longExplanation,
  rank: 4,
  calculator: true,
} as const;
export const saveAnswerPattern = '**/user_questions/save_user_questions_progress';

export function examSpec(family: ExamFamily): ExamPlanting {
  const section = family === 'sat' ? 'MathNoCalc' : 'Mathematics';
  const sets = { one: { title: 'A set', questions: [explainedQuestion] } };
  return { family, topics: { first: { section, sequence: { a: explainedQuestion }, sets, video: 'How it is done' } } };
}

export async function openBranch(page: Page, { learner, plant }: ScreenContext) {
  const { topic, subtopic } = await plant({
    sequence: { a: explainedQuestion },
    sets: { one: { title: 'A set', questions: [explainedQuestion] } },
  });
  await page.goto(`${learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  await expect(page.getByRole('button', { name: 'Planted sequence', exact: true })).toBeVisible();
}

/** Plants a sequence that starts with this question and opens it. */
export async function openQuestion(
  page: Page,
  { learner, plant }: ScreenContext,
  question: Planting['sequence'][string],
) {
  const links = { right: { question: 'next' }, wrong: { question: 'next' } };
  const { address } = await plant({
    sequence: { first: { ...question, ...links }, next: { choices } },
    sets: { one: { title: 'A set', questions: [explainedQuestion] } },
  });
  await page.goto(learner + address);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
}

/** Clears the cached responses, which would be shown instead of an error. */
export async function clearCachedReplies(page: Page, learner: string) {
  await page.goto(`${learner}/icons/fourfold.svg`);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: learner, storageTypes: 'indexeddb' });
  await browser.detach();
}

export async function failCalls(page: Page, calls: string) {
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { errors: ['Not now.'] } }));
}
