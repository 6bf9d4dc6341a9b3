import { readFileSync } from 'node:fs';
import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import { expect, it } from 'vitest';

const nginx = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');

it('nginx repeats, after a process died, only POSTs that read or are idempotent', () => {
  const retriedPattern = /location ~ (\S+) \{[^}]*non_idempotent/.exec(nginx)?.[1] ?? '';
  const retried = Object.keys(contract)
    .filter((call) => call.startsWith('POST ') && new RegExp(retriedPattern).test(`/api${call.slice('POST '.length)}`))
    .sort();
  const repeatable = Object.entries<CallSpec>(contract).filter(
    ([call, { reads, repeatable }]) => call.startsWith('POST ') && (reads || repeatable),
  );
  expect(repeatable.length).toBeGreaterThan(15);
  expect(retried).toEqual(repeatable.map(([call]) => call).sort());
});
