import { type Pupil, patience } from './model.ts';
import type { Onward, PathQuestion, Paths } from './paths.ts';

type Id = string;

/** How one student fared. */
export type Walk = {
  /** In the sequence and in its sets. */
  answers: number;
  /** Questions of the sequence, and sets. */
  met: ReadonlySet<Id>;
  /** The question or the set that was never left; null: the student finished. */
  stuck: Id | null;
};

/** `random` gives numbers from 0 up to, but not, 1. */
export type Answering = { pupil: Pupil; random: () => number };

/** One student's way. A set is left once it is mastered, and passed by from then on (Q38). */
export function walk(paths: Paths, answering: Answering): Walk {
  const met = new Set<Id>();
  let answers = 0;
  /** How many it may be until something new has to come. */
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
    // One that was met before was left, so it is mastered.
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

/** Null: nothing at all can be given. */
function answerTo({ right, wrong }: PathQuestion, answering: Answering): Onward | null {
  const known = knows(answering);
  if (right && (known || wrong.length === 0)) return right;
  return wrong[Math.floor(answering.random() * wrong.length)] ?? null;
}

/** Whether the student is right, where that is possible. */
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
