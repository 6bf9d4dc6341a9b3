import { ExpressionError } from './expression-error.ts';
import { isFunctionName, longNames } from './names.ts';

/** A part of a line. Names of variables are a letter with an optional index: a, x1. */
export type Token =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'function'; name: string }
  | { kind: 'sign'; sign: string }
  | { kind: 'end' };

/** Characters of a line at most. */
const longestLine = 1_000;

const spellings: Readonly<Record<string, string>> = {
  ...{ '·': '*', '×': '*', '⋅': '*', '∙': '*', '÷': '/', '−': '-', '–': '-', '≤': '<=', '≥': '>=', '**': '^' },
  ...{ '=<': '<=', '=>': '>=', '==': '=', '⩽': '<=', '⩾': '>=', '…': '...', '’': "'" },
  ...{ '∗': '*', '⁄': '/', '∕': '/', '＝': '=', '∼': '~' },
};
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const vulgarFractions: Readonly<Record<string, number>> = {
  ...{ '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5 },
  ...{ '⅙': 1 / 6, '⅚': 5 / 6, '⅐': 1 / 7, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8, '⅑': 1 / 9, '⅒': 1 / 10 },
};
const signs = [...['...', '<=', '>=', '=<', '=>', '==', '**'], ...'+-*/^()[]{}|,:=<>~!%_·×⋅∙÷−–≤≥⩽⩾…∗⁄∕＝∼°'];
const maxNameLength = Math.max(...[...longNames.keys()].map((name) => name.length));

/** Splits what a student types. Throws ExpressionError for a character that means nothing here. */
export function tokensOf(text: string): Token[] {
  if (text.length > longestLine) throw new ExpressionError(`Shorten this: ${longestLine} characters at most.`);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = /^[\s\\]+/.exec(rest)?.[0];
    if (space) {
      at += space.length;
      continue;
    }
    const before = tokens.at(-1);
    const isFactor = before?.kind === 'number' && !isSuperscript(before.text) && !isBase(tokens);
    const { length, made, replaces } = nextToken(rest, isFactor ? before : null);
    if (replaces) tokens.pop();
    tokens.push(...made);
    at += length;
  }
  tokens.push({ kind: 'end' });
  return tokens;
}

type NumberToken = Extract<Token, { kind: 'number' }>;
type Step = { length: number; made: Token[]; replaces?: boolean };

/** `before`: the number before it, if there is one. */
function nextToken(rest: string, before: NumberToken | null): Step {
  const part = vulgarFractions[rest[0] as string];
  if (part !== undefined) return fractionToken(part, rest[0] as string, before);
  // The dots of a range are not a decimal point: [1...5]. 1.5E-3 is the display of other calculators.
  const number = /^(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:E[-−+]?\d+)?/.exec(rest)?.[0].replace('−', '-');
  if (number) checkNumber(number, rest, before);
  if (number) return { length: number.length, made: [{ kind: 'number', value: Number(number), text: number }] };
  const letters = /^[A-Za-z]+/.exec(rest)?.[0];
  if (letters) return nameToken(rest, letters);
  const [first = ''] = rest;
  if (first === 'π') return { length: 1, made: [{ kind: 'name', name: 'pi' }] };
  if (first === 'θ') return { length: 1, made: [{ kind: 'name', name: 'θ' }] };
  if (first === '√') return { length: 1, made: [{ kind: 'function', name: 'sqrt' }] };
  if (first === '∛') return { length: 1, made: [{ kind: 'function', name: 'cbrt' }] };
  const power = /^[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(rest)?.[0];
  if (power) return powerTokens(power);
  const sign = signs.find((one) => rest.startsWith(one));
  if (!sign) throw new ExpressionError(`Remove “${first}”: it has no meaning here.`);
  return { length: sign.length, made: [{ kind: 'sign', sign: spellings[sign] ?? sign }] };
}

/** Whether the last number is the base of log_2 8. */
function isBase(tokens: readonly Token[]): boolean {
  const [name, sign] = tokens.slice(-3);
  return name?.kind === 'function' && sign?.kind === 'sign' && sign.sign === '_';
}

function isSuperscript(text: string): boolean {
  return superscripts.includes(text.slice(0, 1));
}

/** x⁻¹ is x^-1. */
function powerTokens(power: string): Step {
  const text = power.replace(/[⁺⁻]/, '');
  const value = Number([...text].map((digit) => superscripts.indexOf(digit)).join(''));
  const minus: Token[] = power.startsWith('⁻') ? [{ kind: 'sign', sign: '-' }] : [];
  return { length: power.length, made: [{ kind: 'sign', sign: '^' }, ...minus, { kind: 'number', value, text }] };
}

/** ½ is a number; 3½ is read as one mixed number, whose whole part is added to it. */
function fractionToken(part: number, text: string, before: NumberToken | null): Step {
  const fraction: NumberToken = {
    kind: 'number',
    value: part + (before?.value ?? 0),
    text: (before?.text ?? '') + text,
  };
  return { length: 1, made: [fraction], replaces: before !== null };
}

/** Throws ExpressionError for 1.2.3, for 2e3, which could be a power of ten, and for 3 1/2, which could be a sum. */
function checkNumber(number: string, rest: string, before: NumberToken | null): void {
  const dotted = /^(?:\d+\.\d*|\.\d+)(?:\.\d+)+/.exec(rest)?.[0];
  if (dotted) throw new ExpressionError(`Use one decimal point in ${dotted}.`);
  const power = /^e(\d+)/.exec(rest.slice(number.length))?.[1];
  if (power) throw new ExpressionError(`Write ${number}×10^${power} for a power of ten, or ${number}×e×${power}.`);
  if (!before) return;
  const fraction = /^[\d.]+\s*\/\s*\d+/.exec(rest)?.[0].replace(/\s/g, '') ?? number;
  throw new ExpressionError(`Put + or × between ${before.text} and ${fraction}.`);
}

/** The longest known name at the start, or one letter with its index. */
function nameToken(rest: string, letters: string): Step {
  for (let length = Math.min(letters.length, maxNameLength); length > 1; length -= 1) {
    const spelling = letters.slice(0, length);
    const name = longNames.get(spelling) ?? longNames.get(spelling.toLowerCase());
    if (!name) continue;
    // The base of log2(8) or log2 8, without a sign.
    const base = name === 'log' ? /^\d+(?=\(|\s+[\d.])/.exec(rest.slice(length))?.[0] : undefined;
    if (!base) return { length, made: [named(name)] };
    const number: Token = { kind: 'number', value: Number(base), text: base };
    return { length: length + base.length, made: [named(name), { kind: 'sign', sign: '_' }, number] };
  }
  const [letter = ''] = letters;
  // A base, as in log_2, is read by the parser; e has no index.
  const index = letter === 'e' ? undefined : /^[A-Za-z](?:_\{(\w{1,12})\}|_(\w{1,12})|(\d{1,6}))/.exec(rest);
  if (!index) return { length: 1, made: [{ kind: 'name', name: letter }] };
  const name = letter + (index[1] ?? index[2] ?? index[3]);
  return { length: index[0].length, made: [{ kind: 'name', name }] };
}

function named(name: string): Token {
  if (name === 'of') return { kind: 'sign', sign: '*' };
  return isFunctionName(name) ? { kind: 'function', name } : { kind: 'name', name };
}
