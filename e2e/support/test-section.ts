import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { type ExamPlanting, examRows } from './planting.ts';
import { questionPageOf } from './question-page.ts';

/** Page object of a test section in the learner app. */
export function testSectionPageOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { choice: _, check: __, submit: ___, ...questionPage } = questionPageOf(page);
  return {
    ...questionPage,
    start: button('Start'),
    previous: button('Previous'),
    mark: button('Mark Uncertain'),
    unmark: button('Remove from Uncertain'),
    submitTest: page.getByRole('banner').getByRole('button', { name: 'Submit whole test' }),
    ok: button('OK'),
    number: page.getByRole('heading', { name: /^Question \d+/ }),
    title: page.getByRole('heading', { level: 1 }),
    dialog: page.getByRole('dialog'),
    mapButton: (number: number): Locator => page.getByRole('button', { name: new RegExp(`^Question ${number}\\b`) }),
    chosen: (letter: string): Locator => page.getByRole('radio', { name: new RegExp(`^${letter} `) }),
    async begin() {
      await button('Start').click();
      await page.getByRole('timer').first().waitFor();
    },
    /**
     * Waits until everything is sent after the clock of the page was set forward: requests that were under way seem to
     * have taken too long, and are sent again only after a time of that clock.
     */
    async waitUntilSent() {
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await expect(questionPage.saved).toHaveText('Saved', { timeout: 500 });
      }).toPass();
    },
    async choose(words: string) {
      await page.getByRole('radio', { name: words }).check({ force: true });
    },
  };
}

const yesOrNo = [{ text: 'Yes', right: true }, { text: 'No' }] as const;
type TestSpec = NonNullable<ExamPlanting['tests']>[number];
export const typedQuestion = { text: 'How many dollars?', accepts: '12', symbol: '$', symbolLeft: true } as const;

/**
 * A SAT with a no-calculator section, by default of three questions (the last is free-response),
 * and a calculator section.
 */
export function satTest(questions: TestSpec['questions'] = threeQuestions, overrides: Partial<ExamPlanting> = {}) {
  const tests: TestSpec[] = [
    { section: 'MathNoCalc', variant: 'mock', questions },
    { section: 'MathCalc', variant: 'mock', questions: [{ choices: yesOrNo }] },
  ];
  return examRows({ topics: {}, tests, ...overrides });
}

/** An ACT with a Mathematics test. */
export function actTest(questions: TestSpec['questions']) {
  return examRows({ family: 'act', topics: {}, tests: [{ section: 'Mathematics', variant: 'mock', questions }] });
}

export const threeQuestions: TestSpec['questions'] = [
  { text: 'First?', choices: yesOrNo, explain: 'Because the first is so.' },
  { text: 'Second?', choices: yesOrNo },
  typedQuestion,
];

/** The progress of a section on the server, fetched as the account of this page. */
export async function readProgress(page: Page, app: RunningServer, { id }: { id: string }, type = 'MathNoCalc') {
  const family = type === 'Mathematics' ? 'act' : 'sat';
  const query = new URLSearchParams({ [`${family}_id`]: id, [`${family}_type`]: type, real_test: 'false' });
  const headers = { authorization: await readPageToken(page) };
  const reply = await page.request.get(`${app.api}/user_${family}_test_progresses/get_progress?${query}`, { headers });
  if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`);
  const record = (await reply.json()) as Record<string, unknown> & { submitted: boolean; math_score: number | null };
  const entries = JSON.parse(String(record[`${family}_test_progress`])) as ProgressEntry[];
  return { ...record, entries, attempt: Number(record.attempt) };
}

type ProgressEntry = {
  questionId: string;
  givenAnswerIds: string[];
  freeResponseGivenAnswer: string;
  markUncertain: boolean;
  struckAnswerIds: string[];
  timeSpent: number;
  rev: number;
};

export async function readPageToken(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem('fourfold.session') ?? '{}');
  return (JSON.parse(text) as { token: string }).token;
}
