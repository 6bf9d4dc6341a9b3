import type { TestEntry } from '../../contract/tests.ts';
import { isTextKind } from '../../kinds/given.ts';
import type { Verdict } from '../../kinds/kind.ts';
import type { Given, Item, KindName, KindsData } from '../../kinds/registry.ts';
import { givenOf, isEmptyRecord, recordedGiven } from '../given-of.ts';
import { firstAccepted } from '../item-of.ts';
import type { TestQuestion } from './sealed-question.ts';

type EntryGiven = Pick<TestEntry, 'givenAnswerIds' | 'freeResponseGivenAnswer'>;

/** The fields that submission adds to an entry. */
export type EntryVerdict = Pick<TestEntry, 'correctAnswerIds' | 'freeResponseCorrectAnswer' | 'isFreeResponse'> & {
  isCorrect: boolean;
};

/** Returns the entry of a question before any change. `rev` 0 is never sent. */
export function emptyEntry(questionId: string, kind: KindName): TestEntry {
  return {
    questionId,
    correctAnswerIds: [],
    isCorrect: null,
    freeResponseCorrectAnswer: '',
    givenAnswerIds: [],
    isFreeResponse: isTextKind(kind),
    freeResponseGivenAnswer: '',
    markUncertain: false,
    isComplete: false,
    rev: 0,
    struckAnswerIds: [],
    timeSpent: 0,
  };
}

/** Whether a choice was chosen or a text typed. */
export function isAnswered(entry: EntryGiven): boolean {
  return !isEmptyRecord(recordOf(entry));
}

/** Returns what was given to a question of this kind; what the entry has for another kind is ignored. */
export function entryGiven(kind: KindName, entry: EntryGiven): Given {
  return givenOf(kind, recordOf(entry));
}

/** Returns what was given to a question whose kind is not known. A text comes first. */
export function givenInEntry(entry: EntryGiven): Given {
  return recordedGiven(recordOf(entry));
}

/** The fields of an entry that change with what is given. */
export function toEntryFields(given: Given): Partial<EntryGiven> {
  return 'text' in given ? { freeResponseGivenAnswer: given.text } : { givenAnswerIds: [...given.answerIds] };
}

/** The same without a choice. */
export function withoutChoice({ givenAnswerIds }: EntryGiven, answerId: string): Partial<EntryGiven> {
  return { givenAnswerIds: givenAnswerIds.filter((id) => id !== answerId) };
}

/** Whether another answer is given. */
export function hasOtherAnswer(before: EntryGiven, now: EntryGiven): boolean {
  return JSON.stringify(recordOf(before)) !== JSON.stringify(recordOf(now));
}

/** The kind of answer that a judged entry was judged as; both kinds with choices are stored alike. */
export function judgedKind({ isFreeResponse }: Pick<TestEntry, 'isFreeResponse'>): KindName {
  return isFreeResponse ? 'typed' : 'several-choices';
}

/** The verdict and the key as they are stored with an entry. A typed key is the accepted answer that was matched. */
export function toEntryVerdict(item: Item, { right, matched }: Verdict): EntryVerdict {
  const { ids, text } = keyOf(item);
  return {
    isCorrect: right,
    correctAnswerIds: ids.slice(0, maxAnswers),
    freeResponseCorrectAnswer: (matched ?? text).slice(0, maxAnswerLength),
    isFreeResponse: isTextKind(item.kind),
  };
}

/** `text`: the first accepted text. */
type StoredKey = { ids: readonly string[]; text: string };

const keys: { readonly [Name in KindName]: (key: KindsData[Name]['key']) => StoredKey } = {
  'one-choice': ({ correctIds }) => ({ ids: correctIds, text: '' }),
  'several-choices': ({ correctIds }) => ({ ids: correctIds, text: '' }),
  typed: ({ entries }) => ({ ids: [], text: entries[0]?.text ?? '' }),
  'student-produced': ({ values }) => ({ ids: [], text: values[0] ?? '' }),
};

function keyOf<Name extends KindName>({ kind, key }: Item<Name>): StoredKey {
  const read: (typeof keys)[Name] = keys[kind];
  return read(key);
}

/** The accepted answer to show: the one that submission stored, else the first of the present key. */
export function acceptedText(question: TestQuestion, entry: TestEntry | undefined): string | undefined {
  if (entry?.freeResponseCorrectAnswer) return entry.freeResponseCorrectAnswer;
  if ('sealed' in question) return undefined;
  return firstAccepted(question);
}

function recordOf({ givenAnswerIds, freeResponseGivenAnswer }: EntryGiven) {
  return { given_answer_ids: givenAnswerIds, given_free_response_answer: freeResponseGivenAnswer };
}

/** The limits of an entry on the wire. */
const maxAnswers = 20;
const maxAnswerLength = 1_000;
