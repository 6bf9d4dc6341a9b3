import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionOf, tableReaders } from './conversion.ts';
import { type PartForm, type SubmittedModule, screenScore } from './screen-score.ts';
import { scoreGaps } from './table-gaps.ts';
import { actScreenTable, linearTable, screenTable, withCell } from './testing/tables.ts';

const read = (rows: string[][]) => tableReaders['sat-digital'](rows);
const module = (correct: number, questions: number, next_section: string | null = null): SubmittedModule => ({
  ...{ correct, questions, next_section },
});
const whole = (route: 'Easier' | 'Harder', [first, second]: [number, number]) => ({
  ReadingWriting1: module(20, 27, `ReadingWriting2${route}`),
  [`ReadingWriting2${route}`]: module(10, 27),
  Math1: module(first, 22, `Math2${route}`),
  [`Math2${route}`]: module(second, 22),
});
const none = { rows: [], formOf: () => null };

describe('a table by route and right answers', () => {
  it('gives each route of each section a lower and an upper score', () => {
    const { table, error } = read(screenTable());
    expect(error).toBeNull();
    expect(table?.['Math easier lower']?.get(0)).toBe(200);
    expect(table?.['Math harder upper']?.get(44)).toBe(800);
    expect(scoreGaps('sat-digital', screenTable())).toEqual([]);
  });

  it('without a route in a row is for both', () => {
    const rows = screenTable().filter(([, route]) => route !== 'harder');
    const { table } = read(rows.map((cells) => (cells[1] === 'easier' ? cells.with(1, '') : cells)));
    expect(table?.['Math harder lower']).toEqual(table?.['Math easier lower']);
  });

  it.each([
    [3, 0, 'Latin', '“Latin” is no section of this test. Its sections: Reading and Writing, Math.'],
    [3, 1, 'middle', 'The route “middle” is not easier or harder.'],
    [3, 2, '9.5', 'The raw score “9.5” is not a whole number.'],
    [3, 2, '99', 'The raw score 99 is above 54, the most there is.'],
    [3, 2, '0', 'The raw score 0 is there twice.'],
    [3, 3, '190', 'The score 190 is not between 200 and 800.'],
    [3, 3, '', 'The score “” is not a whole number.'],
    [3, 3, '790', 'The upper score, 270, is below the lower one, 790.'],
    [20, 4, '800', /^The score falls from 800 to \d+ with more right answers\.$/],
  ])('with a fault in row %i, column %i, says so', (row, column, text, reason) => {
    const { error } = read(withCell(screenTable(), row, column, text));
    expect(error).toMatchObject({ reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) });
  });

  it('with a hole names the raw score that is missing', () => {
    const { error } = read(screenTable().toSpliced(10, 1));
    expect(error).toEqual({ row: 11, column: 2, reason: 'The raw score 9 is missing before 10.' });
  });

  it('says which section and route has no scores', () => {
    expect(
      scoreGaps(
        'sat-digital',
        screenTable().filter(([, route]) => route !== 'harder'),
      ),
    ).toEqual(['Reading and Writing, harder has no scores.', 'Math, harder has no scores.']);
    expect(scoreGaps('act-enhanced', actScreenTable().slice(0, 52))).toEqual([
      'Mathematics has no scores.',
      'Reading has no scores.',
      'Science has no scores.',
    ]);
  });
});

describe('the score of a digital SAT', () => {
  it('is of each section by its route, and their sum', () => {
    const { parts, composite } = screenScore('sat-digital', whole('Harder', [20, 15]), {
      ...none,
      rows: screenTable(),
    });
    expect(parts).toMatchObject([
      { type: 'ReadingWriting', route: 'harder', raw: 30, of: 800, estimated: false },
      { type: 'Math', title: 'Math', route: 'harder', raw: 35, value: 700, lower: 670, upper: 730 },
    ]);
    expect(composite).toMatchObject({ of: 1600, value: (parts[0]?.value ?? 0) + 700 });
    const easier = screenScore('sat-digital', whole('Easier', [20, 15]), { ...none, rows: screenTable() });
    expect(easier.parts[1]?.value).toBeLessThan(700);
  });

  it('is not there before both modules are submitted', () => {
    const { Math2Easier: _, ...open } = whole('Easier', [9, 9]) as Record<string, SubmittedModule>;
    const { parts, composite } = screenScore('sat-digital', open, { ...none, rows: screenTable() });
    expect(parts[1]).toMatchObject({ value: null, reason: 'Math is not submitted yet.' });
    expect(composite).toMatchObject({ value: null, of: 1600, reason: 'Math is not submitted yet.' });
  });

  it('has no value without a row, with another number of questions, or if the table cannot be read', () => {
    const of = (rows: string[][], modules: Record<string, SubmittedModule>, form?: PartForm) =>
      screenScore('sat-digital', modules, { rows, formOf: () => form ?? null }).parts[1]?.reason;
    const submitted = whole('Easier', [20, 22]);
    expect(of(screenTable(), submitted)).toBe('The conversion table has no row for 42 right answers in Math.');
    const short = { ...submitted, Math1: module(20, 21, 'Math2Easier') };
    expect(of(screenTable(), short)).toBe('The conversion table is for 44 questions, and 43 counted in this test.');
    const tried = { form: { first: [], second: null }, uncounted: 4 };
    expect(of(screenTable(), submitted, tried)).toMatch(/^The conversion table is for 40 questions, and 44 counted/);
    expect(of([['Raw', 'Lower']], submitted)).toMatch(/^The conversion table cannot be read/);
  });

  it('is estimated from its items without a table, or the right answers without items', () => {
    const submitted = whole('Harder', [18, 15]);
    expect(screenScore('sat-digital', submitted, none)).toMatchObject({
      parts: [{}, { value: 33, of: 44, estimated: false }],
      composite: { value: null, of: 1600, reason: 'Reading and Writing has right answers, but no score.' },
    });
    const items = Array.from({ length: 22 }, (_, at) => (at % 5) - 2);
    const second = { atLeast: 12, easier: items.map((one) => one - 1), harder: items.map((one) => one + 1) };
    const form = { form: { first: items, second }, uncounted: 0 };
    const estimated = screenScore('sat-digital', submitted, { rows: [], formOf: () => form }).parts[1];
    expect(estimated).toMatchObject({ of: 800, raw: 33, estimated: true });
    expect(estimated?.value).toBeGreaterThan(600);
    expect(estimated?.lower).toBeLessThan(estimated?.value ?? 0);
    expect(estimated?.upper).toBeGreaterThan(estimated?.value ?? 0);
  });

  it('is in tens within its range, and grows with the right answers', () => {
    const rows = screenTable();
    const scoreOf = (right: number) =>
      screenScore('sat-digital', whole('Harder', [Math.min(22, right), Math.max(0, right - 22)]), { ...none, rows })
        .parts[1];
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 43 }), (right) => {
        const [one, more] = [scoreOf(right), scoreOf(right + 1)];
        expect((one?.value ?? Number.NaN) % 10).toBe(0);
        expect(one?.value).toBeGreaterThanOrEqual(one?.lower ?? Number.NaN);
        expect(more?.value).toBeGreaterThanOrEqual(one?.value ?? Number.NaN);
      }),
    );
  });
});

describe('the score of a linear digital SAT', () => {
  const submitted = {
    LinearReadingWriting1: module(20, 33, 'LinearReadingWriting2'),
    LinearReadingWriting2: module(30, 33),
    LinearMath1: module(27, 27, 'LinearMath2'),
    LinearMath2: module(10, 27),
  };

  it('is of each section by all its right answers, with both ends or with one score', () => {
    const of = (rows: string[][]) => screenScore('sat-digital-linear', submitted, { ...none, rows });
    const { parts, composite } = of(linearTable());
    expect(parts).toMatchObject([
      { type: 'LinearReadingWriting', route: 'only', raw: 50, value: 660, lower: 630, upper: 680 },
      { type: 'LinearMath', route: 'only', raw: 37, value: 620, lower: 590, upper: 640 },
    ]);
    expect(composite).toMatchObject({ value: 1280, of: 1600 });
    const plain = linearTable().map(([section = '', raw = '', lower = '']) => [section, raw, lower]);
    expect(of(plain.with(0, ['Section', 'Raw score', 'Score'])).parts[1]).toMatchObject({ value: 590, raw: 37 });
    expect(scoreGaps('sat-digital-linear', linearTable())).toEqual([]);
    expect(scoreGaps('sat-digital-linear', linearTable().slice(0, 68))).toEqual(['Math has no scores.']);
  });

  it('is not there before both modules are submitted, and refuses a raw score that nobody can have', () => {
    const { LinearMath2: _, ...open } = submitted;
    const { parts } = screenScore('sat-digital-linear', open, { ...none, rows: linearTable() });
    expect(parts[1]).toMatchObject({ value: null, reason: 'Math is not submitted yet.' });
    const { error } = tableReaders['sat-digital-linear'](withCell(linearTable(), 123, 1, '55'));
    expect(error).toEqual({ row: 123, column: 1, reason: 'The raw score 55 is above 54, the most there is.' });
  });
});

describe('the score of an enhanced ACT', () => {
  const submitted = {
    EnhancedEnglish: module(30, 40),
    EnhancedMathematics: module(30, 41),
    EnhancedReading: module(20, 27),
  };
  const uncounted: Record<string, number> = { EnhancedEnglish: 10, EnhancedMathematics: 4, EnhancedReading: 9 };
  const scoring = {
    rows: actScreenTable(),
    formOf: (part: string) => ({ form: { first: [], second: null }, uncounted: uncounted[part] ?? 6 }),
  };

  it('has the rounded mean of English, Mathematics and Reading as its composite, and Science apart from it', () => {
    const { parts, composite } = screenScore('act-enhanced', submitted, scoring);
    const values = parts.map(({ value }) => value ?? Number.NaN);
    expect(parts.map(({ title, of }) => `${title} ${of}`)).toEqual([
      ...['English 36', 'Mathematics 36', 'Reading 36', 'Science 36'],
    ]);
    expect(parts[0]).not.toHaveProperty('lower');
    const [english = 0, mathematics = 0, reading = 0] = values;
    expect(composite).toMatchObject({ of: 36, value: Math.floor((english + mathematics + reading) / 3 + 0.5) });
    expect(parts[3]).toMatchObject({ value: null, reason: 'Science is not submitted yet.' });
  });

  it('is on the scale from 1 to 36 when it is estimated', () => {
    const form = { form: { first: [0, 0, 0, 1, -1], second: null }, uncounted: 0 };
    for (let right = 0; right <= 5; right += 1) {
      const taken = { EnhancedEnglish: module(right, 5) };
      const [english] = screenScore('act-enhanced', taken, { rows: [], formOf: () => form }).parts;
      expect(english?.estimated).toBe(true);
      expect(english?.value).toBeGreaterThanOrEqual(1);
      expect(english?.value).toBeLessThanOrEqual(36);
    }
  });
});

it('a table of ACT scores has one score in a row', () => {
  expect(conversionOf('act-enhanced', actScreenTable()).kind).toBe('read');
  expect(tableReaders['act-enhanced'](withCell(actScreenTable(), 3, 2, '37')).error).toEqual({
    row: 3,
    column: 2,
    reason: 'The score 37 is not between 1 and 36.',
  });
});
