import { bool, type Guard, id, isRecord, list, nullable, object, optional } from '../client/outbox/guards.ts';
import type { ProblemSet } from '../contract/content.ts';
import { commonGuards, isAnswer, isQuestion, noLimit, string, wholeNumber } from '../wire/authored-guards.ts';
import type { BucketItem, BucketItemKind } from './bucket.ts';

/**
 * Whether a value from browser storage is a bucket item. Another version of the studio or the user may
 * have written it; only records that fit the contract are shown.
 */
export function isBucketItem(value: unknown): value is BucketItem {
  if (!isRecord(value) || typeof value.kind !== 'string') return false;
  return Object.hasOwn(records, value.kind) && records[value.kind as BucketItemKind](value.record);
}

const ids = list(id, noLimit);

const positionsIn = (parent: string) => list(object({ [parent]: id, value: wholeNumber }), noLimit);

const problemSet = {
  ...commonGuards,
  title: string,
  notes: string,
  isPublish: bool,
  subsubtopic_id: ids,
  sattopic_id: ids,
  sat_question_id: ids,
  act_question_id: ids,
  position: positionsIn('subsubtopic_id'),
  sat_position: positionsIn('sat_question_id'),
  act_position: positionsIn('act_question_id'),
  topicType: nullable(string),
  question_count: optional(wholeNumber),
  problem_set_id: optional(id),
} satisfies Record<keyof ProblemSet, Guard>;

const records: Readonly<Record<BucketItemKind, Guard>> = {
  question: isQuestion,
  answer: isAnswer,
  problem_set: object(problemSet),
};
