// The rules of the ledger, as pure functions: its rows, the tests that cite them, and when a row is proven.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ id: string, requirement: string, step: string, proof: 'pure' | 'call' | 'screen' }} Row */
/**
 * `fault`: the error of a failed test, in one line.
 * @typedef {{ title: string, file: string, kind: 'pure' | 'call' | 'screen', outcome: 'passed' | 'failed' | 'skipped', fault?: string }} Test
 */

const idPattern = /\[((?:[A-Z]{3}-\d{3})(?:, ?[A-Z]{3}-\d{3})*)\]/g;

/** Kinds of tests that prove a row: its own kind, or one that includes it. A screen test includes the call. */
const shownBy = { pure: ['pure', 'call', 'screen'], call: ['call', 'screen'], screen: ['screen'] };

/** @param {string} text tab-separated, quotes are literal @returns {Row[]} */
export function readLedger(text) {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** The ids in square brackets in a test's title. @param {string} title */
export function idsIn(title) {
  return [...title.matchAll(idPattern)].flatMap((match) => match[1].split(/, ?/));
}

/** The kind of the tests in a file, by its name. @param {string} file */
export function kindOf(file) {
  if (/\.stories\.tsx?$|\.page\.ts$|\.spec\.ts$/.test(file)) return 'screen';
  return /\.api\.test\.tsx?$/.test(file) ? 'call' : 'pure';
}

/** Reads the tests of a results file of Vitest's or Playwright's JSON reporter. @returns {Test[]} */
export function readResults(report) {
  if (Array.isArray(report.testResults)) {
    return report.testResults.flatMap((file) =>
      file.assertionResults.map((test) => ({
        title: test.fullName,
        file: file.name,
        kind: kindOf(file.name),
        outcome: test.status === 'passed' ? 'passed' : test.status === 'failed' ? 'failed' : 'skipped',
        fault: inOneLine(test.failureMessages?.[0]),
      })),
    );
  }
  if (Array.isArray(report.suites)) return report.suites.flatMap((suite) => specsOf(suite, []));
  return [];
}

function specsOf(suite, above) {
  const path = suite.title && suite.title !== suite.file ? [...above, suite.title] : above;
  const own = (suite.specs ?? []).map((spec) => ({
    title: [...path, spec.title].join(' '),
    file: `e2e/${spec.file}`,
    kind: 'screen',
    outcome: spec.tests.every((test) => test.status === 'skipped') ? 'skipped' : spec.ok ? 'passed' : 'failed',
    fault: inOneLine(
      spec.tests.flatMap(({ results = [] }) => results.map(({ error }) => error?.message)).find(Boolean),
    ),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path))];
}

/** The message of an error in one line, without colours and stack. */
function inOneLine(message) {
  const [words] = stripVTControlCharacters(message ?? '').split(/\n\s+at /);
  return words.trim().replace(/\s+/g, ' ').slice(0, 500) || undefined;
}

/** Adds to each row its passed tests. Proven: one of the right kind passed, and none that cites it failed. */
export function judgeRows(ledger, tests) {
  const naming = new Map();
  for (const test of tests) {
    for (const id of idsIn(test.title)) naming.set(id, [...(naming.get(id) ?? []), test]);
  }
  return ledger.map((row) => {
    const named = naming.get(row.id) ?? [];
    const right = named.filter((test) => shownBy[row.proof].includes(test.kind));
    const failed = named.filter((test) => test.outcome === 'failed');
    const passed = right.filter((test) => test.outcome === 'passed');
    return {
      ...row,
      tests: passed,
      proven: passed.length > 0 && failed.length === 0,
      why:
        failed.length > 0 ? 'failed' : named.length === 0 ? 'no test' : right.length === 0 ? 'wrong kind' : 'not run',
    };
  });
}

/** Errors in the ids of test titles: unknown ids, and titles with more than four. */
export function faults(ledger, tests) {
  const known = new Set(ledger.map((row) => row.id));
  return tests.flatMap((test) => {
    const ids = idsIn(test.title);
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `no row ${id}: ${test.file}: ${test.title}`);
    const many = ids.length > 4 ? [`more than four ids in one title: ${test.file}: ${test.title}`] : [];
    return [...unknown, ...many];
  });
}

/** Draws `count` random rows; the same seed gives the same rows. */
export function sample(rows, count, seed) {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const left = [...rows];
  const drawn = [];
  while (left.length > 0 && drawn.length < count) drawn.push(...left.splice(Math.floor(next() * left.length), 1));
  return drawn;
}
