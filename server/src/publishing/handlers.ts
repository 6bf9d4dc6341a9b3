import type { publishingCalls } from '@fourfold/core/contract/publishing';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';

export const publishingHandlers = {
  'POST /topics/publish_unpublish': unbuilt,
  'POST /subtopics/publish_unpublish': unbuilt,
  'POST /subtopics/sequence_publish_unpublish': unbuilt,
  'POST /subsubtopics/publish_unpublish': unbuilt,
  'POST /subsubtopics/sequence_publish_unpublish': unbuilt,
  'POST /problem_sets/publish_unpublish': unbuilt,
  'POST /sats/test_sats/publish_unpublish': unbuilt,
  'POST /acts/test_acts/publish_unpublish': unbuilt,
  'POST /sat_questions/publish_unpublish': unbuilt,
  'POST /act_questions/publish_unpublish': unbuilt,
  'GET /publish_effect': unbuilt,
} satisfies Handlers<typeof publishingCalls>;
