import { expect, it } from 'vitest';
import { calculate, lastResult, readAnswer, type TestItem } from './testing/calculate.ts';

const table = (xs: readonly (number | string)[], ys: readonly (number | string)[]): TestItem => [
  ['x1', xs],
  ['y1', ys],
];

it('one filled column has statistics', () => {
  expect(readAnswer([table([2, 4, 9, ''], ['', '', '', '']), 'mean(x1)'])).toBe('5');
});

it('a shorter column leaves the rows of the other one', () => {
  const items = [table([1, 2, 3, 10], [5, 7])];
  expect(readAnswer([...items, 'mean(x1)'])).toBe('4');
  expect(readAnswer([...items, 'mean(y1)'])).toBe('6');
});

it('a regression and the points use the rows that both columns have', () => {
  const items = [table([1, 2, 3, 4], [5, '', 9, 11])];
  expect(readAnswer([...items, 'y1~m x1+b'])).toBe('2, 3, 1, 1');
  expect(calculate(items).items[0]?.drawing?.points).toHaveLength(3);
});

it('a function of a column is computed in its rows', () => {
  const items: TestItem[] = [
    'f(x)=x^2+1',
    [
      ['x1', [1, '', 3]],
      ['f(x1)', []],
    ],
  ];
  const { error, cells } = lastResult(items);
  expect(error).toBeNull();
  expect(cells[1]?.map((cell) => cell?.decimal ?? null)).toEqual(['2', null, '10']);
});

it('values of the same row are calculated with, if a cell between is empty', () => {
  expect(readAnswer([table([1, 2, 3], [10, '', 30]), 'total(x1*y1)'])).toBe('100');
});
