import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateRawSync } from 'node:zlib';

type Rows = readonly (readonly string[])[];
export type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

/** A file for a file input. The MIME type is generic: it differs between machines. */
export function fileOf(name: string, content: string | Buffer): UploadedFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** Reads one of the sample files in `sheets/`. */
export function realFile(name: string): UploadedFile {
  return fileOf(name, readFileSync(fileURLToPath(new URL(`sheets/${name}`, import.meta.url))));
}

/** A CSV file. Cells are not quoted: no test value contains a comma. */
export function csvOf(name: string, rows: Rows): UploadedFile {
  return fileOf(name, rows.map((cells) => cells.join(',')).join('\r\n'));
}

/** A minimal XLSX workbook with these sheets. */
export function workbookOf(name: string, ...all: readonly Rows[]): UploadedFile {
  const cell = (text: string) =>
    `<c t="inlineStr"><is><t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  const line = (cells: readonly string[], at: number) => `<row r="${at + 1}">${cells.map(cell).join('')}</row>`;
  const files = all.map((rows, at) => ({
    path: `xl/worksheets/sheet${at + 1}.xml`,
    text: `<worksheet xmlns="${sheets}"><sheetData>${rows.map(line).join('')}</sheetData></worksheet>`,
    type: `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${type}-officedocument.spreadsheetml.worksheet+xml"/>`,
    sheet: `<sheet name="Table ${at + 1}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
    link: `<Relationship Id="r${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  }));
  const each = (part: 'type' | 'sheet' | 'link') => files.map((file) => file[part]).join('');
  return fileOf(
    name,
    zipOf({
      '[Content_Types].xml': `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="${type}-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}-officedocument.spreadsheetml.sheet.main+xml"/>${each('type')}</Types>`,
      '_rels/.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets>${each('sheet')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}/relationships">${each('link')}</Relationships>`,
      ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
    }),
  );
}

const package_ = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const type = 'application/vnd.openxmlformats';

/** A ZIP archive of these text files, deflated. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const file = Buffer.from(content);
    const packed = deflateRawSync(file);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(file), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(file.length, 18);
    about.writeUInt16LE(name.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), about, end, Buffer.from(name));
    const whole = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, Buffer.from(name), packed]);
    parts.push(whole);
    at += whole.length;
  }
  const listed = Buffer.concat(directory);
  const close = Buffer.alloc(18);
  const count = Object.keys(files).length;
  close.writeUInt16LE(count, 4);
  close.writeUInt16LE(count, 6);
  close.writeUInt32LE(listed.length, 8);
  close.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06', 'latin1'), close]);
}
