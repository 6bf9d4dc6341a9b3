import type { AssignmentTopic } from '@fourfold/core/contract/assignments';
import type { Variant } from '@fourfold/core/exams/families';
import type { Reference } from '../../practice/reference.ts';

/** A sequence or set of the demo, with its place as an assignment names it. */
export type DemoWork = {
  reference: Reference;
  topic: AssignmentTopic;
  place: Partial<
    Record<'subtopic_id' | 'subsubtopic_id' | 'sattopic_id' | 'sat_question_id' | 'act_question_id', string>
  >;
};

/** Some answers in a row, this many days ago, this share of them right; `masters`: the last four are. */
export type DemoVisit = { days: number; work: DemoWork; answers: number; right: number; masters?: true };

/** Whether it is completed is up to what was practised since. */
export type DemoAssignment = { work: DemoWork; daysAgo: number; dueInDays: number };

/** A section of a test, taken in one go. */
export type DemoTestTaken = {
  days: number;
  family: 'sat' | 'act';
  exam: string;
  section: string;
  variant: Variant;
  right: number;
  /** Mean seconds with a question. */
  pace: number;
};

/** A paper whose wrong answers were marked by hand, how many in each section. */
export type DemoPaper = {
  days: number;
  family: 'sat' | 'act';
  exam: string;
  wrong: Readonly<Record<string, number>>;
  timed: readonly string[];
};

/** An official exam that the student took elsewhere. */
export type DemoRecord = { family: 'sat' | 'act'; title: string; marks: Readonly<Record<string, number>> };

export type DemoStudent = {
  /** Also the beginning of the email. */
  key: string;
  name: string;
  active: boolean;
  visits: readonly DemoVisit[];
  assignments: readonly DemoAssignment[];
  tests: readonly DemoTestTaken[];
  papers: readonly DemoPaper[];
  records: readonly DemoRecord[];
};
