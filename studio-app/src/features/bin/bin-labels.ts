import type { BinKind } from '@fourfold/core/contract/desk';

type BinLabels = {
  /** Label of the tab. */
  tab: string;
  /** In messages: "({label}) '{title}' permanently deleted". */
  label: string;
  /** In questions: "Are you sure you want to restore this {noun}?". */
  noun: string;
};

/** The bin's tabs in order, with the labels of their records (RCY-002, RCY-005, RCY-006). */
export const binLabels = {
  sat: { tab: 'SATs', label: 'SAT', noun: 'SAT' },
  act: { tab: 'ACTs', label: 'ACT', noun: 'ACT' },
  topic: { tab: 'Topics', label: 'Topic', noun: 'topic' },
  subtopic: { tab: 'Subtopics', label: 'Subtopic', noun: 'subtopic' },
  subsubtopic: { tab: 'Subsubtopics', label: 'Subsubtopic', noun: 'subsubtopic' },
  problem_set: { tab: 'Problem Sets', label: 'Problem Set', noun: 'problem set' },
  question: { tab: 'Questions', label: 'Question', noun: 'question' },
} as const satisfies Record<BinKind, BinLabels>;

export const binTabs = Object.keys(binLabels) as BinKind[];
