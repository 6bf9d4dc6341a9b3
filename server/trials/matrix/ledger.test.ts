import { readFileSync } from 'node:fs';
import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import { userKinds } from '@fourfold/core/contract/users';
import { expect, it } from 'vitest';

const ledger = readFileSync(new URL('../../../docs/ledger.tsv', import.meta.url), 'utf8');
const specs: Readonly<Record<string, CallSpec>> = contract;

/** The calls that a requirement begins with: `PUT or PATCH answers/{id} with …`, `GET /{topics|sat_topics}: …`. */
function callsOf(requirement: string): string[] {
  const [, methods = '', path = ''] = /^([A-Z]+(?: or [A-Z]+)?) \/?([\w/{}|]+)/.exec(requirement) ?? [];
  const paths = expandPath(`/${path}`.replace('{kind}', `{${userKinds.join('|')}}`));
  return methods === '' ? [] : methods.split(' or ').flatMap((method) => paths.map((one) => `${method} ${one}`));
}

function expandPath(path: string): string[] {
  const [either, alternatives = ''] = /\{([^}]+\|[^}]+)\}/.exec(path) ?? [];
  if (either === undefined) return [path];
  return alternatives.split('|').flatMap((word) => expandPath(path.replace(either, word)));
}

/** The specification has one line for authored exams and records; Q18 says who writes which. */
const writesExams = /^(POST|PUT|DELETE) \/(sats|acts)\/test_(sats|acts)(\/\{id\})?$/;

it('the contract admits the roles that the specification names', () => {
  const requirements = ledger
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([id]) => id?.startsWith('API-'))
    .flatMap(([, , who = '', requirement = '']) =>
      callsOf(requirement).map((call) => [call, writesExams.test(call) ? 'admin, super-admin' : who] as const),
    );
  expect(new Set(requirements.map(([call]) => call)).size).toBeGreaterThan(200);
  for (const [call, who] of requirements) {
    expect([call, [...(specs[call]?.who ?? [])].toSorted()]).toEqual([call, who.split(', ').toSorted()]);
  }
});
