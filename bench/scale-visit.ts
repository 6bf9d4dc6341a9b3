import { performance } from 'node:perf_hooks';
import type { ApiCall } from './scale-calls.ts';

/** Milliseconds of each call, by name. */
export type Times = Map<string, number[]>;

/** S: a student. L: a tutor who impersonates a student. T: a tutor. A: the author. */
export type Visitor = { api: string; letter: 'S' | 'L' | 'T' | 'A'; n: number };

/** Sends and measures the calls one after another. */
export async function sendEach(visitor: Visitor, calls: readonly ApiCall[], times: Times): Promise<void> {
  for (const apiCall of calls) await sendOne(visitor, apiCall, times, nameOf(apiCall));
}

/** Sends the calls concurrently, as a page does; measures the time until the last reply. */
export async function sendAll(visitor: Visitor, calls: readonly ApiCall[], times: Times, name: string): Promise<void> {
  const start = performance.now();
  await Promise.all(calls.map((apiCall) => send(visitor, apiCall)));
  recordTime(times, name, performance.now() - start);
}

export async function sendOne(visitor: Visitor, apiCall: ApiCall, times: Times, name: string): Promise<void> {
  const start = performance.now();
  await send(visitor, apiCall);
  recordTime(times, name, performance.now() - start);
}

/** Sends a call and returns the complete reply. */
export async function send({ api, letter, n }: Visitor, { call, body }: ApiCall): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const reply = await fetch(`${api}${path}`, {
    method,
    headers: {
      authorization: letter + String(n).padStart(42, '0'),
      timeZoneName: 'America/New_York',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${call} answered ${reply.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

function recordTime(times: Times, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}

/** The call's path without its query, and with ids replaced. */
function nameOf({ call }: ApiCall): string {
  return call
    .replace(/^\w+ /, '')
    .replace(/\?.*$/, '')
    .replace(/[\da-f-]{36}/, '{id}');
}
