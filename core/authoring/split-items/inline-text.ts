import type { Inline, Text } from '../../rich-text/document.ts';

/** The sign of a formula in a flat text. */
export const formulaSign = '\uFFFC';

/** The text of inline content in which each formula is one sign, so that its offsets can cut the content. */
export function flatText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      if (inline.type === 'inline-math') return formulaSign;
      return inline.children.map(({ text }) => text).join('');
    })
    .join('');
}

/**
 * The same text with plain spaces and full-width signs as ASCII, for patterns. Its length is the same.
 */
export function normalText(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u00A0\u2000-\u200A\u202F\u3000]/g, (sign) => {
    const code = sign.charCodeAt(0);
    // An ideographic space separates as a tab does.
    if (code === 0x3000) return '\t';
    return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : ' ';
  });
}

/** The content between two offsets of its flat text. */
export function sliceInlines(inlines: readonly Inline[], from: number, to = Number.POSITIVE_INFINITY): Inline[] {
  const result: Inline[] = [];
  let offset = 0;
  for (const inline of inlines) {
    const length = flatText([inline]).length;
    const [start, end] = [Math.max(0, from - offset), Math.min(length, to - offset)];
    offset += length;
    if (start >= end) continue;
    if ('text' in inline) result.push({ ...inline, text: inline.text.slice(start, end) });
    else if (inline.type === 'inline-math' || (start === 0 && end === length)) result.push(inline);
    else result.push({ ...inline, children: sliceInlines(inline.children, start, end) as Text[] });
  }
  return result;
}

/** Removes blanks at both ends. */
export function trimmedInlines(inlines: readonly Inline[]): Inline[] {
  const text = flatText(inlines);
  return sliceInlines(inlines, text.length - text.trimStart().length, text.trimEnd().length);
}

export function isBlankInlines(inlines: readonly Inline[]): boolean {
  return flatText(inlines).trim() === '';
}
