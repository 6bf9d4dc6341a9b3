/** LaTeX that is being typed. */
export type LatexSource = {
  latex: string;
  /** The caret's offset. */
  caret: number;
  /**
   * The caret is in braces that `typeChar` added around digits; the next character that is not a digit goes after them.
   */
  isInAddedBraces: boolean;
};

/** A source with the caret at its end. */
export function sourceOf(latex: string): LatexSource {
  return { latex, caret: latex.length, isInAddedBraces: false };
}

/** The source after a character was typed. Only digits of an exponent or index add braces: x^10 becomes x^{10}. */
export function typeChar(source: LatexSource, char: string): LatexSource {
  const { latex, caret } = source;
  const before = latex.slice(0, caret);
  const after = latex.slice(caret);
  const isDigit = /^\d$/.test(char);
  if (isCaretInAddedBraces(source)) {
    return isDigit ? toSource(before + char, after, true) : toSource(`${before}}${char}`, after.slice(1), false);
  }
  const [first] = (isDigit && !isInText(before) && /(?:-|\d)$/.exec(before)) || [];
  const script = first && before.slice(0, -1);
  if (script && bareScript.test(script)) return toSource(`${script}{${first}${char}`, `}${after}`, true);
  return toSource(before + char, after, false);
}

/** Whether a dollar sign typed at the caret ends the formula: not in `\$`, and not within `\text{if $x$}`. */
export function isClosing({ latex, caret }: LatexSource): boolean {
  const before = latex.slice(0, caret);
  return !/(?:^|[^\\])(?:\\\\)*\\$/.test(before) && !isInText(before);
}

function toSource(before: string, after: string, grouped: boolean): LatexSource {
  return { latex: before + after, caret: before.length, isInAddedBraces: grouped };
}

function isCaretInAddedBraces({ latex, caret, isInAddedBraces }: LatexSource): boolean {
  return isInAddedBraces && latex.charAt(caret) === '}' && /[_^]\{-?\d*$/.test(latex.slice(0, caret));
}

/** Matches an end of ^ or _ that is a script command: not `\_`, and not the second one of `__`. */
const bareScript = /(?:^|[^\\_])(?:\\\\)*[_^]$/;

/** Whether the LaTeX ends within unclosed text, such as `\text{`. */
function isInText(before: string): boolean {
  const open: boolean[] = [];
  for (const [part] of before.matchAll(/\\(?:text[a-z]*|mbox|hbox)\s*\{|\\.|[{}]/gs)) {
    if (part === '}') open.pop();
    else if (part.endsWith('{') && part !== '\\{') open.push(part !== '{' || (open.at(-1) ?? false));
  }
  return open.at(-1) ?? false;
}
