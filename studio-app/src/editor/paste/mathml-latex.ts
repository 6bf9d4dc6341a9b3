import {
  argument,
  identifier,
  inBrackets,
  joinLatex,
  numberLatex,
  scriptBase,
  signsOf,
  textLatex,
  withScripts,
} from './build-latex.ts';
import { bigSigns } from './latex-signs.ts';
import { attribute, childrenOf, findFirst, type Markup, tagOf, textContentOf } from './markup.ts';
import { withSignAbove, withSignBelow } from './mathml-accents.ts';
import { tableLatex } from './mathml-table.ts';

/**
 * Converts a `<math>` element to LaTeX: its own LaTeX source if it contains one, otherwise its
 * content. Returns null if it is empty.
 */
export function mathmlLatex(math: Markup): string | null {
  const latex = (latexSource(math) ?? contentLatex(math)).replace(/\s+/g, ' ').trim();
  return latex === '' ? null : latex;
}

/** The TeX source within the element. */
function latexSource(math: Markup): string | null {
  const annotation = findFirst(
    math,
    (node) =>
      tagOf(node) === 'annotation' && /tex/i.test(attribute(node, 'encoding')) && textContentOf(node).trim() !== '',
  );
  const alternative = attribute(math, 'alttext');
  const latex = annotation ? textContentOf(annotation) : /[\\^_{}]/.test(alternative) ? alternative : null;
  return latex && plainStyle(latex);
}

/** Removes a style wrapper, as encyclopedias write it: `{\displaystyle x^2}` becomes `x^2`. */
export function plainStyle(latex: string): string {
  return latex
    .trim()
    .replace(/^\{\\(?:display|text)style\s*([\s\S]*)\}$/, '$1')
    .replace(/^\\(?:display|text)style(?![a-zA-Z])/, '')
    .trim();
}

type LatexReader = (node: Markup) => string;

function contentLatex(node: Markup): string {
  return rowLatex(elements(node));
}

/** Converts a row; matching brackets at both ends become tall together. */
function rowLatex(nodes: readonly Markup[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const table = nodes.find((node) => nameOf(node) === 'mtable');
  if (table && nodes.length <= 3) {
    const [open, close] = [
      first === table ? '' : textContentOf(first ?? table).trim(),
      last === table ? '' : textContentOf(last ?? table).trim(),
    ];
    const matrixLatex =
      nodes.length > 1 &&
      nodes.length === 1 + Number(open !== '') + Number(close !== '') &&
      tableLatex(table, open, close, nodeLatex);
    if (matrixLatex) return matrixLatex;
  }
  if (nodes.length > 2 && first && last && openingBrackets.has(signOf(first)) && closingBrackets.has(signOf(last))) {
    const middle = nodes.slice(1, -1);
    if (isBalanced(middle)) return inBrackets(signOf(first), rowLatex(middle), signOf(last));
  }
  // The space after a function is part of its command, so a following mspace is dropped.
  const visible = nodes.filter((node, at) => nameOf(node) !== 'mspace' || !isApplied(nodes[at - 1]));
  return joinLatex(visible.map((node) => nodeLatex(node)));
}

function isApplied(node: Markup | undefined): boolean {
  return node !== undefined && /\u2061\s*$/.test(textContentOf(node));
}

const openingBrackets: ReadonlySet<string> = new Set(['(', '[', '{', '|', '∣', '‖', '∥', '⟨', '⌊', '⌈']);
const closingBrackets: ReadonlySet<string> = new Set([')', ']', '}', '|', '∣', '‖', '∥', '⟩', '⌋', '⌉']);

/** Whether all brackets match within these nodes. */
function isBalanced(nodes: readonly Markup[]): boolean {
  let depth = 0;
  for (const node of nodes) {
    const sign = signOf(node);
    if ('([{'.includes(sign) && sign !== '') depth += 1;
    if (')]}'.includes(sign) && sign !== '') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function signOf(node: Markup): string {
  return nameOf(node) === 'mo' ? textContentOf(node).trim() : '';
}

function nodeLatex(node: Markup): string {
  const reader = readers.get(nameOf(node));
  return reader ? reader(node) : contentLatex(node);
}

/** The child at an index, as LaTeX; empty if there is none. */
function childLatex(node: Markup, at: number): string {
  const child = elements(node)[at];
  return child ? nodeLatex(child) : '';
}

const readers: ReadonlyMap<string, LatexReader> = new Map<string, LatexReader>([
  [
    'mi',
    (node) => withVariant(node, identifier(textContentOf(node).trim(), attribute(node, 'mathvariant') === 'normal')),
  ],
  ['mn', (node) => withVariant(node, numberLatex(textContentOf(node)))],
  ['mo', (node) => operatorLatex(textContentOf(node).trim())],
  ['mtext', (node) => textLatex(textContentOf(node))],
  ['ms', (node) => textLatex(`“${textContentOf(node)}”`)],
  ['mspace', spaceLatex],
  ['mfrac', fractionLatex],
  ['msqrt', (node) => `\\sqrt${argument(contentLatex(node))}`],
  ['mroot', (node) => `\\sqrt[${childLatex(node, 1)}]${argument(childLatex(node, 0))}`],
  ['msub', (node) => withScripts(childLatex(node, 0), childLatex(node, 1), '')],
  ['msup', (node) => withScripts(childLatex(node, 0), '', childLatex(node, 1))],
  ['msubsup', (node) => withScripts(childLatex(node, 0), childLatex(node, 1), childLatex(node, 2))],
  [
    'munder',
    (node) =>
      limitsLatex(node, childLatex(node, 1), '') ??
      withSignBelow(childLatex(node, 0), textContentOf(elements(node)[1] ?? node), childLatex(node, 1)),
  ],
  [
    'mover',
    (node) =>
      limitsLatex(node, '', childLatex(node, 1)) ??
      withSignAbove(childLatex(node, 0), textContentOf(elements(node)[1] ?? node), childLatex(node, 1)),
  ],
  [
    'munderover',
    (node) =>
      limitsLatex(node, childLatex(node, 1), childLatex(node, 2)) ??
      `\\overset${argument(childLatex(node, 2))}{\\underset${argument(childLatex(node, 1))}${argument(childLatex(node, 0))}}`,
  ],
  ['mmultiscripts', multiscripts],
  ['mtable', (node) => tableLatex(node, '', '', nodeLatex) ?? ''],
  ['mfenced', fencedList],
  ['mphantom', (node) => `\\phantom${argument(contentLatex(node))}`],
  ['menclose', enclosedLatex],
  ['semantics', (node) => childLatex(node, 0)],
  ['maction', (node) => childLatex(node, 0)],
  ['annotation', () => ''],
  ['annotation-xml', () => ''],
  ['mprescripts', () => ''],
  ['none', () => ''],
  ['script', () => ''],
  ['style', () => ''],
]);

function spaceLatex(node: Markup): string {
  const width = Number.parseFloat(attribute(node, 'width'));
  if (!(width > 0)) return '';
  return width >= 1 ? '\\quad ' : '\\,';
}

function operatorLatex(sign: string): string {
  if (/^[a-zA-Z]{2,}$/.test(sign)) return identifier(sign);
  return signsOf(sign);
}

const variants: ReadonlyMap<string, string> = new Map([
  ['bold', 'mathbf'],
  ['double-struck', 'mathbb'],
  ['script', 'mathcal'],
  ['fraktur', 'mathfrak'],
  ['sans-serif', 'mathsf'],
  ['monospace', 'mathtt'],
]);

function withVariant(node: Markup, latex: string): string {
  const command = variants.get(attribute(node, 'mathvariant'));
  return command && /^[a-zA-Z0-9]+$/.test(latex) ? `\\${command}{${latex}}` : latex;
}

function fractionLatex(node: Markup): string {
  const [top, bottom] = [childLatex(node, 0), childLatex(node, 1)];
  if (/^0(?:px|pt|em)?$/.test(attribute(node, 'linethickness')))
    return `\\genfrac{}{}{0pt}{}${argument(top)}${argument(bottom)}`;
  if (attribute(node, 'bevelled') === 'true') return `${scriptBase(top)}/${scriptBase(bottom)}`;
  return `\\frac${argument(top)}${argument(bottom)}`;
}

/** The limits of a sum, an integral or an operator such as lim; null for anything else. */
function limitsLatex(node: Markup, below: string, above: string): string | null {
  const baseNode = elements(node)[0];
  const latex = baseNode ? nodeLatex(baseNode) : '';
  const hasLimits =
    baseNode &&
    (bigSigns.has(textContentOf(baseNode).trim()) || /^\\(?:lim|max|min|sup|inf|gcd|det)(?:inf|sup)?$/.test(latex));
  return hasLimits ? withScripts(latex, below, above) : null;
}

function multiscripts(node: Markup): string {
  const parts = elements(node);
  const prescriptsIndex = parts.findIndex((child) => nameOf(child) === 'mprescripts');
  const after = (prescriptsIndex < 0 ? parts.slice(1) : parts.slice(1, prescriptsIndex)).map((child) =>
    nodeLatex(child),
  );
  const before = prescriptsIndex < 0 ? [] : parts.slice(prescriptsIndex + 1).map((child) => nodeLatex(child));
  const pre = before.length > 0 ? withScripts('{}', before[0] ?? '', before[1] ?? '') : '';
  return pre.replace(/^\{\{\}\}/, '{}') + withScripts(childLatex(node, 0), after[0] ?? '', after[1] ?? '');
}

function fencedList(node: Markup): string {
  const [open, close] = [node.getAttribute?.('open') ?? '(', node.getAttribute?.('close') ?? ')'];
  const separators = (node.getAttribute?.('separators') ?? ',').replace(/\s+/g, '');
  const latex = elements(node).map((child, at, all) => {
    const sign =
      separators === '' || at === all.length - 1 ? '' : separators.charAt(Math.min(at, separators.length - 1));
    return nodeLatex(child) + (sign && `${signsOf(sign)} `);
  });
  return inBrackets(open, joinLatex(latex), close);
}

const notations: ReadonlyMap<string, string> = new Map([
  ['box', 'boxed'],
  ['top', 'overline'],
  ['bottom', 'underline'],
  ['updiagonalstrike', 'cancel'],
  ['downdiagonalstrike', 'bcancel'],
  ['horizontalstrike', 'sout'],
  ['radical', 'sqrt'],
]);

function enclosedLatex(node: Markup): string {
  const names = attribute(node, 'notation').split(/\s+/);
  if (names.includes('updiagonalstrike') && names.includes('downdiagonalstrike'))
    return `\\xcancel${argument(contentLatex(node))}`;
  const command = names.map((name) => notations.get(name)).find(Boolean);
  return command ? `\\${command}${argument(contentLatex(node))}` : contentLatex(node);
}

/** The name without an XML prefix: `mml:mi` becomes `mi`. */
function nameOf(node: Markup): string {
  return tagOf(node).replace(/^[\w-]+:/, '');
}

function elements(node: Markup): readonly Markup[] {
  return childrenOf(node).filter((child) => child.nodeType === 1);
}
