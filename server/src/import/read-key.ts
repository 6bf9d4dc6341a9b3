import { readNumber } from '@fourfold/core/kinds/typed/lazy/read-number';
import type { KeyKind } from '@fourfold/core/proofs/key-doubt';
import { typedForm } from './typed-form.ts';

/** What a typed step accepts. With a doubt, an author has to check it before its problem is published. */
export type ImportedKey = {
  entries: { text: string; exact: boolean }[];
  /** A symbol shown left of the field, such as a currency symbol. */
  symbol: string;
  doubt: KeyKind | null;
  /** Help on how to type it; null for numbers, which are right in every form of the value. */
  typing: string | null;
};

/** Reads the key of a text box: numbers and fractions match by value, everything else exactly. */
export function readKey(answer: string): ImportedKey {
  const typed = typedKey(answer);
  if (typed === null) {
    const text = answer.replaceAll('$$', '').trim();
    return { entries: exactEntries([text]), symbol: '', doubt: 'untypable', typing: null };
  }
  return moneyKey(typed) ?? numberKey(typed) ?? numberEquationKey(typed) ?? exactKey(typed, answer);
}

/** The answer as a student types it: formulas without spaces, text unchanged. Null if it cannot be typed. */
function typedKey(answer: string): string | null {
  const pieces = answer.trim().split('$$');
  const typed = pieces.map((piece, index) => (index % 2 === 1 ? typedForm(piece) : typedText(piece)));
  return typed.includes(null) ? null : typed.join('').trim();
}

function typedText(text: string): string {
  return text.replaceAll('**', '^').replaceAll(/[−–]/g, '-').replaceAll(/\s+/g, ' ');
}

function moneyKey(typed: string): ImportedKey | null {
  const amount = typed.startsWith('$') ? typed.slice(1).trim() : '';
  if (!isNumber(amount)) return null;
  return { entries: [...byValue(amount), ...exactEntries([typed])], symbol: '$', doubt: null, typing: null };
}

function numberKey(typed: string): ImportedKey | null {
  const plain = typed.replace(/^\((.*)\)$/, '$1');
  return isNumber(plain) ? { entries: byValue(plain), symbol: '', doubt: null, typing: null } : null;
}

/** x=5 accepts every form of the value 5, and the equation itself. */
function numberEquationKey(typed: string): ImportedKey | null {
  const [, letter = '', value = ''] = equationPattern.exec(typed) ?? [];
  if (!isNumber(value)) return null;
  const entries = [...byValue(value), ...exactEntries([`${letter}=${value}`, `${letter} = ${value}`])];
  return { entries, symbol: '', doubt: null, typing: null };
}

function exactKey(typed: string, answer: string): ImportedKey {
  const doubt = kindOf(typed);
  const forms = doubt === 'words' ? [typed] : [typed, ...withoutNames(typed)];
  const entries = exactEntries(forms.flatMap((form) => [form, compact(form), spaced(form)]));
  return { entries, symbol: '', doubt, typing: typingLine(doubt, answer.includes('$$') ? typed : compact(typed)) };
}

function kindOf(typed: string): KeyKind {
  if (typed.includes(',')) return 'list';
  if (/[=<>]/.test(typed)) return 'equation';
  return /[^\p{L}\s]|^\p{L}$/u.test(typed) ? 'expression' : 'words';
}

const equationPattern = /^([a-zA-Z]) ?= ?([^=]+)$/;

/** The right sides alone: 2x for y=2x, and 1, 2 for x=1, x=2. */
function withoutNames(typed: string): string[] {
  const items = typed.split(/,(?![^(]*\))/).map((item) => equationPattern.exec(item.trim())?.[2]);
  return items.every((item) => item !== undefined) ? [items.join(', ')] : [];
}

/** Removes spaces that do not separate words or numbers. */
function compact(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d])\s+|\s+(?![\p{L}\d])/gu, '');
}

/** Puts spaces around operators with two operands, and after commas. */
function spaced(text: string): string {
  return compact(text)
    .replaceAll(/(?<=[\p{L}\d)\]|])(<=|>=|!=|\+-|[-+=<>])(?=.)/gu, ' $1 ')
    .replaceAll(',', ', ');
}

/** A text with a comma is a list: 330,367 are two numbers. */
function isNumber(text: string): boolean {
  return !text.includes(',') && readNumber(text) !== null;
}

function byValue(text: string) {
  return [{ text, exact: false }];
}

function exactEntries(texts: readonly string[]) {
  return [...new Set(texts)].map((text) => ({ text, exact: true }));
}

function typingLine(kind: KeyKind, typed: string): string {
  const hints = [
    ...(typed.includes('^') ? ['a power with ^, as in x^2'] : []),
    ...(typed.includes('/')
      ? ['a fraction with /, with brackets around what is longer than one number or letter']
      : []),
    ...(typed.includes('sqrt(') ? ['a square root as sqrt( )'] : []),
    ...(/root\d/.test(typed) ? ['a third root as root3( )'] : []),
    ...(typed.includes('*') ? ['times as *'] : []),
    ...(typed.includes('+-') ? ['plus or minus as +-'] : []),
    ...(typed.includes('[') ? ['a matrix row by row, as in [1 2; 3 4]'] : []),
    ...(kind === 'list' ? ['a comma between the parts, in the order asked for'] : []),
  ];
  return `How to type it: ${hints.length > 0 ? hints.join('; ') : plainHints[kind]}. With or without spaces.`;
}

const plainHints: Record<KeyKind, string> = {
  list: 'a comma between the parts',
  equation: 'as one equation, without units',
  expression: 'as one expression, as short as it can be',
  words: 'the word alone, written as in the question',
  untypable: 'as it is written in the question',
};
