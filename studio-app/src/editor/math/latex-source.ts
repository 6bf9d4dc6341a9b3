/** LaTeX that is being typed. */
export type Source = {
  latex: string;
  /** The caret, as an offset. */
  at: number;
  /** The caret is in braces that `typeChar` put around digits; the author's next letter goes behind them. */
  grouped: boolean;
};

/** A source with the caret at its end. */
export function sourceOf(latex: string): Source {
  return { latex, at: latex.length, grouped: false };
}

/** The source after a character was typed. Only digits of an exponent or index change anything else: x^10 → x^{10}. */
export function typeChar(source: Source, char: string): Source {
  const { latex, at } = source;
  const before = latex.slice(0, at);
  const after = latex.slice(at);
  const isDigit = /^\d$/.test(char);
  if (isGrouped(source)) {
    return isDigit ? put(before + char, after, true) : put(`${before}}${char}`, after.slice(1), false);
  }
  const [first] = (isDigit && !isInText(before) && /(?:-|\d)$/.exec(before)) || [];
  const script = first && before.slice(0, -1);
  if (script && bareScript.test(script)) return put(`${script}{${first}${char}`, `}${after}`, true);
  return put(before + char, after, false);
}

/** Whether a dollar sign that is typed at the caret ends the formula: not `\$`, and not within `\text{if $x$}`. */
export function isClosing({ latex, at }: Source): boolean {
  const before = latex.slice(0, at);
  return !/(?:^|[^\\])(?:\\\\)*\\$/.test(before) && !isInText(before);
}

function put(before: string, after: string, grouped: boolean): Source {
  return { latex: before + after, at: before.length, grouped };
}

function isGrouped({ latex, at, grouped }: Source): boolean {
  return grouped && latex.charAt(at) === '}' && /[_^]\{-?\d*$/.test(latex.slice(0, at));
}

/** Ends with ^ or _ that is a command: neither `\_` nor the second one of a blank, `__`. */
const bareScript = /(?:^|[^\\_])(?:\\\\)*[_^]$/;

/** Whether LaTeX ends within words: `\text{` and what is like it, not closed yet. */
function isInText(before: string): boolean {
  const open: boolean[] = [];
  for (const [part] of before.matchAll(/\\(?:text[a-z]*|mbox|hbox)\s*\{|\\.|[{}]/gs)) {
    if (part === '}') open.pop();
    else if (part.endsWith('{') && part !== '\\{') open.push(part !== '{' || (open.at(-1) ?? false));
  }
  return open.at(-1) ?? false;
}
