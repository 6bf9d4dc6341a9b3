import type { Reply } from '@fourfold/core/contract/types';
import { dayAt } from '@fourfold/core/day/day';
import { csvOf } from '@fourfold/core/results/csv';

type Results = Reply<'GET /accounts/results'>;

/** All of it, as it is. */
export function resultsFile(results: Results, now: Date) {
  return { name: `fourfold-results-${dayAt(now)}.json`, text: `${JSON.stringify(results, null, 2)}\n` };
}

/** The answers as a table that spreadsheets open: a row each, a column for each thing that is said of them. */
export function answersFile({ answers }: Results, now: Date) {
  const columns = Object.keys(answers[0] ?? {});
  const rows = [columns, ...answers.map((answer) => Object.values(answer).map(String))];
  return {
    name: `fourfold-answers-${dayAt(now)}.csv`,
    text: csvOf(rows),
    type: 'text/csv',
  };
}
