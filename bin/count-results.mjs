import { existsSync, readFileSync } from 'node:fs';
import { readResults } from './ledger-rules.mjs';

/** Counts passed, failed and skipped tests of a results file; `lines` has a line for each failed test. */
export function countResults(report) {
  const count = { passed: 0, failed: 0, skipped: 0, lines: [] };
  for (const test of readResults(report)) {
    count[test.outcome] += 1;
    if (test.outcome !== 'failed') continue;
    count.lines.push(`failed: ${[test.file, test.title, test.fault].filter(Boolean).join(': ')}`);
  }
  return count;
}

/** The same for a results file on disk. A runner that fails without a failed test counts as one failure. */
export function countFile(file, succeeded) {
  const count = existsSync(file)
    ? countResults(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: succeeded ? 1 : 0, skipped: 0, lines: [] };
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1, lines: [...count.lines, `failed: ${file}`] };
}
