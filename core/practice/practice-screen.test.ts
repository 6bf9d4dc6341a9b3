import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judging } from '../kinds/lazy/judging.ts';
import type { Item } from '../kinds/registry.ts';
import { answerRecord } from './answer-record.ts';
import { answering, canCheck, type PracticeEvent, type PracticeScreen, stepScreen } from './practice-screen.ts';
import { anId } from './testing/practice-questions.ts';

const choice: Item = {
  kind: 'several-choices',
  spec: { choices: ['a', 'b', 'c'] },
  key: { correctIds: ['a', 'b'] },
};
const number: Item = {
  kind: 'typed',
  spec: { symbol: '', symbolLeft: false },
  key: { entries: [{ text: '0.75', exact: false }] },
};
const shown = ({ kind }: Item) => answering(anId(1), anId(2), kind);
const run = (screen: PracticeScreen, ...events: PracticeEvent[]) => events.reduce(stepScreen, screen);

describe('a question with choices', () => {
  it('can be checked as soon as something is chosen', () => {
    expect(canCheck(shown(choice))).toBe(false);
    expect(canCheck(run(shown(choice), { kind: 'given', given: { answerIds: ['a'] } }))).toBe(true);
    expect(canCheck(run(shown(choice), { kind: 'given', given: { answerIds: [] } }))).toBe(false);
  });

  it('is judged at Check, and keeps the chosen answers and the seconds', () => {
    const chosen = run(shown(choice), { kind: 'given', given: { answerIds: ['b', 'a'] } });
    const checked = run(chosen, { kind: 'check', item: choice, seconds: 12, judging });
    expect(checked).toMatchObject({
      kind: 'checked',
      given: { answerIds: ['b', 'a'] },
      verdict: { right: true },
      secondsBefore: 12,
    });
  });

  it('cannot be changed after Check', () => {
    const checked = run(
      shown(choice),
      { kind: 'given', given: { answerIds: ['a'] } },
      { kind: 'check', item: choice, seconds: 1, judging },
    );
    expect(run(checked, { kind: 'given', given: { answerIds: ['a', 'b'] } })).toBe(checked);
    expect(run(checked, { kind: 'check', item: choice, seconds: 9, judging })).toBe(checked);
    expect(run(checked, { kind: 'given', given: { text: 'x' } })).toBe(checked);
  });
});

describe('a format error', () => {
  const slipped = run(
    shown(number),
    { kind: 'given', given: { text: '75%' } },
    { kind: 'check', item: number, seconds: 3, judging },
  );

  it('is shown at the first Check, and nothing is recorded', () => {
    expect(slipped).toMatchObject({
      kind: 'answering',
      draft: { text: '75%' },
      formatError: { given: { text: '75%' } },
    });
  });

  it('is judged as it is when the same text is checked again', () => {
    const again = run(slipped, { kind: 'check', item: number, seconds: 4, judging });
    expect(again).toMatchObject({
      kind: 'checked',
      given: { text: '75%' },
      verdict: { right: false },
      secondsBefore: 4,
    });
  });

  it('is shown again for another text, and disappears for a valid one', () => {
    const other = run(slipped, { kind: 'given', given: { text: '75 %' } });
    expect(other).toMatchObject({ kind: 'answering', formatError: null });
    expect(run(other, { kind: 'check', item: number, seconds: 5, judging })).toMatchObject({
      kind: 'answering',
    });
    const mended = run(
      slipped,
      { kind: 'given', given: { text: '3/4' } },
      { kind: 'check', item: number, seconds: 6, judging },
    );
    expect(mended).toMatchObject({ kind: 'checked', verdict: { right: true } });
  });

  it('does not occur for an empty text: Check is disabled', () => {
    expect(canCheck(run(shown(number), { kind: 'given', given: { text: '  ' } }))).toBe(false);
  });
});

describe('the record', () => {
  const who = { user_id: anId(3), reference: { reference_type: 'HomeSubTopic', reference_id: anId(4) } } as const;
  const typed = run(
    shown(number),
    { kind: 'given', given: { text: ' 3/4 ' } },
    { kind: 'check', item: number, seconds: 90_000, judging },
  );
  const chosen = run(
    shown(choice),
    { kind: 'given', given: { answerIds: ['b'] } },
    { kind: 'check', item: choice, seconds: 2, judging },
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
    fc.record({
      kind: fc.constant('given' as const),
      given: fc.oneof(
        fc.record({ answerIds: fc.subarray(['a', 'b', 'c']) }),
        fc.record({ text: fc.constantFrom('', ' ', '1', '3/4', '75%', ',1') }),
      ),
    }),
    fc.record({
      kind: fc.constant('check' as const),
      item: fc.constantFrom(choice, number),
      seconds: fc.nat(100),
      judging: fc.constantFrom(judging, { ...judging, typed: null }),
    }),
    fc.constant({ kind: 'viewed-full' as const }),
  );
  fc.assert(
    fc.property(fc.constantFrom(choice, number), fc.array(event), (item, events) => {
      let screen = shown(item);
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
  const typed = run(shown(number), { kind: 'given', given: { text: '3/4' } });
  expect(run(typed, { kind: 'check', item: number, seconds: 2, judging: { ...judging, typed: null } })).toBe(typed);
});
