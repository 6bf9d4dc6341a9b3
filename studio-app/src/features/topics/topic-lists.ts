import type { TopicKind } from '@fourfold/core/contract/content';

/** One topic manager: its URL and its labels. */
export type TopicList = {
  kind: TopicKind;
  path: string;
  title: string;
  /** Its label in the menu. */
  menuLabel: string;
  /** Whether it is in the menu. */
  isInMenu: boolean;
  /** Whether its topics have sub-topics and sub-sub-topics; otherwise the topics contain the questions. */
  hasSubtopics: boolean;
};

const nestedInMenu = { isInMenu: true, hasSubtopics: true };

const lists: { readonly [Kind in TopicKind]: TopicList & { kind: Kind } } = {
  math: { kind: 'math', path: '/admin/math-topics', title: 'Math topics', menuLabel: 'Math', ...nestedInMenu },
  grammar: {
    kind: 'grammar',
    path: '/admin/grammar-topics',
    title: 'Grammar topics',
    menuLabel: 'Grammar',
    ...nestedInMenu,
  },
  reading: {
    kind: 'reading',
    path: '/admin/reading-topics',
    title: 'Reading topics',
    menuLabel: 'Reading',
    ...nestedInMenu,
  },
  // Linked from the SAT list (Q23).
  sat: {
    kind: 'sat',
    path: '/admin/sat-topics',
    title: 'SAT topics',
    menuLabel: 'SAT topics',
    isInMenu: false,
    hasSubtopics: false,
  },
};

/** The topic managers, in the order of the menu. */
export const topicLists: readonly TopicList[] = Object.values(lists);
