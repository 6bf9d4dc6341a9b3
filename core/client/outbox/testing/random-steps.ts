import fc from 'fast-check';
import { answerInTest, append, me, other, secondHalf, submitTest } from './outbox-deeds.ts';
import { settle } from './settle.ts';
import type { Ending, World } from './world.ts';
import { refusedQuestion } from './world-server.ts';

export type Step = { do: string; n: number };

/** Runs one step. `n` chooses the tab, the pending work or the timer. */
export async function run(world: World, step: Step) {
  const tab = world.tabs[step.n % Math.max(1, world.tabs.length)];
  const ends: Record<string, Ending> = { well: 'well', badly: 'badly', 'reply lost': 'reply lost', busy: 'busy' };
  const ending = ends[step.do];
  if (ending) world.finish(step.n, ending);
  else if (step.do === 'append' && tab) append(world, tab);
  else if (step.do === 'append refused' && tab) append(world, tab, { question: refusedQuestion });
  else if (step.do === 'entry' && tab) answerInTest(world, tab, step.n);
  else if (step.do === 'submit' && tab) submitTest(world, tab, step.n);
  else if (step.do === 'second half' && tab && tab.appended.length > 0) secondHalf(tab, step.n);
  else if (step.do === 'retry' && tab) {
    for (const { judge } of world.tabs) judge.retries(world.session?.account_id ?? '');
    tab.outbox.retry();
  } else if (step.do === 'leave' && tab) tab.outbox.leave();
  else if (step.do === 'crash' && tab) world.crash(tab);
  else if (step.do === 'open' && world.tabs.length < 3) world.openTab();
  else if (step.do === 'timer') world.fire(step.n, false);
  else if (step.do === 'impatience') world.fire(step.n, true);
  else if (step.do === 'wake' && tab) tab.outbox.wake();
  else if (step.do === 'session') world.logIn([me, other, null][step.n % 3] ?? null);
  else if (step.do === 'session ends' && world.session) world.endedTokens.add(world.session.token);
  await settle();
}

/** Makes everything work again, and logs in each account once. */
export async function allIsWell(world: World) {
  world.endedTokens.clear();
  for (const account of [me, other, me]) {
    world.logIn(account);
    await world.quiet();
  }
}

/**
 * Sets `size`, because fast-check generates at most ten steps by default, and the interesting cases
 * need more.
 */
export const kinds = (names: string[], maxLength = 60) =>
  fc.array(fc.record({ do: fc.constantFrom(...names), n: fc.nat(50) }), { maxLength, size: 'max' });

/** Steps without failures. */
export const orderly = [
  'append',
  'append',
  'append refused',
  'second half',
  'entry',
  'entry',
  'submit',
  'well',
  'well',
  'well',
  'timer',
  'wake',
  'open',
];
/** With crashes, lost replies and a server that is busy or unreachable. */
export const faulty = [
  ...orderly,
  'well',
  'well',
  'badly',
  'badly',
  'reply lost',
  'busy',
  'crash',
  'impatience',
  'retry',
];
/** With users who leave, log out and log in. */
export const everything = [...faulty, 'leave', 'session', 'session ends'];
