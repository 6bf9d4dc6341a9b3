import { type Pupil, patience } from './model.ts';
import type { Onward, PathQuestion, Paths } from './paths.ts';

type Id = string;

/** The result of one student. */
export type Walk = {
  /** In the sequence and in its sets. */
  answers: number;
  /** Questions of the sequence, and sets. */
  met: ReadonlySet<Id>;
  /** The question or set that the student never left; null: the student finished. */
  stuck: Id | null;
};

/** `random` returns a number from 0 up to, not including, 1. */
export type Answering = { pupil: Pupil; random: () => number };

/** Simulates one student. A set is left once it is mastered, and skipped from then on (Q38). */
export function walk(paths: Paths, answering: Answering): Walk {
  const met = new Set<Id>();
  let answers = 0;
  /** The number of answers at which the student is stuck without a new node. */
  let limit = 0;
  const meet = (node: Id) => {
    if (met.has(node)) return;
    met.add(node);
    limit = answers + patience;
  };
  let question = paths;
  while (question) {
    meet(question.id);
    const onward: Onward | null = answers < limit ? answerTo(question, answering) : null;
    if (!onward) return { answers, met, stuck: question.id };
    answers += 1;
    const { set, then } = onward;
    // A set that was met before has been left, so it is mastered.
    if (set && !met.has(set.id)) {
      meet(set.id);
      for (let step: typeof set.first | null = set.first; step; answers += 1) {
        if (answers >= limit) return { answers, met, stuck: set.id };
        step = knows(answering) ? step.right : step.wrong;
      }
    }
    question = then;
  }
  return { answers, met, stuck: null };
}

/** Null if no answer is possible. */
function answerTo({ right, wrong }: PathQuestion, answering: Answering): Onward | null {
  const known = knows(answering);
  if (right && (known || wrong.length === 0)) return right;
  return wrong[Math.floor(answering.random() * wrong.length)] ?? null;
}

/** Whether the student answers right if possible. */
function knows({ pupil, random }: Answering): boolean {
  switch (pupil.kind) {
    case 'right':
      return true;
    case 'wrong':
      return false;
    case 'slips':
      return random() >= pupil.slips;
    default:
      return pupil satisfies never;
  }
}
