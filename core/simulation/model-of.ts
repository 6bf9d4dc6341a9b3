import type { SequenceMap } from '../contract/proofs.ts';
import { visibleInOrder } from '../mastery/next-in-set.ts';
import type { Way as ProvenWay } from '../proofs/ways.ts';
import type { Model, Way } from './model.ts';

/**
 * The sequence as students would meet it if it and its ancestors were published. The branches are
 * those of its proofs.
 */
export function modelOf({ questions, sets }: SequenceMap): Model {
  return {
    questions: visibleInOrder(questions).map(({ id, position, ways: { right, wrong } }) => ({
      ...{ id, position },
      right: right && onward(right),
      wrong: wrong.map(onward),
    })),
    sets: sets.map(({ id, can_be_right, can_be_wrong }) => ({
      id,
      questions: can_be_right.map((right, at) => ({ right, wrong: can_be_wrong[at] ?? true })),
    })),
  };
}

function onward({ set, question }: ProvenWay): Way {
  return { problemset: set, question };
}
