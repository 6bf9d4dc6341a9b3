import { type Doubt, distinctDoubts, doubt } from '@fourfold/core/authoring/split-items/doubts';
import type { SourceBlock } from '@fourfold/core/authoring/split-items/split-types';
import { createNumbering } from './numbering.ts';
import { type DocxPackage, openPackage } from './open-package.ts';
import { blocksOfItems, readBody } from './read-body.ts';
import { pictureTypes } from './read-drawing.ts';
import { textOf } from './read-runs.ts';
import { readStyles } from './styles.ts';
import { childAt, childrenNamed, type XmlNode } from './xml.ts';

/** A document as blocks. `pictures` by the names that the images have as their addresses. */
export type ReadDocument = { blocks: SourceBlock[]; doubts: Doubt[]; pictures: Map<string, Blob> };

/** Reads a .docx file. Throws FileRefused, whose message is for the author. */
export async function readDocx(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadDocument> {
  const source = await openPackage(name, bytes);
  const notes = new Map([...notesOf(source, 'footnote'), ...notesOf(source, 'endnote')]);
  const reader = {
    styles: readStyles(source.part('styles.xml')),
    source,
    fields: [],
    numberOf: createNumbering(source.part('numbering.xml')),
    footnote: (id: string) => notes.get(id),
  };
  const body = childAt(source.document, 'w:document', 'w:body');
  const blocks = blocksOfItems(readBody(reader, body?.childNodes ?? []));
  return { blocks, doubts: pageTexts(source), pictures: picturesOf(source, blocks) };
}

function notesOf(source: DocxPackage, kind: 'footnote' | 'endnote'): [string, XmlNode][] {
  const root = source.part(`${kind}s.xml`)?.childNodes.find(({ nodeName }) => nodeName === `w:${kind}s`);
  return childrenNamed(root, `w:${kind}`).map((node) => [`${kind} ${node.attributes.get('w:id') ?? ''}`, node]);
}

/** Headers and footers are not content; those with more than a page number are noted. */
function pageTexts(source: DocxPackage): Doubt[] {
  const parts = [...source.relations.values()].filter(({ type }) => /\/(?:header|footer)$/.test(type));
  const texts = parts.map(({ target }) => {
    const part = source.part(target.slice(target.lastIndexOf('/') + 1));
    return part ? textOf(part) : '';
  });
  return distinctDoubts(texts.filter((text) => /\p{L}{3}/u.test(text)).map((text) => doubt('page-text', text)));
}

function picturesOf(source: DocxPackage, blocks: readonly SourceBlock[]): Map<string, Blob> {
  const pictures = new Map<string, Blob>();
  for (const { block } of blocks) {
    if (block.type !== 'image') continue;
    const bytes = source.picture(block.src);
    const type = pictureTypes[block.src.slice(block.src.lastIndexOf('.') + 1).toLowerCase()];
    if (bytes && type) pictures.set(block.src, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  }
  return pictures;
}
