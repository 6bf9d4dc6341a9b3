import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { FileRefused } from '../files/file-refused.ts';
import { bytes, kinds, refusal, rowsOf, table, workbook } from './testing/files.ts';
import { zip } from './zip.ts';

describe('a file that is not a table', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]);
  it.each([
    ['a picture', png, '“a.xlsx” is a picture, not a table, whatever its name says.'],
    ['a photograph', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), '“a.xlsx” is a picture, not a table'],
    ['a PDF', bytes('%PDF-1.7\n'), '“a.xlsx” is a PDF, not a table'],
    ['a web page', bytes('\uFEFF <!DOCTYPE html><table><tr><td>1</td></tr></table>'), '“a.xlsx” is a web page, not'],
    ['bytes of any kind', Uint8Array.from([1, 2, 3, 0, 0, 0, 255]), '“a.xlsx” is not a table, whatever its name says.'],
    ['a text', bytes('Dear colleague.\nThe table follows.\n'), '“a.xlsx” is not a table, whatever its name says.'],
    ['blanks alone', bytes(' , ,\n\n'), '“a.xlsx” has nothing in its first sheet.'],
    ['another archive', zip(new Map([['a.txt', bytes('a')]])), '“a.xlsx” is an archive or a document, not an Excel'],
    ['a workbook of OpenDocument', workbook('ods', utils.aoa_to_sheet(table)), '“a.xlsx” is an archive or a document'],
  ])('is refused by its content: %s', async (_, file, message) => {
    expect(await refusal('a.xlsx', file)).toContain(message);
  });
});

describe('a damaged workbook', () => {
  it.each(kinds)('in .%s that is truncated anywhere is refused, or read correctly', async (kind) => {
    const rows = Array.from({ length: 400 }, (_, row) => [String(row), String(row * 7919), `Text number ${row}`]);
    const file = workbook(kind, utils.aoa_to_sheet(rows));
    for (let part = 1; part < 40; part += 1) {
      const cut = file.slice(0, Math.floor((file.length * part) / 40));
      const read = await rowsOf(`a.${kind}`, cut).catch((error: unknown) => error);
      if (Array.isArray(read)) expect(read).toEqual(rows);
      else expect(read).toBeInstanceOf(FileRefused);
    }
    expect(await refusal(`a.${kind}`, file.slice(0, file.length / 2))).toMatch(/is damaged or cut off/);
  });

  it('with a changed byte is refused by its checksum', async () => {
    const file = workbook('xlsx', utils.aoa_to_sheet(Array.from({ length: 300 }, (_, row) => [row, row * 3])));
    const at = Buffer.from(file).indexOf('xl/worksheets/sheet1.xml') + 200;
    expect(await refusal('a.xlsx', file.with(at, (file[at] ?? 0) ^ 0x10))).toMatch(/is damaged or cut off/);
  });

  it('with a password is refused with a message about the password', async () => {
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
    const compressed = deflateRawSync(Buffer.alloc(200_000_000, ' '), { level: 9 });
    const book = Buffer.from(zip(new Map([['xl/workbook.xml', new Uint8Array(compressed)]])));
    // Sets the entry's method to deflate, and its unpacked size to `claimed`.
    for (const [head, size] of [
      [0, 22],
      [book.indexOf('PK\x01\x02', 'latin1'), 24],
    ] as const) {
      book.writeUInt16LE(8, head + (size === 22 ? 8 : 10));
      book.writeUInt32LE(claimed, head + size);
    }
    return new Uint8Array(book);
  };
  it('with a correct size is refused before it is unpacked', async () => {
    expect(await refusal('a.xlsx', bomb(200_000_000))).toMatch(/becomes far too large when it is unpacked/);
  });
  it('with a false small size is refused as soon as the size is exceeded', async () => {
    expect(await refusal('a.xlsx', bomb(1_000))).toMatch(/is damaged or cut off/);
  });
  it('of many thousand files is refused', async () => {
    const parts = new Map(Array.from({ length: 3_000 }, (_, index) => [`xl/${index}.xml`, bytes('<a/>')] as const));
    expect(await refusal('a.xlsx', zip(parts))).toMatch(/becomes far too large/);
  });
});
