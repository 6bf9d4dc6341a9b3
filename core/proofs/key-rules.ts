import { keyOf } from '../answers/question-key.ts';
import { judge } from '../answers/typed/judge.ts';
import type { AuthoredAnswer, AuthoredQuestion } from './authored.ts';
import { quoted } from './finding.ts';

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
