import { type MathPart, readMath } from './read-math.ts';

/**
 * A formula as a student types it: `\frac{a}{b}` → `a/b`, `\left(` → `(`, `\sqrt{2}` → `sqrt(2)`.
 * Null if it cannot be typed. Without spaces, because they have no meaning in a formula.
 */
export function typedForm(latex: string): string | null {
  const parts = readMath(latex);
  return parts && join(parts);
}

function join(parts: readonly MathPart[]): string | null {
  let typed = '';
  for (const [index, part] of parts.entries()) {
    const text = write(part);
    if (text === null) return null;
    // 1/2 next to a letter, a digit or a bracket would read as something else: (1/2)x.
    const needsBrackets = runsInto(typed.at(-1)) || startsFactor(parts[index + 1]);
    typed += part.kind === 'fraction' && needsBrackets ? `(${text})` : text;
  }
  return typed;
}

function write(part: MathPart): string | null {
  switch (part.kind) {
    case 'sign':
      return part.text;
    case 'group':
      return join(part.parts);
    case 'fraction': {
      const [above, below] = [join(part.above), join(part.below)];
      return above === null || below === null ? null : `${factor(above)}/${factor(below)}`;
    }
    case 'root': {
      const [of, degree] = [join(part.of), part.degree === null ? '' : join(part.degree)];
      if (of === null || degree === null) return null;
      return degree === '' ? `sqrt(${of})` : `root${degree}(${of})`;
    }
    case 'raised':
    case 'lowered': {
      const text = join(part.parts);
      if (text === null) return null;
      return `${part.kind === 'raised' ? '^' : '_'}${/^(?:\d+|[a-zA-Z])$/.test(text) ? text : bracketed(text)}`;
    }
    case 'matrix': {
      const rows = part.rows.map((row) => row.map(join));
      if (rows.some((row) => row.includes(null))) return null;
      return `[${rows.map((row) => row.join(' ')).join('; ')}]`;
    }
    default:
      return part satisfies never;
  }
}

/** A numerator or denominator; in brackets unless it is a number, a letter or bracketed already. */
function factor(text: string): string {
  if (/^\((-?[\d.]+)\)$/.test(text)) return text.slice(1, -1);
  if (isBracketed(text.replace(/^(?:sqrt|root\d+)/, ''))) return text;
  return /^-?(?:\d*\.?\d+|[a-zA-Z])$/.test(text) ? text : bracketed(text);
}

function bracketed(text: string): string {
  return isBracketed(text) ? text : `(${text})`;
}

/** Whether one pair of brackets encloses the whole text. */
function isBracketed(text: string): boolean {
  if (!text.startsWith('(')) return false;
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (open === 0) return at === text.length - 1;
  }
  return false;
}

function runsInto(last: string | undefined): boolean {
  return last !== undefined && /[\p{L}\d)\]]/u.test(last);
}

function startsFactor(next: MathPart | undefined): boolean {
  if (!next) return false;
  if (next.kind === 'sign') return /^[\p{L}\d([|]/u.test(next.text);
  return next.kind !== 'lowered';
}
