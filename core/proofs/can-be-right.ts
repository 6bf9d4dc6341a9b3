import { letterAt } from '../answers/answer-letters.ts';
import { type KeyAnswer, keyOf } from '../answers/question-key.ts';
import { judge } from '../answers/typed/judge.ts';
import { isFullRun } from '../mastery/run/full-run.ts';
import type { AuthoredQuestion } from './authored.ts';

/** Whether the question is typed: one answer is a free response, as in judging; without answers, the author's flag. */
export function isTyped({
  answers,
  is_free_response,
}: Pick<AuthoredQuestion, 'answers' | 'is_free_response'>): boolean {
  return answers.length === 0 ? is_free_response : keyOf(answers).kind === 'typed';
}

/** Whether any answer that a student can give is right. */
export function canBeRight({ answers }: { answers: readonly KeyAnswer[] }): boolean {
  const key = keyOf(answers);
  if (key.kind === 'typed') return key.entries.some(({ text }) => judge(key, { kind: 'typed', text }).right);
  const answerIds = answers.filter(({ correct }, at) => correct && letterAt(at)).map(({ id }) => id);
  return judge(key, { kind: 'choice', answerIds }).right;
}

/**
 * Whether a full run is possible in a set of these questions. They repeat in order until the set is mastered (Q37), and
 * a wrong answer resets the run (PBS-005): one question is enough if it can be right.
 */
export function allowsFullRun(canBeRightFlags: readonly boolean[]): boolean {
  if (!canBeRightFlags.includes(false)) return canBeRightFlags.length > 0;
  let run = 0;
  // Two rounds, because the longest run may wrap around the end.
  for (const right of [...canBeRightFlags, ...canBeRightFlags]) {
    run = right ? run + 1 : 0;
    if (isFullRun(run)) return true;
  }
  return false;
}
