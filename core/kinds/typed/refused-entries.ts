import { typedJudging } from './lazy/judging.ts';
import type { TypedEntry } from './typed.ts';

/** Maximum length of a typed answer; it has one line. */
const maxTypedLength = 200;

/** Entries that are judged wrong when typed as written. If all are blank there is no key, which is another finding. */
export function refusedEntries(entries: readonly TypedEntry[]): string[] {
  if (entries.every(isBlank)) return [];
  return entries.filter(isRefused).map((entry) => `has ${refusalReason(entry)}`);
}

export function isRefused(entry: TypedEntry): boolean {
  const text = entry.text.trim().replace(/\s*[\r\n]\s*/g, ' ');
  return !typedJudging.judge({ entries: [entry] }, { text: text.slice(0, maxTypedLength) }).right;
}

function refusalReason(entry: TypedEntry): string {
  if (isBlank(entry)) return 'an empty answer, which nothing meets: type it or delete it';
  const text = entry.text.trim();
  if (text.startsWith(',') || text.endsWith(',')) {
    return `the answer ${quotedEntry(entry)}, which is judged wrong: an answer cannot start or end with a comma`;
  }
  return `the answer ${quotedEntry(entry)}, which nobody can type: it takes one line of at most ${maxTypedLength} characters`;
}

function isBlank({ text }: TypedEntry): boolean {
  return text.trim() === '';
}

export function quotedEntry({ text }: Pick<TypedEntry, 'text'>): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 40 ? `${line.slice(0, 39).toWellFormed()}…` : line}”`;
}
