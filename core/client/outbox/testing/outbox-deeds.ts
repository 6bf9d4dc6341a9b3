import { expect } from 'vitest';
import { type Draft, isAnswer } from '../outbox-entry.ts';
import { savedState } from '../outbox-view.ts';
import { testDeedOf } from '../test-deed.ts';
import { aDraft, anId } from './entries.ts';
import { settle } from './settle.ts';
import { createWorld, type Tab, type World } from './world.ts';
import { refusedQuestion, sectionKey } from './world-server.ts';

export const me = anId(1);
export const other = anId(2);

/** A tab in a world at rest, and what its bar says. */
export async function aTab() {
  const world = createWorld();
  const tab = world.openTab();
  await world.quiet();
  const saved = (account = me) => savedState(tab.outbox.view(), account);
  return { world, tab, saved };
}

let made = 0;
/** An answer in practice, unlike any before it; answers the id of its record. */
export function append(world: World, tab: Tab, wish: Parameters<typeof aDraft>[0] = {}) {
  made += 1;
  const draft = aDraft({ account: world.session?.account_id ?? me, given: `${made}`, ...wish });
  if (!isAnswer(draft)) throw new Error('an answer, please');
  tab.made.set(draft.body.id, draft);
  tab.appended.push(draft.body.id);
  tab.judge.own.add(draft.id);
  tab.outbox.append(draft);
  return draft.body.id;
}

/** A student's word on one of two questions of a test, or of one that is refused; each tab counts for itself. */
export function answerInTest(world: World, tab: Tab, n: number) {
  made += 1;
  const account = world.session?.account_id ?? me;
  const question = [anId(11), anId(12), refusedQuestion][n % 3] ?? refusedQuestion;
  const wish = { account, question, given: `${made}`, section: n % 2 ? 'MathCalc' : 'MathNoCalc' } as const;
  const key = keyOf(aDraft({ ...wish, call: saveCall }));
  const rev = (tab.revs.get(key) ?? 0) + 1;
  const draft = aDraft({ ...wish, rev, call: saveCall });
  tab.revs.set(key, rev);
  tab.judge.own.add(draft.id);
  tab.outbox.append(draft);
  return draft;
}

/** Submits a section of a test, and remembers what was given in it before. */
export function submitTest(world: World, tab: Tab, n: number) {
  const account = world.session?.account_id ?? me;
  const draft = aDraft({ account, section: n % 2 ? 'MathCalc' : 'MathNoCalc', call: submitCall });
  const mine = [...tab.revs].filter(([key]) => key.startsWith(keyOf(draft)) && !key.endsWith(refusedQuestion));
  world.givenBefore.set(draft.id, new Map(mine));
  tab.judge.own.add(draft.id);
  tab.outbox.append(draft);
}

const saveCall = 'POST /user_sat_test_progresses';
const submitCall = 'POST /user_sat_test_progresses/submit';

/** Account, section and question of something in a test. */
export function keyOf(said: Draft): string {
  const deed = testDeedOf(said);
  if (!deed) throw new Error('of a test, please');
  const section = sectionKey(said.account_id, deed);
  return deed.does === 'save' ? `${section} ${deed.entry?.questionId}` : section;
}

/** What a second half says of the first, and no first half may come to say. */
export const changed = { given_free_response_answer: 'changed' };

/** Says more of the time after; that it says something else of the answer itself must not matter. */
export function secondHalf(tab: Tab, n: number) {
  const first = tab.made.get(tab.appended[n % tab.appended.length] ?? '');
  if (!first || !isAnswer(first)) return;
  made += 1;
  const { id: record, question_id: question } = first.body;
  const before = tab.halves.get(record) ?? 0;
  // Now and then one that says less: a clock was put back, and what was said once stays.
  const after = n % 4 === 0 ? made / 1_000_000 : made;
  const later = aDraft({
    account: first.account_id,
    record,
    question,
    after,
    given: changed.given_free_response_answer,
  });
  tab.halves.set(record, Math.max(before, after));
  tab.judge.own.add(later.id);
  tab.outbox.append(later);
}

/** Lets storage work well until something is on its way to the server. */
export async function untilSending(world: World) {
  for (let round = 0; round < 20; round += 1) {
    await settle();
    if (world.work.some(({ kind }) => kind === 'send')) break;
    world.finish(0, 'well');
  }
  expect(world.work.map(({ kind }) => kind)).toEqual(['send']);
}
