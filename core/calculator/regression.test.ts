import { expect, it } from 'vitest';
import { lastResult, readAnswer, type TestItem } from './testing/calculate.ts';

const table = (xs: readonly number[], ys: readonly number[]): TestItem => [
  ['x1', xs],
  ['y1', ys],
];

it('an exponential fit takes the base that is not negative', () => {
  const data = table([0, 2, 4, 6, 8], [3, 6, 12, 24.5, 48]);
  const { values } = lastResult([data, 'y1~a b^x1']);
  expect(Number(values[1]?.decimal)).toBeCloseTo(1.40987, 4);
  expect(Number(readAnswer([data, 'y1~a b^x1', 'a b^5']))).toBeCloseTo(17.16, 2);
});

it('a coefficient that is 0 is read as 0', () => {
  const xs = [-3, -1.7, 0.3, 1.1, 2.9, 4.3];
  const data = table(
    xs,
    xs.map((x) => 2 * x * x - 0.7),
  );
  expect(readAnswer([data, 'y1~a x1^2+b x1+c'])).toBe('2, 0, −0.7, 1');
});

it.each([100, 200])('an exponential function fits %s rows', (count) => {
  const xs = Array.from({ length: count }, (_, at) => at);
  const data = table(
    xs,
    xs.map((x) => 3 * 1.03 ** x * (1 + 0.02 * Math.sin(x))),
  );
  const { values, error } = lastResult([data, 'y1~a b^x1']);
  expect(error).toBeNull();
  expect(Number(values[0]?.decimal)).toBeCloseTo(3, 0);
  expect(Number(values[1]?.decimal)).toBeCloseTo(1.03, 3);
});

it('a logistic function fits 150 rows', () => {
  const xs = Array.from({ length: 150 }, (_, at) => at * 10);
  const data = table(
    xs,
    xs.map((x) => 500 / (1 + 40 * Math.exp(-0.006 * x))),
  );
  const { values, error } = lastResult([data, 'y1~c/(1+a e^(-b x1))']);
  expect(error).toBeNull();
  expect(values.map(({ decimal }) => Number(decimal))).toEqual([500, 40, 0.006, 1].map((n) => expect.closeTo(n, 3)));
});

it('a search that is further from the data than their mean is refused', () => {
  const data = table([1, 2, 3, 4, 5], [5, 1, 4, 1, 5]);
  expect(readAnswer([data, 'y1~-(b^x1)-20'])).toBe('Use another model: this one does not fit the data.');
});
