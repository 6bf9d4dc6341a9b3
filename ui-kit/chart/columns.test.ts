import { expect, it } from 'vitest';
import { layOutColumns, type PeriodBar, periodColumns } from './columns.ts';

const bar = (...parts: [number | null, number | null] | [number | null]): PeriodBar => ({
  key: String(parts),
  label: '',
  about: '',
  parts,
});

it('stacks wrong on right answers, with their sum above', () => {
  expect(periodColumns(bar(3, 2), 'stacked')).toEqual([
    {
      key: 'sum',
      value: 5,
      pieces: [
        { from: 0, to: 3, fillStyle: 'solid' },
        { from: 3, to: 5, fillStyle: 'hollow' },
      ],
    },
  ]);
  expect(periodColumns(bar(0, 2), 'stacked')[0]?.pieces).toEqual([{ from: 0, to: 2, fillStyle: 'hollow' }]);
});

it('shows a pair side by side, each with its own value', () => {
  expect(periodColumns(bar(48, null), 'paired').map(({ value, pieces }) => [value, pieces.length])).toEqual([
    [48, 1],
    [null, 0],
  ]);
});

it('shows the values of all bars if they fit, else only the highest', () => {
  const periods = [bar(12_000), bar(3), bar(14_000)].map((one) => periodColumns(one, 'stacked'));
  const hasLabels = (band: number) => periods.flat().map(layOutColumns(periods, band, String).hasValueLabel);
  expect(hasLabels(60)).toEqual([true, true, true]);
  expect(hasLabels(16)).toEqual([false, false, true]);
});
