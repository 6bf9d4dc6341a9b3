import type { Checks } from '../kind.ts';
import { typedJudging } from './lazy/judging.ts';
import { refusedEntries } from './refused-entries.ts';
import type { TypedData } from './typed.ts';

/** A typed text belongs to no answer, so its links are not followed. */
const noLink = { only: null };

export const typedChecks: Checks<TypedData> = {
  canBeRight,
  outcomes: (question) => ({ right: canBeRight(question) ? noLink : null, wrong: [noLink] }),
  choices: () => [],
  accepted: ({ key }, letters) => (letters ? [] : key.entries.map(({ text }) => text)),
  refused: ({ key }) => refusedEntries(key.entries),
};

function canBeRight({ key }: { key: TypedData['key'] }): boolean {
  return key.entries.some(({ text }) => typedJudging.judge(key, { text }).right);
}
