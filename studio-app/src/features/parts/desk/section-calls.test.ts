import {
  locationFields,
  overCapMessage,
  type QuestionLocation,
  questionSections,
  sectionSpecs,
} from '@fourfold/core/authoring/question-sections';
import { contract } from '@fourfold/core/contract/contract';
import { describe, expect, it } from 'vitest';
import { callsOf } from './section-calls.ts';

const id = '01890000-0000-7000-8000-000000000001';

/** A location of each section; for a test, with a type that has its own questions. */
const questionLocations = questionSections.map((section): QuestionLocation => {
  const { test } = sectionSpecs[section];
  const questionLocation = { section, id, ...(test && { type: test.family === 'sat' ? 'MathCalc' : 'Mathematics' }) };
  return questionLocation as QuestionLocation;
});

describe('each of the ten sections has the same desk', () => {
  it.each(questionLocations)('$section: its calls take the fields of its location', (questionLocation) => {
    const calls = callsOf(questionLocation);
    const fields = locationFields(questionLocation);
    const question = { id, question: '', rank: 0, is_calc: null, position: 0 };
    const read = contract[calls.list].query.parse(fields);
    expect(read).toEqual(fields);
    for (const [call, body] of [
      [calls.create, { ...fields, ...question }],
      [calls.createSeveral, { ...fields, questions: [{ ...question, previous_id: id, answers: [{ answer: 'x' }] }] }],
      [calls.order, { ...fields, questions: [id] }],
    ] as const) {
      // The call knows all location fields; it would drop an unknown one.
      expect(contract[call].body.parse(body)).toEqual(body);
    }
    expect(contract[calls.change].body.parse({ rev: 1, is_hidden: true })).toEqual({ rev: 1, is_hidden: true });
    expect(contract[calls.createAnswer].body.parse({ question_id: id, answer: 'x' }).question_id).toBe(id);
  });

  it('checks the cap of a test section before the call', () => {
    const questionLocation: QuestionLocation = { section: 'AdminSatRealTest', id, type: 'MathNoCalc' };
    expect(overCapMessage(questionLocation, { current: 19, more: 1 })).toBeNull();
    expect(overCapMessage(questionLocation, { current: 20, more: 1 })).toBe(
      "You can't create more than 20 questions in this test!",
    );
  });
});
