import type { publishingCalls } from '@fourfold/core/contract/publishing';
import type { Handlers } from '../call/handler.ts';
import { getPublishEffect } from './get-publish-effect.ts';
import { listUnpublishedParts } from './list-unpublished-parts.ts';
import { publishExam, publishProblemSet, publishRecord, publishSequence, publishTopic } from './publish-handlers.ts';
import { publishTogether } from './publish-together.ts';

export const publishingHandlers = {
  'POST /topics/publish_unpublish': publishTopic,
  'POST /subtopics/publish_unpublish': publishRecord('subtopic'),
  'POST /subtopics/sequence_publish_unpublish': publishSequence('subtopic_sequence'),
  'POST /subsubtopics/publish_unpublish': publishRecord('subsubtopic'),
  'POST /subsubtopics/sequence_publish_unpublish': publishSequence('subsubtopic_sequence'),
  'POST /problem_sets/publish_unpublish': publishProblemSet,
  'POST /sats/test_sats/publish_unpublish': publishExam('sat'),
  'POST /acts/test_acts/publish_unpublish': publishExam('act'),
  'POST /sat_questions/publish_unpublish': publishRecord('sat_question'),
  'POST /act_questions/publish_unpublish': publishRecord('act_question'),
  'GET /publish_effect': getPublishEffect,
  'GET /unpublished_parts': listUnpublishedParts,
  'POST /publish_together': publishTogether,
} satisfies Handlers<typeof publishingCalls>;
