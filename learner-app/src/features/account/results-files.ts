import type { Reply } from '@fourfold/core/contract/types';
import { csvOf } from '@fourfold/core/results/csv';

type Results = Reply<'GET /accounts/results'>;

/** All of it, as it is. */
export function resultsFile(results: Results, now: Date) {
  return { name: `fourfold-results-${dayOf(now)}.json`, text: `${JSON.stringify(results, null, 2)}\n` };
}

/** The answers as a table that spreadsheets open: a row each, a column for each thing that is said of them. */
export function answersFile({ answers }: Results, now: Date) {
  const columns = Object.keys(answers[0] ?? {});
  const rows = [columns, ...answers.map((answer) => Object.values(answer).map(String))];
  return {
    name: `fourfold-answers-${dayOf(now)}.csv`,
    text: csvOf(rows),
    type: 'text/csv',
  };
}

/** The person's own date. */
function dayOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
