import { findAll, findFirst, type Markup, type Parse, tagOf } from './markup.ts';
import { ommlLatex, ommlText } from './omml-latex.ts';
import type { PageFormula } from './read-formula.ts';

/** The Office formulas in a conditional comment or a node; those that cannot be converted are returned as text. */
export function officeFormulas(source: string | Markup, parse: Parse): PageFormula[] {
  const root = typeof source === 'string' ? parseComment(source, parse) : source;
  if (!root) return [];
  const formulas = findAll(root, (node) => tagOf(node) === 'm:omath');
  return formulas.map((formula) => {
    const latex = ommlLatex(formula);
    const display = findFirst(root, (node) => tagOf(node) === 'm:omathpara') !== undefined;
    return latex === null ? { latex: null, words: ommlText(formula) } : { latex, display };
  });
}

function parseComment(comment: string, parse: Parse): Markup | undefined {
  if (!/^\[if [^\]]*msEquation[^\]]*\]>/i.test(comment) || !/<m:omath/i.test(comment)) return undefined;
  return parse(closeTags(comment.replace(/^\[if [^\]]*\]>/, '').replace(/<!\[endif\]$/, '')));
}

/** HTML ignores the slash of a self-closing tag: `<m:chr m:val="("/>` would contain everything that follows. */
export function closeTags(html: string): string {
  return html.replace(/<(m:[a-z]+)((?:\s[^<>]*)?)\/>/gi, '<$1$2></$1>');
}

/** Index of the end of the fallback for a formula that starts with the comment at `from`; null if there is none. */
export function fallbackEnd(siblings: readonly Markup[], from: number): number | null {
  if (!/^\[if !msEquation\]/i.test(siblings[from]?.nodeValue ?? '')) return null;
  let open = 0;
  for (let at = from; at < siblings.length; at += 1) {
    const node = siblings[at];
    if (node?.nodeType !== 8) continue;
    if (/^\[if !/.test(node.nodeValue ?? '')) open += 1;
    if (/^\[endif\]/.test(node.nodeValue ?? '')) open -= 1;
    if (open === 0) return at;
  }
  return null;
}
