import { empty, type Inline, type Link, type MathBlock, type Text } from '@fourfold/core/rich-text/document';
import { latexInText } from './latex-in-text.ts';

/** Merges adjacent texts with the same marks, and adjacent parts of the same link. */
export function joinInlines(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (last && 'text' in last && 'text' in inline && sameMarks(last, inline))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text };
    else if (isLink(last) && isLink(inline) && last.url === inline.url)
      joined[joined.length - 1] = { ...last, children: joinInlines([...last.children, ...inline.children]) as Text[] };
    else if (!('text' in inline) || inline.text !== '') joined.push(inline);
  }
  return joined;
}

/** Normalizes the spaces of one line: none at both ends, never two in sequence. */
export function trimInlines(inlines: readonly Inline[]): Inline[] {
  let previous = '';
  const trimmed = inlines.map((inline) => {
    if ('text' in inline || isLink(inline)) {
      return mapTexts(inline, (text) => {
        const collapsed = collapseSpaces(text, previous);
        previous = collapsed.at(-1) ?? previous;
        return collapsed;
      });
    }
    previous = inline.type;
    return inline;
  });
  return joinInlines(trimEnd(trimmed)).filter(
    (inline) => !isLink(inline) || inline.children.some(({ text }) => text !== ''),
  );
}

/** Collapses spaces; a leading one is dropped after `before` if that is empty or a space. */
function collapseSpaces(text: string, before: string): string {
  const collapsed = text.replace(/[ \n]+/g, ' ');
  return before === '' || before === ' ' ? collapsed.replace(/^ /, '') : collapsed;
}

function trimEnd(inlines: readonly Inline[]): Inline[] {
  const remaining = [...inlines];
  for (let at = remaining.length - 1; at >= 0; at -= 1) {
    const last = remaining[at] as Inline;
    if (!('text' in last)) break;
    const text = last.text.trimEnd();
    if (text !== '') {
      remaining[at] = { ...last, text };
      break;
    }
    remaining.pop();
  }
  return remaining;
}

/** Splits a text at its LaTeX formulas; block formulas become blocks. Code is not changed. */
export function splitFormulas(inline: Inline): (Inline | MathBlock)[] {
  if (!('text' in inline) || inline.code) return [inline];
  return latexInText(inline.text).map((piece): Inline | MathBlock => {
    if (piece.kind === 'text') return { ...inline, text: piece.text };
    return { type: piece.display ? 'math' : 'inline-math', latex: piece.latex, children: empty };
  });
}

/** As splitFormulas, where blocks are not allowed. */
export function splitInlineFormulas(inline: Inline): Inline[] {
  return splitFormulas(inline).map((piece) =>
    'type' in piece && piece.type === 'math' ? { ...piece, type: 'inline-math' } : piece,
  );
}

function mapTexts(inline: Text | Link, map: (text: string) => string): Text | Link {
  if (isLink(inline))
    return { ...inline, children: inline.children.map((text) => ({ ...text, text: map(text.text) })) };
  return { ...inline, text: map(inline.text) };
}

function isLink(inline: Inline | undefined): inline is Link {
  return inline !== undefined && 'type' in inline && inline.type === 'link';
}

function sameMarks({ text: _a, ...a }: Text, { text: _b, ...b }: Text): boolean {
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
