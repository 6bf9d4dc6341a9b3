import { doubt } from '@fourfold/core/authoring/split-items/doubts';
import { empty, type Text } from '@fourfold/core/rich-text/document';
import { cleanText } from '../../../../editor/paste/clean-text.ts';
import { inlineItem } from '../../../../editor/paste/flow.ts';
import { ommlLatex, ommlText } from '../../../../editor/paste/omml-latex.ts';
import type { ParagraphContent, RunReader } from './body-reader.ts';
import { readDrawing, readObject } from './read-drawing.ts';
import { runMarks } from './run-marks.ts';
import { nearest } from './styles.ts';
import { isSymbolFont, symbolText } from './symbol-fonts.ts';
import { childAt, childrenNamed, isOn, topmost, type XmlNode } from './xml.ts';

/** Reads the runs of a paragraph with its formulas, pictures and what was not understood in them. */
export function readParagraphContent(reader: RunReader, paragraph: XmlNode): ParagraphContent {
  const content: ParagraphContent = { flow: [], notes: [], boxes: [], footnotes: [] };
  readNodes(reader, paragraph.childNodes, { content, properties: childAt(paragraph, 'w:pPr') });
  return content;
}

type Target = { content: ParagraphContent; properties: XmlNode | undefined };

const wrappers: ReadonlySet<string> = new Set([
  'w:hyperlink',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
  'w:customXml',
  'w:dir',
  'w:bdo',
  'w:moveTo',
]);

function readNodes(reader: RunReader, nodes: readonly XmlNode[], target: Target): void {
  const { content } = target;
  for (const node of nodes) {
    const name = node.nodeName;
    if (name === 'w:r') readRun(reader, node, target);
    else if (name === 'm:oMath') readFormula(node, content, false);
    else if (name === 'm:oMathPara')
      for (const math of childrenNamed(node, 'm:oMath')) readFormula(math, content, true);
    else if (name === 'w:ins') {
      content.notes.push(doubt('inserted-text', textOf(node)));
      readNodes(reader, node.childNodes, target);
    } else if (name === 'w:del' || name === 'w:moveFrom') content.notes.push(doubt('deleted-text', textOf(node)));
    else if (name === 'mc:AlternateContent') readNodes(reader, chosen(node), target);
    else if (wrappers.has(name)) readNodes(reader, node.childNodes, target);
  }
}

/** The content for programs that know the newest elements; otherwise the fallback. */
function chosen(node: XmlNode): readonly XmlNode[] {
  return (childAt(node, 'mc:Choice') ?? childAt(node, 'mc:Fallback'))?.childNodes ?? [];
}

function readFormula(math: XmlNode, content: ParagraphContent, display: boolean): void {
  if (topmost(math, ({ nodeName }) => nodeName === 'w:del').length > 0)
    content.notes.push(doubt('deleted-text', textOf(math)), doubt('unread-equation', textOf(math)));
  const latex = ommlLatex(math);
  const text = ommlText(math);
  if (latex === null && text !== '') {
    content.notes.push(doubt('unread-equation', text));
    content.flow.push(inlineItem({ text }));
  } else if (latex !== null && display) content.flow.push({ kind: 'display', latex });
  else if (latex !== null) content.flow.push(inlineItem({ type: 'inline-math', latex, children: empty }));
}

function readRun(reader: RunReader, run: XmlNode, target: Target): void {
  const { content } = target;
  const properties = reader.styles.ofRun(childAt(run, 'w:rPr'), target.properties);
  if (isOn(nearest(properties, 'w:vanish')) || isOn(nearest(properties, 'w:webHidden'))) {
    if (textOf(run) !== '') content.notes.push(doubt('hidden-text', textOf(run)));
    return;
  }
  const marks = runMarks(properties);
  const font =
    childAt(
      properties.find((node) => childAt(node, 'w:rFonts')),
      'w:rFonts',
    )?.attributes.get('w:ascii') ?? '';
  const add = (text: string) => {
    if (text !== '') content.flow.push(inlineItem({ ...marks, text } as Text));
  };
  for (const node of run.childNodes) readRunNode(reader, node, { content, font, add });
}

type RunTarget = { content: ParagraphContent; font: string; add: (text: string) => void };

const signs: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '‑',
};
const ignored: ReadonlySet<string> = new Set([
  'w:rPr',
  'w:softHyphen',
  'w:lastRenderedPageBreak',
  'w:annotationRef',
  'w:commentReference',
  'w:footnoteRef',
  'w:endnoteRef',
  'w:separator',
  'w:continuationSeparator',
  '#text',
]);

function readRunNode(reader: RunReader, node: XmlNode, { content, font, add }: RunTarget): void {
  const name = node.nodeName;
  const field = reader.fields.at(-1);
  if (name === 'w:fldChar') {
    readFieldSign(reader, node, content);
    return;
  }
  if (name === 'w:instrText') {
    if (field) field.code += rawText(node);
    return;
  }
  if (ignored.has(name) || (field?.isCode && name === 'w:t')) return;
  if (name === 'w:t') add(cleanText(signsOf(rawText(node), font, content), true));
  else if (signs[name] !== undefined) add(cleanText(signs[name], true));
  else if (name === 'w:sym') {
    const code = Number.parseInt(node.attributes.get('w:char') ?? '', 16);
    add(signsOf(String.fromCharCode(code || 0x25a1), node.attributes.get('w:font') ?? '', content));
  } else if (name === 'w:footnoteReference' || name === 'w:endnoteReference')
    content.footnotes.push(`${name.slice(2, -9)} ${node.attributes.get('w:id') ?? ''}`);
  else if (name === 'mc:AlternateContent')
    for (const child of chosen(node)) readRunNode(reader, child, { content, font, add });
  else if (name === 'w:drawing' || name === 'w:pict') readDrawing(reader.source, node, content);
  else if (name === 'w:object') readObject(node, content);
  else if (name === 'w:ruby') for (const run of childrenNamed(childAt(node, 'w:rubyBase'), 'w:r')) add(textOf(run));
  else content.notes.push(doubt('unread-object', name.replace(/^\w+:/, '')));
}

/** A text in ordinary signs, if its font shows others. */
function signsOf(text: string, font: string, content: ParagraphContent): string {
  const hasPrivate = /[\uF000-\uF0FF]/.test(text);
  if (!isSymbolFont(font) && !hasPrivate) return text;
  const known = symbolText(text, hasPrivate && !isSymbolFont(font) ? 'symbol' : font);
  if (known === null || (hasPrivate && !isSymbolFont(font)))
    content.notes.push(doubt('symbol-font', font || 'unknown'));
  return known ?? text.replace(/[\uF000-\uF0FF]/g, '□');
}

function readFieldSign({ fields }: RunReader, node: XmlNode, content: ParagraphContent): void {
  const type = node.attributes.get('w:fldCharType');
  const field = fields.at(-1);
  if (type === 'begin') fields.push({ isCode: true, code: '' });
  if (type === 'separate' && field) field.isCode = false;
  if (type !== 'end') return;
  fields.pop();
  if (/^\s*EQ\b/i.test(field?.code ?? '')) {
    content.notes.push(doubt('unread-equation', field?.code));
    content.flow.push(inlineItem({ text: `[${field?.code.trim()}]` }));
  }
}

function rawText(node: XmlNode): string {
  return node.childNodes.map(({ nodeValue }) => nodeValue ?? '').join('');
}

/** The text of runs below a node, deleted ones included. */
export function textOf(node: XmlNode): string {
  return topmost(node, ({ nodeName }) => ['w:t', 'w:delText', 'm:t'].includes(nodeName))
    .map(rawText)
    .join('')
    .trim();
}
