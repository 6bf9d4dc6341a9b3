import { crc32 } from 'node:zlib';

/** A .docx file with these paragraphs; those that begin with `<` are WordprocessingML. `parts`: further files by name. */
export function docxFile(
  name: string,
  paragraphs: readonly string[],
  parts: Readonly<Record<string, Buffer | string>> = {},
) {
  const body = paragraphs.map((text) => `<w:p>${text.startsWith('<') ? text : run(text)}</w:p>`);
  const files = {
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body.join('')}</w:body></w:document>`,
    ...parts,
  };
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: zip(Object.entries(files).map(([path, file]) => ({ path: Buffer.from(path), file: Buffer.from(file) }))),
  };
}

export function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** An uncompressed archive. */
function zip(entries: readonly { path: Buffer; file: Buffer }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, file } of entries) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(file), 10);
    fields.writeUInt32LE(file.length, 14);
    fields.writeUInt32LE(file.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, path, file]);
    const central = Buffer.alloc(16);
    central.writeUInt32LE(offset, 10 + 2);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, central.subarray(2), path]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
