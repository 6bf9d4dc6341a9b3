type Id = string;

/** A sequence as students would meet it: what is hidden, deleted or closed is left out, and links to it are none. */
export type Model = {
  /** In their order; the first is where a sequence begins. */
  questions: readonly ModelQuestion[];
  sets: readonly ModelSet[];
};
export type ModelQuestion = {
  id: Id;
  position: number;
  /** Null: nothing that can be given is right. */
  right: Way | null;
  /** Every way of being wrong, each as likely as the others; none: it cannot be answered wrongly. */
  wrong: readonly Way[];
};
/** As `Way` of core/sequence. */
export type Way = { problemset: Id | null; question: Id | null };
/** Of each visible question of a set in its order: whether it can be answered rightly, and whether wrongly. */
export type ModelSet = { id: Id; questions: readonly { right: boolean; wrong: boolean }[] };

/** How generated students answer. `slips`: the share of wrong answers of one who knows, 0 to 1. */
export type Pupil = { kind: 'right' } | { kind: 'wrong' } | { kind: 'slips'; slips: number };
export type SimulationAsk = {
  pupil: Pupil;
  students: number;
  /** Whole number; the same seed gives the same run. */
  seed: number;
};

/** Where a student who never finishes was at the end: in a question of the sequence, or in a set. */
type Stuck = { node: Id; students: number };
export type SimulationResult = {
  students: number;
  finished: number;
  /** Questions answered until the end, sets' questions too, of those who finished; null: nobody did. */
  median: number | null;
  p90: number | null;
  /** The worst first. */
  stuck: readonly Stuck[];
  /** Of each question of the sequence and each set: how many students met it. */
  met: ReadonlyMap<Id, number>;
};

/**
 * Answers in a row without a question or set that is new to the student, after which the student is stuck. Not answers
 * in all: a long sequence with many sets takes more, and is sound.
 */
export const patience = 500;
