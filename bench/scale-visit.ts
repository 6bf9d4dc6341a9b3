import { performance } from 'node:perf_hooks';
import type { Asked } from './scale-calls.ts';

/** Milliseconds of each call, by its name. */
export type Times = Map<string, number[]>;

/** A student, a look at a student by the student's tutor, a tutor, or the author. */
export type Visitor = { api: string; letter: 'S' | 'L' | 'T' | 'A'; n: number };

/** Each call on its own, one after another. */
export async function askEach(visitor: Visitor, calls: readonly Asked[], times: Times): Promise<void> {
  for (const asked of calls) await askOne(visitor, asked, times, nameOf(asked));
}

/** All at once, as a page asks for them; the time until the last of them is there. */
export async function askAll(visitor: Visitor, calls: readonly Asked[], times: Times, name: string): Promise<void> {
  const start = performance.now();
  await Promise.all(calls.map((asked) => ask(visitor, asked)));
  note(times, name, performance.now() - start);
}

export async function askOne(visitor: Visitor, asked: Asked, times: Times, name: string): Promise<void> {
  const start = performance.now();
  await ask(visitor, asked);
  note(times, name, performance.now() - start);
}

/** The reply, once all of it is there. */
export async function ask({ api, letter, n }: Visitor, { call, body }: Asked): Promise<unknown> {
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

function note(times: Times, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}

/** The call's path, the same whatever it asks for. */
function nameOf({ call }: Asked): string {
  return call
    .replace(/^\w+ /, '')
    .replace(/\?.*$/, '')
    .replace(/[\da-f-]{36}/, '{id}');
}
