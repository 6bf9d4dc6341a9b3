import { doubt } from '@fourfold/core/authoring/split-items/doubts';
import { limits } from '@fourfold/core/rich-text/limits';
import { caption } from '../../../../editor/paste/clean-text.ts';
import { inlineItem } from '../../../../editor/paste/flow.ts';
import type { ParagraphContent } from './body-reader.ts';
import type { DocxPackage } from './open-package.ts';
import { topmost, type XmlNode } from './xml.ts';

type Source = Pick<DocxPackage, 'relations' | 'picture'>;

/** Pictures that browsers show, by the end of their names. */
export const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Bytes of one EMU, the unit of lengths: 9,525 of them are a CSS pixel. */
const emuPerPixel = 9_525;

/** Reads the pictures and text boxes of a drawing; other shapes are noted. */
export function readDrawing(source: Source, node: XmlNode, content: ParagraphContent): void {
  const boxes = topmost(node, ({ nodeName }) => nodeName === 'w:txbxContent');
  const blips = topmost(node, ({ nodeName }) => nodeName === 'a:blip' || nodeName === 'v:imagedata');
  content.boxes.push(...boxes);
  const properties = topmost(node, ({ nodeName }) => nodeName === 'wp:docPr')[0];
  const extent = topmost(node, ({ nodeName }) => nodeName === 'wp:extent')[0];
  const width = Math.round(Number(extent?.attributes.get('cx')) / emuPerPixel);
  if (topmost(node, isCropped).length > 0) content.notes.push(doubt('unread-object', 'a cropped picture'));
  for (const blip of blips) {
    const id = blip.attributes.get('r:embed') ?? blip.attributes.get('r:id') ?? blip.attributes.get('r:link') ?? '';
    const alt = caption(properties?.attributes.get('descr') ?? '', limits.caption);
    readPicture(
      source,
      id,
      { alt, ...(width >= 1 && width <= limits.imageWidth && blips.length === 1 && { width }) },
      content,
    );
  }
  if (boxes.length + blips.length > 0) return;
  const kind = topmost(node, ({ nodeName }) => nodeName === 'a:graphicData')[0]
    ?.attributes.get('uri')
    ?.split('/')
    .at(-1);
  content.notes.push(doubt('unread-object', kind === 'chart' ? 'a chart' : 'a drawing'));
}

function isCropped({ nodeName, attributes }: XmlNode): boolean {
  return nodeName === 'a:srcRect' && ['l', 't', 'r', 'b'].some((side) => Number(attributes.get(side) ?? 0) !== 0);
}

function readPicture(
  source: Source,
  id: string,
  fields: { alt: string; width?: number },
  content: ParagraphContent,
): void {
  const relation = source.relations.get(id);
  const type = /\.(\w+)$/.exec(relation?.target ?? '')?.[1]?.toLowerCase() ?? '';
  const note = (code: 'missing-picture' | 'unread-picture') => {
    content.notes.push(doubt(code, type.toUpperCase()));
    content.flow.push(inlineItem({ text: '[Picture]' }));
  };
  if (!relation || relation.isExternal || !source.picture(relation.target)) note('missing-picture');
  else if (!pictureTypes[type]) note('unread-picture');
  else content.flow.push({ kind: 'picture', picture: { src: relation.target, ...fields } });
}

/** An embedded object: an equation of an older kind, or anything of another program. Its preview cannot be shown. */
export function readObject(node: XmlNode, content: ParagraphContent): void {
  const program = topmost(node, ({ nodeName }) => nodeName === 'o:OLEObject')[0]?.attributes.get('ProgID') ?? '';
  const isEquation = /^(?:Equation|MathType|DSEquations)/i.test(program);
  content.notes.push(isEquation ? doubt('old-equation') : doubt('unread-object', program || 'unknown'));
  content.flow.push(inlineItem({ text: isEquation ? '[Formula]' : '[Object]' }));
}
