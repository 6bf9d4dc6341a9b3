import { empty, type Text } from '@fourfold/core/rich-text/document';
import { cleanText } from './clean-text.ts';
import { edge, type Flow, type FlowItem, inlineItem } from './flow.ts';
import { attribute, childrenOf, type Markup, tagOf, textContentOf } from './markup.ts';
import { fallbackEnd, officeFormulas } from './office-formulas.ts';
import { placeholder } from './placeholder.ts';
import { isTexPreview, isTexScript, type PageFormula, readFormula } from './read-formula.ts';
import { readMarks } from './read-marks.ts';
import { readPicture, readVideo } from './read-media.ts';
import type { Style } from './read-styles.ts';
import { readTable } from './read-table.ts';
import type { PageReader, ReadingContext } from './reading-context.ts';
import { safeLink } from './safe-link.ts';
import { readWordListLine } from './word-list.ts';

/** Below this depth only the text of a page is read. */
const maxDepth = 300;

const startContext: ReadingContext = { marks: {}, url: '', isPreformatted: false, list: null, depth: 0 };

/** Reads the content of a page in document order. */
export function readFlow(page: Markup, options: Omit<PageReader, 'readContent'>): FlowItem[] {
  const reading: PageReader = { ...options, readContent: (node, context) => readChildren(node, context, reading) };
  return reading.readContent(page, startContext);
}

function readChildren(node: Markup, context: ReadingContext, reading: PageReader): FlowItem[] {
  const items: FlowItem[] = [];
  const children = childrenOf(node);
  let isAfterFormula = false;
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index] as Markup;
    if (child.nodeType === 8) {
      const formulas = officeFormulas(child.nodeValue ?? '', reading.parse);
      items.push(...formulas.map((formula) => formulaItem(formula)));
      // The content that follows for programs without formulas is a picture of the formula.
      if (isAfterFormula) index = fallbackEnd(children, index) ?? index;
      isAfterFormula = formulas.length > 0 || (isAfterFormula && fallbackEnd(children, index) === null);
      continue;
    }
    if (isTexPreview(child) && children.slice(index + 1, index + 4).some(isTexScript)) continue;
    items.push(...readNode(child, context, reading));
  }
  return items;
}

function readNode(node: Markup, context: ReadingContext, reading: PageReader): FlowItem[] {
  if (node.nodeType === 3) return textItems(node.nodeValue ?? '', context);
  const tag = tagOf(node);
  if (tag === '') return readChildren(node, context, reading);
  if (context.depth > maxDepth) return textItems(textContentOf(node), context);
  const formula = readFormula(node);
  if (formula) return [formulaItem(formula)];
  if (tag.startsWith('m:omath')) return officeFormulas(node, reading.parse).map((found) => formulaItem(found));
  const style = reading.styleOf(node);
  if (droppedTags.has(tag) || isHidden(node, style)) return [];
  const marks = { ...context.marks, ...readMarks(node, tag, style, reading.chosenColours) };
  const childContext: ReadingContext = { ...context, marks, depth: context.depth + 1 };
  const reader = readers.get(tag);
  if (reader) return reader(node, childContext, reading);
  return (
    readWordListLine(node, style, childContext, reading) ?? readBlock(node, childContext, reading, blockTags.has(tag))
  );
}

/** Elements that show nothing, or nothing that can be kept. */
const droppedTags: ReadonlySet<string> = new Set(
  'head title style script template noscript object embed applet svg canvas audio select option datalist input textarea progress meter map area link meta base frame frameset'.split(
    ' ',
  ),
);

const blockTags: ReadonlySet<string> = new Set(
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

function readBlock(node: Markup, context: ReadingContext, reading: PageReader, isBlock: boolean): FlowItem[] {
  const content = readChildren(node, context, reading);
  return isBlock ? [edge, ...content, edge] : content;
}

type ElementReader = (node: Markup, context: ReadingContext, reading: PageReader) => FlowItem[];

const headingReader =
  (level: number): ElementReader =>
  (node, context, reading) => {
    const line = readWordListLine(node, reading.styleOf(node), context, reading);
    return line ?? [{ kind: 'heading', level, content: readChildren(node, { ...context, marks: {} }, reading) }];
  };

const readers: ReadonlyMap<string, ElementReader> = new Map<string, ElementReader>([
  ['br', (_, context) => [inlineItem(textNode('\n', context))]],
  ['hr', () => [edge]],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, headingReader(level)] as const),
  ['blockquote', (node, context, reading) => [{ kind: 'quote', content: readChildren(node, context, reading) }]],
  ['pre', (node, context, reading) => readBlock(node, { ...context, isPreformatted: true }, reading, true)],
  [
    'dt',
    (node, context, reading) => readBlock(node, { ...context, marks: { ...context.marks, bold: true } }, reading, true),
  ],
  ['ul', (node, context, reading) => readList(node, context, reading, false)],
  ['ol', (node, context, reading) => readList(node, context, reading, true)],
  ['li', readListLine],
  ['table', readTable],
  ['a', (node, context, reading) => readChildren(node, withLink(node, context), reading)],
  ['img', pictureItems],
  ['iframe', videoItems],
  ['video', videoItems],
  ['p', (node, context, reading) => readParagraph(node, context, reading)],
]);

function readParagraph(node: Markup, context: ReadingContext, reading: PageReader): FlowItem[] {
  const style = reading.styleOf(node);
  const line = readWordListLine(node, style, context, reading);
  if (line) return line;
  if (/^Mso(?:Title|Subtitle)$/.test(attribute(node, 'class'))) return headingReader(1)(node, context, reading);
  return readBlock(node, context, reading, true);
}

function readList(node: Markup, context: ReadingContext, reading: PageReader, ordered: boolean): FlowItem[] {
  const level = context.list ? context.list.level + 1 : 1;
  // A list directly in another list continues it; a list in an item belongs to the item.
  const id = context.list?.id ?? `html ${attribute(node, 'data-listid')}`;
  return [edge, ...readChildren(node, { ...context, list: { id, level, ordered } }, reading), edge];
}

function readListLine(node: Markup, context: ReadingContext, reading: PageReader): FlowItem[] {
  const declaredLevel = Number.parseInt(attribute(node, 'aria-level') || attribute(node, 'data-aria-level'), 10);
  const { id, level, ordered } = context.list ?? { id: 'html', level: 1, ordered: false };
  const inside = readChildren(node, { ...context, list: null }, reading);
  const line = {
    list: id,
    level: declaredLevel >= 1 && declaredLevel <= 9 ? declaredLevel : level,
    ordered,
    content: inside,
  };
  return [{ kind: 'line', line }];
}

function withLink(node: Markup, context: ReadingContext): ReadingContext {
  const url = safeLink(attribute(node, 'href'));
  if (!url) return context;
  return { ...context, url };
}

function pictureItems(node: Markup): FlowItem[] {
  const picture = readPicture(node);
  return picture ? [{ kind: 'picture', picture }] : [];
}

function videoItems(node: Markup, context: ReadingContext): FlowItem[] {
  const video = readVideo(node);
  return video ? [edge, { kind: 'block', block: video }, edge] : textItems(textContentOf(node), context);
}

function formulaItem(formula: PageFormula): FlowItem {
  if (formula.latex === null) return inlineItem(placeholder('Formula', formula.words));
  if (formula.display) return { kind: 'display', latex: formula.latex };
  return inlineItem({ type: 'inline-math', latex: formula.latex, children: empty });
}

function textItems(words: string, context: ReadingContext): Flow[number][] {
  const text = cleanText(words, context.isPreformatted);
  if (text === '') return [];
  const node = textNode(text, context);
  return [inlineItem(context.url ? { type: 'link', url: context.url, children: [node] } : node)];
}

/** The styling of a link is not the author's own. */
const linkMarks: ReadonlySet<string> = new Set(['underline', 'color']);

function textNode(text: string, { marks, url }: ReadingContext): Text {
  const ownMarks = Object.entries(marks).filter(
    ([mark, value]) => value !== undefined && !(url && linkMarks.has(mark)),
  );
  return { text, ...Object.fromEntries(ownMarks) };
}
