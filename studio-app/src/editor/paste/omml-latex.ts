import { argument, fenced, identifier, joinLatex, scripts, signsOf, words } from './latex-parts.ts';
import { bigSigns, functionNames } from './latex-signs.ts';
import { attribute, childrenOf, find, type Markup, tagOf } from './markup.ts';
import { over, under } from './mathml-accents.ts';

/**
 * Converts an Office formula (OMML), which Word adds beside a picture of it, to LaTeX. Returns null
 * if it has an unknown element, because half a formula would be wrong.
 */
export function ommlLatex(math: Markup): string | null {
  try {
    return inside(math).replace(/\s+/g, ' ').trim() || null;
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

/** The text of a formula, for a placeholder. */
export function ommlWords(math: Markup): string {
  return runText(math).replace(/\s+/g, ' ').trim();
}

class Unknown extends Error {}

type Reader = (node: Markup) => string;

function inside(node: Markup): string {
  return joinLatex(childrenOf(node).map((child) => read(child)));
}

function read(node: Markup): string {
  if (node.nodeType === 3) return signsOf((node.nodeValue ?? '').replace(/\s+/g, ''));
  if (node.nodeType !== 1) return '';
  const tag = tagOf(node);
  if (!tag.startsWith('m:')) return inside(node);
  const reader = readers.get(tag);
  if (!reader) throw new Unknown(tag);
  return reader(node);
}

/** A named child as LaTeX; empty if it is empty or missing. */
function part(node: Markup, name: string): string {
  const child = childOf(node, name);
  return child ? inside(child) : '';
}

/** Word wraps styled parts in spans, so a child may be several spans deep. */
function childOf(node: Markup, name: string): Markup | undefined {
  for (const child of childrenOf(node)) {
    const tag = tagOf(child);
    if (tag === name) return child;
    if (tag === '' || tag.startsWith('m:')) continue;
    const below = childOf(child, name);
    if (below) return below;
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
  const found = childOf(node, properties);
  const value = found && find(found, (inner) => tagOf(inner) === name);
  return value ? attribute(value, 'm:val') : null;
}

const nothing: Reader = () => '';

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['m:omath', inside],
  ['m:omathpara', inside],
  ['m:r', run],
  ['m:t', inside],
  ['m:e', inside],
  ['m:box', (node) => part(node, 'm:e')],
  ['m:f', fraction],
  ['m:ssup', (node) => scripts(part(node, 'm:e'), '', part(node, 'm:sup'))],
  ['m:ssub', (node) => scripts(part(node, 'm:e'), part(node, 'm:sub'), '')],
  ['m:ssubsup', (node) => scripts(part(node, 'm:e'), part(node, 'm:sub'), part(node, 'm:sup'))],
  ['m:spre', (node) => `{}${scripts('x', part(node, 'm:sub'), part(node, 'm:sup')).slice(1)}${part(node, 'm:e')}`],
  ['m:rad', radical],
  ['m:d', delimited],
  ['m:nary', nary],
  ['m:func', (node) => joinLatex([part(node, 'm:fname'), part(node, 'm:e')])],
  ['m:limlow', (node) => limit(node, 'below')],
  ['m:limupp', (node) => limit(node, 'above')],
  [
    'm:bar',
    (node) =>
      `\\${property(node, 'm:barpr', 'm:pos') === 'top' ? 'overline' : 'underline'}${argument(part(node, 'm:e'))}`,
  ],
  ['m:acc', (node) => over(part(node, 'm:e'), property(node, 'm:accpr', 'm:chr') ?? '\u0302', '')],
  ['m:groupchr', grouped],
  ['m:borderbox', (node) => `\\boxed${argument(part(node, 'm:e'))}`],
  [
    'm:m',
    (node) =>
      environment(
        'matrix',
        childrenNamed(node, 'm:mr').map((row) => childrenNamed(row, 'm:e')),
      ),
  ],
  [
    'm:eqarr',
    (node) =>
      environment(
        'aligned',
        childrenNamed(node, 'm:e').map((line) => [line]),
      ),
  ],
  ['m:phant', (node) => `\\phantom${argument(part(node, 'm:e'))}`],
  ...['m:ctrlpr', 'm:rpr', 'm:omathparapr', 'm:argpr', 'm:boxpr', 'm:epr'].map((name) => [name, nothing] as const),
]);

function run(node: Markup): string {
  const text = runText(node);
  if (property(node, 'm:rpr', 'm:nor') !== null) return words(text);
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

function fraction(node: Markup): string {
  const [top, bottom] = [part(node, 'm:num'), part(node, 'm:den')];
  const type = property(node, 'm:fpr', 'm:type');
  if (type === 'nobar') return `\\genfrac{}{}{0pt}{}${argument(top)}${argument(bottom)}`;
  if (type === 'lin') return joinLatex([top, '/', bottom]);
  return `\\frac${argument(top)}${argument(bottom)}`;
}

function radical(node: Markup): string {
  const degree = isOn(property(node, 'm:radpr', 'm:deghide')) ? '' : part(node, 'm:deg').trim();
  return `\\sqrt${degree && `[${degree}]`}${argument(part(node, 'm:e'))}`;
}

function isOn(value: string | null): boolean {
  return value !== null && !/^(?:0|off|false)$/.test(value);
}

function delimited(node: Markup): string {
  const [open, close] = [property(node, 'm:dpr', 'm:begchr') ?? '(', property(node, 'm:dpr', 'm:endchr') ?? ')'];
  const separator = property(node, 'm:dpr', 'm:sepchr') ?? '|';
  const parts = childrenNamed(node, 'm:e').map((child) => inside(child));
  if (open === '{' && close === '' && parts.length === 1) {
    const lines = /^\\begin\{aligned\}([\s\S]*)\\end\{aligned\}$/.exec(parts[0] ?? '')?.[1];
    if (lines) return `\\begin{cases}${lines}\\end{cases}`;
  }
  return fenced(open, parts.join(signsOf(separator)), close);
}

function nary(node: Markup): string {
  const sign = property(node, 'm:narypr', 'm:chr') ?? '∫';
  if (!bigSigns.has(sign)) throw new Unknown(sign);
  return joinLatex([scripts(signsOf(sign), part(node, 'm:sub'), part(node, 'm:sup')), part(node, 'm:e')]);
}

/**
 * A limit below or above `lim` and similar operators; below or above anything else, \underset or
 * \overset.
 */
function limit(node: Markup, where: 'below' | 'above'): string {
  const [on, beside] = [part(node, 'm:e'), part(node, 'm:lim')];
  if (/^\\(?:lim|max|min|sup|inf)$/.test(on.trim()))
    return where === 'below' ? scripts(on, beside, '') : scripts(on, '', beside);
  return `\\${where === 'below' ? 'underset' : 'overset'}${argument(beside)}${argument(on)}`;
}

function grouped(node: Markup): string {
  const sign = property(node, 'm:groupchrpr', 'm:chr') ?? '⏟';
  const latex = part(node, 'm:e');
  return property(node, 'm:groupchrpr', 'm:pos') === 'top'
    ? over(latex, sign, signsOf(sign))
    : under(latex, sign, signsOf(sign));
}

function environment(name: string, rows: readonly (readonly Markup[])[]): string {
  // An ampersand in a run marks an alignment point.
  const lines = rows.map((cells) => cells.map((cell) => inside(cell).replaceAll('\\&', '&')).join(' & '));
  return `\\begin{${name}}${lines.join(' \\\\ ')}\\end{${name}}`;
}
