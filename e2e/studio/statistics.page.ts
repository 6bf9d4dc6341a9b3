import { personRows } from '@fourfold/server/testing/fixtures/person';
import { answeredStep, stepsRow } from '@fourfold/server/testing/fixtures/practice-steps';
import type { Route } from '@playwright/test';
import type pg from 'pg';
import { alertOf } from '../support/alert.ts';
import { cardOf, openCard } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows } from '../support/planting.ts';

const choices = [{ text: 'Red', right: true }, { text: 'Green' }, { text: 'Blue' }] as const;
const bothLinksTo = (question: string) => ({ right: { question }, wrong: { question } });
const sequence = {
  colour: { text: 'Which colour?', choices, ...bothLinksTo('share') },
  share: { text: 'Which part?', accepts: '3/4', ...bothLinksTo('key') },
  // The stored key is wrong: the better students choose another answer.
  key: { text: 'Which of them?', choices, ...bothLinksTo('rare') },
  rare: { text: 'Who came so far?', choices },
} as const;
type QuestionKey = keyof typeof sequence;
const numberOf = (key: QuestionKey) => Object.keys(sequence).indexOf(key) + 1;

/**
 * Database rows of the sequence and the first answers of 24 students; only 19 answered the last
 * question, which is too few for statistics.
 */
function answeredSequence() {
  const topic = topicRows({ sequence });
  const choicesOf = (key: QuestionKey) =>
    topic.rows.flatMap(({ table, values }) =>
      table === 'answers' && values.question_id === topic.question[key] ? [String(values.id)] : [],
    );
  const answersOfStudent = (at: number): [key: QuestionKey, choice: number | string, seconds: number][] => [
    ['colour', at < 16 ? 0 : at < 22 ? 1 : 2, 31],
    ['share', at < 12 ? '0.75' : at < 20 ? '4/3' : '7', 20],
    ['key', at < 20 ? 1 : 0, 12],
    ...(at < 19 ? ([['rare', 0, 5]] as const).map((one): [QuestionKey, number, number] => [...one]) : []),
  ];
  const students = Array.from({ length: 24 }, () => personRows('student'));
  const events = students.map(({ account }, at) => {
    const history = { user_id: account.id, reference_type: 'HomeSubsubTopic', reference_id: topic.subsubtopic };
    const steps = answersOfStudent(at).map(([key, choice, seconds]) =>
      answeredStep({
        question_id: topic.question[key] ?? '',
        is_correct: choice === 0 || choice === '0.75',
        given: typeof choice === 'number' ? { answerIds: [choicesOf(key)[choice] ?? ''] } : { text: choice },
        time_spent_before_answer: seconds,
      }),
    );
    // Later answers are not counted yet.
    return stepsRow(history, steps, { at: new Date(Date.now() - 3_600_000) });
  });
  const rows = [...topic.rows, ...students.flatMap((one) => one.rows), ...events];
  return { rows, rarest: topic.question.rare ?? '', address: `/admin/subtopic/${topic.subtopic}/${topic.subsubtopic}` };
}

/** Makes a job count all answers, those that were planted included; the recurring one is deleted with all rows. */
async function countAnswers(db: pg.Client, question: string): Promise<void> {
  await db.query(`
    insert into item_counting (counted_until) values (null) on conflict (is_only) do update set counted_until = null;
    delete from item_sums;
    delete from item_counts;
    insert into jobs (id, kind) values (gen_random_uuid(), 'count_items')`);
  const isCounted = async () =>
    (await db.query('select from item_sums where question_id = $1', [question])).rowCount === 1;
  await expect.poll(isCounted, { timeout: 30_000 }).toBe(true);
}

test('first answers of 24 students give statistics on cards and map, those of 19 or of a failed call do not; the doubt disappears when the key changes', async ({
  page,
  mountPage,
  db,
}) => {
  const planted = answeredSequence();
  const failCall = (route: Route) => route.fulfill({ status: 500, json: { errors: ['Something broke'] } });
  await page.route('**/item_statistics?*', failCall);
  const failedCall = page.waitForResponse(/item_statistics/);
  await mountPage(planted.address, { as: 'admin', planted });
  expect((await failedCall).status()).toBe(500);
  await openCard(page, 1);
  await expect(cardOf(page, 1).getByRole('list', { name: 'Answers' })).toBeVisible();
  await expect(page.getByText(/\d+ students/)).toHaveCount(0);
  await expect(alertOf(page, /broke/)).toHaveCount(0);
  await countAnswers(db, planted.rarest);
  await page.unroute('**/item_statistics?*', failCall);
  await page.reload();
  const card = (key: QuestionKey) => cardOf(page, numberOf(key));
  await expect(card('colour')).toContainText(/24 students · 67% right · discrimination \d\.\d\d · median 31 s/);
  await expect(card('share')).toContainText(/24 students · 50% right · discrimination \d\.\d\d · median 20 s/);
  await expect(card('key')).toContainText(/Check the key.*17% right · discrimination −\d\.\d\d/);
  await expect(card('rare')).not.toContainText('students');

  await openCard(page, numberOf('colour'));
  const answerRows = card('colour').getByRole('list', { name: 'Answers' }).getByRole('listitem');
  await expect(answerRows).toContainText([/67% of students/, /25% of students/, /8% of students/]);
  await openCard(page, numberOf('share'));
  const studentAnswers = card('share').getByRole('article', { name: 'What students did' });
  await expect(studentAnswers.getByRole('listitem')).toHaveText([/^4\/3\s*8 students$/, /^7\s*4 students$/]);
  await expect(card('share').getByText(/^Answers until .* are counted\.$/)).toBeVisible();
  await openCard(page, numberOf('rare'));
  await expect(card('rare').getByRole('article', { name: 'What students did' })).toBeHidden();

  const view = (name: string) => page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true });
  await view('Map').click();
  const node = (name: RegExp) => page.getByRole('region', { name: /^Map of/ }).getByRole('button', { name });
  await expect(node(/^Question 1 .*67% right/)).toBeVisible();
  await expect(node(/^Question 3 .*17% right · Check the key/)).toBeVisible();
  await expect(node(/^Question 4 /)).not.toHaveAccessibleName(/right/);

  await view('Questions').click();
  await openCard(page, numberOf('key'));
  await expect(card('key')).toContainText('B was chosen by 20 of 24 students, the key A by 4: B may be right.');
  await card('key').getByRole('button', { name: 'Answer A is right' }).click();
  await card('key').getByRole('button', { name: 'Answer B is right' }).click();
  await expect(card('key').getByText('Check the key')).toHaveCount(0);
});
