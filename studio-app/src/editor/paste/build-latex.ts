import { functionNames, latexSign } from './latex-signs.ts';

/** Joins parts of LaTeX, with a space where the name of a command would merge with a letter. */
export function joinLatex(parts: readonly string[]): string {
  return parts.reduce((before, part) => {
    const needsSpace = /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(part);
    return before + (needsSpace ? ' ' : '') + part;
  }, '');
}

/** Puts LaTeX in braces, as the argument of a command or script. */
export function argument(latex: string): string {
  return `{${latex.trim()}}`;
}

/** The base of a script: `x`, `\pi`, `10`, `(a+b)` unchanged, `x+y` in braces. */
export function scriptBase(latex: string): string {
  const plain = latex.trim();
  const needsNoBraces =
    /^(?:[a-zA-Z0-9)|\]]|\d+(?:\.\d+)?|\\[a-zA-Z]+|\\right[)\]|.]|\\(?:mathbb|mathrm|mathbf|text|overline|vec)\{[^{}]*\})$/;
  return needsNoBraces.test(plain) || /^\\left.*\\right(?:[)\]|.]|\\[}|])$/s.test(plain) ? plain : `{${plain}}`;
}

export function withScripts(baseLatex: string, below: string, above: string): string {
  const superscript = above.trim();
  const sup =
    superscript === ''
      ? ''
      : /^'+$/.test(superscript)
        ? superscript
        : isDegree(superscript)
          ? '^\\circ'
          : `^${argument(superscript)}`;
  const sub = below.trim() === '' ? '' : `_${argument(below)}`;
  return `${scriptBase(baseLatex)}${sub}${sup}`;
}

/** Whether it is a degree sign, alone or as a superscript. */
function isDegree(latex: string): boolean {
  return latex === '\\circ' || latex === '^\\circ';
}

/** An identifier: a function name as its command, several letters upright, or a single letter. */
export function identifier(name: string, upright = false): string {
  if (functionNames.has(name)) return `\\${name}`;
  if (/^[a-zA-Z]{2,}$/.test(name)) return `\\mathrm{${name}}`;
  const latex = signsOf(name);
  return upright && /^[a-zA-Z]$/.test(name) ? `\\mathrm{${latex}}` : latex;
}

export function signsOf(characters: string): string {
  return joinLatex([...characters].map((character) => letterLatex(character)));
}

/** A number; a comma that does not group thousands is a decimal comma, without a space after it. */
export function numberLatex(digits: string): string {
  const plain = digits.replace(/\s+/g, '');
  return /^\d+,\d+$/.test(plain) && !/^[1-9]\d{0,2},\d{3}$/.test(plain) ? plain.replace(',', '{,}') : signsOf(plain);
}

/** Plain text within a formula. */
export function textLatex(text: string): string {
  const plain = text.replace(/[\s\u00a0]+/g, ' ');
  if (plain.trim() === '') return plain === '' ? '' : '\\ ';
  const escaped = plain.replace(/[#$%&_{}]/g, '\\$&').replace(/[~^\\](?![#$%&_{}])/g, ' ');
  return `\\text{${escaped}}`;
}

/** Whether its brackets must be tall. */
function isTall(latex: string): boolean {
  return /\\(?:[dt]?frac|begin|binom|sum|int|prod|overset|underset)(?![a-zA-Z])/.test(latex);
}

/** Puts LaTeX in brackets, tall ones if needed; an empty sign is an invisible bracket. */
export function inBrackets(open: string, latex: string, close: string): string {
  const [left, right] = [bracketOf(open), bracketOf(close)];
  if (!isTall(latex) && left !== '.' && right !== '.') return joinLatex([left, latex, right]);
  if (left === '.' && right === '.') return latex;
  return joinLatex([`\\left${left}`, latex, `\\right${right}`]);
}

const brackets: ReadonlyMap<string, string> = new Map([
  ['', '.'],
  ['∣', '|'],
  ['‖', '\\|'],
  ['∥', '\\|'],
]);

function bracketOf(sign: string): string {
  return brackets.get(sign) ?? latexSign(sign);
}

/** Replaces letters of mathematical alphabets: italic ones by plain ones, because formulas are italic anyway. */
function letterLatex(character: string): string {
  const at = character.codePointAt(0) ?? 0;
  if (at < 0x1d400 || at > 0x1d7ff) return latexSign(character);
  const plain = latexSign(character.normalize('NFKC'));
  if (at <= 0x1d433) return `\\mathbf{${plain}}`;
  return at >= 0x1d538 && at <= 0x1d56b ? `\\mathbb{${plain}}` : plain;
}
