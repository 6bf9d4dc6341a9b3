import { expect, it } from 'vitest';
import { describeRefusal, type RefusalCode, refusalCodes } from './catalogue.ts';
import { contentRefusals } from './content-refusals.ts';
import { peopleRefusals } from './people-refusals.ts';
import { practiceRefusals } from './practice-refusals.ts';
import { requestRefusals } from './request-refusals.ts';
import { sessionRefusals } from './session-refusals.ts';

it('has each code once, in lower case', () => {
  const areas = [sessionRefusals, requestRefusals, peopleRefusals, contentRefusals, practiceRefusals];
  const codes = areas.flatMap((area) => Object.keys(area));
  expect([...refusalCodes].toSorted()).toEqual(codes.toSorted());
  for (const code of codes) expect(code).toMatch(/^[a-z]+(?:_[a-zA-Z]+)*$/);
});

it('has a sentence for every code, made of its values', () => {
  const values = {
    field: 'title',
    problem: 'is missing',
    what: 'Topic',
    names: ['sat_id', 'act_id'],
    of: 2,
    students: 2,
  };
  for (const code of refusalCodes) {
    const sentence = describeRefusal(code, { variants: [], allowed: [], ...values } as never).sentence;
    expect(sentence.trim(), code).not.toBe('');
  }
  expect(describeRefusal('invalid_field', { field: 'title', problem: 'is missing' })).toEqual({
    reason: 'malformed',
    sentence: 'title: is missing',
  });
  expect(describeRefusal('in_tests', { students: 1 }).sentence).toMatch(/^1 student is in the middle/);
  expect(describeRefusal('in_tests', { students: 2 }).sentence).toMatch(/^2 students are in the middle/);
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('says after %i seconds: %s', (seconds, text) => {
  const code: RefusalCode = 'too_many_attempts';
  expect(describeRefusal(code, { what: 'attempts', seconds }).sentence).toBe(
    `Too many attempts. Please try again in ${text}.`,
  );
});
