import { type AnswerPolicy, stuckAfterAnswers } from '../model.ts';
import type { CompiledPaths, NextStep, PathQuestion } from './paths.ts';

type Id = string;

/** The result of one student. */
export type Walk = {
  /** In the sequence and in its sets. */
  answers: number;
  /** Questions of the sequence, and sets. */
  visited: ReadonlySet<Id>;
  /** The ids of the links (`linkId`) that the student took. */
  followed: ReadonlySet<string>;
  /** The question or set that the student never left; null: the student finished. */
  stuck: Id | null;
};

/** `random` returns a number from 0 up to, not including, 1. */
export type Answering = { policy: AnswerPolicy; random: () => number };

/** Simulates one student. A set is left once it is mastered, and skipped from then on (Q38). */
export function walk(paths: CompiledPaths, answering: Answering): Walk {
  const visited = new Set<Id>();
  const followed = new Set<string>();
  let answers = 0;
  /** The number of answers at which the student is stuck without a new node. */
  let limit = 0;
  const visit = (node: Id) => {
    if (visited.has(node)) return;
    visited.add(node);
    limit = answers + stuckAfterAnswers;
  };
  let question = paths;
  while (question) {
    visit(question.id);
    const nextStep: NextStep | null = answers < limit ? answerTo(question, answering) : null;
    if (!nextStep) return { answers, visited, followed, stuck: question.id };
    answers += 1;
    const { set, nextQuestion, links } = nextStep;
    followed.add(links.into);
    // A set that was met before has been left, so it is mastered.
    if (set && !visited.has(set.id)) {
      visit(set.id);
      for (let step: typeof set.first | null = set.first; step; answers += 1) {
        if (answers >= limit) return { answers, visited, followed, stuck: set.id };
        step = answersRight(answering) ? step.right : step.wrong;
      }
    }
    if (links.outOfSet !== null) followed.add(links.outOfSet);
    question = nextQuestion;
  }
  return { answers, visited, followed, stuck: null };
}

/** Null if no answer is possible. */
function answerTo({ right, wrong }: PathQuestion, answering: Answering): NextStep | null {
  const isRight = answersRight(answering);
  if (right && (isRight || wrong.length === 0)) return right;
  return wrong[Math.floor(answering.random() * wrong.length)] ?? null;
}

/** Whether the student answers right if possible. */
function answersRight({ policy, random }: Answering): boolean {
  switch (policy.kind) {
    case 'right':
      return true;
    case 'wrong':
      return false;
    case 'slips':
      return random() >= policy.slips;
    default:
      return policy satisfies never;
  }
}
