import { limits } from '@fourfold/core/rich-text/limits';
import { attribute, classesOf, find, type Markup, tagOf, wordsOf } from './markup.ts';
import { mathmlLatex, plainStyle } from './mathml-latex.ts';

/** A formula found in a page; `latex` is null if its text cannot be converted to LaTeX. */
export type FoundFormula = { latex: string; display: boolean } | { latex: null; words: string };

/**
 * Reads the formula of an element: MathML, and the markup of KaTeX, MathJax, encyclopedias, course
 * systems and formula services. Returns undefined if it is none.
 */
export function formulaIn(node: Markup): FoundFormula | undefined {
  const tag = tagOf(node);
  if (tag === '') return undefined;
  for (const source of sources) {
    if (!source.is(node, tag)) continue;
    const latex = source.latex(node)?.trim();
    const display = source.display?.(node) ?? false;
    if (latex && latex.length <= limits.formula) return { latex, display };
    const words = wordsOf(node).replace(/\s+/g, ' ').trim();
    return words ? { latex: null, words } : undefined;
  }
  return undefined;
}

type Source = {
  is(node: Markup, tag: string): boolean;
  latex(node: Markup): string | null | undefined;
  display?(node: Markup): boolean;
};

const sources: readonly Source[] = [
  {
    is: (_, tag) => /^(?:[\w-]+:)?math$/.test(tag),
    latex: mathmlLatex,
    display: (node) => attribute(node, 'display') === 'block',
  },
  {
    is: (_, tag) => tag === 'script',
    latex: (node) => (isTex(node) ? wordsOf(node) : null),
    display: (node) => /mode=display/.test(attribute(node, 'type')),
  },
  { is: (node) => has(node, 'katex-display', 'MathJax_Display'), latex: latexBelow, display: () => true },
  {
    is: (node, tag) =>
      tag === 'mjx-container' || has(node, 'katex', 'MathJax', 'MathJax_CHTML', 'MathJax_SVG', 'mwe-math-element'),
    latex: latexBelow,
    display: (node) => attribute(node, 'display') === 'true' || attribute(node, 'class').includes('-display'),
  },
  { is: (_, tag) => tag === 'math-field', latex: (node) => attribute(node, 'value') || wordsOf(node) },
  { is: (node, tag) => tag === 'img' && pictured(node) !== null, latex: pictured },
];

/** A script with TeX that is not executed: MathJax 2 stores its source like this. */
export function isTex(node: Markup): boolean {
  return tagOf(node) === 'script' && /^math\/tex/.test(attribute(node, 'type'));
}

/** Whether the element is only a preview, and the next TeX script contains the formula. */
export function isTexPreview(node: Markup): boolean {
  return has(node, 'MathJax_Preview', 'MathJax', 'MathJax_Display', 'MathJax_CHTML', 'MathJax_SVG');
}

function latexBelow(node: Markup): string | null {
  const told = find(node, (inner) => attribute(inner, 'data-latex') !== '');
  if (told) return attribute(told, 'data-latex');
  const math = find(node, (inner) => /^(?:[\w-]+:)?math$/.test(tagOf(inner)));
  if (math) return mathmlLatex(math);
  const picture = find(node, (inner) => tagOf(inner) === 'img');
  return picture ? (pictured(picture) ?? plainStyle(attribute(picture, 'alt'))) : null;
}

/** The LaTeX that the picture of a formula has in its attributes or URL. */
function pictured(node: Markup): string | null {
  const told = attribute(node, 'data-equation-content') || attribute(node, 'data-latex');
  if (told) return told;
  const alt = attribute(node, 'alt');
  if (
    has(
      node,
      'latex',
      'tex',
      'texrender',
      'ltx_Math',
      'mwe-math-fallback-image-inline',
      'mwe-math-fallback-image-display',
    )
  )
    return plainStyle(alt) || null;
  const src = attribute(node, 'src');
  const query = services.exec(src)?.[1];
  return query
    ? decoded(query).replace(/^(?:\\(?:dpi\{\d+\}|bg_\w+|fn_\w+|large|inline|small)|\s)+/, '') || null
    : null;
}

const services =
  /^https?:\/\/(?:latex\.codecogs\.com\/\w+(?:\.\w+)?\?|(?:chart\.googleapis\.com|www\.google\.com)\/chart\?(?:[^#]*&)?chl=|s\d\.wp\.com\/latex\.php\?(?:[^#]*&)?latex=)([^&#]+)/;

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

function has(node: Markup, ...names: readonly string[]): boolean {
  return classesOf(node).some((name) => names.includes(name));
}
