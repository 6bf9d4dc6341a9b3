import { keyOf } from '@fourfold/core/answers/question-key';
import { typedJudging } from '@fourfold/core/answers/typed/judge';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { answerRecord, type HistoryReference } from '@fourfold/core/practice/answer-record';
import {
  answering,
  type PracticeEvent,
  type PracticeScreen,
  stepScreen,
} from '@fourfold/core/practice/practice-screen';
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
  const key = keyOf(question.answers);
  const checkEvent: PracticeEvent = { kind: 'check', key, seconds, typed: typedJudging };
  const given = givenEvent(question, chance() < 2 / 3, chance);
  // The first Check reports an error of form, the second one accepts the text.
  const screen = [given, checkEvent, checkEvent].reduce(stepScreen, answering(question.id, newId(), key));
  if (screen.kind !== 'checked') throw new Error(`question ${question.id} cannot be answered`);
  return screen;
}

function givenEvent({ answers }: Question, isRight: boolean, chance: () => number): PracticeEvent {
  const key = keyOf(answers);
  if (key.kind === 'typed') {
    return { kind: 'typed', text: isRight ? (key.entries[0]?.text ?? '') : `${between(chance, 700_000, 900_000)}` };
  }
  const wrong = answers.filter(({ correct }) => !correct);
  const other = wrong[between(chance, 0, wrong.length - 1)]?.id;
  return { kind: 'chosen', answerIds: isRight || !other ? key.correctIds : [other] };
}
