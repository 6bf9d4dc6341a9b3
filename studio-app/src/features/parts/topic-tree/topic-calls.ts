import type { TopicKind } from '@fourfold/core/contract/content';

/** The calls of each kind of topic; sub-topics and sub-sub-topics have one set for all kinds. */
export const topicCalls = {
  math: {
    list: 'GET /topics',
    create: 'POST /topics',
    rename: 'PUT /topics/{id}',
    remove: 'DELETE /topics/{id}',
  },
  grammar: {
    list: 'GET /grammar_topics',
    create: 'POST /grammar_topics',
    rename: 'PUT /grammar_topics/{id}',
    remove: 'DELETE /grammar_topics/{id}',
  },
  reading: {
    list: 'GET /reading_topics',
    create: 'POST /reading_topics',
    rename: 'PUT /reading_topics/{id}',
    remove: 'DELETE /reading_topics/{id}',
  },
  sat: {
    list: 'GET /sat_topics',
    create: 'POST /sat_topics',
    rename: 'PUT /sat_topics/{id}',
    remove: 'DELETE /sat_topics/{id}',
  },
} as const satisfies Record<TopicKind, Record<'list' | 'create' | 'rename' | 'remove', string>>;
