import { Refusal } from './refusal.ts';

/** Levels of nesting. Documents are sent as strings (Q111), so every body is flat. */
const maxDepth = 32;
/** Names that access prototypes, and `length`: Zod compares it before it checks that the value is an array. */
export const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', 'length']);

/**
 * Stricter than JSON.parse: throws a Refusal for a repeated name, a name that accesses prototypes,
 * text that PostgreSQL or UTF-8 cannot store, and nesting deeper than any call has.
 */
export function parseStrictJson(text: string): unknown {
  const value = parseJson(text);
  checkStructure(text);
  // The bytes are valid UTF-8, and JSON allows no raw control characters: only an escape can
  // produce invalid text.
  if (text.includes('\\u')) checkText(value, '');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_field', { field: 'body', problem: 'expected valid JSON' });
  }
}

/** Checks names and depth in one pass. The text must be valid JSON. */
function checkStructure(text: string): void {
  /** The names of each enclosing object; null for an enclosing array. */
  const open: (Set<string> | null)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x7b /* { */:
        open.push(new Set());
        expectsName = true;
        break;
      case 0x5b /* [ */:
        open.push(null);
        expectsName = false;
        break;
      case 0x7d /* } */:
      case 0x5d /* ] */:
        open.pop();
        expectsName = false;
        break;
      case 0x2c /* , */:
        expectsName = open.at(-1) instanceof Set;
        break;
      case 0x22 /* " */:
        {
          const end = endOfString(text, at);
          const names = open.at(-1);
          if (expectsName && names) {
            checkName(text.slice(at, end + 1), names);
            expectsName = false;
          }
          at = end;
          break;
        }
    }
    if (open.length > maxDepth)
      throw new Refusal('invalid_field', { field: 'body', problem: `nested more than ${maxDepth} levels deep` });
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}

function checkName(quoted: string, names: Set<string>): void {
  const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
  if (forbiddenNames.has(name))
    throw new Refusal('invalid_field', { field: name, problem: 'not a name that a body may use' });
  if (names.has(name)) throw new Refusal('invalid_field', { field: forDisplay(name), problem: 'given twice' });
  names.add(name);
}

function checkText(value: unknown, path: string): void {
  if (typeof value === 'string') {
    const textError = textErrorOf(value);
    if (textError) throw new Refusal('invalid_field', { field: path || 'body', problem: textError });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (textErrorOf(name))
      throw new Refusal('invalid_field', { field: 'body', problem: 'a name holds a character that text cannot hold' });
    checkText(inner, path ? `${path}.${name}` : name);
  }
}

/** Returns why PostgreSQL or UTF-8 cannot store the text; null if they can. */
export function textErrorOf(text: string): string | null {
  if (text.includes('\0')) return 'holds a null character; remove it';
  if (!text.isWellFormed()) return 'holds half of a character; remove it';
  return null;
}

/** A name from a request, cut to a length that fits into a message. */
export function forDisplay(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
