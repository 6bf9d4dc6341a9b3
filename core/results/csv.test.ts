import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const linesOf = (rows: Parameters<typeof csvOf>[0]) => csvOf(rows).slice(1).split('\r\n').slice(0, -1);

describe('rows as comma-separated text', () => {
  it('begins with a byte order mark, ends each row and quotes cells that need it', () => {
    expect(
      csvOf([
        ['a', 'b'],
        ['1,5', 'say "no"'],
      ]),
    ).toBe('\uFEFFa,b\r\n"1,5","say ""no"""\r\n');
    expect(linesOf([[null, true, false, 3, -0.5, '']])).toEqual([',Yes,No,3,-0.5,']);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd', "'+cmd"],
    ['-2+3+cmd|’/C calc’!A0', "'-2+3+cmd|’/C calc’!A0"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\t=1', `"\t'=1"`],
    ['\r=1', `"\r'=1"`],
    ['x;=1+1', `"x;'=1+1"`],
    ['-x', "'-x"],
  ])('keeps %j from being a formula', (text, written) => {
    expect(csvOf([[text]]).slice(1, -2)).toBe(written);
  });

  it.each([
    ['3/4', "'3/4"],
    ['-3/4', "'-3/4"],
    ['+3/4', "'+3/4"],
    ['3 / 4', "'3 / 4"],
    ['2 1/2', "'2 1/2"],
    ['1-2', "'1-2"],
    ['1.2.3', "'1.2.3"],
    ['4:30', "'4:30"],
    ['4:30 pm', "'4:30 pm"],
    ['Mar 4', "'Mar 4"],
    ['4-Mar', "'4-Mar"],
    ['March 4, 2026', `"'March 4, 2026"`],
  ])('keeps %j from being a date', (text, written) => {
    expect(csvOf([[text]]).slice(1, -2)).toBe(written);
  });

  it.each([
    '-3',
    '+0.5',
    '.5',
    '12',
    '1e5',
    'x=1',
    'a-b',
    '3 12',
    'What is 3/4 of 8?',
    'Marble 1-2-3',
    'Marble 4',
    'March',
    '2026-11-28',
    '2026-11-21T10:00:00.000Z',
  ])('leaves %j as it is', (text) => {
    expect(linesOf([[text]])).toEqual([text]);
  });

  it('can be parsed back, and starts no formula in any cell, whichever separator is used', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '\t', '\r', '\n', 'a', '1', ' '),
    });
    fc.assert(
      fc.property(fc.array(fc.array(nasty, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const back = parse(csvOf(rows).slice(1));
        expect(back.map((row) => row.map(plain))).toEqual(rows.map((row) => row.map(plain)));
        for (const piece of back.flat().flatMap((cell) => cell.split(/[;\t\r\n]/))) {
          expect(/^[=+\-@]/.test(piece.trim()) && !/^[+-]?[\d.,]+$/.test(piece.trim())).toBe(false);
        }
      }),
    );
  });
});

/** Removes the apostrophes that prevent formulas. */
function plain(cell: string): string {
  return cell.replaceAll("'", '');
}

/** A separate CSV parser, by RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (!/[,\r]/.test(text[at] ?? ',')) cell += text[at++];
    }
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
