import { judgeChoice } from '../judge-choice.ts';
import type { Given, Key, TypedEntry, Verdict } from '../question.ts';
import { hundredths, readNumber, withoutCommas } from './read-number.ts';

/** Judges an answer by its key (PRC-016, PRC-017). Never throws; an answer of the other kind is wrong. */
export function judge(key: Key, given: Given): Verdict {
  if (key.kind === 'typed' && given.kind === 'typed') return judgeTyped(key.entries, given.text);
  return judgeChoice(key, given);
}

/** The functions that judge a typed answer, as one object: a page loads it lazily with the text field. */
export const typedJudging = { judge, formatSlip };
export type TypedJudging = typeof typedJudging;

/**
 * Returns the format error to show before a typed answer is recorded; null if there is none (Q112).
 * If the student checks the same text again, `judge` judges it all the same.
 */
export function formatSlip(key: Key, text: string): string | null {
  if (key.kind !== 'typed') return null;
  return slips.find((slip) => slip.made(text.trim(), key.entries))?.message ?? null;
}

function judgeTyped(entries: readonly TypedEntry[], text: string): Verdict {
  const typed = text.trim();
  if (typed === '' || hasCommaAtEnd(typed)) return { right: false, matched: null };
  for (const { exact, same } of matching) {
    const match = entries.find((entry) => entry.exact === exact && same(entry.text, typed));
    if (match) return { right: true, matched: match.text };
  }
  return { right: false, matched: null };
}

/** How an answer matches an entry, in the order in which entries are tried: exact ones first (PRC-017). */
const matching: readonly { exact: boolean; same(entry: string, typed: string): boolean }[] = [
  { exact: true, same: sameText },
  { exact: false, same: sameValue },
];

function sameText(entry: string, typed: string): boolean {
  return entry.trim() === typed;
}

/** Two numbers are equal if they round to the same 2 decimals (PRC-020), two texts if only commas and spaces differ. */
function sameValue(entry: string, typed: string): boolean {
  const [wanted, given] = [readNumber(entry), readNumber(typed)];
  if (wanted && given) return hundredths(wanted) === hundredths(given);
  return !wanted && !given && withoutCommas(entry) === withoutCommas(typed);
}

function hasCommaAtEnd(trimmed: string): boolean {
  return trimmed.startsWith(',') || trimmed.endsWith(',');
}

type Slip = { made(typed: string, entries: readonly TypedEntry[]): boolean; message: string };
const slips: readonly Slip[] = [
  { made: (typed) => typed === '', message: 'Type an answer first.' },
  { made: hasCommaAtEnd, message: 'An answer cannot start or end with a comma.' },
  {
    made: (typed, entries) => wantsNumber(entries) && !meetsExactly(typed, entries) && !readNumber(typed),
    message: 'Type a number such as 12, -0.5 or 3/4, without a unit. Write 1 1/2 as 3/2 or 1.5.',
  },
];

function wantsNumber(entries: readonly TypedEntry[]): boolean {
  const byValue = entries.filter((entry) => !entry.exact);
  return byValue.length > 0 && byValue.every((entry) => readNumber(entry.text));
}

function meetsExactly(typed: string, entries: readonly TypedEntry[]): boolean {
  return entries.some((entry) => entry.exact && sameText(entry.text, typed));
}
