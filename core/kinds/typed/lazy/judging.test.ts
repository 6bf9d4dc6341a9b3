import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../../../testing/cpu-time.ts';
import { typedJudging } from './judging.ts';

const byValue = (...texts: string[]) => typed(texts.map((text) => ({ text, exact: false })));
const exactly = (...texts: string[]) => typed(texts.map((text) => ({ text, exact: true })));
const typed = (entries: { text: string; exact: boolean }[]) => ({ entries });
const { judge } = typedJudging;
const right = (key: ReturnType<typeof typed>, text: string) => judge(key, { text }).right;
const formatError = (key: ReturnType<typeof typed>, text: string) => typedJudging.slip(key, { text });

describe('a free response', () => {
  it('is matched against exact entries first [PRC-017]', () => {
    const key = typed([
      { text: '0.50', exact: false },
      { text: '1/2', exact: true },
    ]);
    expect(judge(key, { text: '1/2' })).toEqual({ right: true, matched: '1/2' });
    expect(judge(key, { text: '.5' })).toEqual({ right: true, matched: '0.50' });
    expect(judge(key, { text: '2' })).toEqual({ right: false, matched: null });
  });

  it('is trimmed, and wrong when it starts or ends with a comma [PRC-018]', () => {
    expect(right(byValue('1200'), '  1,200\u00A0\n')).toBe(true);
    for (const text of [',1200', '1200,', ' ,1200', '1200, ', ',', ' ,1200, ']) {
      expect(right(byValue('1200'), text), text).toBe(false);
      expect(right(exactly(text), text), text).toBe(false);
    }
  });

  it('must equal an exact entry character by character, after trimming [PRC-019]', () => {
    expect(right(exactly('(0, -11)'), ' (0, -11) ')).toBe(true);
    expect(right(exactly('(0, -11)'), '(0,-11)')).toBe(false);
    expect(right(exactly('5'), '5.0')).toBe(false);
    expect(right(exactly('Paris'), 'paris')).toBe(false);
    expect(right(exactly('1200'), '1,200')).toBe(false);
  });

  it.each([
    ['1/2', '0.5'],
    ['2/3', '.67'],
    ['2/3', '0.667'],
    ['-1/3', '−0.33'],
    ['-1/3', '–1/3'],
    ['1/3', '-1/-3'],
    ['12', '3*4'],
    ['0.75', '3 × .25'],
    ['2,500', '2500'],
    ['2500', '2,5,0,0'],
    ['5', '+5.'],
    ['0.125', '0.13'],
    ['-0.125', '-.13'],
    ['1.005', '1.01'],
    ['0.3', '0.1*3'],
    ['0', '-0'],
    ['1/3', '33/100'],
  ])('accepts %s and %s as equal, to 2 decimals [PRC-020]', (key, text) => {
    expect(right(byValue(key), text)).toBe(true);
    expect(right(byValue(text), key)).toBe(true);
  });

  it.each([
    ['2/3', '0.66'],
    ['2/3', '.6'],
    ['0.125', '0.12'],
    ['1.005', '1'],
    ['5', '-5'],
    ['5', '5%'],
    ['5', '$5'],
    ['5', '5 cm'],
    ['1.5', '1 1/2'],
    ['5.5', '1 1/2'],
    ['12', '1 2'],
    ['8', '2^3'],
    ['1000', '1e3'],
    ['7', '3+4'],
    ['0', '0/0'],
    ['0', '1/0'],
    ['5', '5/0.00'],
    ['43', '4, 3'],
    ['4', ''],
    ['4', '٤'],
  ])('does not accept %s and %s as equal [PRC-020]', (key, text) => {
    expect(right(byValue(key), text)).toBe(false);
  });

  it('compares an entry that is not a number as text, ignoring commas and spaces', () => {
    expect(right(byValue('4x + 12'), '4x+12')).toBe(true);
    expect(right(byValue('4x+12'), '4X+12')).toBe(false);
    expect(right(byValue('4x+12'), '12')).toBe(false);
    expect(right(byValue('1 1/2'), '11/2')).toBe(false);
  });
});

describe('any typed text', () => {
  const number = fc
    .tuple(
      fc.constantFrom('', '-', '+', '−', '–'),
      fc.nat(99_999),
      fc.constantFrom('', '.', '.5', '.005', '.333', '.125'),
    )
    .map(([sign, whole, decimals]) => `${sign}${whole}${decimals}`);
  const numeric = fc.oneof(
    number,
    fc.tuple(number, fc.constantFrom('/', '*', ' / ', '×'), number).map((parts) => parts.join('')),
  );
  const text = fc.oneof(numeric, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  const entry = fc
    .record({ text, exact: fc.boolean() })
    .filter(({ text }) => text.trim() !== '' && !/^,|,$/.test(text.trim()));
  const key = fc.array(entry, { minLength: 1, maxLength: 4 }).map(typed);

  it('every key accepts each of its own entries, with or without spaces around it', () => {
    fc.assert(
      fc.property(key, fc.constantFrom('', ' ', '\t \u00A0'), (key, space) => {
        for (const { text } of key.entries) expect(right(key, space + text + space)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('matching by value is symmetric', () => {
    fc.assert(
      fc.property(entry, entry, ({ text: a }, { text: b }) => {
        expect(right(byValue(a), b)).toBe(right(byValue(b), a));
      }),
      { numRuns: 1000 },
    );
  });

  it('commas inside a number change nothing', () => {
    fc.assert(
      fc.property(numeric, numeric, fc.nat(20), (wanted, given, at) => {
        const inside = 1 + (at % Math.max(1, given.length - 1));
        const withComma = given.length > 1 ? `${given.slice(0, inside)},${given.slice(inside)}` : given;
        expect(right(byValue(wanted), withComma)).toBe(right(byValue(wanted), given));
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees with arithmetic in whole hundredths', () => {
    const cents = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 40 }), (a, b, below) => {
        // |a/below − b/100| in exact integers: b is a rounded if the difference is at most half a hundredth.
        const off = Math.abs(200 * a - 2 * b * below);
        if (off < below) expect(right(byValue(`${a}/${below}`), (b / 100).toFixed(2))).toBe(true);
        if (off > below) expect(right(byValue(`${a}/${below}`), (b / 100).toFixed(2))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('is judged and never throws, and a long text takes bounded time', () => {
    fc.assert(fc.property(key, text, (key, text) => typeof right(key, text) === 'boolean'));
    for (const part of ['9', ' ', ', ', '1 ', '1/', '-', '.', '1*', '\u200B', '𝟗']) {
      const long = part.repeat(200_000);
      const spent = cpuTimeOf(() => {
        right(byValue('5', long), long);
        formatError(byValue('5'), long);
      });
      expect(spent, part).toBeLessThan(4000);
    }
  });
});

describe('a format error', () => {
  it('is returned for an empty text, a comma at an end, or no number where one is expected', () => {
    expect(formatError(byValue('5'), '  ')).toBe('Type an answer first.');
    expect(formatError(exactly('a'), ' a, ')).toBe('An answer cannot start or end with a comma.');
    for (const text of ['5%', '$5', '1 1/2', 'five', '1/0'])
      expect(formatError(byValue('5'), text)).toMatch(/^Type a number/);
  });

  it('is null if the text is a number, if the key accepts text, or if the text equals an exact entry', () => {
    expect(formatError(byValue('5'), '-3/4')).toBeNull();
    expect(formatError(byValue('5', '2x'), 'x')).toBeNull();
    expect(formatError(exactly('x+2'), 'two')).toBeNull();
    expect(
      formatError(
        typed([
          { text: '0', exact: false },
          { text: 'none', exact: true },
        ]),
        'none',
      ),
    ).toBeNull();
  });
});

describe('the hint for a typed answer', () => {
  it.each(['1,', ',5', '1 1/2', '12 dollars', '3//4'])('is shown for %j', (text) => {
    expect(typedJudging.hint({ text })).toMatch(/^(An answer cannot|Type a number)/);
  });
  it.each(['', '  ', '12', '-0.5', '3/4', '.5', '1,250', 'no solution'])('is not shown for %j', (text) => {
    expect(typedJudging.hint({ text })).toBeNull();
  });
});
