import type { CallSpec, Role } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aPerson } from '../testing/people.ts';
import { sampleOf } from '../testing/sample.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  // The limits have their own tests; here no call may be refused by them.
  await server.db.deleteFrom('failures').execute();
});

type RequestParts = { path?: string; body?: string | Uint8Array<ArrayBuffer>; type?: string };
type ReplySummary = { status: number; errors: string[] };

/** Returns a function that sends a request as a role that may make the call. */
async function sender(call: string, spec: CallSpec): Promise<(sent: RequestParts) => Promise<ReplySummary>> {
  const [method = '', pattern = ''] = call.split(' ');
  const role = spec.who[0] as Role;
  const token = role === 'logged-out' ? undefined : (await aPerson(server.db, role)).token;
  return async ({
    path = pattern.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()),
    body,
    type = 'application/json',
  }) => {
    const reply = await fetch(server.url + path, {
      method,
      headers: { 'content-type': type, ...(token !== undefined && { authorization: token }) },
      ...(body !== undefined && { body }),
    });
    const answered = (await reply.json()) as { errors?: string[] };
    return { status: reply.status, errors: answered.errors ?? [] };
  };
}

function expectRefused({ status, errors }: ReplySummary, what: string): void {
  expect(status, `${what}: ${errors}`).toBeGreaterThanOrEqual(400);
  expect(status, `${what}: ${errors}`).toBeLessThan(500);
  expect(errors, what).toHaveLength(1);
  expect(errors[0], what).toMatch(/\S/);
}

const calls = Object.entries<CallSpec>(contract);

// Uploads are not JSON; desk/media tests them.
describe.each(calls.filter(([, spec]) => spec.body && !spec.upload))('%s', (call, spec) => {
  const { bodyLimit = 2_000_000 } = spec;
  const deep = Math.min(100_000, bodyLimit / 2);
  const much = Math.min(500_000, bodyLimit / 2);
  const bodies: [what: string, sent: RequestParts, message: RegExp][] = [
    ['no body', { body: '' }, /^body: is missing$/],
    ['no JSON', { body: 'email=a' }, /^body: expected valid JSON$/],
    ['half a JSON', { body: '{"a":' }, /^body: expected valid JSON$/],
    ['a list', { body: '[]' }, /^body: expected an object$/],
    ['a text', { body: '"a"' }, /^body: expected an object$/],
    ['null', { body: 'null' }, /^body: expected an object$/],
    ['a name twice', { body: '{"a":1,"a":2}' }, /^a: given twice$/],
    ['a prototype', { body: '{"__proto__":{"is_admin":true}}' }, /^__proto__: not a name/],
    ['a length', { body: '{"a":{"length":{"toString":"x"}}}' }, /^length: not a name/],
    ['a null character', { body: '{"x":"\\u0000"}' }, /^x: holds a null character/],
    ['half of a character', { body: '{"x":"\\ud800"}' }, /^x: holds half of a character/],
    ['depth', { body: `${'['.repeat(deep)}${']'.repeat(deep)}` }, /^body: nested more than 32/],
    ['no UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]) }, /^body: expected text in UTF-8$/],
    [
      'too much',
      { body: `{"x":"${'a'.repeat(bodyLimit)}"}` },
      new RegExp(`^body: expected at most ${bodyLimit / 1000} kB$`),
    ],
    [
      'a form',
      { body: 'a=b', type: 'application/x-www-form-urlencoded' },
      /^content-type: expected application\/json$/,
    ],
    ['text', { body: '{}', type: 'text/plain' }, /^content-type: expected application\/json$/],
  ];
  it('refuses an invalid body with a message that says what to correct', async () => {
    const send = await sender(call, spec);
    for (const [what, sent, message] of bodies) {
      const got = await send(sent);
      expectRefused(got, what);
      expect(got.errors[0], what).toMatch(message);
    }
  });

  const shape = shapeOf(spec.body);
  it.each(Object.entries(shape))('refuses another type of %s, and names it', async (field, schema) => {
    const send = await sender(call, spec);
    const sample = sampleOf(spec.body as z.ZodType) as Record<string, unknown>;
    const others = [null, 7.5, -1e308, 'x\ty', '', true, [], {}, [[]], { a: [1] }, 'y'.repeat(much)];
    const wrong = others.filter((value) => !schema.safeParse(value).success);
    expect(wrong.length).toBeGreaterThan(5);
    for (const value of wrong) {
      const got = await send({ body: JSON.stringify({ ...sample, [field]: value }) });
      expect(got.status, `${field}: ${JSON.stringify(value).slice(0, 80)}`).toBe(400);
      expect(got.errors[0]).toMatch(new RegExp(`^${field}(\\.\\w+)*: (expected|is missing|not as expected)`));
    }
  });
});

describe.each(calls.filter(([, spec]) => spec.query))('%s', (call, spec) => {
  const path = (call.split(' ')[1] ?? '').replace('{id}', crypto.randomUUID());
  const fields = Object.entries((spec.query as z.ZodObject).shape);

  it('refuses an invalid query with a message that says what to correct', async () => {
    const send = await sender(call, spec);
    const [field = '', schema = z.never()] = fields[0] ?? [];
    const ugly = "'; drop table users; --";
    const isFree = (schema as z.ZodType).safeParse(ugly).success;
    // A search text may be anything.
    if (isFree) expect((await send({ path: `${path}?${field}=${ugly}` })).status).toBe(200);
    for (const [query, message] of [
      [`${field}=a&${field}=b`, new RegExp(`^${field}: given twice$`)],
      [`${field}=%00`, new RegExp(`^${field}: holds a null character`)],
      [`${field}=%ff`, /^query: holds a broken % escape$/],
      [`${field}=%`, /^query: holds a broken % escape$/],
      [`${field}=`, new RegExp(`^${field}: expected`)],
      [`${field}=${'x'.repeat(5000)}`, new RegExp(`^${field}: expected`)],
      [`${field}[]=1&${field}=${isFree ? '' : ugly}`, new RegExp(`^${field}: expected`)],
    ] as const) {
      const got = await send({ path: `${path}?${query}` });
      expectRefused(got, query);
      expect(got.errors[0], query).toMatch(message);
    }
  });

  it('refuses a query without a required field', async () => {
    const send = await sender(call, spec);
    const needed = fields.filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success);
    const got = await send({ path });
    if (needed.length === 0) expect(got.status).toBeLessThan(500);
    else expect(got).toMatchObject({ status: 400, errors: [`${needed[0]?.[0]}: is missing`] });
  });
});

describe.each(calls.filter(([, spec]) => spec.params))('%s', (call, spec) => {
  const [, pattern = ''] = call.split(' ');
  it('refuses a path whose id is not a UUID, and answers 404 for an unknown UUID', async () => {
    const send = await sender(call, spec);
    for (const id of ['7', 'update_positions', 'x'.repeat(3000), '%00', '%2e%2e', "'", '{id}', '%ff', 'null']) {
      expectRefused(await send({ path: pattern.replace('{id}', id) }), id);
    }
    const bare = spec.body?.safeParse({}).success ? {} : spec.body && sampleOf(spec.body);
    const needsQuery = spec.query?.safeParse({}).success === false;
    const query = needsQuery
      ? `?${new URLSearchParams(sampleOf(spec.query as z.ZodType) as Record<string, string>)}`
      : '';
    const path = pattern.replace('{id}', crypto.randomUUID()) + query;
    expect(await send({ path, ...(bare !== undefined && { body: JSON.stringify(bare) }) })).toMatchObject({
      status: 404,
    });
  });
});

/** The fields of a body; of a discriminated union, those of its first option, as in `sampleOf`. */
function shapeOf(body: z.ZodType | undefined): Record<string, z.ZodType> {
  if (body instanceof z.ZodDiscriminatedUnion) return shapeOf(body.options[0] as z.ZodType);
  return body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {};
}
