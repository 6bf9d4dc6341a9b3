import { keyOf } from '@fourfold/core/answers/question';
import { typedJudging } from '@fourfold/core/answers/typed/judge';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { answerRecord, type Reference } from '@fourfold/core/practice/answer-record';
import {
  answering,
  type PracticeEvent,
  type PracticeScreen,
  stepScreen,
} from '@fourfold/core/practice/practice-screen';
import { between } from '../../src/seed/demo-chance.ts';
import type { Tab } from './tab.ts';

type Checked = Extract<PracticeScreen, { at: 'checked' }>;
type Asked = {
  reference: Reference;
  question: Question;
  /** `seq` of the progress that it is answered on. */
  seq: number;
  /**
   * Seconds before the answer, different for each answer of a student, so that a duplicate is
   * detected.
   */
  seconds: number;
};

/**
 * Answers a question as its page does, right in two of three cases. `secondHalf` reports the time
 * with the explanation.
 */
export function answerQuestion(tab: Tab, asked: Asked, chance: () => number): { secondHalf(seconds: number): void } {
  const checked = check(asked, chance);
  const keep = (screen: Checked, secondsAfter?: number) =>
    tab.keep({
      account_id: tab.account_id,
      after_seq: asked.seq,
      call: 'POST /user_questions/save_user_questions_progress',
      body: answerRecord(screen, {
        user_id: tab.account_id,
        reference: asked.reference,
        ...(secondsAfter !== undefined && { secondsAfter }),
      }),
    });
  keep(checked);
  return { secondHalf: (seconds) => keep({ ...checked, viewedFull: chance() < 0.5 }, seconds) };
}

function check({ question, seconds }: Asked, chance: () => number): Checked {
  const key = keyOf(question.answers);
  const press: PracticeEvent = { kind: 'check', key, seconds, typed: typedJudging };
  const given = giveTo(question, chance() < 2 / 3, chance);
  // The first Check reports an error of form, the second one accepts the text.
  const screen = [given, press, press].reduce(stepScreen, answering(question.id, newId(), key));
  if (screen.at !== 'checked') throw new Error(`question ${question.id} cannot be answered`);
  return screen;
}

function giveTo({ answers }: Question, isRight: boolean, chance: () => number): PracticeEvent {
  const key = keyOf(answers);
  if (key.kind === 'typed') {
    return { kind: 'typed', text: isRight ? (key.entries[0]?.text ?? '') : `${between(chance, 700_000, 900_000)}` };
  }
  const wrong = answers.filter(({ correct }) => !correct);
  const other = wrong[between(chance, 0, wrong.length - 1)]?.id;
  return { kind: 'chosen', answerIds: isRight || !other ? key.correctIds : [other] };
}
