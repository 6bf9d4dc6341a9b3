import type { questionCalls } from '@fourfold/core/contract/questions';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';

export const questionHandlers = {
  'POST /questions': unbuilt,
  'POST /questions/create_multiple': unbuilt,
  'PUT /questions/{id}': unbuilt,
  'DELETE /questions/{id}': unbuilt,
  'PUT /questions/update_positions': unbuilt,
  'POST /question_subsubtopics': unbuilt,
  'POST /question_subsubtopics/create_multiple': unbuilt,
  'DELETE /question_subsubtopics/{id}': unbuilt,
  'PUT /question_subsubtopics/update_positions': unbuilt,
  'POST /problemset_questions': unbuilt,
  'POST /problemset_questions/create_multiple': unbuilt,
  'PUT /problemset_questions/{id}': unbuilt,
  'DELETE /problemset_questions/{id}': unbuilt,
  'PUT /problemset_questions/update_positions': unbuilt,
  'POST /questions/link_question': unbuilt,
  'POST /questions/unlink_question': unbuilt,
  'POST /questions/link_problemset': unbuilt,
  'POST /questions/unlink_problemset': unbuilt,
  'POST /answers': unbuilt,
  'POST /answers/create_multiple': unbuilt,
  'POST /problemset_answers': unbuilt,
  'PUT /answers/{id}': unbuilt,
  'PATCH /answers/{id}': unbuilt,
  'DELETE /answers/{id}': unbuilt,
  'PUT /answers/update_positions': unbuilt,
} satisfies Handlers<typeof questionCalls>;
