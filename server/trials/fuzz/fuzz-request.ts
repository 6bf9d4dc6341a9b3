import { isOpen } from '../../src/call/admit.ts';
import { calls, type FuzzedCall, weightedCalls } from './calls.ts';
import type { RequestProperties } from './check-reply.ts';
import { idFor } from './field-ids.ts';
import type { Credentials, GenerationContext } from './generation-context.ts';
import { type Header, oddHeaders } from './headers.ts';
import type { KnownRecords } from './known-records.ts';
import { mutated } from './mutate.ts';
import { personRoles, type TestCaller, type TestCallers } from './people.ts';
import { type RawBody, rawBody } from './raw-bodies.ts';
import type { RawRequest } from './raw-http.ts';
import { type Fields, relateFields } from './related-fields.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { oddPath, oddQuery, otherPath } from './targets.ts';
import { upload } from './uploads.ts';
import { validValue } from './valid-value.ts';

/** Listeners of the product; on the two sites the API is under /api. */
export const ports = ['api', 'learner', 'studio'] as const;
export type Port = (typeof ports)[number];

/** One request, with the properties that its reply is checked against. */
export type FuzzRequest = RawRequest &
  RequestProperties & { number: number; mutation: MutationKind; call: string; port: Port; caller: TestCaller | null };

/** How a request of the contract is changed; `valid`: not at all. Shares of 100. */
const mutationShares = { valid: 38, body: 20, text: 12, query: 8, path: 8, headers: 7, method: 3, beside: 4 } as const;
type MutationKind = keyof typeof mutationShares;
const weightedKinds = Object.entries(mutationShares).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as MutationKind),
);

export type FuzzContext = {
  seed: number;
  records: KnownRecords;
  people: TestCallers;
  credentials: Credentials;
  marker: string;
};

/** The request with this number: the same for the same seed, except for ids that the database created. */
export function createRequest(
  number: number,
  { seed, records, people, credentials, marker }: FuzzContext,
): FuzzRequest {
  const chance = seededRandom(seed, number);
  // First each call once, then random ones.
  const call = calls[number] ?? chance.pick(weightedCalls);
  const mutation = calls[number] ? 'valid' : chance.pick(weightedKinds);
  const caller = callerOf(call, people, chance);
  const port = chance.withProbability(0.6) ? 'api' : chance.pick(ports);
  const { method, path, body } = partsOf(mutation, { chance, records, credentials, call, caller });
  const base = port === 'api' || mutation === 'beside' ? '' : '/api';
  const oddHeaderList = mutation === 'headers' || chance.withProbability(0.06) ? oddHeaders(chance) : [];
  const rawRequest: RawRequest = {
    method,
    target: path.startsWith('http') ? path : base + path,
    headers: headersOf({ caller, odd: oddHeaderList, body, id: `fuzz-${seed}-${number}` }),
    body: body?.bytes ?? null,
  };
  const seesAll = caller?.role === 'super-admin';
  return {
    ...rawRequest,
    ...{
      number,
      mutation,
      call: call.call,
      port,
      caller,
      toApi: mutation !== 'beside',
      mayClose: mayClose(rawRequest),
    },
    marker: seesAll ? null : marker,
  };
}

/** Mostly a user with a required role, sometimes any. */
function callerOf({ spec }: FuzzedCall, people: TestCallers, chance: SeededRandom): TestCaller | null {
  if (isOpen(spec)) return chance.withProbability(0.9) ? null : people.pickCaller(chance.pick(personRoles), chance);
  const roles = chance.withProbability(0.93) ? personRoles.filter((role) => spec.who.includes(role)) : personRoles;
  return people.pickCaller(chance.pick(roles), chance);
}

type RequestParts = { method: string; path: string; body: RawBody | null };

function partsOf(mutation: MutationKind, context: GenerationContext): RequestParts {
  const { chance, call, records } = context;
  if (mutation === 'beside')
    return { method: chance.pick(['GET', 'GET', 'HEAD', 'POST']), path: otherPath(records, chance), body: null };
  const path = call.pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(name, context));
  const fields = call.query ? fieldsOf(validValue(call.query, 'query', context), context) : {};
  const parts = { method: call.method, path: path + queryOf(fields), body: bodyOf(mutation, context) };
  switch (mutation) {
    case 'path':
      return { ...parts, path: oddPath(call.pattern, chance) };
    case 'query':
      return { ...parts, path: `${path}?${oddQuery(Object.keys(call.query?.properties ?? {}), chance)}` };
    case 'method':
      return { ...parts, method: chance.pick(methods) };
    case 'body':
    case 'text':
      if (parts.body || !call.query) return parts;
      // A call without a body has a query to change; a DELETE also accepts it as a body (Q62).
      if (call.method === 'DELETE') return { ...parts, path, body: jsonOf(mutated(fields, chance)) };
      return { ...parts, path: path + queryOf(mutated(fields, chance) as Fields) };
    default:
      return parts;
  }
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'CONNECT',
  'BREW',
  'get',
];

function bodyOf(mutation: MutationKind, context: GenerationContext): RawBody | null {
  const { call, chance } = context;
  if (call.spec.upload) return upload(chance);
  if (!call.body) return chance.withProbability(0.03) ? jsonOf({ a: 1 }) : null;
  const value = fieldsOf(validValue(call.body, 'body', context), context);
  if (mutation === 'body') return jsonOf(mutated(value, chance));
  if (mutation === 'text') return rawBody(JSON.stringify(value), chance);
  return jsonOf(value);
}

function fieldsOf(value: unknown, context: GenerationContext): Fields {
  const fields = value as Fields;
  relateFields(fields, context);
  return fields;
}

function jsonOf(value: unknown): RawBody {
  return { bytes: Buffer.from(JSON.stringify(value) ?? ''), headers: [['content-type', 'application/json']] };
}

function queryOf(fields: Fields): string {
  const pairs = Object.entries(fields ?? {}).map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, 12_000)}` : '';
}

function escaped(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

type HeaderInput = { caller: TestCaller | null; odd: readonly Header[]; body: RawBody | null; id: string };

/** An odd header replaces the usual one. */
function headersOf({ caller, odd, body, id }: HeaderInput): Header[] {
  const usual: Header[] = [
    ['host', 'localhost'],
    ['x-request-id', id],
    ['app-version', '1'],
    ['timeZoneName', 'America/New_York'],
    ...(caller ? [['authorization', caller.token] as const] : []),
    ...(body?.headers ?? []),
  ];
  const names = new Set(odd.map(([name]) => name));
  const length: Header[] = body ? [['content-length', String(body.bytes.length)]] : [];
  return [...usual.filter(([name]) => !names.has(name)), ...odd, ...length];
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Whether Node may refuse it, or disconnect, before our code sees it. */
function mayClose({ method, target, headers, body }: RawRequest): boolean {
  const size = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, target.length);
  return (
    size > 15_000 ||
    headers.length > 1_000 ||
    (body?.length ?? 0) > 2_000_000 ||
    !knownMethods.has(method) ||
    !/^[\x21-\x7e]+$/.test(target) ||
    headers.some(([name, value]) => /^(?:upgrade|expect)$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
  );
}
