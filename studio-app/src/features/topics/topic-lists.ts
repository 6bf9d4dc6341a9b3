import type { TopicKind } from '@fourfold/core/contract/content';

/** One topic manager: where it is, what it is called, what it reads. */
export type TopicList = {
  kind: TopicKind;
  path: string;
  title: string;
  /** Its entry in the side menu. */
  menu: string;
  call: 'GET /topics' | 'GET /grammar_topics' | 'GET /reading_topics' | 'GET /sat_topics';
  /** Stands in the menu. */
  listed: boolean;
};

export const topicLists: readonly TopicList[] = [
  { kind: 'math', path: '/admin/math-topics', title: 'Math topics', menu: 'Math', call: 'GET /topics', listed: true },
  {
    kind: 'grammar',
    path: '/admin/grammar-topics',
    title: 'Grammar topics',
    menu: 'Grammar',
    call: 'GET /grammar_topics',
    listed: true,
  },
  {
    kind: 'reading',
    path: '/admin/reading-topics',
    title: 'Reading topics',
    menu: 'Reading',
    call: 'GET /reading_topics',
    listed: true,
  },
  // Linked from the SAT list (Q23).
  {
    kind: 'sat',
    path: '/admin/sat-topics',
    title: 'SAT topics',
    menu: 'SAT topics',
    call: 'GET /sat_topics',
    listed: false,
  },
];
