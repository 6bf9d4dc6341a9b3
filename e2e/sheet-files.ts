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
export function sampleFile(name: string): UploadedFile {
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
  const line = (cells: readonly string[], index: number) => `<row r="${index + 1}">${cells.map(cell).join('')}</row>`;
  const files = all.map((rows, index) => ({
    path: `xl/worksheets/sheet${index + 1}.xml`,
    text: `<worksheet xmlns="${spreadsheetNamespace}"><sheetData>${rows.map(line).join('')}</sheetData></worksheet>`,
    type: `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${contentTypePrefix}-officedocument.spreadsheetml.worksheet+xml"/>`,
    sheet: `<sheet name="Table ${index + 1}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
    link: `<Relationship Id="r${index + 1}" Type="${officeNamespace}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  }));
  const joinParts = (part: 'type' | 'sheet' | 'link') => files.map((file) => file[part]).join('');
  return fileOf(
    name,
    zipOf({
      '[Content_Types].xml': `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="${contentTypePrefix}-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypePrefix}-officedocument.spreadsheetml.sheet.main+xml"/>${joinParts('type')}</Types>`,
      '_rels/.rels': `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="r1" Type="${officeNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${officeNamespace}"><sheets>${joinParts('sheet')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageNamespace}/relationships">${joinParts('link')}</Relationships>`,
      ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
    }),
  );
}

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const contentTypePrefix = 'application/vnd.openxmlformats';

/** A ZIP archive of these text files, deflated. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const file = Buffer.from(content);
    const packed = deflateRawSync(file);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(file), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(file.length, 18);
    header.writeUInt16LE(name.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), header, end, Buffer.from(name));
    const localFile = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, Buffer.from(name), packed]);
    parts.push(localFile);
    offset += localFile.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const endRecord = Buffer.alloc(18);
  const count = Object.keys(files).length;
  endRecord.writeUInt16LE(count, 4);
  endRecord.writeUInt16LE(count, 6);
  endRecord.writeUInt32LE(centralDirectory.length, 8);
  endRecord.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, centralDirectory, Buffer.from('PK\x05\x06', 'latin1'), endRecord]);
}
