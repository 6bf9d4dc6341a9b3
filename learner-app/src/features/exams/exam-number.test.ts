import { expect, it } from 'vitest';
import { gridNumber } from './exam-number.ts';

const lines = { topic: 'Lines', opens: 'practice' } as const;
const nothing = { topic: null, opens: null } as const;

it.each([
  [lines, 'Lines'],
  [{ ...lines, percent: 25 }, 'Lines, 25 percent'],
  [{ ...lines, percent: 100 }, 'Lines, done'],
  [{ ...lines, percent: 100, wrong: true }, 'Lines, marked wrong, done'],
  [{ ...lines, percent: 33.333, uncertain: true }, 'Lines, marked uncertain, 33.33 percent'],
  [{ ...lines, wrong: true, uncertain: true }, 'Lines, marked wrong, marked uncertain'],
  [{ ...nothing, wrong: true }, 'no topic, marked wrong'],
  [nothing, 'no topic'],
  [{ topic: 'Main idea', opens: 'note', wrong: true } as const, 'Main idea, nothing to practise yet, marked wrong'],
  [{ topic: 'Tone', opens: null, uncertain: true }, 'Tone, nothing to practise yet, marked uncertain'],
])('describes %j as "%s"', (number, text) => {
  expect(gridNumber(number).description?.join(', ')).toBe(text);
});

it('shows progress for practice alone, and makes a number that opens nothing no button', () => {
  expect(gridNumber({ ...lines, percent: 25 })).toMatchObject({ title: 'Lines', mark: { percent: 25 } });
  expect(gridNumber({ topic: 'Main idea', opens: 'note' }).mark).toBeUndefined();
  expect(gridNumber(nothing)).toMatchObject({ title: 'no topic', faint: true, off: 'text' });
});
