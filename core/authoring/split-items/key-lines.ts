import type { Line } from './lines.ts';
import { readLetters } from './read-key.ts';
import { explanationTerm, keyTerm } from './terms.ts';

/** A line, or the end of one, that begins with a term of a key or of an explanation. `end`: offset after the term. */
export type KeyStart = { kind: 'key' | 'explanation'; start: number; end: number };

const open = '^\\s*[([*]*\\s*';
const colon = '\\s*(?:[:=]|[)\\]*]+:?|[–—-](?=\\s))\\s*\\**';
const keyLine = new RegExp(`${open}${keyTerm}(?:${colon}|\\.\\s+|\\s*$)`, 'iu');
const keyWithLetter = new RegExp(`${open}${keyTerm}\\s+(?=[([]?[A-KА-ЕΑ-Ε1-9][)\\]]?[.\\s]*$)`, 'iu');
const explanationLine = new RegExp(`${open}${explanationTerm}(?:${colon}|\\.\\s+|\\s*$)`, 'iu');
const keyInside = new RegExp(`\\s[([]?${keyTerm}\\s*[:=]\\s*`, 'giu');

/** Whether a line begins with a key or an explanation. "Solution: B" is a key. */
export function keyAt(line: Line): KeyStart | null {
  if (line.block !== null && line.block.type !== 'heading') return null;
  const key = keyLine.exec(line.text) ?? keyWithLetter.exec(line.text);
  if (key) return { kind: 'key', start: 0, end: key[0].length };
  const explanation = explanationLine.exec(line.text);
  if (!explanation) return null;
  const rest = line.text.slice(explanation[0].length);
  return { kind: isOnlyLetters(rest) ? 'key' : 'explanation', start: 0, end: explanation[0].length };
}

/** A key at the end of a line that begins with something else. */
export function keyWithin(line: Line): KeyStart | null {
  if (line.block) return null;
  const found = [...line.text.matchAll(keyInside)].at(-1);
  if (!found || found.index === 0) return null;
  const end = found.index + found[0].length;
  return isOnlyLetters(line.text.slice(end)) ? { kind: 'key', start: found.index, end } : null;
}

/** Whether a text is one letter or several, and nothing else. */
function isOnlyLetters(text: string): boolean {
  return text.trim() !== '' && readLetters(text, null)?.rest === '';
}
