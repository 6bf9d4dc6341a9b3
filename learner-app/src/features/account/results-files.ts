import type { Reply } from '@fourfold/core/contract/types';
import { dayAt } from '@fourfold/core/day/day';
import { csvOf } from '@fourfold/core/results/csv';

type Results = Reply<'GET /accounts/results'>;

/** The complete results as JSON. */
export function resultsFile(results: Results, now: Date) {
  return { name: `fourfold-results-${dayAt(now)}.json`, text: `${JSON.stringify(results, null, 2)}\n` };
}

/** The answers as CSV: a row for each answer, a column for each of its fields. */
export function answersFile({ answers }: Results, now: Date) {
  const columns = Object.keys(answers[0] ?? {});
  const rows = [columns, ...answers.map((answer) => Object.values(answer).map(String))];
  return {
    name: `fourfold-answers-${dayAt(now)}.csv`,
    text: csvOf(rows),
    type: 'text/csv',
  };
}
