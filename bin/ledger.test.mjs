import { describe, expect, it } from 'vitest';
import { countFile, countResults } from './count-results.mjs';
import { faults, idsIn, judgeRows, kindOf, readLedger, readResults, sample } from './ledger-rules.mjs';

const ledger = readLedger(
  [
    'id\tarea\twho\trequirement\tsource\tstep\tproof',
    'ERR-001\tERR\tx\tcode and "message"\tx\thouse\tpure',
    'API-003\tAPI\tx\tlog in\tx\thouse\tcall',
    'ACC-001\tACC\tx\tshows the title\tx\thouse\tscreen',
  ].join('\n'),
);
const aTest = (title, file = 'x.test.ts', outcome = 'passed') => ({ title, file, kind: kindOf(file), outcome });
const provenIds = (tests) =>
  judgeRows(ledger, tests)
    .filter((row) => row.proven)
    .map((row) => row.id);

describe('the ledger', () => {
  it('reads ids from titles, alone and in lists', () => {
    expect(idsIn('a [ACC-001] b [API-003, ERR-001]')).toEqual(['ACC-001', 'API-003', 'ERR-001']);
  });

  it('counts a row as proven only if a test of the right kind passed', () => {
    expect(provenIds([aTest('t [ACC-001]')])).toEqual([]);
    expect(provenIds([aTest('t [ACC-001]', 'e2e/a.spec.ts')])).toEqual(['ACC-001']);
    expect(provenIds([aTest('t [API-003]', 'a.test.ts')])).toEqual([]);
    expect(provenIds([aTest('t [API-003]', 'a.api.test.ts')])).toEqual(['API-003']);
    expect(provenIds([aTest('t [API-003]', 'e2e/a.spec.ts')])).toEqual(['API-003']);
    expect(provenIds([aTest('t [ACC-001]', 'ui-kit/a.stories.tsx')])).toEqual(['ACC-001']);
  });

  it('does not count skipped tests, nor rows that a failed test cites', () => {
    expect(provenIds([aTest('t [ERR-001]', 'a.test.ts', 'skipped')])).toEqual([]);
    expect(provenIds([aTest('a [ERR-001]'), aTest('b [ERR-001]', 'b.test.ts', 'failed')])).toEqual([]);
  });

  it('reports ids of unknown rows, and titles with more than four ids', () => {
    expect(faults(ledger, [aTest('t [XYZ-999]')])).toHaveLength(1);
    expect(faults(ledger, [aTest('t [ERR-001, ERR-001, ERR-001, ERR-001, ERR-001]')])).toHaveLength(1);
    expect(faults(ledger, [aTest('t [ERR-001]')])).toEqual([]);
  });

  it('reads the reports of both runners', () => {
    const vitest = {
      testResults: [{ name: '/p/a.api.test.ts', assertionResults: [{ fullName: 'x [API-003]', status: 'passed' }] }],
    };
    const playwright = {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          suites: [
            {
              title: 'Log in',
              file: 'a.spec.ts',
              specs: [{ title: 'shows [ACC-001]', file: 'a.spec.ts', ok: true, tests: [{ status: 'expected' }] }],
            },
          ],
        },
      ],
    };
    expect(provenIds([...readResults(vitest), ...readResults(playwright)])).toEqual(['API-003', 'ACC-001']);
  });

  it('draws the same sample from the same seed', () => {
    expect(sample(ledger, 2, 'a')).toEqual(sample(ledger, 2, 'a'));
    expect(sample(ledger, 9, 'a')).toHaveLength(3);
  });
});

describe('the summary of a run', () => {
  it('lists failed tests with their errors', () => {
    const spec = (title, message) => ({
      title,
      file: 'a.spec.ts',
      ok: message === undefined,
      tests: [{ status: 'any', results: [message ? { error: { message } } : {}] }],
    });
    const journeys = {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('is fine', undefined), spec('is broken', '\u001b[31mit\u001b[39m\n  is')],
        },
      ],
    };
    expect(countResults(journeys)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      lines: ['failed: e2e/a.spec.ts: is broken: it is'],
    });
    const calls = ['passed', 'failed'].map((status, at) => ({
      fullName: `is ${at}`,
      status,
      failureMessages: at ? ['Error: not\nyet\n    at a.ts:1'] : [],
    }));
    expect(countResults({ testResults: [{ name: 'a.api.test.ts', assertionResults: calls }] }).lines).toEqual([
      'failed: a.api.test.ts: is 1: Error: not yet',
    ]);
  });

  it('counts a runner that fails without results as one failure', () => {
    expect(countFile('results/nowhere.json', false)).toMatchObject({
      failed: 1,
      lines: ['failed: results/nowhere.json'],
    });
  });
});
