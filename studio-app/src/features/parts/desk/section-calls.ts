import { type QuestionLocation, sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Call } from '@fourfold/core/contract/contract';

type Path = (typeof sectionSpecs)[QuestionLocation['section']]['path'];
type QuestionAction = 'list' | 'create' | 'createSeveral' | 'change' | 'remove' | 'order' | 'answers' | 'createAnswer';

/**
 * The calls of each path; three paths lead to the same store (Q95). Only this module knows which one a location uses.
 */
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
} as const satisfies Record<Path, Record<QuestionAction, Call>>;

/** All three paths take the same input, so the type of the first is used for all; the location's fields differ. */
export function callsOf(questionLocation: QuestionLocation) {
  return calls[sectionSpecs[questionLocation.section].path] as (typeof calls)['questions'];
}
