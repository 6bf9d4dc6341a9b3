import { doubt } from '@fourfold/core/authoring/split-items/doubts';
import type { SourceBlock } from '@fourfold/core/authoring/split-items/split-types';
import { type Block, empty } from '@fourfold/core/rich-text/document';
import { assembleBlocks } from '../../../../editor/paste/assemble-blocks.ts';
import type { BlockOrPicture } from '../../../../editor/paste/build-lists.ts';
import type { Flow, FlowItem } from '../../../../editor/paste/flow.ts';
import type { BodyItem, BodyReader } from './body-reader.ts';
import type { NumberLabel } from './numbering.ts';
import { readParagraphContent, textOf } from './read-runs.ts';
import { readTable } from './read-table.ts';
import { nearest } from './styles.ts';
import { childAt, isOn, valOf, type XmlNode } from './xml.ts';

/** Reads the content of a body, a cell, a text box or a footnote. */
export function readBody(reader: BodyReader, nodes: readonly XmlNode[]): BodyItem[] {
  return nodes.flatMap((node): BodyItem[] => {
    switch (node.nodeName) {
      case 'w:p':
        return readParagraph(reader, node);
      case 'w:tbl':
        return readTable(reader, node, readBody);
      case 'w:sdt':
        return readBody(reader, childAt(node, 'w:sdtContent')?.childNodes ?? []);
      case 'mc:AlternateContent':
        return readBody(reader, (childAt(node, 'mc:Choice') ?? childAt(node, 'mc:Fallback'))?.childNodes ?? []);
      case 'w:customXml':
      case 'w:smartTag':
      case 'w:ins':
      case 'w:moveTo':
        return readBody(reader, node.childNodes);
      case 'm:oMathPara':
      case 'm:oMath':
        return readParagraph(reader, { ...node, nodeName: 'w:p', childNodes: [node] });
      case 'w:altChunk':
        return [{ flow: [], label: null, bullet: null, notes: [doubt('unread-object', 'an embedded document')] }];
      default:
        return [];
    }
  });
}

function readParagraph(reader: BodyReader, node: XmlNode): BodyItem[] {
  const properties = childAt(node, 'w:pPr');
  const { flow, notes, boxes, footnotes } = readParagraphContent(reader, node);
  const chain = reader.styles.ofParagraph(properties);
  const isRemoved = childAt(properties, 'w:rPr', 'w:del') !== undefined && flow.length === 0;
  const isHidden = isOn(valOf(properties, 'w:rPr', 'w:vanish')) && flow.length === 0;
  const label = isRemoved || isHidden ? null : numberOfParagraph(reader, chain);
  const level = reader.styles.headingLevel(properties);
  const isBlank = flow.length === 0 && label?.kind !== 'number';
  const content: Flow = level !== null && flow.length > 0 ? [{ kind: 'heading', level, content: flow }] : flow;
  const all = label?.kind === 'number' && !label.isKnown ? [...notes, doubt('broken-number')] : notes;
  const own: BodyItem = {
    flow: content,
    label: label?.kind === 'number' ? { text: label.text, level: label.level } : null,
    bullet: label?.kind === 'bullet' ? label.level + 1 : null,
    notes: all,
  };
  return [
    ...(isBlank && all.length === 0 ? [] : [own]),
    ...boxes.flatMap((box) => added(reader, box, 'text-box')),
    ...footnotes.flatMap((id) => {
      const footnote = reader.footnote(id);
      return footnote ? added(reader, footnote, 'footnote') : [];
    }),
  ];
}

/** The content of a text box or footnote, each part with a note. */
function added(reader: BodyReader, node: XmlNode, code: 'text-box' | 'footnote'): BodyItem[] {
  const note = doubt(code, textOf(node));
  return readBody(reader, node.childNodes).map((item) => ({ ...item, notes: [...item.notes, note] }));
}

function numberOfParagraph(reader: BodyReader, chain: readonly XmlNode[]): NumberLabel | null {
  const properties = chain.map((node) => childAt(node, 'w:numPr')).filter((node) => node !== undefined);
  const numId = nearest(properties, 'w:numId');
  if (numId === undefined || numId === '0') return null;
  return reader.numberOf(numId, Number(nearest(properties, 'w:ilvl') ?? 0));
}

/** Assembles the items to blocks. Pictures are images whose address is the name of their part. */
export function blocksOfItems(items: readonly BodyItem[]): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as BodyItem;
    const run = bulletsFrom(items, at);
    const notes = (run.length > 0 ? run : [item]).flatMap((one) => one.notes);
    const flow = run.length > 0 ? run.map(bulletLine) : item.flow;
    const own = assembleBlocks(flow).map(toBlock);
    if (item.label && own[0]?.type !== 'paragraph' && own[0]?.type !== 'heading') own.unshift(blank);
    if (own.length === 0 && notes.length > 0) own.push(blank);
    blocks.push(
      ...own.map((block, index) => ({
        block,
        ...(index === 0 && item.label && { label: item.label }),
        ...(notes.length > 0 && { notes }),
      })),
    );
    at += Math.max(0, run.length - 1);
  }
  return blocks;
}

const blank: Block = { type: 'paragraph', children: [{ text: '' }] };

function bulletsFrom(items: readonly BodyItem[], from: number): BodyItem[] {
  const end = items.findIndex((item, at) => at >= from && item.bullet === null);
  return items.slice(from, end < 0 ? items.length : end);
}

function bulletLine({ flow, bullet }: BodyItem): FlowItem {
  return { kind: 'line', line: { list: 'bullets', level: bullet ?? 1, ordered: false, content: flow } };
}

function toBlock(block: BlockOrPicture): Block {
  if ('type' in block) return block;
  const { src, alt, width } = block.picture;
  return { type: 'image', src, alt, ...(width && { width }), children: empty };
}
