import { type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import type { Call } from '@fourfold/core/contract/contract';

type Path = (typeof sectionSpecs)[QuestionPlace['section']]['path'];
type Step = 'list' | 'create' | 'createSeveral' | 'change' | 'remove' | 'order' | 'answers' | 'createAnswer';

/** Three paths lead to one store (Q95); nothing else knows which one a place takes. */
const calls = {
  questions: {
    list: 'GET /questions',
    create: 'POST /questions',
    createSeveral: 'POST /questions/create_multiple',
    change: 'PUT /questions/{id}',
    remove: 'DELETE /questions/{id}',
    order: 'PUT /questions/update_positions',
    answers: 'GET /answers',
    createAnswer: 'POST /answers',
  },
  question_subsubtopics: {
    list: 'GET /question_subsubtopics',
    create: 'POST /question_subsubtopics',
    createSeveral: 'POST /question_subsubtopics/create_multiple',
    change: 'PUT /questions/{id}',
    remove: 'DELETE /question_subsubtopics/{id}',
    order: 'PUT /question_subsubtopics/update_positions',
    answers: 'GET /answers',
    createAnswer: 'POST /answers',
  },
  problemset_questions: {
    list: 'GET /problemset_questions',
    create: 'POST /problemset_questions',
    createSeveral: 'POST /problemset_questions/create_multiple',
    change: 'PUT /problemset_questions/{id}',
    remove: 'DELETE /problemset_questions/{id}',
    order: 'PUT /problemset_questions/update_positions',
    answers: 'GET /problemset_answers',
    createAnswer: 'POST /problemset_answers',
  },
} as const satisfies Record<Path, Record<Step, Call>>;

/** The same input goes to each of the three, so they are called as the first; the place's fields tell them apart. */
export function callsAt(place: QuestionPlace) {
  return calls[sectionSpecs[place.section].path] as (typeof calls)['questions'];
}
