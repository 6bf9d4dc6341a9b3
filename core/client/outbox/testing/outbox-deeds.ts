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

/** A tab with nothing in progress, and a function that returns its saved state. */
export async function aTab() {
  const world = createWorld();
  const tab = world.openTab();
  await world.quiet();
  const saved = (account = me) => savedState(tab.outbox.view(), account);
  return { world, tab, saved };
}

let made = 0;
/** Appends a new practice answer. Returns the id of its record. */
export function append(world: World, tab: Tab, wish: Parameters<typeof aDraft>[0] = {}) {
  made += 1;
  const draft = aDraft({ account: world.session?.account_id ?? me, given: `${made}`, ...wish });
  if (!isAnswer(draft)) throw new Error('The draft is not an answer.');
  tab.made.set(draft.body.id, draft);
  tab.appended.push(draft.body.id);
  tab.judge.own.add(draft.id);
  tab.outbox.append(draft);
  return draft.body.id;
}

/** Answers one of two test questions, or one that is refused. Each tab counts its own revisions. */
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

/** Submits a section of a test, and records the answers given before it. */
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

/** Account, section and question of a test action. */
export function keyOf(said: Draft): string {
  const deed = testDeedOf(said);
  if (!deed) throw new Error('The draft is not of a test.');
  const section = sectionKey(said.account_id, deed);
  return deed.does === 'save' ? `${section} ${deed.entry?.questionId}` : section;
}

/** Sent with a second half only; it must never reach a first half. */
export const changed = { given_free_response_answer: 'changed' };

/** Appends a second half with another time. Its other answer text must not matter. */
export function secondHalf(tab: Tab, n: number) {
  const first = tab.made.get(tab.appended[n % tab.appended.length] ?? '');
  if (!first || !isAnswer(first)) return;
  made += 1;
  const { id: record, question_id: question } = first.body;
  const before = tab.halves.get(record) ?? 0;
  // Sometimes a smaller time, as after a clock was set back: the greater one must stay.
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

/** Lets storage succeed until an entry is being sent. */
export async function untilSending(world: World) {
  for (let round = 0; round < 20; round += 1) {
    await settle();
    if (world.work.some(({ kind }) => kind === 'send')) break;
    world.finish(0, 'well');
  }
  expect(world.work.map(({ kind }) => kind)).toEqual(['send']);
}
