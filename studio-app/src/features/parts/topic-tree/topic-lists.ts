import { type TopicHealthList, type TopicKind, topicKindNames, topicKinds } from '@fourfold/core/topics/topic-kinds';

/** One topic manager: its URL and its labels. */
export type TopicList = {
  kind: TopicKind;
  path: string;
  title: string;
  /** Its label in the menu and on the dashboard. */
  menuLabel: string;
  /** Its name in the content health. */
  healthList: TopicHealthList;
  /** Whether it is in the menu. The others are linked from the SAT list (Q23). */
  isInMenu: boolean;
  /** Whether its topics have sub-topics and sub-sub-topics; otherwise the topics contain the questions. */
  hasSubtopics: boolean;
};

/** The topic managers, in the order of the menu. */
export const topicLists = topicKindNames.map((kind): TopicList => {
  const { name, healthList, practice } = topicKinds[kind];
  const title = `${name} topics`;
  const isNested = practice !== null;
  return {
    kind,
    path: `/admin/${kind}-topics`,
    title,
    menuLabel: isNested ? name : title,
    healthList,
    isInMenu: isNested,
    hasSubtopics: isNested,
  };
});
