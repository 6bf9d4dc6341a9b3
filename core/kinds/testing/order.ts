import fc from 'fast-check';
import type { Checks, Judging, QuestionKind, QuestionOf } from '../kind.ts';

/** A kind that only tests have: items are put into the right order. These parts are all that it needs. */
export type OrderData = {
  spec: { items: readonly string[] };
  sealed: { items: readonly string[] };
  given: { order: readonly string[] };
  key: { rightOrder: readonly string[] };
};

export const order: QuestionKind<OrderData> = {
  empty: { order: [] },
  isGiven: (value): value is OrderData['given'] => 'order' in value,
  isEmpty: (given) => given.order.length === 0,
  choose: (given, item) => ({ order: [...given.order.filter((one) => one !== item), item] }),
  chosenIds: () => [],
  asText: (given, textOf) => given.order.map(textOf).join(', '),
};

export const orderJudging: Judging<OrderData> = {
  judge: ({ rightOrder }, given) => ({
    right: rightOrder.length > 0 && rightOrder.join('\n') === given.order.join('\n'),
    matched: null,
  }),
  slip: ({ rightOrder }, given) => (given.order.length < rightOrder.length ? 'Put all items into order.' : null),
  hint: () => null,
  // The items as authored could be in the right order.
  seal: ({ spec }) => ({ items: spec.items.toSorted() }),
};

export const orderChecks: Checks<OrderData> = {
  canBeRight: ({ key }) => key.rightOrder.length > 0,
  outcomes: ({ key }) => ({ right: key.rightOrder.length > 0 ? { only: null } : null, wrong: [{ only: null }] }),
  choices: () => [],
  accepted: () => [],
  isSameKey: (one, other) => one.rightOrder.join('\n') === other.rightOrder.join('\n'),
  refused: () => [],
};

const items = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 5 });

export const orderQuestion: fc.Arbitrary<QuestionOf<OrderData>> = items.map((all) => ({
  spec: { items: all },
  key: { rightOrder: all.toReversed() },
}));
export const orderGiven: fc.Arbitrary<OrderData['given']> = fc.record({ order: items });
