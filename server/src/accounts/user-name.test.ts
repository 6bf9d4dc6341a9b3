import { sentenceOf } from '@fourfold/core/refusals/catalogue';
import { expect, it } from 'vitest';
import { nameProblem, normalizeName } from './user-name.ts';

it('a name is normalized to one line and one spelling', () => {
  expect(normalizeName('  Ada \n Lovelace\t')).toBe('Ada Lovelace');
  expect(normalizeName('Ame\u0301lie')).toBe('Amélie');
});

const unseen = 'The name has characters that cannot be seen. Please type it instead of pasting it.';
it.each([
  ['Ada', null],
  ['阿达', null],
  ['نیلوفر\u200cسادات', null],
  ['👩\u200d🚀 Sam', null],
  ['', 'Please enter name'],
  ['—', 'Please enter name'],
  ['\u202e', 'Please enter name'],
  ['Ada\u202eecalevoL', unseen],
  ['\u2067Ada\u2069', unseen],
  ['Ada\u061c', unseen],
  ['Ada\u200b', unseen],
  ['Ada\u0007', unseen],
  ['Ada\u0000', unseen],
  ['Ada\u{e0041}', unseen],
  ['Ada\ud800', unseen],
  ['a'.repeat(101), 'Please enter a name of at most 100 characters'],
])('the problem of “%j” is: %s', (name, problem) => {
  const code = nameProblem(name);
  expect(code && sentenceOf(code)).toBe(problem);
});
