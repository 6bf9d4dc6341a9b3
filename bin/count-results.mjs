import { readResults } from './ledger-rules.mjs';

/** How many tests of one results file passed, failed and were skipped. */
export function countResults(report) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const test of readResults(report)) count[test.outcome] += 1;
  return count;
}
