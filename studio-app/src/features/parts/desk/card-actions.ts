import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { addQuestion } from '../bucket/bucket.ts';
import type { DeskStore } from './desk-state.ts';
import { elementIds, focusWhenRendered } from './focus-when-rendered.ts';
import { duplicateQuestion, hasRoom, removeQuestion } from './question-actions.ts';
import { cachedQuestions } from './question-cache.ts';

type CardActionsOptions = { question: Question; questionLocation: QuestionLocation; store: DeskStore };

/** The actions on a whole question, for its menu and its properties. */
export function cardActions({ question, questionLocation, store }: CardActionsOptions) {
  const { id } = question;
  const neighbour = (by: -1 | 1) => {
    const all = cachedQuestions(questionLocation);
    return all[all.findIndex((one) => one.id === id) + by]?.id ?? null;
  };
  return {
    preview: () => store.preview(id),
    showVersions: () => store.showVersions(id),
    edit: () => store.edit(id),
    createAbove: () => hasRoom(questionLocation) && store.create(neighbour(-1)),
    createBelow: () => hasRoom(questionLocation) && store.create(id),
    async duplicate() {
      const copy = await duplicateQuestion(questionLocation, question);
      if (!copy) return;
      store.show(copy.id);
      focusWhenRendered(elementIds.opener(copy.id));
    },
    addToBucket: () => addQuestion(question),
    async remove() {
      // The focus moves to the next question, or to the previous one after the last.
      const next = neighbour(1) ?? neighbour(-1);
      if (!(await removeQuestion(questionLocation, id))) return;
      store.close(id);
      focusWhenRendered(next === null ? elementIds.create : elementIds.opener(next));
    },
  };
}
