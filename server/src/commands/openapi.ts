// npm run openapi: writes docs/calls.tsv, the list of calls, which is checked in, and
// dist/openapi.json, which is not.
import { mkdir, writeFile } from 'node:fs/promises';
import { contract } from '@fourfold/core/contract/contract';
import { callList, callListFile } from '../reference/call-list.ts';
import { openApi } from '../reference/open-api.ts';

const dist = new URL('../../../dist/', import.meta.url);

await writeFile(callListFile, callList());
await mkdir(dist, { recursive: true });
await writeFile(new URL('openapi.json', dist), `${JSON.stringify(openApi(contract), null, 2)}\n`);
