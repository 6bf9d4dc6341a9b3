import { letterAt } from '../answers/letters.ts';
import { type KeyAnswer, keyOf } from '../answers/question.ts';
import { judge } from '../answers/typed/judge.ts';
import { isFullRun } from '../mastery/run/full-run.ts';
import type { AuthoredQuestion } from './authored.ts';

/** Typed as soon as one answer is a free response, as judging has it; before there is one, as its author marked it. */
export function isTyped({
  answers,
  is_free_response,
}: Pick<AuthoredQuestion, 'answers' | 'is_free_response'>): boolean {
  return answers.length === 0 ? is_free_response : keyOf(answers).kind === 'typed';
}

/** Whether anything that a student can choose or type is right. */
export function canBeRight({ answers }: { answers: readonly KeyAnswer[] }): boolean {
  const key = keyOf(answers);
  if (key.kind === 'typed') return key.entries.some(({ text }) => judge(key, { kind: 'typed', text }).right);
  const answerIds = answers.filter(({ correct }, at) => correct && letterAt(at)).map(({ id }) => id);
  return judge(key, { kind: 'choice', answerIds }).right;
}

/**
 * Whether a full run can be reached in a set of these questions, as they follow one another: round and round, and
 * a wrong answer begins the run anew (2§4, Q37). So one question is enough, if every one can be right.
 */
export function allowsFullRun(canBe: readonly boolean[]): boolean {
  if (!canBe.includes(false)) return canBe.length > 0;
  let run = 0;
  // Twice round: the longest stretch may go over the end.
  for (const right of [...canBe, ...canBe]) {
    run = right ? run + 1 : 0;
    if (isFullRun(run)) return true;
  }
  return false;
}
