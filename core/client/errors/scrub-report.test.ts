import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClientErrorReport } from '../../contract/client-errors.ts';
import { type ClientError, clientErrorKinds } from './client-error.ts';
import { scrubReport } from './scrub-report.ts';

const id = '0190a6c0-0000-7000-8000-000000000001';
const report: ClientError = {
  kind: 'error',
  name: 'TypeError',
  message: 'e.map is not a function',
  stack: 'common-3f2a91c.js:1:2048\nearly-0c1d2e3.js:2:17',
  page: `/home/math/subsubtopic/${id}/${id}`,
  release: 'early-0c1d2e3',
  request: id,
};

it('does not change a report without sensitive data', () => {
  expect(scrubReport(report)).toEqual(report);
});

describe('takes out of a report', () => {
  it.each<[string, Partial<ClientError>, Partial<ClientError>]>([
    ['an invalid name', { name: 'Error: forty two' }, { name: 'Error' }],
    [
      'lines of scripts that are not ours',
      { stack: `at forty (two.ts)\n${report.stack}\n  at x` },
      { stack: report.stack },
    ],
    [
      'the token of a link, and what follows a path',
      { page: `/reset-password/${'aB3_'.repeat(11)}?a=1#b` },
      { page: '/reset-password/…' },
    ],
    ['an invalid release', { release: 'forty two' }, { release: '' }],
  ])('%s', (_, given, left) => {
    expect(scrubReport({ ...report, ...given })).toEqual({ ...report, ...left });
  });

  it('an invalid request id', () => {
    expect(scrubReport({ ...report, request: 'forty two' })).not.toHaveProperty('request');
  });

  it('a token in any field, and returns what the contract accepts', () => {
    const secrets = fc.string({ unit: fc.constantFrom(...'ABCabcxyz019_-'), minLength: 43, maxLength: 43 });
    const around = ['', 'a ', '/', 'E', '/home?code='];
    fc.assert(
      fc.property(secrets, fc.constantFrom(...around), fc.string(), (secret, before, message) => {
        const part = `${before}${secret}`;
        const stack = `${part}\n${part}.js:1:1\n`.repeat(30);
        const given = { name: part, message: `${message} ${part}`, stack, page: part, release: part, request: part };
        for (const kind of clientErrorKinds) {
          const left = scrubReport({ kind, ...given });
          expect(JSON.stringify(left)).not.toContain(secret.slice(0, 30));
          expect(ClientErrorReport.parse(left)).toEqual(left);
        }
      }),
      { numRuns: 50 },
    );
  });
});
