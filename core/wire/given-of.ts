import type { AnswerRecord } from '../contract/practice.ts';
import type { Given, KindName, KindsData } from '../kinds/registry.ts';

/** What was given, in an answer record. */
export type RecordedGiven = Readonly<{
  [Field in keyof Pick<AnswerRecord, 'given_answer_ids' | 'given_free_response_answer'>]: Readonly<AnswerRecord[Field]>;
}>;

const readers: { readonly [Name in KindName]: (record: RecordedGiven) => KindsData[Name]['given'] } = {
  'one-choice': chosenIn,
  'several-choices': chosenIn,
  typed: typedIn,
  'student-produced': typedIn,
};

/** Returns what was given to a question of this kind; what the record has for another kind is ignored. */
export function givenOf(kind: KindName, record: RecordedGiven): Given {
  return readers[kind](record);
}

/** Returns what was given to a question whose kind is not known, because it may be deleted. A text comes first. */
export function recordedGiven(record: RecordedGiven): Given {
  return record.given_free_response_answer === '' ? chosenIn(record) : typedIn(record);
}

/** Whether a record has no answer of any kind. */
export function isEmptyRecord(record: RecordedGiven): boolean {
  return record.given_answer_ids.length === 0 && record.given_free_response_answer.trim() === '';
}

/** The fields of an answer record for what was given. */
export function toRecord(given: Given): { given_answer_ids: string[]; given_free_response_answer: string } {
  return 'text' in given
    ? { given_answer_ids: [], given_free_response_answer: given.text }
    : { given_answer_ids: [...given.answerIds], given_free_response_answer: '' };
}

function chosenIn({ given_answer_ids }: RecordedGiven) {
  return { answerIds: given_answer_ids };
}

function typedIn({ given_free_response_answer }: RecordedGiven) {
  return { text: given_free_response_answer };
}
