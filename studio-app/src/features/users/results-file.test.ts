import { expect, it } from 'vitest';
import { fileNameOf } from './results-file.ts';

it.each([
  ['Maya Okafor', 'fourfold-maya-okafor-answers-2026-02-03.csv'],
  ['Zoë O’Brien / ../x', 'fourfold-zoe-o-brien-x-answers-2026-02-03.csv'],
  ['李雷', 'fourfold-0198c0de-answers-2026-02-03.csv'],
])('names the file of %j with characters that any file system accepts', (username, name) => {
  const student = { id: '0198c0de-0000-7000-8000-000000000000', username };
  expect(fileNameOf(student, { id: 'answers' }, new Date(2026, 1, 3))).toBe(name);
});
