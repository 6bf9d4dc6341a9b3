import { apiQuery } from '@fourfold/core/client/api-query';
import type { TopicKind } from '@fourfold/core/contract/content';
import type { TopicListCall } from '@fourfold/core/contract/read-content';

/** A topic list: its kind, URL, title and call. */
export type TopicList = {
  kind: TopicKind;
  path: string;
  title: string;
  call: TopicListCall;
  /** Whether it is in the menu. */
  isInMenu: boolean;
};

const listsByKind = {
  math: { kind: 'math', path: '/home/math', title: 'Math', call: 'GET /topics', isInMenu: true },
  grammar: { kind: 'grammar', path: '/home/grammar', title: 'Grammar', call: 'GET /grammar_topics', isInMenu: true },
  reading: { kind: 'reading', path: '/home/reading', title: 'Reading', call: 'GET /reading_topics', isInMenu: true },
  // Reached from SATs; its topics open their problem sets directly (Q23).
  sat: { kind: 'sat', path: '/home/sat-topics', title: 'SAT Topics', call: 'GET /sat_topics', isInMenu: false },
} as const satisfies { [Kind in TopicKind]: TopicList & { kind: Kind } };

/** One list for each kind, in the order of the menu. */
export const topicLists = Object.values(listsByKind);

/** A list page needs one call: topics come with their sub-topics and sub-sub-topics. */
export const topicsCall = (list: TopicList) => apiQuery(list.call);
