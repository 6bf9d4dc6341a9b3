import { api } from '@fourfold/app-shell/session';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { showQuestion } from '../question-cache.ts';
import { type Link, linkKindLabels, outcomeLabels } from './outcomes.ts';

/** Links an outcome of a question to a target; null removes the link. Returns the question. */
export function sendLink(id: string, { outcome, kind }: Link, to: string | null): Promise<Question> {
  const { type } = outcomeLabels[outcome];
  if (kind === 'question')
    return to === null
      ? api('POST /questions/unlink_question', { body: { id, type } })
      : api('POST /questions/link_question', { body: { id, type, [`link_${outcome}_question_id`]: to } });
  return to === null
    ? api('POST /questions/unlink_problemset', { body: { id, type } })
    : api('POST /questions/link_problemset', { body: { id, type, [`link_${outcome}_problemset_id`]: to } });
}

/** Changes only the links: other fields may have unsaved changes. */
export function showLinks(questionLocation: QuestionLocation, question: Question): void {
  const { link_right_question_id, link_wrong_question_id, link_right_problemset_id, link_wrong_problemset_id } =
    question;
  const links = { link_right_question_id, link_wrong_question_id, link_right_problemset_id, link_wrong_problemset_id };
  showQuestion(questionLocation, question.id, (own) => ({ ...own, ...links }));
}

/** "Right Question", "Wrong ProblemSet". */
export function linkLabel({ outcome, kind }: Link): string {
  return `${outcomeLabels[outcome].type} ${linkKindLabels[kind].name}`;
}
