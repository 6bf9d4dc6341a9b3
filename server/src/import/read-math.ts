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
  const reader: TokenReader = { tokens, at: 0 };
  try {
    return readUntil(reader, null);
  } catch (error) {
    if (error instanceof UnreadableMath) return null;
    throw error;
  }
}

type TokenReader = { readonly tokens: readonly string[]; at: number };
class UnreadableMath extends Error {}

function readUntil(reader: TokenReader, end: string | null): MathPart[] {
  const parts: MathPart[] = [];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === undefined && end !== null) throw new UnreadableMath();
    if (token === undefined || token === end) {
      reader.at += 1;
      return parts;
    }
    parts.push(readPart(reader));
  }
}

function readPart(reader: TokenReader): MathPart {
  const token = reader.tokens[reader.at++];
  switch (token) {
    case undefined:
    case '}':
      throw new UnreadableMath();
    case '{':
      return { kind: 'group', parts: readUntil(reader, '}') };
    case '^':
    case '**':
      return { kind: 'raised', parts: argument(reader) };
    case '_':
      return { kind: 'lowered', parts: argument(reader) };
    case '\\frac':
    case '\\dfrac':
      return { kind: 'fraction', above: argument(reader), below: argument(reader) };
    case '\\sqrt': {
      return { kind: 'root', degree: option(reader), of: argument(reader) };
    }
    case '\\operatorname':
    case '\\text':
      return { kind: 'group', parts: argument(reader) };
    case '\\begin':
      return matrix(reader);
    default:
      return { kind: 'sign', text: signOf(token) };
  }
}

function argument(reader: TokenReader): MathPart[] {
  const part = readPart(reader);
  return part.kind === 'group' ? part.parts : [part];
}

function option(reader: TokenReader): MathPart[] | null {
  if (reader.tokens[reader.at] !== '[') return null;
  reader.at += 1;
  return readUntil(reader, ']');
}

function signOf(token: string): string {
  const sign = signs.get(token);
  if (sign !== undefined) return sign;
  if (token.startsWith('\\')) throw new UnreadableMath();
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

function matrix(reader: TokenReader): MathPart {
  const name = nameOf(reader);
  if (!matrices.has(name)) throw new UnreadableMath();
  const rows: MathPart[][][] = [[[]]];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === '\\end') {
      reader.at += 1;
      nameOf(reader);
      return { kind: 'matrix', rows };
    }
    if (token === '&' || token === '\\\\') {
      reader.at += 1;
      if (token === '&') rows.at(-1)?.push([]);
      else rows.push([[]]);
    } else {
      rows.at(-1)?.at(-1)?.push(readPart(reader));
    }
  }
}

function nameOf(reader: TokenReader): string {
  if (reader.tokens[reader.at++] !== '{') throw new UnreadableMath();
  let name = '';
  for (let token = reader.tokens[reader.at++]; token !== '}'; token = reader.tokens[reader.at++]) {
    if (token === undefined) throw new UnreadableMath();
    name += token;
  }
  return name;
}
