import { type GivenAnswer, judgeChoice, type QuestionKey, type TypedEntry, type Verdict } from '../question-key.ts';
import { hundredths, readNumber, withoutCommas } from './read-number.ts';

/** Judges an answer by its key (PRC-016, PRC-017). Never throws; an answer of the other kind is wrong. */
export function judge(key: QuestionKey, given: GivenAnswer): Verdict {
  if (key.kind === 'typed' && given.kind === 'typed') return judgeTyped(key.entries, given.text);
  return judgeChoice(key, given);
}

/** The functions that judge a typed answer, as one object: a page loads it lazily with the text field. */
export const typedJudging = { judge, formatSlip: formatError };
export type TypedJudging = typeof typedJudging;

/**
 * Returns the format error to show before a typed answer is recorded; null if there is none (Q112).
 * If the student checks the same text again, `judge` judges it all the same.
 */
export function formatError(key: QuestionKey, text: string): string | null {
  if (key.kind !== 'typed') return null;
  return formatRules.find((rule) => rule.applies(text.trim(), key.entries))?.message ?? null;
}

function judgeTyped(entries: readonly TypedEntry[], text: string): Verdict {
  const typed = text.trim();
  if (typed === '' || hasCommaAtEnd(typed)) return { right: false, matched: null };
  for (const { exact, matches } of matchers) {
    const match = entries.find((entry) => entry.exact === exact && matches(entry.text, typed));
    if (match) return { right: true, matched: match.text };
  }
  return { right: false, matched: null };
}

/** How an answer matches an entry, in the order in which entries are tried: exact ones first (PRC-017). */
const matchers: readonly { exact: boolean; matches(entry: string, typed: string): boolean }[] = [
  { exact: true, matches: isSameText },
  { exact: false, matches: isSameValue },
];

function isSameText(entry: string, typed: string): boolean {
  return entry.trim() === typed;
}

/** Two numbers are equal if they round to the same 2 decimals (PRC-020), two texts if only commas and spaces differ. */
function isSameValue(entry: string, typed: string): boolean {
  const [expected, given] = [readNumber(entry), readNumber(typed)];
  if (expected && given) return hundredths(expected) === hundredths(given);
  return !expected && !given && withoutCommas(entry) === withoutCommas(typed);
}

function hasCommaAtEnd(trimmed: string): boolean {
  return trimmed.startsWith(',') || trimmed.endsWith(',');
}

type FormatRule = { applies(typed: string, entries: readonly TypedEntry[]): boolean; message: string };
const formatRules: readonly FormatRule[] = [
  { applies: (typed) => typed === '', message: 'Type an answer first.' },
  { applies: hasCommaAtEnd, message: 'An answer cannot start or end with a comma.' },
  {
    applies: (typed, entries) => wantsNumber(entries) && !matchesExactly(typed, entries) && !readNumber(typed),
    message: 'Type a number such as 12, -0.5 or 3/4, without a unit. Write 1 1/2 as 3/2 or 1.5.',
  },
];

function wantsNumber(entries: readonly TypedEntry[]): boolean {
  const byValue = entries.filter((entry) => !entry.exact);
  return byValue.length > 0 && byValue.every((entry) => readNumber(entry.text));
}

function matchesExactly(typed: string, entries: readonly TypedEntry[]): boolean {
  return entries.some((entry) => entry.exact && isSameText(entry.text, typed));
}
