import { expect, it } from 'vitest';
import { sheetFormulas } from './sheet.ts';
import { sheetSpeech } from './sheet-speech.ts';

it('has speech of each formula of the sheet, in words, and of no other', () => {
  expect(Object.keys(sheetSpeech).toSorted()).toEqual(sheetFormulas.toSorted());
  for (const speech of Object.values(sheetSpeech)) expect(speech).toMatch(/^[A-Za-z0-9 ]+$/);
});
