import { type FormulaElement, type FormulaElementName, type FormulaNode, formulaElements } from '../formula-tree.ts';
import { limits } from '../limits.ts';
import { formulaAttributes, formulaClasses, formulaStyles } from './formula-attributes.ts';
import { isTooLong } from './latex-lengths.ts';

/**
 * Converts the compiler's tree into ours, node by node. An element that is not allowed refuses the
 * formula; attributes that are not allowed are dropped.
 */
export function formulaFromTemml(root: unknown): FormulaElement | { refused: string } {
  const state: WalkState = { nodes: 0, refused: null };
  const [first] = convertNode(root, 0, state);
  if (state.refused !== null) return { refused: state.refused };
  return typeof first === 'object' && first.el === 'math' ? first : { refused: 'The formula cannot be shown.' };
}

/** Elements and texts; a full page of mathematics has some hundreds. */
const maxNodes = 8_000;
const maxDepth = 120;
type WalkState = { nodes: number; refused: string | null };

function convertNode(node: unknown, depth: number, state: WalkState): FormulaNode[] {
  state.nodes += 1;
  if (state.nodes > maxNodes || depth > maxDepth) state.refused = 'The formula is too large.';
  if (state.refused !== null || !isRecord(node)) return [];
  if (typeof node.text === 'string') return convertText(node.text, state);
  const children = Array.isArray(node.children) ? node.children : [];
  if (node.type === undefined && !('attributes' in node))
    return children.flatMap((child) => convertNode(child, depth + 1, state));
  if (!isElementName(node.type)) {
    state.refused = 'The formula holds something that cannot be shown.';
    return [];
  }
  if (hasTooLong(node)) state.refused = `A length of the formula is beyond ${limits.formulaLength} em.`;
  const attr: Record<string, string> = { ...attributesOf(node.attributes), ...classOf(node.classes), ...styleOf(node) };
  const inside = joinTexts(children.flatMap((child) => convertNode(child, depth + 1, state)));
  if (node.type === 'menclose' && isRule(attr.class))
    return [{ el: 'mrow', attr: { class: attr.class }, children: inside }];
  return [{ el: node.type, ...(Object.keys(attr).length > 0 && { attr }), children: inside }];
}

/**
 * A rule over or under content is drawn by the stylesheet, because Firefox draws a side of a frame
 * wider than the content.
 */
function isRule(name: string | undefined): name is string {
  return name === 'tml-overline' || name === 'tml-underline';
}

/** Refuses a text that the database cannot store: \char can produce any character. */
function convertText(text: string, state: WalkState): FormulaNode[] {
  const stored = text === '' || (text.isWellFormed() && !/(?![\t\n\r])\p{Cc}/u.test(text));
  if (!stored) state.refused = 'The formula holds a character that cannot be shown.';
  return stored && text !== '' ? [text] : [];
}

/** Joins texts, removes line-end markers, and makes a sign after an opening bar a prefix operator: |−3|. */
function joinTexts(nodes: readonly FormulaNode[]): FormulaNode[] {
  const joined: FormulaNode[] = [];
  let bars = 0;
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else if (isOperator(node, /^$/)) continue;
    else if (isOperator(node, /^[−+±]$/) && isBar(last) && bars % 2 === 1) joined.push(asSign(node));
    else joined.push(node);
    if (isBar(node)) bars += 1;
  }
  return joined;
}

function isOperator(node: FormulaNode, text: RegExp): node is FormulaElement {
  return typeof node === 'object' && node.el === 'mo' && text.test(node.children.join(''));
}

function isBar(node: FormulaNode | undefined): boolean {
  return typeof node === 'object' && node.el === 'mi' && node.children.join('') === '|';
}

function asSign(node: FormulaElement): FormulaElement {
  return { ...node, attr: { ...node.attr, form: 'prefix', stretchy: 'false' } };
}

function attributesOf(attributes: unknown): Record<string, string> {
  if (!isRecord(attributes)) return {};
  // A rule has the colour of the surrounding text, also on a dark background.
  const { mathbackground, ...others } = attributes;
  return allowedEntries(
    { ...others, ...(mathbackground !== undefined && { mathbackground: ruleColour(mathbackground) }) },
    formulaAttributes,
  );
}

function classOf(classes: unknown): { class?: string } {
  const names = Array.isArray(classes) ? classes.filter((name) => formulaClasses.includes(name)) : [];
  return names.length > 0 ? { class: names.join(' ') } : {};
}

function styleOf({ style, attributes, classes }: Record<string, unknown>): { style?: string } {
  const written = isRecord(attributes) && typeof attributes.style === 'string' ? declarations(attributes.style) : {};
  const set = isRecord(style)
    ? Object.fromEntries(Object.entries(style).map(([name, value]) => [kebab(name), value]))
    : {};
  const all = allowedEntries({ ...written, ...set, ...alignment(classes) }, formulaStyles);
  const text = Object.entries(all).map(([name, value]) => `${name}:${value}`);
  return text.length > 0 ? { style: text.join(';') } : {};
}

/** A cell's alignment. Browsers ignore columnalign, and Chromium aligns a cell's content only with these values. */
function alignment(classes: unknown): Record<string, string> {
  const side = Array.isArray(classes) ? ['left', 'right'].find((side) => classes.includes(`tml-${side}`)) : undefined;
  return side ? { 'text-align': `-webkit-${side}` } : {};
}

function declarations(style: string): Record<string, string> {
  return Object.fromEntries(
    style.split(';').map((part) => part.split(':', 2).map((half) => half.trim()) as [string, string]),
  );
}

/** The entries whose name is in the list and whose value matches its pattern. */
function allowedEntries(
  entries: Record<string, unknown>,
  list: Readonly<Record<string, RegExp>>,
): Record<string, string> {
  const allowed: Record<string, string> = {};
  for (const [name, value] of Object.entries(entries)) {
    const text = String(value).trim();
    if (Object.hasOwn(list, name) && list[name]?.test(text)) allowed[name] = text;
  }
  return allowed;
}

/**
 * Whether an element is sized or moved by more than a command may request (`refusedLatex`), even
 * through macros of the compiler. The compiler doubles a length in small script.
 */
function hasTooLong({ attributes, style }: Record<string, unknown>): boolean {
  const values = [attributes, style].flatMap((entries) => (isRecord(entries) ? Object.values(entries) : []));
  return values.some((value) =>
    Array.from(String(value).matchAll(/(\d[\d.]*(?:e[-+]?\d+)?)([a-z]{2})/g)).some(([, number, unit = '']) =>
      isTooLong(Number(number), unit, 2),
    ),
  );
}

function ruleColour(colour: unknown): string {
  return colour === 'black' || colour === '#000000' ? 'currentcolor' : String(colour);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isElementName(type: unknown): type is FormulaElementName {
  return (formulaElements as readonly unknown[]).includes(type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
