import type { SequenceMap } from '../contract/proofs.ts';
import { visibleInOrder } from '../mastery/next-in-set.ts';
import type { Branch as ProvenBranch } from '../proofs/branches.ts';
import type { ModelBranch, SequenceModel } from './model.ts';

/**
 * The sequence as students would meet it if it and its ancestors were published. The branches are those of its proofs.
 */
export function sequenceModel({ questions, sets }: SequenceMap): SequenceModel {
  return {
    questions: visibleInOrder(questions).map(({ id, position, ways: { right, wrong } }) => ({
      ...{ id, position },
      right: right && toModelBranch(right),
      wrong: wrong.map(toModelBranch),
    })),
    sets: sets.map(({ id, can_be_right, can_be_wrong }) => ({
      id,
      questions: can_be_right.map((right, at) => ({ right, wrong: can_be_wrong[at] ?? true })),
    })),
  };
}

function toModelBranch({ set, question }: ProvenBranch): ModelBranch {
  return { problemset: set, question };
}
