import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { acceptedOf } from '@fourfold/core/kinds/checks';
import { judging } from '@fourfold/core/kinds/lazy/judging';
import { answerRecord, type HistoryReference } from '@fourfold/core/practice/answer-record';
import {
  answering,
  type PracticeEvent,
  type PracticeScreen,
  stepScreen,
} from '@fourfold/core/practice/practice-screen';
import { itemOf } from '@fourfold/core/wire/item-of';
import { between } from '../../src/seed/demo-chance.ts';
import type { Tab } from './tab.ts';

type Checked = Extract<PracticeScreen, { kind: 'checked' }>;
type QuestionContext = {
  reference: HistoryReference;
  question: Question;
  /** `seq` of the progress that it is answered on. */
  seq: number;
  /** Seconds before the answer, different for each answer of a student, so that a duplicate is detected. */
  seconds: number;
};

/**
 * Answers a question as its page does, right in two of three cases. `secondHalf` reports the time with the explanation.
 */
export function answerQuestion(
  tab: Tab,
  context: QuestionContext,
  chance: () => number,
): { secondHalf(seconds: number): void } {
  const checked = check(context, chance);
  const save = (screen: Checked, secondsAfter?: number) =>
    tab.save({
      account_id: tab.account_id,
      after_seq: context.seq,
      call: 'POST /user_questions/save_user_questions_progress',
      body: answerRecord(screen, {
        user_id: tab.account_id,
        reference: context.reference,
        ...(secondsAfter !== undefined && { secondsAfter }),
      }),
    });
  save(checked);
  return { secondHalf: (seconds) => save({ ...checked, viewedFull: chance() < 0.5 }, seconds) };
}

function check({ question, seconds }: QuestionContext, chance: () => number): Checked {
  const item = itemOf(question);
  const checkEvent: PracticeEvent = { kind: 'check', item, seconds, judging };
  const given = givenEvent(question, chance() < 2 / 3, chance);
  // The first Check reports an error of form, the second one accepts the text.
  const screen = [given, checkEvent, checkEvent].reduce(stepScreen, answering(question.id, newId(), item.kind));
  if (screen.kind !== 'checked') throw new Error(`question ${question.id} cannot be answered`);
  return screen;
}

function givenEvent(question: Question, isRight: boolean, chance: () => number): PracticeEvent {
  const item = itemOf(question);
  if (!('correctIds' in item.key)) {
    const text = isRight ? (acceptedOf(item, null)[0] ?? '') : `${between(chance, 700_000, 900_000)}`;
    return { kind: 'given', given: { text } };
  }
  const wrong = question.answers.filter(({ correct }) => !correct);
  const other = wrong[between(chance, 0, wrong.length - 1)]?.id;
  return { kind: 'given', given: { answerIds: isRight || !other ? item.key.correctIds : [other] } };
}
