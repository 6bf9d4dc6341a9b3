import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BookType, utils, type WorkSheet, write } from 'xlsx';
import { limits } from './limits.ts';
import { packed } from './packed.ts';
import { rowsOfFile } from './rows-of-file.ts';
import { rowsOfText } from './rows-of-text.ts';
import { SheetRefused } from './sheet-refused.ts';
import { unzip } from './unzip.ts';

const folder = process.env.REAL_TABLES ?? fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const real = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
const isThere = existsSync(`${folder}/sat-score-conversion.xlsx`);

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = async (name: string, file: Uint8Array<ArrayBuffer> | string) =>
  await rowsOfFile(name, typeof file === 'string' ? bytes(file) : file);

async function refusal(name: string, file: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const error = await rowsOf(name, file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SheetRefused);
  return (error as SheetRefused).message;
}

function workbook(bookType: BookType, ...sheets: WorkSheet[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, sheet);
  return new Uint8Array(write(book, { bookType, type: 'array', compression: true }) as ArrayBuffer);
}

const table = [
  ['Raw', 'Math'],
  ['0', '200'],
  ['1', '210'],
];
const blanks = [['Raw', 'Math', '', ' '], ['0', '200', '', ''], ['', ' '], ['1', '210'], ['', '', ''], []];
const kinds = ['xlsx', 'xls'] as const;

describe('a workbook', () => {
  it.each(kinds)('in .%s gives the rows of its first sheet, without blank ends', async (kind) => {
    const first = utils.aoa_to_sheet([...blanks]);
    const file = workbook(kind, first, utils.aoa_to_sheet([['another', 'sheet']]));
    expect(await rowsOf(`table.${kind}`, file)).toEqual([['Raw', 'Math'], ['0', '200'], [], ['1', '210']]);
    // What is in it counts, not what its name ends with.
    expect(await rowsOf(`table.${kind === 'xlsx' ? 'XLS' : 'xlsx'}`, file)).toHaveLength(4);
  });

  it.each(kinds)('in .%s gives formulas, dates and numbers as they are shown', async (kind) => {
    const sheet = utils.aoa_to_sheet([['Shown', '', '', '']]);
    sheet.A2 = { t: 'n', v: 45, f: '40+5', z: 'General' };
    sheet.B2 = { t: 'n', v: 45720, z: 'd-mmm' };
    sheet.C2 = { t: 'n', v: 0.875, z: '0.0%' };
    sheet.D2 = { t: 'b', v: true };
    sheet['!ref'] = 'A1:D2';
    expect((await rowsOf(`shown.${kind}`, workbook(kind, sheet)))[1]).toEqual(['45', '4-Mar', '87.5%', 'TRUE']);
  });

  it('with a hidden sheet before the others gives the first that its author sees', async () => {
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
  ])('with a formula that nobody has calculated is refused with its cell, and no 0 is invented: %s', async (cell) => {
    const file = await rewritten(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      xml.replace(/<c r="B3".*?<\/c>/, cell),
    );
    expect(await refusal('a.xlsx', file)).toMatch(/^“a\.xlsx”, B3: the formula has no result in the file\./);
  });

  it('with one cell far away is read at once, its row kept and nothing between invented', async () => {
    const file = await rewritten(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      xml
        .replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"')
        .replace('</sheetData>', '<row r="90000"><c r="B90000" t="str"><v>far</v></c></row></sheetData>'),
    );
    const rows = await rowsOf('far.xlsx', file);
    expect([rows.length, rows[89_999], rows[3]]).toEqual([90_000, ['', 'far'], []]);
  });

  it('with a formula whose result is an empty text is read', async () => {
    const file = await rewritten(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      xml.replace(/<c r="B3".*?<\/c>/, '<c r="B3" t="str"><f>A1&amp;""</f><v></v></c>'),
    );
    expect(await rowsOf('a.xlsx', file)).toEqual([['Raw', 'Math'], ['0', '200'], ['1']]);
  });

  it.each([
    ['a dimension that leaves it out', (xml: string) => xml],
    ['no dimension', (xml: string) => xml.replace(/<dimension[^>]*>/, '')],
  ])('with a cell behind the last row there may be and %s is refused: no row vanishes', async (_, change) => {
    const end = '<row r="300000"><c r="B300000"><v>1</v></c></row></sheetData>';
    const file = await rewritten(workbook('xlsx', utils.aoa_to_sheet(table)), (xml) =>
      change(xml.replace('</sheetData>', end)),
    );
    expect(await refusal('far.xlsx', file)).toBe('“far.xlsx” has more than 200,000 rows.');
  });
});

describe('a text', () => {
  const umlaut = 'Größe,–\r\n1,2\r\n';
  const wide = (order: 'le' | 'be', mark: boolean) => {
    const le = Buffer.from(`${mark ? '\uFEFF' : ''}Raw,Math\r\n0,200\r\n`, 'utf16le');
    return new Uint8Array(order === 'le' ? le : le.swap16());
  };
  it.each([
    ['UTF-8', bytes(umlaut)],
    ['UTF-8 with a mark', bytes(`\uFEFF${umlaut}`)],
    ['Windows-1252', Uint8Array.from([...'Gr\xF6\xDFe,\x96\r\n1,2\r\n'].map((letter) => letter.charCodeAt(0)))],
  ])('in %s is read with its letters', async (_, file) => {
    expect(await rowsOf('a.csv', file)).toEqual([
      ['Größe', '–'],
      ['1', '2'],
    ]);
  });
  it.each([
    ['little-endian', wide('le', true)],
    ['big-endian', wide('be', true)],
    ['little-endian without a mark', wide('le', false)],
    ['big-endian without a mark', wide('be', false)],
  ])('in UTF-16, %s, is read', async (_, file) => {
    expect(await rowsOf('a.csv', file)).toEqual(table.slice(0, 2));
  });

  it('may have semicolons, tabs or what Excel’s first line names between its cells', async () => {
    const cells = [
      ['No.', 'Reading'],
      ['1', 'A, B'],
    ];
    for (const file of ['No.;Reading\n1;A, B', 'No.\tReading\r1\tA, B\r', 'sep=;\r\nNo.;Reading\r\n1;A, B\r\n'])
      expect(await rowsOf('a.csv', file)).toEqual(cells);
    // The head decides: a semicolon in a cell of an answer key stands between accepted answers.
    expect(await rowsOf('a.csv', 'No.,Reading\n1,A;B\n2,C;D')).toEqual([
      ['No.', 'Reading'],
      ['1', 'A;B'],
      ['2', 'C;D'],
    ]);
  });

  it('may quote its cells, with marks, separators and line ends in them', async () => {
    expect(await rowsOf('a.csv', '"a ""b"" c","1,5","two\nlines",""\r\nx"y,"z"w\n"",last')).toEqual([
      ['a "b" c', '1,5', 'two\nlines'],
      ['x"y', 'zw'],
      ['', 'last'],
    ]);
  });

  it('keeps ranges and numbers to the letter: nothing becomes a date', async () => {
    expect(await rowsOf('a.csv', 'English,Math\n3-4,007\n1/2,1e3')).toEqual([
      ['English', 'Math'],
      ['3-4', '007'],
      ['1/2', '1e3'],
    ]);
  });

  it('whose quotation never ends is refused with the cell where it begins', async () => {
    expect(await refusal('a.csv', 'a,b\n1,2\n3,"4\n5,6\n')).toBe(
      '“a.csv”, B3: the quotation mark is opened and never closed.',
    );
  });

  it('with too many columns is refused with the first cell too many; blank ones are none', async () => {
    expect(await refusal('a.csv', `a,b\n${','.repeat(1_000)}x,y`)).toBe(
      '“a.csv”, ALM2: there are more than 1,000 columns.',
    );
    expect(await rowsOf('a.csv', `a,b\n${','.repeat(1_000)}\n`)).toEqual([['a', 'b']]);
  });

  it('with too many rows is refused at the first of them; blank ones at the end are none, and take no room', () => {
    expect(rowsOfText('a', '\n'.repeat(limits.file))).toEqual([]);
    expect(rowsOfText('a', `x${'\n,,'.repeat(limits.rows)}`)).toEqual([['x']]);
    expect(rowsOfText('a', 'x\n'.repeat(limits.rows))).toHaveLength(limits.rows);
    // The quotation that never ends stands behind them.
    expect(() => rowsOfText('a', `${'x\n'.repeat(limits.rows + 1)}"`)).toThrow('a has more than 200,000 rows.');
  }, 30_000);

  it('of 100,000 rows is read in a moment, and in full', async () => {
    const lines = Array.from({ length: 100_000 }, (_, row) => `${row},200,10,10,"a ""note"""`);
    const rows = await rowsOf('long.csv', lines.join('\n'));
    expect([rows.length, rows.at(-1)]).toEqual([100_000, ['99999', '200', '10', '10', 'a "note"']]);
  });
});

describe('what is no table', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]);
  it.each([
    ['a picture', png, '“a.xlsx” is a picture, not a table, whatever its name says.'],
    ['a photograph', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), '“a.xlsx” is a picture, not a table'],
    ['a PDF', bytes('%PDF-1.7\n'), '“a.xlsx” is a PDF, not a table'],
    ['a web page', bytes('\uFEFF <!DOCTYPE html><table><tr><td>1</td></tr></table>'), '“a.xlsx” is a web page, not'],
    ['bytes of any kind', Uint8Array.from([1, 2, 3, 0, 0, 0, 255]), '“a.xlsx” is not a table, whatever its name says.'],
    ['blanks alone', bytes(' , ,\n\n'), '“a.xlsx” has nothing in its first sheet.'],
    ['another archive', packed(new Map([['a.txt', bytes('a')]])), '“a.xlsx” is an archive or a document, not an Excel'],
    ['a workbook of OpenDocument', workbook('ods', utils.aoa_to_sheet(table)), '“a.xlsx” is an archive or a document'],
  ])('is refused by its content: %s', async (_, file, message) => {
    expect(await refusal('a.xlsx', file)).toContain(message);
  });
});

describe('a damaged workbook', () => {
  it.each(kinds)('in .%s that is cut off anywhere is refused, or read as it was', async (kind) => {
    const rows = Array.from({ length: 400 }, (_, row) => [String(row), String(row * 7919), `Text number ${row}`]);
    const file = workbook(kind, utils.aoa_to_sheet(rows));
    for (let part = 1; part < 40; part += 1) {
      const cut = file.slice(0, Math.floor((file.length * part) / 40));
      const read = await rowsOf(`a.${kind}`, cut).catch((error: unknown) => error);
      if (Array.isArray(read)) expect(read).toEqual(rows);
      else expect(read).toBeInstanceOf(SheetRefused);
    }
    expect(await refusal(`a.${kind}`, file.slice(0, file.length / 2))).toMatch(/is damaged or cut off/);
  });

  it('with a byte changed somewhere is refused by its checksum', async () => {
    const file = workbook('xlsx', utils.aoa_to_sheet(Array.from({ length: 300 }, (_, row) => [row, row * 3])));
    const at = Buffer.from(file).indexOf('xl/worksheets/sheet1.xml') + 200;
    expect(await refusal('a.xlsx', file.with(at, (file[at] ?? 0) ^ 0x10))).toMatch(/is damaged or cut off/);
  });

  it('that is protected by a password is refused and said so', async () => {
    const protectedZip = workbook('xlsx', utils.aoa_to_sheet(table));
    const view = new DataView(protectedZip.buffer);
    for (let at = 0; at + 4 < protectedZip.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
    }
    expect(await refusal('a.xlsx', protectedZip)).toMatch(/is protected by a password/);
    const { CFB } = await import('xlsx');
    const container = CFB.utils.cfb_new();
    for (const name of ['EncryptionInfo', 'EncryptedPackage']) CFB.utils.cfb_add(container, `/${name}`, bytes(name));
    const office = Uint8Array.from(CFB.write(container, { type: 'array' }) as ArrayLike<number>);
    expect(await refusal('a.xlsx', office)).toMatch(/is protected by a password/);
  });
});

describe('a zip bomb', () => {
  const bomb = (claimed: number) => {
    const much = deflateRawSync(Buffer.alloc(200_000_000, ' '), { level: 9 });
    const book = Buffer.from(packed(new Map([['xl/workbook.xml', new Uint8Array(much)]])));
    // The one entry says that it is deflated, and how large it becomes, truly or not.
    for (const [head, size] of [
      [0, 22],
      [book.indexOf('PK\x01\x02', 'latin1'), 24],
    ] as const) {
      book.writeUInt16LE(8, head + (size === 22 ? 8 : 10));
      book.writeUInt32LE(claimed, head + size);
    }
    return new Uint8Array(book);
  };
  it('that says what it becomes is refused before anything of it is unpacked', async () => {
    expect(await refusal('a.xlsx', bomb(200_000_000))).toMatch(/becomes far too large when it is unpacked/);
  });
  it('that says it were small is given up as soon as it is not', async () => {
    expect(await refusal('a.xlsx', bomb(1_000))).toMatch(/is damaged or cut off/);
  });
  it('of many thousand parts is refused', async () => {
    const parts = new Map(Array.from({ length: 3_000 }, (_, nth) => [`xl/${nth}.xml`, bytes('<a/>')] as const));
    expect(await refusal('a.xlsx', packed(parts))).toMatch(/becomes far too large/);
  });
});

describe.skipIf(!isThere)(
  `the real tables${isThere ? '' : ' (skipped: ../shared/data, or REAL_TABLES, is not at hand)'}`,
  () => {
    it('say the same in each of their formats', async () => {
      const [xlsx, xls, csv] = await Promise.all(
        ['xlsx', 'xls', 'csv'].map((kind) => rowsOf(`sat.${kind}`, real(`sat-score-conversion.${kind}`))),
      );
      expect(xlsx).toHaveLength(60);
      expect(xlsx).toEqual(csv);
      expect(xls).toEqual(csv);
      const act = await rowsOf('act.xlsx', real('act-score-conversion.xlsx'));
      expect(act).toEqual(await rowsOf('act.csv', real('act-score-conversion.csv')));
      expect(act[1]).toEqual(['36', '73-75', '59-60', '39-40', '39-40']);
    });
  },
);

/** A workbook with the text of its first sheet changed. */
async function rewritten(file: Uint8Array<ArrayBuffer>, change: (xml: string) => string) {
  const unzipped = await unzip(file, { wanted: () => true, most: 1_000_000, entries: 100 });
  const files = unzipped.at === 'files' ? unzipped.files : new Map<string, Uint8Array>();
  const path = 'xl/worksheets/sheet1.xml';
  files.set(path, bytes(change(new TextDecoder().decode(files.get(path)))));
  return packed(files);
}
