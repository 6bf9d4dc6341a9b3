import { letterAt } from '@fourfold/core/answers/answer-letters';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { type LinkKind, type Outcome, outcomeLabels } from '../../desk/links/outcomes.ts';

type Id = string;

/** What a link starts from: an outcome of a question, or one of its answers. */
export type LinkStart = Outcome | { answer: Id };

/** A change of one stored link. `from` is its target before, `to` after it; null: none. */
export type LinkChange = { question: Id; source: LinkStart; kind: LinkKind; from: Id | null; to: Id | null };

/** The present target of the link that a change is about; undefined if its question or answer does not exist. */
export function presentTarget(questions: readonly Question[], change: LinkChange): Id | null | undefined {
  const question = questions.find(({ id }) => id === change.question);
  const { source, kind } = change;
  if (!question) return undefined;
  if (typeof source === 'string') return question[`link_${source}_${kind}_id`];
  const answer = question.answers.find(({ id }) => id === source.answer);
  return answer && targetOfAnswer(answer, kind);
}

function targetOfAnswer({ next_question_id: next, link_problemset: set }: Answer, kind: LinkKind): Id | null {
  return kind === 'question' ? next : (set?._id ?? null);
}

/** The changes that restore what was before. The last change is restored first. */
export function reversed(changes: readonly LinkChange[]): LinkChange[] {
  return changes.map((change) => ({ ...change, from: change.to, to: change.from })).toReversed();
}

/** "After a right answer to question 3", "After answer B to question 3" */
export function sourceText(questions: readonly Question[], questionId: Id, source: LinkStart): string {
  const at = questions.findIndex(({ id }) => id === questionId);
  const answerAt =
    typeof source === 'string' ? -1 : (questions[at]?.answers ?? []).findIndex(({ id }) => id === source.answer);
  const after = typeof source === 'string' ? outcomeLabels[source].after : `After answer ${letterAt(answerAt) ?? ''}`;
  return `${after} to question ${at + 1}`;
}
