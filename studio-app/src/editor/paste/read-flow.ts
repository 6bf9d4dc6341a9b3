import { empty, type Text } from '@fourfold/core/rich-text/document';
import { edge, type Flow, type FlowItem, inlineItem } from './flow.ts';
import { type FoundFormula, formulaIn, isTex, isTexPreview } from './formula-in.ts';
import { linkOf } from './link-of.ts';
import { marksOf } from './marks-of.ts';
import { attribute, childrenOf, type Markup, tagOf, wordsOf } from './markup.ts';
import { fallbackEnd, officeFormulas } from './office-formula.ts';
import { pictureOf, videoOf } from './pictures.ts';
import { placeholder } from './placeholder.ts';
import { cleanText } from './plain-words.ts';
import type { Reading, Standpoint } from './reading.ts';
import type { Style } from './style-of.ts';
import { tableOf } from './table-of.ts';
import { wordLine } from './word-list.ts';

/** Below this depth only the text of a page is read. */
const deepest = 300;

const start: Standpoint = { marks: {}, url: '', plain: false, list: null, depth: 0 };

/** Reads the content of a page in document order. */
export function readFlow(page: Markup, how: Omit<Reading, 'read'>): FlowItem[] {
  const reading: Reading = { ...how, read: (node, at) => readChildren(node, at, reading) };
  return reading.read(page, start);
}

function readChildren(node: Markup, at: Standpoint, reading: Reading): FlowItem[] {
  const items: FlowItem[] = [];
  const children = childrenOf(node);
  let equation = false;
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index] as Markup;
    if (child.nodeType === 8) {
      const formulas = officeFormulas(child.nodeValue ?? '', reading.parse);
      items.push(...formulas.map((formula) => formulaItem(formula)));
      // The content that follows for programs without formulas is a picture of the formula.
      if (equation) index = fallbackEnd(children, index) ?? index;
      equation = formulas.length > 0 || (equation && fallbackEnd(children, index) === null);
      continue;
    }
    if (isTexPreview(child) && children.slice(index + 1, index + 4).some(isTex)) continue;
    items.push(...readNode(child, at, reading));
  }
  return items;
}

function readNode(node: Markup, at: Standpoint, reading: Reading): FlowItem[] {
  if (node.nodeType === 3) return textItems(node.nodeValue ?? '', at);
  const tag = tagOf(node);
  if (tag === '') return readChildren(node, at, reading);
  if (at.depth > deepest) return textItems(wordsOf(node), at);
  const formula = formulaIn(node);
  if (formula) return [formulaItem(formula)];
  if (tag.startsWith('m:omath')) return officeFormulas(node, reading.parse).map((found) => formulaItem(found));
  const style = reading.styleOf(node);
  if (dropped.has(tag) || isHidden(node, style)) return [];
  const marks = { ...at.marks, ...marksOf(node, tag, style, reading.chosenColours) };
  const inside: Standpoint = { ...at, marks, depth: at.depth + 1 };
  const reader = readers.get(tag);
  if (reader) return reader(node, inside, reading);
  return wordLine(node, style, inside, reading) ?? block(node, inside, reading, blocks.has(tag));
}

/** Elements that show nothing, or nothing that can be kept. */
const dropped: ReadonlySet<string> = new Set(
  'head title style script template noscript object embed applet svg canvas audio select option datalist input textarea progress meter map area link meta base frame frameset'.split(
    ' ',
  ),
);

const blocks: ReadonlySet<string> = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup html legend main menu nav p pre section summary tr td th tbody thead tfoot caption'.split(
    ' ',
  ),
);

function isHidden(node: Markup, style: Style): boolean {
  return (
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-list') === 'ignore' ||
    style.get('mso-element') === 'comment-list' ||
    node.getAttribute?.('hidden') != null
  );
}

function block(node: Markup, at: Standpoint, reading: Reading, isBlock: boolean): FlowItem[] {
  const inside = readChildren(node, at, reading);
  return isBlock ? [edge, ...inside, edge] : inside;
}

type Reader = (node: Markup, at: Standpoint, reading: Reading) => FlowItem[];

const heading =
  (level: number): Reader =>
  (node, at, reading) => {
    const line = wordLine(node, reading.styleOf(node), at, reading);
    return line ?? [{ is: 'heading', level, inside: readChildren(node, { ...at, marks: {} }, reading) }];
  };

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['br', (_, at) => [inlineItem(textNode('\n', at))]],
  ['hr', () => [edge]],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)] as const),
  ['blockquote', (node, at, reading) => [{ is: 'quote', inside: readChildren(node, at, reading) }]],
  ['pre', (node, at, reading) => block(node, { ...at, plain: true }, reading, true)],
  ['dt', (node, at, reading) => block(node, { ...at, marks: { ...at.marks, bold: true } }, reading, true)],
  ['ul', (node, at, reading) => list(node, at, reading, false)],
  ['ol', (node, at, reading) => list(node, at, reading, true)],
  ['li', listLine],
  ['table', tableOf],
  ['a', (node, at, reading) => readChildren(node, inLink(node, at), reading)],
  ['img', pictureItems],
  ['iframe', videoItems],
  ['video', videoItems],
  ['p', (node, at, reading) => paragraph(node, at, reading)],
]);

function paragraph(node: Markup, at: Standpoint, reading: Reading): FlowItem[] {
  const style = reading.styleOf(node);
  const line = wordLine(node, style, at, reading);
  if (line) return line;
  if (/^Mso(?:Title|Subtitle)$/.test(attribute(node, 'class'))) return heading(1)(node, at, reading);
  return block(node, at, reading, true);
}

function list(node: Markup, at: Standpoint, reading: Reading, ordered: boolean): FlowItem[] {
  const level = at.list ? at.list.level + 1 : 1;
  // A list directly in another list continues it; a list in an item belongs to the item.
  const id = at.list?.id ?? `html ${attribute(node, 'data-listid')}`;
  return [edge, ...readChildren(node, { ...at, list: { id, level, ordered } }, reading), edge];
}

function listLine(node: Markup, at: Standpoint, reading: Reading): FlowItem[] {
  const told = Number.parseInt(attribute(node, 'aria-level') || attribute(node, 'data-aria-level'), 10);
  const { id, level, ordered } = at.list ?? { id: 'html', level: 1, ordered: false };
  const inside = readChildren(node, { ...at, list: null }, reading);
  const line = { list: id, level: told >= 1 && told <= 9 ? told : level, ordered, inside };
  return [{ is: 'line', line }];
}

function inLink(node: Markup, at: Standpoint): Standpoint {
  const url = linkOf(attribute(node, 'href'));
  if (!url) return at;
  return { ...at, url };
}

function pictureItems(node: Markup): FlowItem[] {
  const picture = pictureOf(node);
  return picture ? [{ is: 'picture', picture }] : [];
}

function videoItems(node: Markup, at: Standpoint): FlowItem[] {
  const video = videoOf(node);
  return video ? [edge, { is: 'block', block: video }, edge] : textItems(wordsOf(node), at);
}

function formulaItem(formula: FoundFormula): FlowItem {
  if (formula.latex === null) return inlineItem(placeholder('Formula', formula.words));
  if (formula.display) return { is: 'display', latex: formula.latex };
  return inlineItem({ type: 'inline-math', latex: formula.latex, children: empty });
}

function textItems(words: string, at: Standpoint): Flow[number][] {
  const text = cleanText(words, at.plain);
  if (text === '') return [];
  const node = textNode(text, at);
  return [inlineItem(at.url ? { type: 'link', url: at.url, children: [node] } : node)];
}

/** The styling of a link is not the author's own. */
const linkLook: ReadonlySet<string> = new Set(['underline', 'color']);

function textNode(text: string, { marks, url }: Standpoint): Text {
  const kept = Object.entries(marks).filter(([mark, value]) => value !== undefined && !(url && linkLook.has(mark)));
  return { text, ...Object.fromEntries(kept) };
}
