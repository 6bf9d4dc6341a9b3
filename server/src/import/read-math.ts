/** The parts of a formula that the importer can read. */
export type MathPart =
  | { kind: 'sign'; text: string }
  | { kind: 'group'; parts: MathPart[] }
  | { kind: 'fraction'; above: MathPart[]; below: MathPart[] }
  | { kind: 'root'; degree: MathPart[] | null; of: MathPart[] }
  | { kind: 'raised' | 'lowered'; parts: MathPart[] }
  | { kind: 'matrix'; rows: MathPart[][][] };

/** Parses LaTeX into parts; null for unknown commands and unbalanced braces. */
export function readMath(latex: string): MathPart[] | null {
  const tokens = latex.match(/\\[a-zA-Z]+|\\.|\*\*|[^\s\\]/gsu) ?? [];
  const reading: Reading = { tokens, at: 0 };
  try {
    return readUntil(reading, null);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

type Reading = { readonly tokens: readonly string[]; at: number };
class Unreadable extends Error {}

function readUntil(reading: Reading, end: string | null): MathPart[] {
  const parts: MathPart[] = [];
  for (;;) {
    const token = reading.tokens[reading.at];
    if (token === undefined && end !== null) throw new Unreadable();
    if (token === undefined || token === end) {
      reading.at += 1;
      return parts;
    }
    parts.push(readPart(reading));
  }
}

function readPart(reading: Reading): MathPart {
  const token = reading.tokens[reading.at++];
  switch (token) {
    case undefined:
    case '}':
      throw new Unreadable();
    case '{':
      return { kind: 'group', parts: readUntil(reading, '}') };
    case '^':
    case '**':
      return { kind: 'raised', parts: argument(reading) };
    case '_':
      return { kind: 'lowered', parts: argument(reading) };
    case '\\frac':
    case '\\dfrac':
      return { kind: 'fraction', above: argument(reading), below: argument(reading) };
    case '\\sqrt': {
      return { kind: 'root', degree: option(reading), of: argument(reading) };
    }
    case '\\operatorname':
    case '\\text':
      return { kind: 'group', parts: argument(reading) };
    case '\\begin':
      return matrix(reading);
    default:
      return { kind: 'sign', text: signOf(token) };
  }
}

function argument(reading: Reading): MathPart[] {
  const part = readPart(reading);
  return part.kind === 'group' ? part.parts : [part];
}

function option(reading: Reading): MathPart[] | null {
  if (reading.tokens[reading.at] !== '[') return null;
  reading.at += 1;
  return readUntil(reading, ']');
}

function signOf(token: string): string {
  const sign = signs.get(token);
  if (sign !== undefined) return sign;
  if (token.startsWith('\\')) throw new Unreadable();
  return token;
}

/** How commands, and characters that are not on a keyboard, are typed. */
const signs = new Map([
  ['\\left', ''],
  ['\\right', ''],
  ['\\times', '*'],
  ['\\cdot', '*'],
  ['\\div', '/'],
  ['\\pm', '+-'],
  ['\\leq', '<='],
  ['\\geq', '>='],
  ['\\neq', '!='],
  ['\\infty', 'inf'],
  ['\\pi', 'pi'],
  ['\\$', '$'],
  ['\\%', '%'],
  ['\\{', '{'],
  ['\\}', '}'],
  ['\\,', ''],
  ['\\;', ''],
  ['\\ ', ''],
  ['−', '-'],
  ['–', '-'],
]);

const matrices = new Set(['matrix', 'bmatrix', 'pmatrix']);

function matrix(reading: Reading): MathPart {
  const name = nameOf(reading);
  if (!matrices.has(name)) throw new Unreadable();
  const rows: MathPart[][][] = [[[]]];
  for (;;) {
    const token = reading.tokens[reading.at];
    if (token === '\\end') {
      reading.at += 1;
      nameOf(reading);
      return { kind: 'matrix', rows };
    }
    if (token === '&' || token === '\\\\') {
      reading.at += 1;
      if (token === '&') rows.at(-1)?.push([]);
      else rows.push([[]]);
    } else {
      rows.at(-1)?.at(-1)?.push(readPart(reading));
    }
  }
}

function nameOf(reading: Reading): string {
  if (reading.tokens[reading.at++] !== '{') throw new Unreadable();
  let name = '';
  for (let token = reading.tokens[reading.at++]; token !== '}'; token = reading.tokens[reading.at++]) {
    if (token === undefined) throw new Unreadable();
    name += token;
  }
  return name;
}
