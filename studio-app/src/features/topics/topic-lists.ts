import type { TopicKind } from '@fourfold/core/contract/content';

/** One topic manager: its URL and its labels. */
export type TopicList = {
  kind: TopicKind;
  path: string;
  title: string;
  /** Its label in the menu. */
  menu: string;
  /** Whether it is in the menu. */
  listed: boolean;
  /**
   * Whether its topics have sub-topics and sub-sub-topics; otherwise the topics contain the
   * questions.
   */
  nested: boolean;
};

const nested = { listed: true, nested: true };

const lists: { readonly [Kind in TopicKind]: TopicList & { kind: Kind } } = {
  math: { kind: 'math', path: '/admin/math-topics', title: 'Math topics', menu: 'Math', ...nested },
  grammar: { kind: 'grammar', path: '/admin/grammar-topics', title: 'Grammar topics', menu: 'Grammar', ...nested },
  reading: { kind: 'reading', path: '/admin/reading-topics', title: 'Reading topics', menu: 'Reading', ...nested },
  // Linked from the SAT list (Q23).
  sat: {
    kind: 'sat',
    path: '/admin/sat-topics',
    title: 'SAT topics',
    menu: 'SAT topics',
    listed: false,
    nested: false,
  },
};

/** The topic managers, in the order of the menu. */
export const topicLists: readonly TopicList[] = Object.values(lists);
