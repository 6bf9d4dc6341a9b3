import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionKey } from '../answers/question-key.ts';
import { typedJudging } from '../answers/typed/judge.ts';
import { answerRecord } from './answer-record.ts';
import { answering, canCheck, type PracticeEvent, type PracticeScreen, stepScreen } from './practice-screen.ts';
import { anId } from './testing/practice-questions.ts';

const choice: QuestionKey = { kind: 'choice', correctIds: ['a', 'b'] };
const number: QuestionKey = { kind: 'typed', entries: [{ text: '0.75', exact: false }] };
const shown = (key: QuestionKey) => answering(anId(1), anId(2), key);
const run = (screen: PracticeScreen, ...events: PracticeEvent[]) => events.reduce(stepScreen, screen);

describe('a question with choices', () => {
  it('can be checked as soon as something is chosen', () => {
    expect(canCheck(shown(choice))).toBe(false);
    expect(canCheck(run(shown(choice), { kind: 'chosen', answerIds: ['a'] }))).toBe(true);
    expect(canCheck(run(shown(choice), { kind: 'chosen', answerIds: [] }))).toBe(false);
  });

  it('is judged at Check, and keeps the chosen answers and the seconds', () => {
    const chosen = run(shown(choice), { kind: 'chosen', answerIds: ['b', 'a'] });
    const checked = run(chosen, { kind: 'check', key: choice, seconds: 12, typed: typedJudging });
    expect(checked).toMatchObject({
      kind: 'checked',
      given: { kind: 'choice', answerIds: ['b', 'a'] },
      verdict: { right: true },
      secondsBefore: 12,
    });
  });

  it('cannot be changed after Check', () => {
    const checked = run(
      shown(choice),
      { kind: 'chosen', answerIds: ['a'] },
      { kind: 'check', key: choice, seconds: 1, typed: typedJudging },
    );
    expect(run(checked, { kind: 'chosen', answerIds: ['a', 'b'] })).toBe(checked);
    expect(run(checked, { kind: 'check', key: choice, seconds: 9, typed: typedJudging })).toBe(checked);
    expect(run(checked, { kind: 'typed', text: 'x' })).toBe(checked);
  });
});

describe('a format error', () => {
  const slipped = run(
    shown(number),
    { kind: 'typed', text: '75%' },
    { kind: 'check', key: number, seconds: 3, typed: typedJudging },
  );

  it('is shown at the first Check, and nothing is recorded', () => {
    expect(slipped).toMatchObject({ kind: 'answering', draft: { text: '75%' }, formatError: { text: '75%' } });
  });

  it('is judged as it is when the same text is checked again', () => {
    const again = run(slipped, { kind: 'check', key: number, seconds: 4, typed: typedJudging });
    expect(again).toMatchObject({
      kind: 'checked',
      given: { text: '75%' },
      verdict: { right: false },
      secondsBefore: 4,
    });
  });

  it('is shown again for another text, and disappears for a valid one', () => {
    const other = run(slipped, { kind: 'typed', text: '75 %' });
    expect(other).toMatchObject({ kind: 'answering', formatError: null });
    expect(run(other, { kind: 'check', key: number, seconds: 5, typed: typedJudging })).toMatchObject({
      kind: 'answering',
    });
    const mended = run(
      slipped,
      { kind: 'typed', text: '3/4' },
      { kind: 'check', key: number, seconds: 6, typed: typedJudging },
    );
    expect(mended).toMatchObject({ kind: 'checked', verdict: { right: true } });
  });

  it('does not occur for an empty text: Check is disabled', () => {
    expect(canCheck(run(shown(number), { kind: 'typed', text: '  ' }))).toBe(false);
  });
});

describe('the record', () => {
  const who = { user_id: anId(3), reference: { reference_type: 'HomeSubTopic', reference_id: anId(4) } } as const;
  const typed = run(
    shown(number),
    { kind: 'typed', text: ' 3/4 ' },
    { kind: 'check', key: number, seconds: 90_000, typed: typedJudging },
  );
  const chosen = run(
    shown(choice),
    { kind: 'chosen', answerIds: ['b'] },
    { kind: 'check', key: choice, seconds: 2, typed: typedJudging },
  );
  if (typed.kind !== 'checked' || chosen.kind !== 'checked') throw new Error('both are checked');

  it('has no chosen answers for a free response, and no text for a choice', () => {
    expect(answerRecord(typed, who)).toEqual({
      id: anId(2),
      user_id: anId(3),
      question_id: anId(1),
      reference_type: 'HomeSubTopic',
      reference_id: anId(4),
      time_spent_before_answer: 86_400,
      is_correct: true,
      given_answer_ids: [],
      given_free_response_answer: ' 3/4 ',
    });
    expect(answerRecord(chosen, who)).toMatchObject({
      is_correct: false,
      given_answer_ids: ['b'],
      given_free_response_answer: '',
    });
  });

  it('keeps its fields when the time after the answer is added', () => {
    const viewed = run(chosen, { kind: 'viewed-full' });
    if (viewed.kind !== 'checked') throw new Error('still checked');
    expect(answerRecord(viewed, { ...who, secondsAfter: 7 })).toEqual({
      ...answerRecord(chosen, who),
      time_spent_after_answer: 7,
      view_full_explanation: true,
    });
  });
});

it('accepts any event in any state, and a checked question is never answered again', () => {
  const event: fc.Arbitrary<PracticeEvent> = fc.oneof(
    fc.record({ kind: fc.constant('chosen' as const), answerIds: fc.subarray(['a', 'b', 'c']) }),
    fc.record({ kind: fc.constant('typed' as const), text: fc.constantFrom('', ' ', '1', '3/4', '75%', ',1') }),
    fc.record({
      kind: fc.constant('check' as const),
      key: fc.constantFrom(choice, number),
      seconds: fc.nat(100),
      typed: fc.constantFrom(typedJudging, null),
    }),
    fc.constant({ kind: 'viewed-full' as const }),
  );
  fc.assert(
    fc.property(fc.constantFrom(choice, number), fc.array(event), (key, events) => {
      let screen = shown(key);
      for (const each of events) {
        const next = stepScreen(screen, each);
        if (screen.kind === 'checked')
          expect(next).toEqual({ ...screen, viewedFull: next.kind === 'checked' && next.viewedFull });
        screen = next;
      }
    }),
  );
});

it('does not check a typed answer until its judging code is loaded', () => {
  const typed = run(shown(number), { kind: 'typed', text: '3/4' });
  expect(run(typed, { kind: 'check', key: number, seconds: 2, typed: null })).toBe(typed);
});
