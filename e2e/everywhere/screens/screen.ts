import type { Page } from '@playwright/test';
import type { ExamFamily, ExamPlanting, Planted, PlantedExam, Planting } from '../../content.ts';
import { expect } from '../../practising.ts';

export type Site = {
  learner: string;
  plant(wanted: Planting): Promise<Planted>;
  plantExam(wanted: ExamPlanting): Promise<PlantedExam>;
};
/**
 * A screen to check: its name, and a function that brings a page into that state. Page routes delay
 * or fail the calls it needs.
 */
export type Screen = [name: string, open: (page: Page, site: Site) => Promise<unknown>];

export const choices = [
  { text: 'Yes', right: true, why: 'Because it is.' },
  { text: 'No', why: 'It is not.' },
] as const;
const long = 'A long reason, told from its beginning to its end. '.repeat(40);
export const explained = { choices, help: 'A hint.', explain: long, rank: 4, calculator: true } as const;
export const saveCall = '**/user_questions/save_user_questions_progress';

export function anExam(family: ExamFamily): ExamPlanting {
  const section = family === 'sat' ? 'MathNoCalc' : 'Mathematics';
  const sets = { one: { title: 'A set', questions: [explained] } };
  return { family, topics: { first: { section, sequence: { a: explained }, sets, video: 'How it is done' } } };
}

export async function openBranch(page: Page, { learner, plant }: Site) {
  const { topic, subtopic } = await plant({
    sequence: { a: explained },
    sets: { one: { title: 'A set', questions: [explained] } },
  });
  await page.goto(`${learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  await expect(page.getByRole('button', { name: 'Planted sequence', exact: true })).toBeVisible();
}

/** Plants a sequence that starts with this question and opens it. */
export async function openQuestion(page: Page, { learner, plant }: Site, question: Planting['sequence'][string]) {
  const way = { right: { question: 'next' }, wrong: { question: 'next' } };
  const { address } = await plant({
    sequence: { first: { ...question, ...way }, next: { choices } },
    sets: { one: { title: 'A set', questions: [explained] } },
  });
  await page.goto(learner + address);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
}

/** Clears the cached responses, which would be shown instead of an error. */
export async function forgetReplies(page: Page, learner: string) {
  await page.goto(`${learner}/icons/fourfold.svg`);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: learner, storageTypes: 'indexeddb' });
  await browser.detach();
}

export async function fail(page: Page, calls: string) {
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { errors: ['Not now.'] } }));
}
