import { describe, expect, it } from 'vitest';
import { compile } from './internal/compile.ts';
import { Definitions, planeSlots } from './internal/definitions.ts';
import { parseLine } from './internal/parse-line.ts';
import { calculate, readAnswer } from './testing/calculate.ts';

const tooLong = 'Make this shorter: it takes too long to compute.';

describe('an expression is bounded', () => {
  it('in brackets and powers', () => {
    expect(readAnswer([`${'('.repeat(200)}1${')'.repeat(200)}`])).toBe(
      'Use fewer brackets: at most 60 in one another.',
    );
    expect(readAnswer(['2^'.repeat(200).concat('1')])).toBe('Use fewer brackets: at most 60 in one another.');
    expect(readAnswer(['-'.repeat(500).concat('1')])).toBe('Use fewer brackets: at most 60 in one another.');
    expect(readAnswer(['1+'.repeat(450).concat('1')])).toBe('451');
  });

  it('in its length', () => {
    expect(readAnswer(['1'.repeat(1_001)])).toBe('Shorten this: 1000 characters at most.');
  });

  it('in its lists', () => {
    expect(readAnswer(['total([1...10000])'])).toBe('50005000');
    expect(readAnswer(['total([1...10001])'])).toBe('Shorten the list: it has at most 10000 elements.');
    expect(readAnswer(['[1...1/0]'])).toBe('Write a range that reaches its end: [1...10].');
  });

  it('in factorials and choices, which are then undefined', () => {
    expect(['170!', '171!', '(-1)!', '2.5!'].map((text) => readAnswer([text]))).toEqual([
      '7.25742×10^306',
      ...['undefined', 'undefined', 'undefined'],
    ]);
    expect(readAnswer(['nCr(10^9,5*10^8)'])).toBe('undefined');
  });

  it('in calls: functions that call functions twice are stopped', () => {
    const doubling = Array.from({ length: 40 }, (_, at) => `f_${at + 1}(x)=f_${at}(x)+f_${at}(x)`);
    const started = performance.now();
    expect(readAnswer(['f_0(x)=x', ...doubling, 'f_40(1)'])).toBe(tooLong);
    // Each line is stopped by itself, and all together.
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(readAnswer(['f_0(x)=x', ...doubling.slice(0, 10), 'f_10(1)'])).toBe('1024');
  });

  it('in what a curve computes: a long list per pixel is stopped', () => {
    expect(readAnswer(['y=total([1...10000]^x)'])).toBe(tooLong);
    // It does not depend on x: it is computed once.
    expect(calculate(['y=total([1...10000])/10^7+x']).items[0]?.result.error).toBeNull();
  });
});

describe('division by zero is undefined', () => {
  it.each(['1/0', '0/0', '0^-1', 'mod(5,0)', 'csc(0)', 'tan(pi/2)', 'log(0)', 'ln(-1)', 'sqrt(-1)', 'mean([])'])(
    '%s',
    (text) => {
      expect(readAnswer([text])).toBe('undefined');
    },
  );
});

it('a plotted expression is computed in less than forty times the time of the same function in JavaScript', () => {
  const line = parseLine('x^3/20-2sin(3x)+sqrt(x^2+1)-|x-2|');
  if (line.kind !== 'expression') throw new Error('it is no expression');
  const evaluate = compile(line.node, new Definitions('radians').scope(planeSlots));
  const timeOf = (at: (x: number) => number) => {
    const started = performance.now();
    let sum = 0;
    for (let step = 0; step < 100_000; step += 1) sum += at(step / 5_000 - 10);
    expect(Number.isFinite(sum)).toBe(true);
    return performance.now() - started;
  };
  const ours = () => timeOf((x) => evaluate([x, Number.NaN]) as number);
  const plain = () => timeOf((x) => x ** 3 / 20 - 2 * Math.sin(3 * x) + Math.sqrt(x ** 2 + 1) - Math.abs(x - 2));
  // By turns, the best of ten: the machine may be busy.
  const turns = Array.from({ length: 10 }, () => [ours(), plain()] as const);
  const [best, floor] = [0, 1].map((at) => Math.min(...turns.map((turn) => turn[at] as number))) as [number, number];
  expect(best / floor).toBeLessThan(40);
});
