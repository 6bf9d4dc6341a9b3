import { limits } from '@fourfold/core/rich-text/limits';

export type TextSegment = { kind: 'text'; text: string } | { kind: 'formula'; latex: string; display: boolean };

/**
 * Splits a pasted text at its formulas: `$…$`, `\(…\)`, `$$…$$`, `\[…\]` and environments on their
 * own. Money is not a formula. Without a formula, the text is returned unchanged.
 */
export function latexInText(text: string): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let pendingText = '';
  for (let at = 0; at < text.length; ) {
    const found = matchFormula(text, at);
    const whole = found?.source ?? matchAt(/[^\\$]+|\\[^([b]|[\s\S]/y, text, at) ?? text.charAt(at);
    if (!found) pendingText += whole;
    else {
      if (pendingText !== '') segments.push({ kind: 'text', text: pendingText });
      pendingText = '';
      segments.push({ kind: 'formula', latex: found.latex, display: found.display });
    }
    at += whole.length;
  }
  if (segments.length === 0) return text === '' ? [] : [{ kind: 'text', text }];
  if (pendingText !== '') segments.push({ kind: 'text', text: pendingText });
  // A text with formulas between dollar signs writes money with a backslash.
  return segments.map((piece) =>
    piece.kind === 'text' ? { ...piece, text: piece.text.replaceAll('\\$', '$') } : piece,
  );
}

type FormulaMatch = { source: string; latex: string; display: boolean };
type FormulaSyntax = { pattern: RegExp; display: boolean; condition?: (latex: string, before: string) => boolean };

const environments = '(?:equation|align|aligned|gather|gathered|cases|multline|array|[pbBvV]?matrix)';

const syntaxes: readonly FormulaSyntax[] = [
  { pattern: /^\$\$((?:\\[\s\S]|[^\\$])+)\$\$/, display: true },
  { pattern: /^\\\[([\s\S]+?)\\\]/, display: true },
  { pattern: /^\\\(([\s\S]+?)\\\)/, display: false },
  { pattern: new RegExp(String.raw`^(\\begin\{(${environments}\*?)\}[\s\S]+?\\end\{\2\})`), display: true },
  // Opens before a character and closes after one, with no word character after it: US$5 and $10
  // are money.
  {
    pattern: /^\$(?=\S)((?:\\[\s\S]|[^\\$])+)(?<=\S)\$(?![\w$])/,
    display: false,
    condition: (latex, before) => !/[\\\w]/.test(before) && !readsAsWords(latex),
  },
];

function matchFormula(text: string, at: number): FormulaMatch | undefined {
  const first = text.charAt(at);
  if (first !== '$' && first !== '\\') return undefined;
  const ahead = text.slice(at, at + limits.formula + 100);
  for (const { pattern, display, condition } of syntaxes) {
    const found = pattern.exec(ahead);
    const latex = withoutBlankLines(found?.[1] ?? '');
    if (!found || latex === '' || latex.length > limits.formula) continue;
    if (condition && !condition(latex, text.charAt(at - 1))) return undefined;
    return { source: found[0], latex, display };
  }
  return undefined;
}

/** Whether it reads as words: "5 for each child and " between two prices. */
function readsAsWords(latex: string): boolean {
  return !/[\\^_={}<>]/.test(latex) && /[a-z]{2,}\s+[a-z]{2,}/i.test(latex);
}

/** Removes blank lines, which formulas do not need. */
function withoutBlankLines(latex: string): string {
  return latex.trim().replace(/\n\s*\n/g, '\n');
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
