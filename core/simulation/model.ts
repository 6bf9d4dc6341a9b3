type Id = string;

/** A sequence as students would meet it, without hidden, deleted or closed records and links to them. */
export type SequenceModel = {
  /** In order; a sequence begins with the first. */
  questions: readonly ModelQuestion[];
  sets: readonly ModelSet[];
};
export type ModelQuestion = {
  id: Id;
  position: number;
  /** Null: no possible answer is right. */
  right: ModelBranch | null;
  /** One for each possible wrong answer, all equally likely; empty: it cannot be answered wrong. */
  wrong: readonly ModelBranch[];
};
/** The same as `QuestionLink` of core/sequence. */
export type ModelBranch = { problemset: Id | null; question: Id | null };
/** For each visible question of a set in order: whether it can be answered right, and whether wrong. */
export type ModelSet = { id: Id; questions: readonly { right: boolean; wrong: boolean }[] };

/** How simulated students answer. `slips`: the share of wrong answers where a right one is possible, 0 to 1. */
export type AnswerPolicy = { kind: 'right' } | { kind: 'wrong' } | { kind: 'slips'; slips: number };
export type SimulationOptions = {
  policy: AnswerPolicy;
  students: number;
  /** An integer; the same seed gives the same run. */
  seed: number;
};

/** The last question or set of a student who never finishes. */
type StuckNode = { node: Id; students: number };
export type SimulationResult = {
  students: number;
  finished: number;
  /** The number of answers until the end, including answers in sets, over the students who finished; null: none did. */
  median: number | null;
  p90: number | null;
  /** The worst first. */
  stuck: readonly StuckNode[];
  /** The number of students who met each question and set. */
  visitCounts: ReadonlyMap<Id, number>;
  /** The number of students who took each link (`linkId`), each student once; links that no student took are not in it. */
  linkCounts: ReadonlyMap<string, number>;
};

/**
 * The number of consecutive answers without a new question or set after which a student counts as
 * stuck. It is not a limit of all answers: a long valid sequence needs more.
 */
export const stuckAfterAnswers = 500;
