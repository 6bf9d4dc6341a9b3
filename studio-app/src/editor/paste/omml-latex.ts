import { argument, identifier, inBrackets, joinLatex, signsOf, textLatex, withScripts } from './build-latex.ts';
import { bigSigns, functionNames } from './latex-signs.ts';
import { attribute, childrenOf, findFirst, type Markup, tagOf } from './markup.ts';
import { withSignAbove, withSignBelow } from './mathml-accents.ts';

/**
 * Converts an Office formula (OMML), which Word adds beside a picture of it, to LaTeX. Returns null
 * if it has an unknown element, because half a formula would be wrong.
 */
export function ommlLatex(math: Markup): string | null {
  try {
    return contentLatex(math).replace(/\s+/g, ' ').trim() || null;
  } catch (error) {
    if (error instanceof UnknownElement) return null;
    throw error;
  }
}

/** The text of a formula, for a placeholder. */
export function ommlText(math: Markup): string {
  return runText(math).replace(/\s+/g, ' ').trim();
}

class UnknownElement extends Error {}

type LatexReader = (node: Markup) => string;

function contentLatex(node: Markup): string {
  return joinLatex(childrenOf(node).map((child) => nodeLatex(child)));
}

function nodeLatex(node: Markup): string {
  if (node.nodeType === 3) return signsOf((node.nodeValue ?? '').replace(/\s+/g, ''));
  if (node.nodeType !== 1) return '';
  const tag = tagOf(node);
  if (!tag.startsWith('m:')) return contentLatex(node);
  const reader = readers.get(tag);
  if (!reader) throw new UnknownElement(tag);
  return reader(node);
}

/** A named child as LaTeX; empty if it is empty or missing. */
function childLatex(node: Markup, name: string): string {
  const child = childOf(node, name);
  return child ? contentLatex(child) : '';
}

/** Word wraps styled parts in spans, so a child may be several spans deep. */
function childOf(node: Markup, name: string): Markup | undefined {
  for (const child of childrenOf(node)) {
    const tag = tagOf(child);
    if (tag === name) return child;
    if (tag === '' || tag.startsWith('m:')) continue;
    const nested = childOf(child, name);
    if (nested) return nested;
  }
  return undefined;
}

function childrenNamed(node: Markup, name: string): Markup[] {
  return childrenOf(node).flatMap((child) => {
    const tag = tagOf(child);
    if (tag === name) return [child];
    return tag === '' || tag.startsWith('m:') ? [] : childrenNamed(child, name);
  });
}

/** The value of a property; null if it is not set. */
function property(node: Markup, properties: string, name: string): string | null {
  const propertiesNode = childOf(node, properties);
  const value = propertiesNode && findFirst(propertiesNode, (inner) => tagOf(inner) === name);
  return value ? attribute(value, 'm:val') : null;
}

const emptyLatex: LatexReader = () => '';

const readers: ReadonlyMap<string, LatexReader> = new Map<string, LatexReader>([
  ['m:omath', contentLatex],
  ['m:omathpara', contentLatex],
  ['m:r', runLatex],
  ['m:t', contentLatex],
  ['m:e', contentLatex],
  ['m:box', (node) => childLatex(node, 'm:e')],
  ['m:f', fractionLatex],
  ['m:ssup', (node) => withScripts(childLatex(node, 'm:e'), '', childLatex(node, 'm:sup'))],
  ['m:ssub', (node) => withScripts(childLatex(node, 'm:e'), childLatex(node, 'm:sub'), '')],
  ['m:ssubsup', (node) => withScripts(childLatex(node, 'm:e'), childLatex(node, 'm:sub'), childLatex(node, 'm:sup'))],
  [
    'm:spre',
    (node) =>
      `{}${withScripts('x', childLatex(node, 'm:sub'), childLatex(node, 'm:sup')).slice(1)}${childLatex(node, 'm:e')}`,
  ],
  ['m:rad', radicalLatex],
  ['m:d', bracketsLatex],
  ['m:nary', naryLatex],
  ['m:func', (node) => joinLatex([childLatex(node, 'm:fname'), childLatex(node, 'm:e')])],
  ['m:limlow', (node) => limit(node, 'below')],
  ['m:limupp', (node) => limit(node, 'above')],
  [
    'm:bar',
    (node) =>
      `\\${property(node, 'm:barpr', 'm:pos') === 'top' ? 'overline' : 'underline'}${argument(childLatex(node, 'm:e'))}`,
  ],
  ['m:acc', (node) => withSignAbove(childLatex(node, 'm:e'), property(node, 'm:accpr', 'm:chr') ?? '\u0302', '')],
  ['m:groupchr', groupLatex],
  ['m:borderbox', (node) => `\\boxed${argument(childLatex(node, 'm:e'))}`],
  [
    'm:m',
    (node) =>
      environmentLatex(
        'matrix',
        childrenNamed(node, 'm:mr').map((row) => childrenNamed(row, 'm:e')),
      ),
  ],
  [
    'm:eqarr',
    (node) =>
      environmentLatex(
        'aligned',
        childrenNamed(node, 'm:e').map((line) => [line]),
      ),
  ],
  ['m:phant', (node) => `\\phantom${argument(childLatex(node, 'm:e'))}`],
  ...['m:ctrlpr', 'm:rpr', 'm:omathparapr', 'm:argpr', 'm:boxpr', 'm:epr'].map((name) => [name, emptyLatex] as const),
]);

function runLatex(node: Markup): string {
  const text = runText(node);
  if (property(node, 'm:rpr', 'm:nor') !== null) return textLatex(text);
  const style = property(node, 'm:rpr', 'm:sty');
  const script = property(node, 'm:rpr', 'm:scr');
  const plain = text.replace(/[\s\u00a0]+/g, '');
  if (script === 'double-struck' && /^[A-Z]+$/.test(plain)) return `\\mathbb{${plain}}`;
  if (style === 'p' || functionNames.has(plain))
    return (
      plain
        .match(/[a-zA-Z]+|[^a-zA-Z]+/g)
        ?.map((piece) => identifier(piece, style === 'p' && piece.length > 1))
        .join('') ?? ''
    );
  // A run contains adjacent letters: a name such as in `sinx` counts only if it is upright.
  return signsOf(plain);
}

function runText(node: Markup): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (tagOf(node) === 'm:rpr') return '';
  return childrenOf(node)
    .map((child) => runText(child))
    .join('');
}

function fractionLatex(node: Markup): string {
  const [top, bottom] = [childLatex(node, 'm:num'), childLatex(node, 'm:den')];
  const type = property(node, 'm:fpr', 'm:type');
  if (type === 'nobar') return `\\genfrac{}{}{0pt}{}${argument(top)}${argument(bottom)}`;
  if (type === 'lin') return joinLatex([top, '/', bottom]);
  return `\\frac${argument(top)}${argument(bottom)}`;
}

function radicalLatex(node: Markup): string {
  const degree = isOn(property(node, 'm:radpr', 'm:deghide')) ? '' : childLatex(node, 'm:deg').trim();
  return `\\sqrt${degree && `[${degree}]`}${argument(childLatex(node, 'm:e'))}`;
}

function isOn(value: string | null): boolean {
  return value !== null && !/^(?:0|off|false)$/.test(value);
}

function bracketsLatex(node: Markup): string {
  const [open, close] = [property(node, 'm:dpr', 'm:begchr') ?? '(', property(node, 'm:dpr', 'm:endchr') ?? ')'];
  const separator = property(node, 'm:dpr', 'm:sepchr') ?? '|';
  const parts = childrenNamed(node, 'm:e').map((child) => contentLatex(child));
  if (open === '{' && close === '' && parts.length === 1) {
    const lines = /^\\begin\{aligned\}([\s\S]*)\\end\{aligned\}$/.exec(parts[0] ?? '')?.[1];
    if (lines) return `\\begin{cases}${lines}\\end{cases}`;
  }
  return inBrackets(open, parts.join(signsOf(separator)), close);
}

function naryLatex(node: Markup): string {
  const sign = property(node, 'm:narypr', 'm:chr') ?? '∫';
  if (!bigSigns.has(sign)) throw new UnknownElement(sign);
  return joinLatex([
    withScripts(signsOf(sign), childLatex(node, 'm:sub'), childLatex(node, 'm:sup')),
    childLatex(node, 'm:e'),
  ]);
}

/** A limit below or above `lim` and similar operators; below or above anything else, \underset or \overset. */
function limit(node: Markup, position: 'below' | 'above'): string {
  const [baseLatex, beside] = [childLatex(node, 'm:e'), childLatex(node, 'm:lim')];
  if (/^\\(?:lim|max|min|sup|inf)$/.test(baseLatex.trim()))
    return position === 'below' ? withScripts(baseLatex, beside, '') : withScripts(baseLatex, '', beside);
  return `\\${position === 'below' ? 'underset' : 'overset'}${argument(beside)}${argument(baseLatex)}`;
}

function groupLatex(node: Markup): string {
  const sign = property(node, 'm:groupchrpr', 'm:chr') ?? '⏟';
  const latex = childLatex(node, 'm:e');
  return property(node, 'm:groupchrpr', 'm:pos') === 'top'
    ? withSignAbove(latex, sign, signsOf(sign))
    : withSignBelow(latex, sign, signsOf(sign));
}

function environmentLatex(name: string, rows: readonly (readonly Markup[])[]): string {
  // An ampersand in a run marks an alignment point.
  const lines = rows.map((cells) => cells.map((cell) => contentLatex(cell).replaceAll('\\&', '&')).join(' & '));
  return `\\begin{${name}}${lines.join(' \\\\ ')}\\end{${name}}`;
}
