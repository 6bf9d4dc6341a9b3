import type { Judging, Verdict } from '../../kind.ts';
import type { TypedData, TypedEntry } from '../typed.ts';
import { isTypedAsNumber } from './is-typed-as-number.ts';
import { hundredths, readNumber, withoutCommas } from './read-number.ts';

export const typedJudging: Judging<TypedData> = {
  /** An entry that is compared exactly comes before one that is compared by value (PRC-017). */
  judge: ({ entries }, { text }) => judgeTyped(entries, text),
  slip: ({ entries }, { text }) => formatRules.find((rule) => rule.applies(text.trim(), entries))?.message ?? null,
  hint: ({ text }) => typingHint(text.trim()),
  seal: ({ spec, key }) => ({ ...spec, isNumber: isTypedAsNumber(key) }),
};

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

const commaMessage = 'An answer cannot start or end with a comma.';
const numberMessage = 'Type a number such as 12, -0.5 or 3/4, without a unit. Write 1 1/2 as 3/2 or 1.5.';

type FormatRule = { applies(typed: string, entries: readonly TypedEntry[]): boolean; message: string };
const formatRules: readonly FormatRule[] = [
  { applies: (typed) => typed === '', message: 'Type an answer first.' },
  { applies: hasCommaAtEnd, message: commaMessage },
  {
    applies: (typed, entries) => wantsNumber(entries) && !matchesExactly(typed, entries) && !readNumber(typed),
    message: numberMessage,
  },
];

/**
 * The key stays on the server, so plain words are no error: a hint is given only for what no key can accept.
 */
function typingHint(typed: string): string | null {
  if (typed === '') return null;
  if (hasCommaAtEnd(typed)) return commaMessage;
  const isMixed = /^-?\d+\s+\d+\/\d+$/.test(typed);
  return isMixed || (/\d/.test(typed) && !readNumber(typed)) ? numberMessage : null;
}

function wantsNumber(entries: readonly TypedEntry[]): boolean {
  const byValue = entries.filter((entry) => !entry.exact);
  return byValue.length > 0 && byValue.every((entry) => readNumber(entry.text));
}

function matchesExactly(typed: string, entries: readonly TypedEntry[]): boolean {
  return entries.some((entry) => entry.exact && isSameText(entry.text, typed));
}
