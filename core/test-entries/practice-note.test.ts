import { expect, it } from 'vitest';
import { practiceText } from './practice-note.ts';

it('says whether all, some or none of the sections were taken in practice mode', () => {
  expect(practiceText([])).toBe(null);
  expect(practiceText([{ practice: false }, {}])).toBe(null);
  expect(practiceText([{ practice: true }, {}])).toBe('Partly in practice mode.');
  expect(practiceText([{ practice: true }, { practice: true }])).toBe('Practice mode.');
});
