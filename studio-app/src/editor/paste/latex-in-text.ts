import { limits } from '@fourfold/core/rich-text/limits';

export type TextPiece = { is: 'text'; text: string } | { is: 'formula'; latex: string; display: boolean };

/**
 * Splits a pasted text at its formulas: `$…$`, `\(…\)`, `$$…$$`, `\[…\]` and environments on their
 * own. Money is not a formula. Without a formula, the text is returned unchanged.
 */
export function latexInText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let words = '';
  for (let at = 0; at < text.length; ) {
    const found = formulaAt(text, at);
    const whole = found?.source ?? match(/[^\\$]+|\\[^([b]|[\s\S]/y, text, at) ?? text.charAt(at);
    if (!found) words += whole;
    else {
      if (words !== '') pieces.push({ is: 'text', text: words });
      words = '';
      pieces.push({ is: 'formula', latex: found.latex, display: found.display });
    }
    at += whole.length;
  }
  if (pieces.length === 0) return text === '' ? [] : [{ is: 'text', text }];
  if (words !== '') pieces.push({ is: 'text', text: words });
  // A text with formulas between dollar signs writes money with a backslash.
  return pieces.map((piece) => (piece.is === 'text' ? { ...piece, text: piece.text.replaceAll('\\$', '$') } : piece));
}

type Found = { source: string; latex: string; display: boolean };
type Form = { form: RegExp; display: boolean; alsoIf?: (latex: string, before: string) => boolean };

const environments = '(?:equation|align|aligned|gather|gathered|cases|multline|array|[pbBvV]?matrix)';

const forms: readonly Form[] = [
  { form: /^\$\$((?:\\[\s\S]|[^\\$])+)\$\$/, display: true },
  { form: /^\\\[([\s\S]+?)\\\]/, display: true },
  { form: /^\\\(([\s\S]+?)\\\)/, display: false },
  { form: new RegExp(String.raw`^(\\begin\{(${environments}\*?)\}[\s\S]+?\\end\{\2\})`), display: true },
  // Opens before a character and closes after one, with no word character after it: US$5 and $10
  // are money.
  {
    form: /^\$(?=\S)((?:\\[\s\S]|[^\\$])+)(?<=\S)\$(?![\w$])/,
    display: false,
    alsoIf: (latex, before) => !/[\\\w]/.test(before) && !readsAsWords(latex),
  },
];

function formulaAt(text: string, at: number): Found | undefined {
  const first = text.charAt(at);
  if (first !== '$' && first !== '\\') return undefined;
  const ahead = text.slice(at, at + limits.formula + 100);
  for (const { form, display, alsoIf } of forms) {
    const found = form.exec(ahead);
    const latex = tidy(found?.[1] ?? '');
    if (!found || latex === '' || latex.length > limits.formula) continue;
    if (alsoIf && !alsoIf(latex, text.charAt(at - 1))) return undefined;
    return { source: found[0], latex, display };
  }
  return undefined;
}

/** Whether it reads as words: "5 for each child and " between two prices. */
function readsAsWords(latex: string): boolean {
  return !/[\\^_={}<>]/.test(latex) && /[a-z]{2,}\s+[a-z]{2,}/i.test(latex);
}

/** Removes blank lines, which formulas do not need. */
function tidy(latex: string): string {
  return latex.trim().replace(/\n\s*\n/g, '\n');
}

function match(form: RegExp, text: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(text)?.[0];
}
