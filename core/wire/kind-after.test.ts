import { expect, it } from 'vitest';
import { choiceKind, kindAfter } from './kind-after.ts';

const typed = { is_free_response: true, kind: null };
const grid = { is_free_response: true, kind: 'student-produced' as const };

it.each([
  ['a new question has choices', choiceKind, {}, choiceKind],
  ['a kind has typed answers', choiceKind, { kind: 'student-produced' }, grid],
  ['a kind that is not named stays', grid, { is_free_response: true }, grid],
  ['a kind is removed by null, and the answers stay typed', grid, { kind: null }, typed],
  ['a client of before that changes to choices removes it', grid, { is_free_response: false }, choiceKind],
  ['a client of before that changes to typed answers names none', choiceKind, { is_free_response: true }, typed],
  ['a kind of a newer version is refused', choiceKind, { kind: 'essay' }, 'unknown_kind'],
  ['a kind of 2016 has no name', choiceKind, { kind: 'typed' }, 'unknown_kind'],
  ['it has no choices', grid, { kind: 'student-produced', is_free_response: false }, 'kind_without_choices'],
])('%s', (_, current, fields, after) => {
  expect(kindAfter(current, fields)).toEqual(after);
});
