import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { rowsOfText } from './rows-of-text.ts';
import { bytes, refusal, rowsOf, table } from './testing/files.ts';

describe('a text file', () => {
  const withUmlauts = 'Größe,–\r\n1,2\r\n';
  const utf16File = (order: 'le' | 'be', hasMark: boolean) => {
    const le = Buffer.from(`${hasMark ? '\uFEFF' : ''}Raw,Math\r\n0,200\r\n`, 'utf16le');
    return new Uint8Array(order === 'le' ? le : le.swap16());
  };
  it.each([
    ['UTF-8', bytes(withUmlauts)],
    ['UTF-8 with a mark', bytes(`\uFEFF${withUmlauts}`)],
    ['Windows-1252', Uint8Array.from([...'Gr\xF6\xDFe,\x96\r\n1,2\r\n'].map((letter) => letter.charCodeAt(0)))],
  ])('in %s is read with its letters', async (_, file) => {
    expect(await rowsOf('a.csv', file)).toEqual([
      ['Größe', '–'],
      ['1', '2'],
    ]);
  });
  it.each([
    ['little-endian', utf16File('le', true)],
    ['big-endian', utf16File('be', true)],
    ['little-endian without a mark', utf16File('le', false)],
    ['big-endian without a mark', utf16File('be', false)],
  ])('in UTF-16, %s, is read', async (_, file) => {
    expect(await rowsOf('a.csv', file)).toEqual(table.slice(0, 2));
  });

  it('may separate its cells by semicolons, tabs or what Excel’s first line names', async () => {
    const cells = [
      ['No.', 'Reading'],
      ['1', 'A, B'],
    ];
    for (const file of ['No.;Reading\n1;A, B', 'No.\tReading\r1\tA, B\r', 'sep=;\r\nNo.;Reading\r\n1;A, B\r\n'])
      expect(await rowsOf('a.csv', file)).toEqual(cells);
    // The header decides: a semicolon in a cell of an answer key separates accepted answers.
    expect(await rowsOf('a.csv', 'No.,Reading\n1,A;B\n2,C;D')).toEqual([
      ['No.', 'Reading'],
      ['1', 'A;B'],
      ['2', 'C;D'],
    ]);
  });

  it('may have quoted cells, with quotation marks, separators and line ends', async () => {
    expect(await rowsOf('a.csv', '"a ""b"" c","1,5","two\nlines",""\r\nx"y,"z"w\n"",last')).toEqual([
      ['a "b" c', '1,5', 'two\nlines'],
      ['x"y', 'zw'],
      ['', 'last'],
    ]);
  });

  it('keeps ranges and numbers unchanged: none becomes a date', async () => {
    expect(await rowsOf('a.csv', 'English,Math\n3-4,007\n1/2,1e3')).toEqual([
      ['English', 'Math'],
      ['3-4', '007'],
      ['1/2', '1e3'],
    ]);
  });

  it('with an unclosed quotation mark is refused with the cell where it opens', async () => {
    expect(await refusal('a.csv', 'a,b\n1,2\n3,"4\n5,6\n')).toBe(
      '“a.csv”, B3: the quotation mark is opened and never closed.',
    );
  });

  it('with too many columns is refused with the first cell beyond the limit; blank cells do not count', async () => {
    expect(await refusal('a.csv', `a,b\n${','.repeat(1_000)}x,y`)).toBe(
      '“a.csv”, ALM2: there are more than 1,000 columns.',
    );
    expect(await rowsOf('a.csv', `a,b\n${','.repeat(1_000)}\n`)).toEqual([['a', 'b']]);
  });

  it('with too many rows is refused at the first one; blank rows at the end neither count nor take memory', () => {
    expect(rowsOfText('a', '\n'.repeat(limits.file))).toEqual([]);
    expect(rowsOfText('a', `x${'\n,,'.repeat(limits.rows)}`)).toEqual([['x']]);
    expect(rowsOfText('a', 'x\n'.repeat(limits.rows))).toHaveLength(limits.rows);
    // The unclosed quotation mark is after these rows.
    expect(() => rowsOfText('a', `${'x\n'.repeat(limits.rows + 1)}"`)).toThrow('a has more than 200,000 rows.');
  });

  it('of 100,000 rows is read quickly and completely', async () => {
    const lines = Array.from({ length: 100_000 }, (_, row) => `${row},200,10,10,"a ""note"""`);
    const rows = await rowsOf('long.csv', lines.join('\n'));
    expect([rows.length, rows.at(-1)]).toEqual([100_000, ['99999', '200', '10', '10', 'a "note"']]);
  });
});
