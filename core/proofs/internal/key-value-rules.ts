import { typedJudging } from '../../kinds/typed/lazy/judging.ts';
import { hundredths, type Rational, readNumber } from '../../kinds/typed/lazy/read-number.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { itemOf } from '../../wire/item-of.ts';
import type { AuthoredQuestion } from '../authored.ts';
import { quoted } from '../finding.ts';

/** Right answers that round to zero with two decimals, so that 0 is judged right. */
export function keysLikeZero(question: AuthoredQuestion): string[] {
  return valuesOf(question).flatMap(({ text, value }) =>
    value.numerator !== 0n && hundredths(value) === 0n
      ? [`takes “0” for ${quoted(text)}: two decimals cannot tell them apart. Make it an exact match`]
      : [],
  );
}

/** Right answers with one digit after rounding to two decimals: a value that differs by a tenth may be judged right. */
export function coarseKeys(question: AuthoredQuestion): string[] {
  return valuesOf(question).flatMap(({ text, value }) => {
    const rounded = hundredths(value);
    const isCoarse =
      rounded !== 0n && rounded > -10n && rounded < 10n && value.numerator * 100n !== rounded * value.denominator;
    const roundedText = `${rounded < 0n ? '-' : ''}0.0${rounded < 0n ? -rounded : rounded}`;
    return isCoarse
      ? [`takes “${roundedText}” and all that rounds to it for ${quoted(text)}. Make it an exact match`]
      : [];
  });
}

/** A number in the question that is judged right as written, such as 4/8 for the key 1/2. */
export function keysTypedBack(question: AuthoredQuestion): string | null {
  const { kind, key } = itemOf(question);
  if (kind !== 'typed') return null;
  const keys = new Set(key.entries.map(({ text }) => withoutSpaces(text)));
  const typedBack = numbersIn(plainText(question.question)).find(
    (text) => !keys.has(withoutSpaces(text)) && typedJudging.judge(key, { text }).right,
  );
  return typedBack === undefined
    ? null
    : `takes ${quoted(typedBack)} for right, which is in its text: whoever types the question back is right`;
}

type ValuedAnswer = { text: string; value: Rational };

/** Typed answers that are compared by value. */
function valuesOf(question: AuthoredQuestion): ValuedAnswer[] {
  const { kind, key } = itemOf(question);
  if (kind !== 'typed') return [];
  return key.entries.flatMap(({ text, exact }) => {
    const value = exact ? null : readNumber(text);
    return value ? [{ text: text.trim(), value }] : [];
  });
}

/** Decimals, fractions and products between words, not parts of a longer expression. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(numberPattern)]
    .map(([matched]) => matched.replace(/[,.]$/, ''))
    .filter((matched) => readNumber(matched));
}

const number = String.raw`\d[\d,.]*`;
const numberPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.^_√])(?<![)(+*/×·⋅÷−-]\s?)${number}(?:\s*[*/×·⋅÷]\s*${number})?(?!\p{L}|%|\s?[\p{N}^_(+*/×·⋅÷=−-])`,
  'gu',
);

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
