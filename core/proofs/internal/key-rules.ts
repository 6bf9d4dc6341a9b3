import { keyOf } from '../../answers/question-key.ts';
import { judge } from '../../answers/typed/judge.ts';
import type { AuthoredAnswer, AuthoredQuestion } from '../authored.ts';
import { quoted } from '../finding.ts';
import type { KeyKind } from '../key-doubt.ts';

/** Maximum length of a typed answer; it has one line. */
const maxTypedLength = 200;

/**
 * Right answers that are judged wrong when typed as written. If all are blank there is no key,
 * which is another finding.
 */
export function refusedKeys({ answers }: AuthoredQuestion): string[] {
  const entries = answers.filter(({ is_free_response, correct }) => is_free_response && correct);
  if (entries.every(isBlank)) return [];
  return entries.filter(isRefused).map((entry) => `has ${refusalReason(entry)}`);
}

/** Judging accepts every typed answer, whatever its mark. */
export function keysMarkedWrong({ answers }: AuthoredQuestion): string[] {
  return answers
    .filter((answer) => answer.is_free_response && !answer.correct && !isRefused(answer))
    .map((answer) => `takes ${quotedAnswer(answer)} for right, which is marked as wrong: delete it`);
}

function isRefused(entry: AuthoredAnswer): boolean {
  const text = entry.free_response_answer.trim().replace(/\s*[\r\n]\s*/g, ' ');
  return !judge(keyOf([entry]), { kind: 'typed', text: text.slice(0, maxTypedLength) }).right;
}

function refusalReason(entry: AuthoredAnswer): string {
  if (isBlank(entry)) return 'an empty answer, which nothing meets: type it or delete it';
  const text = entry.free_response_answer.trim();
  if (text.startsWith(',') || text.endsWith(',')) {
    return `the answer ${quotedAnswer(entry)}, which is judged wrong: an answer cannot start or end with a comma`;
  }
  return `the answer ${quotedAnswer(entry)}, which nobody can type: it takes one line of at most ${maxTypedLength} characters`;
}

function isBlank({ free_response_answer }: AuthoredAnswer): boolean {
  return free_response_answer.trim() === '';
}

function quotedAnswer({ free_response_answer }: AuthoredAnswer): string {
  const line = free_response_answer.trim().replace(/\s+/g, ' ');
  return quoted(line.length > 40 ? `${line.slice(0, 39).toWellFormed()}…` : line);
}

/** A doubt applies to the key as imported. It ends when an accepted answer changes or is compared by value. */
export function doubtedKeyRule(kind: KeyKind) {
  return ({ answers, key_doubt: doubt }: AuthoredQuestion): string | null => {
    if (doubt?.kind !== kind) return null;
    const typed = answers.filter((answer) => answer.is_free_response);
    const isAsImported = typed.every(({ is_exact_match: exact }) => exact) && sameTexts(typed, doubt.keys);
    return isAsImported ? doubtPredicates[kind] : null;
  };
}

function sameTexts(typed: readonly { free_response_answer: string }[], keys: readonly string[]): boolean {
  const texts = typed.map(({ free_response_answer }) => free_response_answer);
  return texts.length === keys.length && texts.toSorted().join('\n') === keys.toSorted().join('\n');
}

const doubtPredicates: Readonly<Record<KeyKind, string>> = {
  expression:
    'was imported with an expression as its answer: it takes only what is listed, and right answers in another form are judged wrong',
  equation:
    'was imported with an equation as its answer: it takes only what is listed, and right answers in another form are judged wrong',
  list: 'was imported with a list as its answer: it takes only what is listed, in this order',
  words: 'was imported with a word as its answer: it takes only what is listed',
  untypable: 'was imported with an answer that has a sign which cannot be typed',
};
