import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { currentDraftDesk } from '../../drafts/draft-desk.ts';
import { answerName } from '../answers/answer-name.ts';
import type { DeskStore, LinkSource } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { cachedQuestions } from '../question-cache.ts';
import { outcomeLabels } from './outcomes.ts';
import { saveLink } from './save-link.ts';

/** A link's source as a field of a draft, which has only texts and numbers. */
export const writeSource = (source: LinkSource | null): string => (source ? JSON.stringify(source) : '');

/** The source in a draft; null if there is none, as in a draft of an earlier version. */
export function readSource(field: string | undefined): LinkSource | null {
  return field ? (JSON.parse(field) as LinkSource) : null;
}

/** What a new question is linked from, as a sentence; null if it does not exist any more. */
export function sourceText(source: LinkSource, questions: readonly Question[]): string | null {
  const at = questions.findIndex(({ id }) => id === source.questionId);
  if (at < 0) return null;
  if (source.at === 'outcome') return `${outcomeLabels[source.outcome].after} to question ${at + 1}`;
  const answerAt = questions[at]?.answers.findIndex(({ id }) => id === source.answerId) ?? -1;
  return answerAt < 0 ? null : `${answerName(answerAt)} of question ${at + 1}`;
}

type Created = { questionLocation: QuestionLocation; store: DeskStore; source: LinkSource; created: Question };

/**
 * Links a question that was created from the palette. If the call for an outcome fails, the palette opens again with the
 * question as its first target. The link of an answer becomes part of the draft of its form, as it is saved with that.
 * Returns whether it has moved the focus.
 */
export async function linkCreated({ questionLocation, store, source, created }: Created): Promise<boolean> {
  const question = cachedQuestions(questionLocation).find(({ id }) => id === source.questionId);
  if (!question) return false;
  store.noteTarget(created.id);
  if (source.at === 'answer') return linkAnswer(store, question, source.answerId, created.id);
  const result = await saveLink(questionLocation, question, source, created.id);
  if (result.at !== 'failed') return false;
  store.link({ ...source, failure: result.message });
  return true;
}

function linkAnswer(store: DeskStore, question: Question, answerId: string, to: string): boolean {
  const answer = question.answers.find(({ id }) => id === answerId);
  const desk = currentDraftDesk();
  if (!answer || !desk) return false;
  const key = draftKeys.answer(answerId);
  const content = { ...desk.draftOf(key)?.content, next_question: to };
  desk.change({ key, subject_id: question.id, base_rev: answer.rev ?? null, content });
  store.edit(question.id, null);
  focusWhenRendered(elementIds.ownLink(answerId));
  return true;
}
