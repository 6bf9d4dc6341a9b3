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
};
const superscripts: Readonly<Record<string, string>> = { '²': '2', '³': '3', '⁴': '4' };
const signs = [...['...', '<=', '>=', '=<', '=>', '==', '**'], ...'+-*/^()[]{}|,:=<>~!%_·×⋅∙÷−–≤≥⩽⩾…'];
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
    const { length, made } = nextToken(rest);
    tokens.push(...made);
    at += length;
  }
  tokens.push({ kind: 'end' });
  return tokens;
}

type Step = { length: number; made: Token[] };

function nextToken(rest: string): Step {
  // The dots of a range are not a decimal point: [1...5].
  const number = /^(?:\d+(?:\.(?!\.)\d*)?|\.\d+)/.exec(rest)?.[0];
  if (number) return { length: number.length, made: [{ kind: 'number', value: Number(number), text: number }] };
  const letters = /^[A-Za-z]+/.exec(rest)?.[0];
  if (letters) return nameToken(rest, letters);
  const [first = ''] = rest;
  if (first === 'π') return { length: 1, made: [{ kind: 'name', name: 'pi' }] };
  if (first === 'θ') return { length: 1, made: [{ kind: 'name', name: 'θ' }] };
  if (first === '√') return { length: 1, made: [{ kind: 'function', name: 'sqrt' }] };
  const power = superscripts[first];
  if (power)
    return {
      length: 1,
      made: [
        { kind: 'sign', sign: '^' },
        { kind: 'number', value: Number(power), text: power },
      ],
    };
  const sign = signs.find((one) => rest.startsWith(one));
  if (!sign) throw new ExpressionError(`Remove “${first}”: it has no meaning here.`);
  return { length: sign.length, made: [{ kind: 'sign', sign: spellings[sign] ?? sign }] };
}

/** The longest known name at the start, or one letter with its index. */
function nameToken(rest: string, letters: string): Step {
  for (let length = Math.min(letters.length, maxNameLength); length > 1; length -= 1) {
    const name = longNames.get(letters.slice(0, length));
    if (name) return { length, made: [named(name)] };
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
