import { isOpen } from '../../src/call/admit.ts';
import { bent } from './bend.ts';
import { calls, type FuzzedCall, weighted } from './calls.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Header, oddHeaders } from './headers.ts';
import type { Sent } from './judge.ts';
import type { Known } from './known.ts';
import { idFor } from './names.ts';
import { type People, personRoles, type Somebody } from './people.ts';
import { type RawBody, rawBody } from './raw-bodies.ts';
import { type Fields, makeSense } from './sense.ts';
import { beside, oddPath, oddQuery } from './targets.ts';
import { upload } from './uploads.ts';
import { type Making, valid, type Ways } from './value.ts';
import type { Written } from './wire.ts';

/** Listeners of the product; on the two sites the API is under /api. */
export const ports = ['api', 'learner', 'studio'] as const;
export type Port = (typeof ports)[number];

/** One request, with the properties that its reply is checked against. */
export type Shot = Written & Sent & { number: number; what: Kind; call: string; port: Port; as: Somebody | null };

/** How a request of the contract is changed; `valid`: not at all. Shares of 100. */
const shares = { valid: 38, body: 20, text: 12, query: 8, path: 8, headers: 7, method: 3, beside: 4 } as const;
type Kind = keyof typeof shares;
const drawn = Object.entries(shares).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind));

export type World = { seed: number; known: Known; people: People; ways: Ways; marker: string };

/**
 * The request with this number: the same for the same seed, except for ids that the database
 * created.
 */
export function shotOf(number: number, { seed, known, people, ways, marker }: World): Shot {
  const chance = chanceOf(seed, number);
  // First each call once, then random ones.
  const call = calls[number] ?? chance.pick(weighted);
  const what = calls[number] ? 'valid' : chance.pick(drawn);
  const as = callerOf(call, people, chance);
  const port = chance.often(0.6) ? 'api' : chance.pick(ports);
  const { method, path, body } = partsOf(what, { chance, known, ways, call, as });
  const base = port === 'api' || what === 'beside' ? '' : '/api';
  const odd = what === 'headers' || chance.often(0.06) ? oddHeaders(chance) : [];
  const written: Written = {
    method,
    target: path.startsWith('http') ? path : base + path,
    headers: headersOf({ as, odd, body, id: `fuzz-${seed}-${number}` }),
    body: body?.bytes ?? null,
  };
  const seesAll = as?.role === 'super-admin';
  return {
    ...written,
    ...{ number, what, call: call.call, port, as, toApi: what !== 'beside', mayClose: mayClose(written) },
    marker: seesAll ? null : marker,
  };
}

/** Mostly a user with a required role, sometimes any. */
function callerOf({ spec }: FuzzedCall, people: People, chance: Chance): Somebody | null {
  if (isOpen(spec)) return chance.often(0.9) ? null : people.one(chance.pick(personRoles), chance);
  const roles = chance.often(0.93) ? personRoles.filter((role) => spec.who.includes(role)) : personRoles;
  return people.one(chance.pick(roles), chance);
}

type Parts = { method: string; path: string; body: RawBody | null };

function partsOf(what: Kind, making: Making): Parts {
  const { chance, call, known } = making;
  if (what === 'beside')
    return { method: chance.pick(['GET', 'GET', 'HEAD', 'POST']), path: beside(known, chance), body: null };
  const path = call.pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(name, making));
  const fields = call.query ? fieldsOf(valid(call.query, 'query', making), making) : {};
  const parts = { method: call.method, path: path + queryOf(fields), body: bodyOf(what, making) };
  switch (what) {
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
      if (call.method === 'DELETE') return { ...parts, path, body: jsonOf(bent(fields, chance)) };
      return { ...parts, path: path + queryOf(bent(fields, chance) as Fields) };
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

function bodyOf(what: Kind, making: Making): RawBody | null {
  const { call, chance } = making;
  if (call.spec.upload) return upload(chance);
  if (!call.body) return chance.often(0.03) ? jsonOf({ a: 1 }) : null;
  const value = fieldsOf(valid(call.body, 'body', making), making);
  if (what === 'body') return jsonOf(bent(value, chance));
  if (what === 'text') return rawBody(JSON.stringify(value), chance);
  return jsonOf(value);
}

function fieldsOf(value: unknown, making: Making): Fields {
  const fields = value as Fields;
  makeSense(fields, making);
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

type Heading = { as: Somebody | null; odd: readonly Header[]; body: RawBody | null; id: string };

/** An odd header replaces the usual one. */
function headersOf({ as, odd, body, id }: Heading): Header[] {
  const usual: Header[] = [
    ['host', 'localhost'],
    ['x-request-id', id],
    ['app-version', '1'],
    ['timeZoneName', 'America/New_York'],
    ...(as ? [['authorization', as.token] as const] : []),
    ...(body?.headers ?? []),
  ];
  const names = new Set(odd.map(([name]) => name));
  const length: Header[] = body ? [['content-length', String(body.bytes.length)]] : [];
  return [...usual.filter(([name]) => !names.has(name)), ...odd, ...length];
}

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Whether Node may refuse it, or disconnect, before our code sees it. */
function mayClose({ method, target, headers, body }: Written): boolean {
  const size = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, target.length);
  return (
    size > 15_000 ||
    headers.length > 1_000 ||
    (body?.length ?? 0) > 2_000_000 ||
    !known.has(method) ||
    !/^[\x21-\x7e]+$/.test(target) ||
    headers.some(([name, value]) => /^(?:upgrade|expect)$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
  );
}
