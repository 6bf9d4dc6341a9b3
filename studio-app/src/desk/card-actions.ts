import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import { addQuestion } from '../bucket/bucket.ts';
import type { DeskStore } from './desk-state.ts';
import { focusWhenThere, partIds } from './focus-when-there.ts';
import { questionsAt } from './listed.ts';
import { duplicateQuestion, hasRoom, removeQuestion } from './make-question.ts';

type Acting = { question: Question; place: QuestionPlace; store: DeskStore };

/** The actions on a whole question, for its menu and its properties. */
export function cardActions({ question, place, store }: Acting) {
  const { id } = question;
  const neighbour = (by: -1 | 1) => {
    const all = questionsAt(place);
    return all[all.findIndex((one) => one.id === id) + by]?.id ?? null;
  };
  return {
    preview: () => store.preview(id),
    edit: () => store.show(id, 'editing'),
    createAbove: () => hasRoom(place) && store.create(neighbour(-1)),
    createBelow: () => hasRoom(place) && store.create(id),
    async duplicate() {
      const copy = await duplicateQuestion(place, question);
      if (!copy) return;
      store.show(copy.id);
      focusWhenThere(partIds.opener(copy.id));
    },
    addToBucket: () => addQuestion(question),
    async remove() {
      // The focus moves to the next question, or to the previous one after the last.
      const next = neighbour(1) ?? neighbour(-1);
      if (!(await removeQuestion(place, id))) return;
      store.close(id);
      focusWhenThere(next === null ? partIds.create : partIds.opener(next));
    },
  };
}
