import type { RichDocument } from '../../rich-text/document.ts';
import { formulaKey } from '../../rich-text/formula-tree.ts';
import { formulasOf } from '../../rich-text/formulas-of.ts';
import { isEmptyDocument } from '../../rich-text/is-empty.ts';
import type { AuthoredQuestion } from '../authored.ts';
import { quoted } from '../finding.ts';
import { shownChoices, shownTexts } from './shown-content.ts';

/** Formulas that do not compile: students see a blank instead. One item for each text. */
export function unsetFormulas(question: AuthoredQuestion): string[] {
  return shownTexts(question).flatMap(({ where, document, formula_keys }) => {
    const set = new Set(formula_keys);
    const unset = formulasOf(document).filter(({ latex, display }) => !set.has(formulaKey(latex, display)));
    const [first] = unset;
    if (!first) return [];
    const latex = quoted(shortened(first.latex));
    return unset.length === 1
      ? [`has a formula in ${where} that cannot be set: ${latex}`]
      : [`has ${unset.length} formulas in ${where} that cannot be set, the first one ${latex}`];
  });
}

/** Images without a description. One item for each text. */
export function undescribedImages(question: AuthoredQuestion): string[] {
  return shownTexts(question).flatMap(({ where, document }) => {
    const { length } = document.filter((block) => block.type === 'image' && block.alt.trim() === '');
    if (length === 0) return [];
    return [`has ${length === 1 ? 'an image' : `${length} images`} without a description in ${where}`];
  });
}

/** Whether the question or a right answer has an explanation; the latter is shown after Check (Q31). */
export function isExplained(question: AuthoredQuestion): boolean {
  const why = [question.question_exp, ...shownChoices(question).flatMap(explanationIfRight)];
  return !why.every(isEmptyDocument);
}

function explanationIfRight({ correct, explanation }: { correct: boolean; explanation: RichDocument }) {
  return correct ? [explanation] : [];
}

function shortened(latex: string): string {
  return latex.length > 60 ? `${latex.slice(0, 59).toWellFormed()}…` : latex;
}

/** Formula or markup characters that students see as typed. One item for each text. */
export function plainMarkup(question: AuthoredQuestion): string[] {
  return typedAsText(question, markup);
}

/** A LaTeX command or delimiter in plain text. One item for each text. */
export function plainLatex(question: AuthoredQuestion): string[] {
  return typedAsText(question, latex);
}

function typedAsText(question: AuthoredQuestion, sign: RegExp): string[] {
  return shownTexts(question).flatMap(({ where, document }) => {
    const [matched] = textsOf(document).flatMap((text) => sign.exec(text)?.[0] ?? []);
    return matched === undefined ? [] : [`has ${quoted(matched)} in ${where}, which students read as it is typed`];
  });
}

/** A power or bold text with asterisks, a root by its name, an index with an underscore. */
const markup = /\*\*|\bsqrt ?\(|(?<![\p{L}\p{N}_/])\p{L}_[\p{L}\p{N}](?![\p{L}\p{N}_])/u;

const latex = /\$\$|\\(?:\p{L}+|.|$)/u;

type AnyNode = { text?: string; tip?: readonly AnyNode[]; children?: readonly AnyNode[] };

/** The texts of a document, without its formulas. */
function textsOf(document: RichDocument): string[] {
  return (document as readonly AnyNode[]).flatMap(textsIn);
}

function textsIn({ text, tip = [], children = [] }: AnyNode): string[] {
  return text === undefined ? [...children, ...tip].flatMap(textsIn) : [text];
}
