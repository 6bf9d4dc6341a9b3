import type { treeCalls } from '@fourfold/core/contract/tree';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';

export const treeHandlers = {
  'POST /topics': unbuilt,
  'POST /grammar_topics': unbuilt,
  'POST /reading_topics': unbuilt,
  'POST /sat_topics': unbuilt,
  'PUT /topics/{id}': unbuilt,
  'PUT /grammar_topics/{id}': unbuilt,
  'PUT /reading_topics/{id}': unbuilt,
  'PUT /sat_topics/{id}': unbuilt,
  'DELETE /topics/{id}': unbuilt,
  'DELETE /grammar_topics/{id}': unbuilt,
  'DELETE /reading_topics/{id}': unbuilt,
  'DELETE /sat_topics/{id}': unbuilt,
  'PUT /tests/update_positions': unbuilt,
  'POST /subtopics': unbuilt,
  'PUT /subtopics/{id}': unbuilt,
  'DELETE /subtopics/{id}': unbuilt,
  'PUT /subtopics/update_positions': unbuilt,
  'POST /subsubtopics': unbuilt,
  'PUT /subsubtopics/{id}': unbuilt,
  'DELETE /subsubtopics/{id}': unbuilt,
  'PUT /subsubtopics/update_positions': unbuilt,
} satisfies Handlers<typeof treeCalls>;
