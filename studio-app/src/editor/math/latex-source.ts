/** LaTeX that is being typed. */
export type Source = {
  latex: string;
  /** The caret's offset. */
  at: number;
  /**
   * The caret is in braces that `typeChar` added around digits; the next character that is not a
   * digit goes after them.
   */
  grouped: boolean;
};

/** A source with the caret at its end. */
export function sourceOf(latex: string): Source {
  return { latex, at: latex.length, grouped: false };
}

/**
 * The source after a character was typed. Only digits of an exponent or index add braces: x^10
 * becomes x^{10}.
 */
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

/**
 * Whether a dollar sign typed at the caret ends the formula: not in `\$`, and not within `\text{if
 * $x$}`.
 */
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
