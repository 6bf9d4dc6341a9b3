import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { bytes, kinds, refusal, rowsOf, table, workbook } from './testing/files.ts';
import { unzip } from './unzip.ts';
import { zip } from './zip.ts';

const folder = fileURLToPath(new URL('../../../../../e2e/sheets/', import.meta.url));
const realFile = (name: string) => new Uint8Array(readFileSync(folder + name));
const blanks = [['Raw', 'Math', '', ' '], ['0', '200', '', ''], ['', ' '], ['1', '210'], ['', '', ''], []];

describe('a workbook', () => {
  it.each(kinds)('in .%s gives the rows of its first sheet, without blank cells and rows at the end', async (kind) => {
    const first = utils.aoa_to_sheet([...blanks]);
    const file = workbook(kind, first, utils.aoa_to_sheet([['another', 'sheet']]));
    expect(await rowsOf(`table.${kind}`, file)).toEqual([['Raw', 'Math'], ['0', '200'], [], ['1', '210']]);
    // The content decides, not the file name.
    expect(await rowsOf(`table.${kind === 'xlsx' ? 'XLS' : 'xlsx'}`, file)).toHaveLength(4);
  });

  it.each(kinds)('in .%s gives formulas, dates and numbers as displayed', async (kind) => {
    const sheet = utils.aoa_to_sheet([['Shown', '', '', '']]);
    sheet.A2 = { t: 'n', v: 45, f: '40+5', z: 'General' };
    sheet.B2 = { t: 'n', v: 45720, z: 'd-mmm' };
    sheet.C2 = { t: 'n', v: 0.875, z: '0.0%' };
    sheet.D2 = { t: 'b', v: true };
    sheet['!ref'] = 'A1:D2';
    expect((await rowsOf(`shown.${kind}`, workbook(kind, sheet)))[1]).toEqual(['45', '4-Mar', '87.5%', 'TRUE']);
  });

  it('whose first sheet is hidden gives the first visible one', async () => {
    const book = utils.book_new();
    for (const name of ['kept away', 'shown']) utils.book_append_sheet(book, utils.aoa_to_sheet([[name]]), name);
    book.Workbook = {
      Sheets: [
        { name: 'kept away', Hidden: 1 },
        { name: 'shown', Hidden: 0 },
      ],
    };
    const file = new Uint8Array(write(book, { bookType: 'xlsx', type: 'array' }) as ArrayBuffer);
    expect(await rowsOf('a.xlsx', file)).toEqual([['shown']]);
  });

  it.each([
    '<c r="B3"><f>SUM(A1:A2)</f></c>',
    '<c r="B3" s="1"><f>SUM(A1:A2)</f><v /></c>',
    '<c r="B3"><f t="shared" ref="B3:B4" si="0">A1+1</f><v></v></c>',
    '<c r="B3" t="n" s="1"><f>SUM(A1:A2)</f></c>',
    "<c r='B3' t='b'><f>A1=A2</f></c>",
    '<x:c r="B3"><x:f>SUM(A1:A2)</x:f></x:c>',
    '<x:c r="B3" t="n">\n<x:f t="shared" si="0"/>\n<x:v xml:space="preserve"> </x:v>\n</x:c>',
  ])('with a formula without a result is refused with its cell, not read as 0: %s', async (cell) => {
    const file = await withChangedXml(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      xml.replace(/<c r="B3".*?<\/c>/, cell),
    );
    expect(await refusal('a.xlsx', file)).toMatch(/^“a\.xlsx”, B3: the formula has no result in the file\./);
  });

  it('with one cell far away is read fast; its row number stays, and the rows between are empty', async () => {
    const file = await withChangedXml(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      xml
        .replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"')
        .replace('</sheetData>', '<row r="90000"><c r="B90000" t="str"><v>far</v></c></row></sheetData>'),
    );
    const rows = await rowsOf('far.xlsx', file);
    expect([rows.length, rows[89_999], rows[3]]).toEqual([90_000, ['', 'far'], []]);
  });

  it('with a formula whose result is an empty text is read', async () => {
    const file = await withChangedXml(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      xml.replace(/<c r="B3".*?<\/c>/, '<c r="B3" t="str"><f>A1&amp;""</f><v></v></c>'),
    );
    expect(await rowsOf('a.xlsx', file)).toEqual([['Raw', 'Math'], ['0', '200'], ['1']]);
  });

  it.each([
    ['a dimension that leaves it out', (xml: string) => xml],
    ['no dimension', (xml: string) => xml.replace(/<dimension[^>]*>/, '')],
  ])('with a cell beyond the row limit and %s is refused, so that no row is lost', async (_, change) => {
    const end = '<row r="300000"><c r="B300000"><v>1</v></c></row></sheetData>';
    const file = await withChangedXml(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      change(xml.replace('</sheetData>', end)),
    );
    expect(await refusal('far.xlsx', file)).toBe('“far.xlsx” has more than 200,000 rows.');
  });
});

it('the real tables have the same content in each of their formats', async () => {
  const [xlsx, xls, csv] = await Promise.all(
    ['xlsx', 'xls', 'csv'].map((kind) => rowsOf(`sat.${kind}`, realFile(`sat-score-conversion.${kind}`))),
  );
  expect(xlsx).toHaveLength(60);
  expect(xlsx).toEqual(csv);
  expect(xls).toEqual(csv);
  const act = await rowsOf('act.xlsx', realFile('act-score-conversion.xlsx'));
  expect(act).toEqual(await rowsOf('act.csv', realFile('act-score-conversion.csv')));
  expect(act[1]).toEqual(['36', '73-75', '59-60', '39-40', '39-40']);
});

/** Changes the XML of a workbook's first sheet. */
async function withChangedXml(file: Uint8Array<ArrayBuffer>, change: (xml: string) => string) {
  const unzipped = await unzip(file, { isNeeded: () => true, maxBytes: 1_000_000, entries: 100 });
  const files = unzipped.kind === 'files' ? unzipped.files : new Map<string, Uint8Array>();
  const path = 'xl/worksheets/sheet1.xml';
  files.set(path, bytes(change(new TextDecoder().decode(files.get(path)))));
  return zip(files);
}
