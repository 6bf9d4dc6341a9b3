import { emptyCalculator, readCalculator, type TableItem } from '@fourfold/core/calculator/calculator-state';
import { describe, expect, it } from 'vitest';
import { cleared, neighborOf, withCell, withColumn, withItem, withLine, withoutItem, withTable } from './changes.ts';

const texts = (state: typeof emptyCalculator) =>
  state.items.map((item) => (item.kind === 'expression' ? item.text : item.kind));

describe('a calculator', () => {
  it('gets lines after others, with colours of their own', () => {
    const state = withLine(withLine(withLine(emptyCalculator, 'b'), 'c'), 'a', '1');
    expect(texts(state)).toEqual(['', 'a', 'b', 'c']);
    expect(new Set(state.items.map(({ id }) => id)).size).toBe(4);
  });

  it('always has a line', () => {
    expect(texts(withoutItem(emptyCalculator, '1'))).toEqual(['']);
    expect(texts(withoutItem(withLine(emptyCalculator, 'b'), '1'))).toEqual(['b']);
  });

  it('has the focus in the line before a removed one, else in the next', () => {
    const state = withTable(withLine(withLine(emptyCalculator, 'b'), 'c'));
    const [first, second, third, table] = state.items.map(({ id }) => id) as [string, string, string, string];
    const nextOf = (id: string) => neighborOf(state, withoutItem(state, id), id);
    expect([first, second, third, table].map(nextOf)).toEqual([second, first, second, third]);
    const only = withoutItem(emptyCalculator, '1');
    expect(neighborOf(emptyCalculator, only, '1')).toBe(only.items[0]?.id);
  });

  it('has the focus in a table if only tables are left', () => {
    const two = withTable(withTable(withLine(emptyCalculator, 'b')));
    const [empty, line, first, second] = two.items.map(({ id }) => id) as [string, string, string, string];
    const tables = withoutItem(withoutItem(two, empty), line);
    expect(neighborOf(withoutItem(two, empty), tables, line)).toBe(first);
    expect(neighborOf(tables, withoutItem(tables, second), second)).toBe(first);
  });

  it('has 60 items at most', () => {
    let state = emptyCalculator;
    for (let step = 0; step < 70; step += 1) state = withTable(withLine(state));
    expect(state.items).toHaveLength(60);
    expect(readCalculator(state)).toEqual(state);
  });

  it('is cleared without its switches', () => {
    const state = { ...withLine(emptyCalculator, 'x'), angle: 'degrees' } as const;
    expect(cleared(state)).toEqual({ ...emptyCalculator, angle: 'degrees' });
  });
});

describe('a table', () => {
  const table = (state = withTable(emptyCalculator)) => state.items.at(-1) as TableItem;

  it('has the next free names', () => {
    const heads = table(withTable(withTable(emptyCalculator))).columns.map(({ head }) => head);
    expect(heads).toEqual(['x2', 'y2']);
  });

  it('ends with an empty row when its last one is filled, up to 200 rows', () => {
    expect(withCell(table(), 1, 2, '5').columns.map(({ cells }) => cells)).toEqual([
      ['', '', '', ''],
      ['', '', '5', ''],
    ]);
    let long = table();
    for (let row = 0; row < 200; row += 1) long = withCell(long, 0, row, '1');
    expect(long.columns[1]?.cells).toHaveLength(200);
    const state = withItem(withTable(emptyCalculator), { ...long, id: table().id });
    expect(readCalculator(state)).toEqual(state);
  });

  it('gets up to six columns', () => {
    let wide = table();
    for (let step = 0; step < 9; step += 1) wide = withColumn(wide);
    expect(wide.columns.map(({ head }) => head)).toEqual(['x1', 'y1', 'z1', 'u1', 'v1', 'w1']);
  });
});
