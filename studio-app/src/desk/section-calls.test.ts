import {
  overCap,
  placeFields,
  type QuestionPlace,
  questionSections,
  sectionSpecs,
} from '@fourfold/core/authoring/sections';
import { contract } from '@fourfold/core/contract/contract';
import { describe, expect, it } from 'vitest';
import { callsAt } from './section-calls.ts';

const id = '01890000-0000-7000-8000-000000000001';

/** A place of each section; of a test with the type that has questions of its own. */
const places = questionSections.map((section): QuestionPlace => {
  const { test } = sectionSpecs[section];
  const place = { section, id, ...(test && { type: test.family === 'sat' ? 'MathCalc' : 'Mathematics' }) };
  return place as QuestionPlace;
});

describe('each of the ten sections is one desk', () => {
  it.each(places)('$section: its calls take the fields of its place', (place) => {
    const calls = callsAt(place);
    const fields = placeFields(place);
    const question = { id, question: '', rank: 0, is_calc: null, position: 0 };
    const read = contract[calls.list].query.parse(fields);
    expect(read).toEqual(fields);
    for (const [call, body] of [
      [calls.create, { ...fields, ...question }],
      [calls.createSeveral, { ...fields, questions: [{ ...question, previous_id: id, answers: [{ answer: 'x' }] }] }],
      [calls.order, { ...fields, questions: [id] }],
    ] as const) {
      // Nothing that says where is unknown to the call: what it does not know it would drop.
      expect(contract[call].body.parse(body)).toEqual(body);
    }
    expect(contract[calls.change].body.parse({ rev: 1, is_hidden: true })).toEqual({ rev: 1, is_hidden: true });
    expect(contract[calls.createAnswer].body.parse({ question_id: id, answer: 'x' }).question_id).toBe(id);
  });

  it('asks a place of a test section for room before it calls', () => {
    const place: QuestionPlace = { section: 'AdminSatRealTest', id, type: 'MathNoCalc' };
    expect(overCap(place, { present: 19, more: 1 })).toBeNull();
    expect(overCap(place, { present: 20, more: 1 })).toBe("You can't create more than 20 questions in this test!");
  });
});
