import type { treeCalls } from '@fourfold/core/contract/tree';
import { callsByTopicKind } from '@fourfold/core/topics/topic-kinds';
import type { Handlers } from '../call/handler.ts';
import {
  changeSubsubtopic,
  changeSubtopic,
  changeTopic,
  deleteSubsubtopic,
  deleteSubtopic,
  deleteTopic,
  saveSubsubtopicOrder,
  saveSubtopicOrder,
  saveTopicOrder,
} from './change-records.ts';
import { countTree } from './count-tree.ts';
import { createSubsubtopic, createSubtopic, createTopic } from './create-records.ts';

export const treeHandlers = {
  ...callsByTopicKind('POST', '', createTopic),
  ...callsByTopicKind('PUT', '/{id}', changeTopic),
  ...callsByTopicKind('DELETE', '/{id}', deleteTopic),
  'PUT /tests/update_positions': saveTopicOrder,
  'GET /tree_counts': countTree,
  'POST /subtopics': createSubtopic,
  'PUT /subtopics/{id}': changeSubtopic,
  'DELETE /subtopics/{id}': deleteSubtopic,
  'PUT /subtopics/update_positions': saveSubtopicOrder,
  'POST /subsubtopics': createSubsubtopic,
  'PUT /subsubtopics/{id}': changeSubsubtopic,
  'DELETE /subsubtopics/{id}': deleteSubsubtopic,
  'PUT /subsubtopics/update_positions': saveSubsubtopicOrder,
} satisfies Handlers<typeof treeCalls>;
