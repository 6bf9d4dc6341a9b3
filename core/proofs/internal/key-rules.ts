import { typedJudging } from '../../kinds/typed/lazy/judging.ts';
import type { TypedEntry } from '../../kinds/typed/typed.ts';
import { typedAnswers } from '../../wire/authored-item.ts';
import type { AuthoredQuestion } from '../authored.ts';
import { quoted } from '../finding.ts';
import type { KeyKind } from '../key-doubt.ts';

/** Maximum length of a typed answer; it has one line. */
const maxTypedLength = 200;

/**
 * Right answers that are judged wrong when typed as written. If all are blank there is no key,
 * which is another finding.
 */
export function refusedKeys(question: AuthoredQuestion): string[] {
  const entries = typedAnswers(question).filter(({ correct }) => correct);
  if (entries.every(isBlank)) return [];
  return entries.filter(isRefused).map((entry) => `has ${refusalReason(entry)}`);
}

/** Judging accepts every typed answer, whatever its mark. */
export function keysMarkedWrong(question: AuthoredQuestion): string[] {
  return typedAnswers(question)
    .filter((answer) => !answer.correct && !isRefused(answer))
    .map((answer) => `takes ${quotedAnswer(answer)} for right, which is marked as wrong: delete it`);
}

function isRefused(entry: TypedEntry): boolean {
  const text = entry.text.trim().replace(/\s*[\r\n]\s*/g, ' ');
  return !typedJudging.judge({ entries: [entry] }, { text: text.slice(0, maxTypedLength) }).right;
}

function refusalReason(entry: TypedEntry): string {
  if (isBlank(entry)) return 'an empty answer, which nothing meets: type it or delete it';
  const text = entry.text.trim();
  if (text.startsWith(',') || text.endsWith(',')) {
    return `the answer ${quotedAnswer(entry)}, which is judged wrong: an answer cannot start or end with a comma`;
  }
  return `the answer ${quotedAnswer(entry)}, which nobody can type: it takes one line of at most ${maxTypedLength} characters`;
}

function isBlank({ text }: TypedEntry): boolean {
  return text.trim() === '';
}

function quotedAnswer({ text }: TypedEntry): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return quoted(line.length > 40 ? `${line.slice(0, 39).toWellFormed()}…` : line);
}

/** A doubt applies to the key as imported. It ends when an accepted answer changes or is compared by value. */
export function doubtedKeyRule(kind: KeyKind) {
  return (question: AuthoredQuestion): string | null => {
    const { key_doubt: doubt } = question;
    if (doubt?.kind !== kind) return null;
    const typed = typedAnswers(question);
    const isAsImported = typed.every(({ exact }) => exact) && sameTexts(typed, doubt.keys);
    return isAsImported ? doubtPredicates[kind] : null;
  };
}

function sameTexts(typed: readonly TypedEntry[], keys: readonly string[]): boolean {
  const texts = typed.map(({ text }) => text);
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
