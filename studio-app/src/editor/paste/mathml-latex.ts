import { argument, base, fenced, identifier, joinLatex, number, scripts, signsOf, words } from './latex-parts.ts';
import { bigSigns } from './latex-signs.ts';
import { attribute, childrenOf, find, type Markup, tagOf, wordsOf } from './markup.ts';
import { over, under } from './mathml-accents.ts';
import { matrix } from './mathml-table.ts';

/**
 * Converts a `<math>` element to LaTeX: its own LaTeX source if it contains one, otherwise its
 * content. Returns null if it is empty.
 */
export function mathmlLatex(math: Markup): string | null {
  const latex = (writtenLatex(math) ?? inside(math)).replace(/\s+/g, ' ').trim();
  return latex === '' ? null : latex;
}

/** The TeX source within the element. */
function writtenLatex(math: Markup): string | null {
  const annotation = find(
    math,
    (node) => tagOf(node) === 'annotation' && /tex/i.test(attribute(node, 'encoding')) && wordsOf(node).trim() !== '',
  );
  const alternative = attribute(math, 'alttext');
  const latex = annotation ? wordsOf(annotation) : /[\\^_{}]/.test(alternative) ? alternative : null;
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

type Reader = (node: Markup) => string;

function inside(node: Markup): string {
  return row(elements(node));
}

/** Converts a row; matching brackets at both ends become tall together. */
function row(nodes: readonly Markup[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const table = nodes.find((node) => nameOf(node) === 'mtable');
  if (table && nodes.length <= 3) {
    const [open, close] = [
      first === table ? '' : wordsOf(first ?? table).trim(),
      last === table ? '' : wordsOf(last ?? table).trim(),
    ];
    const found =
      nodes.length > 1 &&
      nodes.length === 1 + Number(open !== '') + Number(close !== '') &&
      matrix(table, open, close, read);
    if (found) return found;
  }
  if (nodes.length > 2 && first && last && opens.has(signOf(first)) && closes.has(signOf(last))) {
    const middle = nodes.slice(1, -1);
    if (balanced(middle)) return fenced(signOf(first), row(middle), signOf(last));
  }
  // The space after a function is part of its command, so a following mspace is dropped.
  const seen = nodes.filter((node, at) => nameOf(node) !== 'mspace' || !isApplied(nodes[at - 1]));
  return joinLatex(seen.map((node) => read(node)));
}

function isApplied(node: Markup | undefined): boolean {
  return node !== undefined && /\u2061\s*$/.test(wordsOf(node));
}

const opens: ReadonlySet<string> = new Set(['(', '[', '{', '|', '∣', '‖', '∥', '⟨', '⌊', '⌈']);
const closes: ReadonlySet<string> = new Set([')', ']', '}', '|', '∣', '‖', '∥', '⟩', '⌋', '⌉']);

/** Whether all brackets match within these nodes. */
function balanced(nodes: readonly Markup[]): boolean {
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
  return nameOf(node) === 'mo' ? wordsOf(node).trim() : '';
}

function read(node: Markup): string {
  const reader = readers.get(nameOf(node));
  return reader ? reader(node) : inside(node);
}

/** The child at an index, as LaTeX; empty if there is none. */
function part(node: Markup, at: number): string {
  const child = elements(node)[at];
  return child ? read(child) : '';
}

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['mi', (node) => styled(node, identifier(wordsOf(node).trim(), attribute(node, 'mathvariant') === 'normal'))],
  ['mn', (node) => styled(node, number(wordsOf(node)))],
  ['mo', (node) => operator(wordsOf(node).trim())],
  ['mtext', (node) => words(wordsOf(node))],
  ['ms', (node) => words(`“${wordsOf(node)}”`)],
  ['mspace', space],
  ['mfrac', fraction],
  ['msqrt', (node) => `\\sqrt${argument(inside(node))}`],
  ['mroot', (node) => `\\sqrt[${part(node, 1)}]${argument(part(node, 0))}`],
  ['msub', (node) => scripts(part(node, 0), part(node, 1), '')],
  ['msup', (node) => scripts(part(node, 0), '', part(node, 1))],
  ['msubsup', (node) => scripts(part(node, 0), part(node, 1), part(node, 2))],
  [
    'munder',
    (node) =>
      limits(node, part(node, 1), '') ?? under(part(node, 0), wordsOf(elements(node)[1] ?? node), part(node, 1)),
  ],
  [
    'mover',
    (node) => limits(node, '', part(node, 1)) ?? over(part(node, 0), wordsOf(elements(node)[1] ?? node), part(node, 1)),
  ],
  [
    'munderover',
    (node) =>
      limits(node, part(node, 1), part(node, 2)) ??
      `\\overset${argument(part(node, 2))}{\\underset${argument(part(node, 1))}${argument(part(node, 0))}}`,
  ],
  ['mmultiscripts', multiscripts],
  ['mtable', (node) => matrix(node, '', '', read) ?? ''],
  ['mfenced', fencedList],
  ['mphantom', (node) => `\\phantom${argument(inside(node))}`],
  ['menclose', enclosed],
  ['semantics', (node) => part(node, 0)],
  ['maction', (node) => part(node, 0)],
  ['annotation', () => ''],
  ['annotation-xml', () => ''],
  ['mprescripts', () => ''],
  ['none', () => ''],
  ['script', () => ''],
  ['style', () => ''],
]);

function space(node: Markup): string {
  const width = Number.parseFloat(attribute(node, 'width'));
  if (!(width > 0)) return '';
  return width >= 1 ? '\\quad ' : '\\,';
}

function operator(sign: string): string {
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

function styled(node: Markup, latex: string): string {
  const command = variants.get(attribute(node, 'mathvariant'));
  return command && /^[a-zA-Z0-9]+$/.test(latex) ? `\\${command}{${latex}}` : latex;
}

function fraction(node: Markup): string {
  const [top, bottom] = [part(node, 0), part(node, 1)];
  if (/^0(?:px|pt|em)?$/.test(attribute(node, 'linethickness')))
    return `\\genfrac{}{}{0pt}{}${argument(top)}${argument(bottom)}`;
  if (attribute(node, 'bevelled') === 'true') return `${base(top)}/${base(bottom)}`;
  return `\\frac${argument(top)}${argument(bottom)}`;
}

/** The limits of a sum, an integral or an operator such as lim; null for anything else. */
function limits(node: Markup, below: string, above: string): string | null {
  const on = elements(node)[0];
  const latex = on ? read(on) : '';
  const takes =
    on && (bigSigns.has(wordsOf(on).trim()) || /^\\(?:lim|max|min|sup|inf|gcd|det)(?:inf|sup)?$/.test(latex));
  return takes ? scripts(latex, below, above) : null;
}

function multiscripts(node: Markup): string {
  const parts = elements(node);
  const turn = parts.findIndex((child) => nameOf(child) === 'mprescripts');
  const after = (turn < 0 ? parts.slice(1) : parts.slice(1, turn)).map((child) => read(child));
  const before = turn < 0 ? [] : parts.slice(turn + 1).map((child) => read(child));
  const pre = before.length > 0 ? scripts('{}', before[0] ?? '', before[1] ?? '') : '';
  return pre.replace(/^\{\{\}\}/, '{}') + scripts(part(node, 0), after[0] ?? '', after[1] ?? '');
}

function fencedList(node: Markup): string {
  const [open, close] = [node.getAttribute?.('open') ?? '(', node.getAttribute?.('close') ?? ')'];
  const separators = (node.getAttribute?.('separators') ?? ',').replace(/\s+/g, '');
  const latex = elements(node).map((child, at, all) => {
    const sign =
      separators === '' || at === all.length - 1 ? '' : separators.charAt(Math.min(at, separators.length - 1));
    return read(child) + (sign && `${signsOf(sign)} `);
  });
  return fenced(open, joinLatex(latex), close);
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

function enclosed(node: Markup): string {
  const names = attribute(node, 'notation').split(/\s+/);
  if (names.includes('updiagonalstrike') && names.includes('downdiagonalstrike'))
    return `\\xcancel${argument(inside(node))}`;
  const command = names.map((name) => notations.get(name)).find(Boolean);
  return command ? `\\${command}${argument(inside(node))}` : inside(node);
}

/** The name without an XML prefix: `mml:mi` becomes `mi`. */
function nameOf(node: Markup): string {
  return tagOf(node).replace(/^[\w-]+:/, '');
}

function elements(node: Markup): readonly Markup[] {
  return childrenOf(node).filter((child) => child.nodeType === 1);
}
