import type { JudgedEntry } from '../test-entries/judge-section.ts';
import { isEmptyRecord, toRecord } from '../wire/given-of.ts';
import type { GivenEntry } from '../wire/tests/given-entry.ts';
import { entryGiven, judgedKind } from '../wire/tests/test-entry.ts';
import type { QuestionState } from './question-states.ts';

type SubmittedQuestion = {
  /** Null: the student never changed anything of the question. */
  entry: GivenEntry | null;
  judged: JudgedEntry | null;
  isTried: boolean;
};

/** Returns what became of a question that was in a section when it was submitted. */
export function questionState({ entry, judged, isTried }: SubmittedQuestion): QuestionState {
  if (isTried) return 'tried';
  if (!entry || !judged || isEmptyRecord(toRecord(entryGiven(judgedKind(judged), entry)))) return 'left_out';
  return judged.isCorrect ? 'right' : 'wrong';
}
