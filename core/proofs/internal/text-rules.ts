import type { RichDocument } from '../../rich-text/document.ts';
import { formulaKey } from '../../rich-text/formula-tree.ts';
import { formulasOf } from '../../rich-text/formulas-of.ts';
import { isEmptyDocument } from '../../rich-text/is-empty.ts';
import type { AuthoredQuestion } from '../authored.ts';
import { quoted } from '../finding.ts';
import { shownChoices } from './shown-choices.ts';
import { shownTexts } from './shown-texts.ts';

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
