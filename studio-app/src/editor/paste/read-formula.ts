import { limits } from '@fourfold/core/rich-text/limits';
import { attribute, classesOf, findFirst, type Markup, tagOf, textContentOf } from './markup.ts';
import { mathmlLatex, plainStyle } from './mathml-latex.ts';

/** A formula found in a page; `latex` is null if its text cannot be converted to LaTeX. */
export type PageFormula = { latex: string; display: boolean } | { latex: null; words: string };

/**
 * Reads the formula of an element: MathML, and the markup of KaTeX, MathJax, encyclopedias, course
 * systems and formula services. Returns undefined if it is none.
 */
export function readFormula(node: Markup): PageFormula | undefined {
  const tag = tagOf(node);
  if (tag === '') return undefined;
  for (const source of sources) {
    if (!source.matches(node, tag)) continue;
    const latex = source.latex(node)?.trim();
    const display = source.display?.(node) ?? false;
    if (latex && latex.length <= limits.formula) return { latex, display };
    const words = textContentOf(node).replace(/\s+/g, ' ').trim();
    return words ? { latex: null, words } : undefined;
  }
  return undefined;
}

type FormulaSource = {
  matches(node: Markup, tag: string): boolean;
  latex(node: Markup): string | null | undefined;
  display?(node: Markup): boolean;
};

const sources: readonly FormulaSource[] = [
  {
    matches: (_, tag) => /^(?:[\w-]+:)?math$/.test(tag),
    latex: mathmlLatex,
    display: (node) => attribute(node, 'display') === 'block',
  },
  {
    matches: (_, tag) => tag === 'script',
    latex: (node) => (isTexScript(node) ? textContentOf(node) : null),
    display: (node) => /mode=display/.test(attribute(node, 'type')),
  },
  { matches: (node) => hasClass(node, 'katex-display', 'MathJax_Display'), latex: latexWithin, display: () => true },
  {
    matches: (node, tag) =>
      tag === 'mjx-container' || hasClass(node, 'katex', 'MathJax', 'MathJax_CHTML', 'MathJax_SVG', 'mwe-math-element'),
    latex: latexWithin,
    display: (node) => attribute(node, 'display') === 'true' || attribute(node, 'class').includes('-display'),
  },
  { matches: (_, tag) => tag === 'math-field', latex: (node) => attribute(node, 'value') || textContentOf(node) },
  { matches: (node, tag) => tag === 'img' && latexOfPicture(node) !== null, latex: latexOfPicture },
];

/** A script with TeX that is not executed: MathJax 2 stores its source like this. */
export function isTexScript(node: Markup): boolean {
  return tagOf(node) === 'script' && /^math\/tex/.test(attribute(node, 'type'));
}

/** Whether the element is only a preview, and the next TeX script contains the formula. */
export function isTexPreview(node: Markup): boolean {
  return hasClass(node, 'MathJax_Preview', 'MathJax', 'MathJax_Display', 'MathJax_CHTML', 'MathJax_SVG');
}

function latexWithin(node: Markup): string | null {
  const labelled = findFirst(node, (inner) => attribute(inner, 'data-latex') !== '');
  if (labelled) return attribute(labelled, 'data-latex');
  const math = findFirst(node, (inner) => /^(?:[\w-]+:)?math$/.test(tagOf(inner)));
  if (math) return mathmlLatex(math);
  const picture = findFirst(node, (inner) => tagOf(inner) === 'img');
  return picture ? (latexOfPicture(picture) ?? plainStyle(attribute(picture, 'alt'))) : null;
}

/** The LaTeX that the picture of a formula has in its attributes or URL. */
function latexOfPicture(node: Markup): string | null {
  const labelled = attribute(node, 'data-equation-content') || attribute(node, 'data-latex');
  if (labelled) return labelled;
  const alt = attribute(node, 'alt');
  if (
    hasClass(
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
  return query ? decode(query).replace(/^(?:\\(?:dpi\{\d+\}|bg_\w+|fn_\w+|large|inline|small)|\s)+/, '') || null : null;
}

const services =
  /^https?:\/\/(?:latex\.codecogs\.com\/\w+(?:\.\w+)?\?|(?:chart\.googleapis\.com|www\.google\.com)\/chart\?(?:[^#]*&)?chl=|s\d\.wp\.com\/latex\.php\?(?:[^#]*&)?latex=)([^&#]+)/;

function decode(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

function hasClass(node: Markup, ...names: readonly string[]): boolean {
  return classesOf(node).some((name) => names.includes(name));
}
