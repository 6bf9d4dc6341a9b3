import { FileRefused } from '../../files/file-refused.ts';
import { unzip, type ZipError } from '../../spreadsheet/unzip.ts';
import { documentLimits } from '../limits.ts';
import { parseXml, type XmlNode } from './xml.ts';

/** The parts of a .docx file. `relations`: the targets of the main part's relationships, by their ids. */
export type DocxPackage = {
  document: XmlNode;
  part(name: string): XmlNode | null;
  relations: ReadonlyMap<string, { target: string; type: string; isExternal: boolean }>;
  picture(name: string): Uint8Array | null;
};

const zipTexts: Record<ZipError, string> = {
  damaged: 'is damaged or cut off. Save it once more and choose it again.',
  encrypted: 'is protected by a password. Save it without one.',
  'too large': 'becomes far too large when it is unpacked. Divide it into several documents.',
};

/** Unpacks a .docx within the limits. Throws FileRefused. */
export async function openPackage(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<DocxPackage> {
  const file = `“${name}”`;
  let hasMacros = false;
  const isNeeded = (path: string) => {
    if (/vbaProject|vbaData/i.test(path)) hasMacros = true;
    return /\.(?:xml|rels)$/i.test(path) || /(?:^|\/)media\//i.test(path);
  };
  const unzipped = await unzip(bytes, { isNeeded, maxBytes: documentLimits.unpacked, entries: documentLimits.parts });
  if (unzipped.kind === 'refused') throw new FileRefused(`${file} ${zipTexts[unzipped.reason]}`);
  const { files } = unzipped;
  const main = mainPart(files);
  if (hasMacros || isMacroFile(files)) throw new FileRefused(`${file} has macros. Save it as .docx, without macros.`);
  if (!main) throw new FileRefused(`${file} is not a .docx document. Save the questions as .docx.`);
  const document = partOf(files, main);
  if (!document) throw new FileRefused(`${file} ${zipTexts.damaged}`);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  return {
    document,
    part: (part) => partOf(files, folder + part),
    relations: relationsOf(files, folder, main.slice(folder.length)),
    picture: (path) => files.get(path) ?? null,
  };
}

type Files = ReadonlyMap<string, Uint8Array>;

function partOf(files: Files, name: string): XmlNode | null {
  const bytes = files.get(name);
  return bytes ? parseXml(textOf(bytes)) : null;
}

function textOf(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

function isMacroFile(files: Files): boolean {
  const types = files.get('[Content_Types].xml');
  return types !== undefined && /macroEnabled/i.test(textOf(types));
}

function mainPart(files: Files): string | null {
  const relations = partOf(files, '_rels/.rels');
  const all = relations?.childNodes.flatMap((node) => node.childNodes) ?? [];
  const target = all
    .find(({ attributes }) => /\/officeDocument$/.test(attributes.get('Type') ?? ''))
    ?.attributes.get('Target');
  const name = target?.replace(/^\//, '') ?? 'word/document.xml';
  return files.has(name) && /document\d*\.xml$/.test(name) ? name : null;
}

function relationsOf(files: Files, folder: string, main: string): DocxPackage['relations'] {
  const relations = partOf(files, `${folder}_rels/${main}.rels`);
  const all = relations?.childNodes.flatMap((node) => node.childNodes) ?? [];
  return new Map(
    all.map(({ attributes }) => {
      const target = attributes.get('Target') ?? '';
      const isExternal = attributes.get('TargetMode') === 'External';
      const path = target.startsWith('/') ? target.slice(1) : resolved(folder + target);
      return [
        attributes.get('Id') ?? '',
        { target: isExternal ? target : path, type: attributes.get('Type') ?? '', isExternal },
      ];
    }),
  );
}

function resolved(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) part === '..' ? parts.pop() : parts.push(part);
  return parts.join('/');
}
