import type { RichDocument } from '../../rich-text/document.ts';
import type { AuthoredQuestion } from '../authored.ts';
import { quoted } from '../finding.ts';
import { shownTexts } from './shown-texts.ts';

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
