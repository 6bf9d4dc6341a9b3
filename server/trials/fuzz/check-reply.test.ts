import { expect, it } from 'vitest';
import { type RequestOutcome, replyProblem } from './check-reply.ts';
import { errorLine } from './error-lines.ts';

const rules = { origins: new Set(['https://learner.example']) };
const properties = { toApi: true, mayClose: false, marker: 'marker-of-somebody-else' };
const reply = (
  status: number,
  body: unknown,
  more: { ms?: number; headers?: [string, string][] } = {},
): RequestOutcome => ({
  kind: 'reply',
  status,
  headers: new Map([['content-type', 'application/json'], ...(more.headers ?? [])]),
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ms: more.ms ?? 3,
});
const codes = [{ code: 'invalid_field', values: {} }];
const refusal = (sentence: string) => reply(400, { errors: [sentence], codes });
const problem = (outcome: RequestOutcome, sent: Partial<typeof properties> = {}) =>
  replyProblem({ ...properties, ...sent }, outcome, rules);

it('accepts a reply, and a refusal with a sentence', () => {
  expect(problem(reply(200, { data: [] }))).toBeNull();
  expect(problem(refusal('email: expected text'))).toBeNull();
  expect(problem(refusal("title: does not know '; drop table users; --"))).toBeNull();
});

it.each([
  ['an internal error', reply(500, { errors: ['Something went wrong'] }), /^status 500$/],
  ['an unavailable server', reply(503, ''), /^status 503$/],
  ['a slow reply', reply(200, {}, { ms: 5_400 }), /took 5400 ms/],
  ['no reply', { kind: 'late' } as const, /no reply within 5 s/],
  ['a hang-up', { kind: 'closed' } as const, /closed without a reply/],
  ['a stack', refusal('Error: x\n    at save (/srv/app/server/save.ts:12:7)'), /tells a stack/],
  ['a file', refusal('/srv/node_modules/pg/lib/client.js'), /tells a file of ours/],
  ['a JavaScript error', refusal("TypeError: Cannot read properties of undefined (reading 'id')"), /JavaScript/],
  ['SQL', refusal('select "id" from "users" where "id" = $1'), /tells SQL/],
  ['a text of PostgreSQL', refusal('invalid input syntax for type uuid: "x"'), /tells a text of PostgreSQL/],
  ['a constraint', refusal('insert violates foreign key constraint "a_b_fkey"'), /tells a text of PostgreSQL/],
  ['a text of another user', reply(200, { name: 'marker-of-somebody-else' }), /belongs to somebody else/],
  ['a foreign origin', reply(200, {}, { headers: [['access-control-allow-origin', '*']] }), /another origin/],
  ['a refusal without a sentence', reply(400, { errors: [], codes }), /nothing of what to mend/],
  ['a refusal without a code', reply(400, { errors: ['No.'] }), /no code/],
  ['a refusal with an unknown code', reply(400, { errors: ['No.'], codes: [{ code: 'no' }] }), /no code/],
  ['invalid JSON', reply(200, '<html>'), /no JSON/],
])('finds %s', (_, outcome, message) => {
  expect(problem(outcome)).toMatch(message);
});

it('accepts a disconnect for invalid HTTP, and another user’s text for callers who may see it', () => {
  expect(problem({ kind: 'closed' }, { mayClose: true })).toBeNull();
  expect(
    replyProblem({ ...properties, marker: null }, reply(200, { name: 'marker-of-somebody-else' }), rules),
  ).toBeNull();
});

it('finds errors in the log, and lines that are not JSON', () => {
  const line = (level: number) => JSON.stringify({ level, request: 'r-1', err: { message: 'x' }, msg: 'failed' });
  expect(errorLine(line(30))).toBeNull();
  expect(errorLine(line(40))).toBeNull();
  expect(errorLine(line(50))).toMatchObject({ request: 'r-1' });
  expect(errorLine(line(60))).toMatchObject({ request: 'r-1' });
  expect(errorLine('UnhandledPromiseRejection: x')).toEqual({ request: null, line: 'UnhandledPromiseRejection: x' });
});
