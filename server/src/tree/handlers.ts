import type { treeCalls } from '@fourfold/core/contract/tree';
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
import { createSubsubtopic, createSubtopic, createTopic } from './create-records.ts';

export const treeHandlers = {
  'POST /topics': createTopic('math'),
  'POST /grammar_topics': createTopic('grammar'),
  'POST /reading_topics': createTopic('reading'),
  'POST /sat_topics': createTopic('sat'),
  'PUT /topics/{id}': changeTopic('math'),
  'PUT /grammar_topics/{id}': changeTopic('grammar'),
  'PUT /reading_topics/{id}': changeTopic('reading'),
  'PUT /sat_topics/{id}': changeTopic('sat'),
  'DELETE /topics/{id}': deleteTopic('math'),
  'DELETE /grammar_topics/{id}': deleteTopic('grammar'),
  'DELETE /reading_topics/{id}': deleteTopic('reading'),
  'DELETE /sat_topics/{id}': deleteTopic('sat'),
  'PUT /tests/update_positions': saveTopicOrder,
  'POST /subtopics': createSubtopic,
  'PUT /subtopics/{id}': changeSubtopic,
  'DELETE /subtopics/{id}': deleteSubtopic,
  'PUT /subtopics/update_positions': saveSubtopicOrder,
  'POST /subsubtopics': createSubsubtopic,
  'PUT /subsubtopics/{id}': changeSubsubtopic,
  'DELETE /subsubtopics/{id}': deleteSubsubtopic,
  'PUT /subsubtopics/update_positions': saveSubsubtopicOrder,
} satisfies Handlers<typeof treeCalls>;
