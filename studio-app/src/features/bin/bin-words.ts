import type { BinKind } from '@fourfold/core/contract/desk';

type BinWords = {
  /** Label of the tab. */
  tab: string;
  /** In messages: "({label}) '{title}' permanently deleted". */
  label: string;
  /** In questions: "Are you sure you want to restore this {noun}?". */
  spoken: string;
};

/** The bin's tabs in order, with the labels of their records (RCY-002, RCY-005, RCY-006). */
export const binWords = {
  sat: { tab: 'SATs', label: 'SAT', spoken: 'SAT' },
  act: { tab: 'ACTs', label: 'ACT', spoken: 'ACT' },
  topic: { tab: 'Topics', label: 'Topic', spoken: 'topic' },
  subtopic: { tab: 'Subtopics', label: 'Subtopic', spoken: 'subtopic' },
  subsubtopic: { tab: 'Subsubtopics', label: 'Subsubtopic', spoken: 'subsubtopic' },
  problem_set: { tab: 'Problem Sets', label: 'Problem Set', spoken: 'problem set' },
  question: { tab: 'Questions', label: 'Question', spoken: 'question' },
} as const satisfies Record<BinKind, BinWords>;

export const binTabs = Object.keys(binWords) as BinKind[];
