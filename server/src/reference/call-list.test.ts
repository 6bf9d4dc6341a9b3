import { readFile } from 'node:fs/promises';
import { contract } from '@fourfold/core/contract/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { callList, callListFile } from './call-list.ts';

it('docs/calls.tsv lists the calls of the contract; if it is stale, npm run openapi regenerates it', async () => {
  expect(await readFile(callListFile, 'utf8')).toBe(callList());
});

it('has one line for each call, with four columns', () => {
  const lines = callList().trimEnd().split('\n');
  expect(lines).toHaveLength(Object.keys(contract).length + 1);
  for (const line of lines) expect([line, line.split('\t').length]).toEqual([line, 4]);
});

it('sorts by path and then method, whatever the order of the contract, and lists all roles', () => {
  const reply = z.object({});
  const list = callList({
    'PUT /topics': { summary: 'Rename.', who: ['admin', 'super-admin'], reply },
    'GET /topics/{id}': { summary: 'Read one.', who: ['student'], sealed: 'plain', reply },
    'GET /topics': { summary: 'Read all.', who: ['student'], sealed: 'plain', reply },
  });
  expect(list.split('\n').slice(1)).toEqual([
    'GET\t/topics\tstudent\tRead all.',
    'PUT\t/topics\tadmin, super-admin\tRename.',
    'GET\t/topics/{id}\tstudent\tRead one.',
    '',
  ]);
});
