import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { Variant } from '@fourfold/core/exams/section';
import type { Reference } from '../../practice/reference.ts';

/** A sequence or set of the demo, with the ids of its parents for an assignment. */
export type DemoWork = {
  reference: Reference;
  topic: AssignmentTopic;
  parentIds: Partial<
    Record<'subtopic_id' | 'subsubtopic_id' | 'sattopic_id' | 'sat_question_id' | 'act_question_id', string>
  >;
};

/** One practice session, `days` ago. `right` is the share of right answers; with `masters` the last four are right. */
export type DemoVisit = { days: number; work: DemoWork; answers: number; right: number; masters?: true };

/** Whether it is completed depends on the practice after it. */
export type DemoAssignment = { work: DemoWork; daysAgo: number; dueInDays: number };

/** A submitted test section. */
export type DemoTestTaken = {
  days: number;
  family: 'sat' | 'act';
  exam: string;
  section: string;
  variant: Variant;
  right: number;
  /** Mean seconds per question. */
  pace: number;
};

/** A paper test whose wrong answers were marked by hand; `wrong` is their number by section. */
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
  /** Also the local part of the email address. */
  key: string;
  name: string;
  active: boolean;
  visits: readonly DemoVisit[];
  assignments: readonly DemoAssignment[];
  tests: readonly DemoTestTaken[];
  papers: readonly DemoPaper[];
  records: readonly DemoRecord[];
};
