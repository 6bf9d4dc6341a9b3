import { type AnswerOf, isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import { readable } from '../outbox-queue.ts';
import { savedState } from '../outbox-view.ts';
import { testDeedOf } from '../test-deed.ts';
import { keyOf, me, other } from './outbox-deeds.ts';
import type { Tab, World } from './world.ts';

/**
 * Answer records on disk or on the server, with their greatest seconds after the answer; test
 * questions with their latest revision.
 */
export function safe(world: World): Map<string, number> {
  const onDisk = answersIn(world).map(({ body }) => [body.id, body.time_spent_after_answer ?? 0] as const);
  const all = new Map<string, number>();
  const arrived = world.arrived.map(({ id, after }) => [id, after] as const);
  for (const [id, after] of [...onDisk, ...arrived, ...testsIn(world), ...world.arrivedEntries]) {
    all.set(id, Math.max(all.get(id) ?? 0, after));
  }
  return all;
}

/** The answer records on disk. */
export function answersIn(world: World): AnswerOf<OutboxEntry>[] {
  return readable(world.disk)
    .map(({ entry }) => entry)
    .filter(isAnswer);
}

function testsIn(world: World): [string, number][] {
  return readable(world.disk).flatMap(({ entry }) => {
    const deed = testDeedOf(entry);
    return deed?.does === 'save' && deed.entry ? [[keyOf(entry), deed.entry.rev]] : [];
  });
}

/**
 * What a tab reports as stored or saved: records with their seconds after the answer, and test
 * questions with their revisions.
 */
export function promisesOf(tab: Tab): [string, number][] {
  return [me, other].flatMap((account) => {
    const state = savedState(tab.outbox.view(), account);
    const isPromise = state.at === 'saved' || state.at === 'here' || (state.at === 'saving' && state.onDisk);
    const mine = tab.appended.filter((id) => tab.made.get(id)?.account_id === account);
    if (!isPromise) return [];
    const revs = [...tab.revs].filter(([key]) => key.startsWith(account));
    return [...mine.map((id): [string, number] => [id, tab.halves.get(id) ?? 0]), ...revs];
  });
}
