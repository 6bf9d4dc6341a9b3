import { isSameSet } from '../is-same-set.ts';
import type { Checks } from '../kind.ts';
import { typedJudging } from './lazy/judging.ts';
import { refusedEntries } from './refused-entries.ts';
import type { TypedData, TypedEntry } from './typed.ts';

/** A typed text belongs to no answer, so its links are not followed. */
const noLink = { only: null };

export const typedChecks: Checks<TypedData> = {
  canBeRight,
  outcomes: (question) => ({ right: canBeRight(question) ? noLink : null, wrong: [noLink] }),
  choices: () => [],
  accepted: ({ key }, letters) => (letters ? [] : key.entries.map(({ text }) => text)),
  isSameKey: (one, other) => isSameSet(one.entries.map(entryText), other.entries.map(entryText)),
  refused: ({ key }) => refusedEntries(key.entries),
};

function entryText({ text, exact }: TypedEntry): string {
  return JSON.stringify([text, exact]);
}

function canBeRight({ key }: { key: TypedData['key'] }): boolean {
  return key.entries.some(({ text }) => typedJudging.judge(key, { text }).right);
}
