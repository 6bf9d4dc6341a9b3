import { apiQuery } from '@fourfold/core/client/api-query';
import { type TopicKind, type TopicListCall, topicKindNames, topicKinds } from '@fourfold/core/topics/topic-kinds';

/** A topic list: its kind, URL, title and call. */
export type TopicList = {
  kind: TopicKind;
  path: string;
  title: string;
  call: TopicListCall;
  /** Whether it is in the menu. */
  isInMenu: boolean;
};

/** One list for each kind, in the order of the menu. */
export const topicLists = topicKindNames.map((kind): TopicList => {
  const { page, title, records, practice } = topicKinds[kind];
  return { kind, path: `/home/${page}`, title, call: `GET /${records}`, isInMenu: practice !== null };
});

/** A list page needs one call: topics come with their sub-topics and sub-sub-topics. */
export const topicsCall = (list: TopicList) => apiQuery(list.call);
