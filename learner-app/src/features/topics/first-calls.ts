import { ask } from '@fourfold/core/client/ask';
import type { TopicList } from './topic-lists.ts';

/** A list page needs one call: topics come with their sub-topics and sub-sub-topics. */
export const topicsCall = (list: TopicList) => ask(list.call);
export const listCalls = (list: TopicList) => [topicsCall(list)];
