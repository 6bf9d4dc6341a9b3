import type { TopicKind } from '@fourfold/core/contract/content';

/** One topic manager: where it is and what it is called. */
export type TopicList = {
  kind: TopicKind;
  path: string;
  title: string;
  /** Its entry in the side menu. */
  menu: string;
  /** Stands in the menu. */
  listed: boolean;
  /** Its topics have sub-topics and these sub-sub-topics; else a topic has its questions itself. */
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

/** One for each kind, in the order of the menu. */
export const topicLists: readonly TopicList[] = Object.values(lists);
