import { type Span, tokensOf } from '@fourfold/core/annotations/anchor';
import { type AnnotatedPart, annotatedParts } from '@fourfold/core/annotations/limits';
import { rangesIn } from './part-text.ts';
import type { PartTexts } from './use-part-texts.ts';

/** A token of the question that is in view or can be scrolled into view. */
export type Token = { part: AnnotatedPart; span: Span };

/** The tokens of both texts, the passage first. A text that a small screen does not show has none. */
export function tokensIn(texts: PartTexts): Token[] {
  return annotatedParts.flatMap((part) => {
    const text = texts[part];
    const isShown = text?.nodes[0]?.[0]?.parentElement?.getClientRects().length;
    return text && isShown ? tokensOf(text.blocks).map((span) => ({ part, span })) : [];
  });
}

/** The position of a token in the window; null if it is not drawn. */
function boxOf(texts: PartTexts, { part, span }: Token): DOMRect | null {
  const text = texts[part];
  return (text && rangesIn(text, span)[0]?.getBoundingClientRect()) ?? null;
}

/** The nearest token of the next line, or with -1 of the line before; the same token at the end of the text. */
export function inNextLine(texts: PartTexts, tokens: readonly Token[], at: number, step: 1 | -1): number {
  const from = tokens[at] && boxOf(texts, tokens[at]);
  if (!from) return at;
  let line: number | null = null;
  let nearest = at;
  let distance = Number.POSITIVE_INFINITY;
  for (let next = at + step; next >= 0 && next < tokens.length; next += step) {
    const token = tokens[next];
    const box = token && boxOf(texts, token);
    if (!box || (box.top < from.bottom && box.bottom > from.top && token?.part === tokens[at]?.part)) continue;
    if (line !== null && Math.abs(box.top - line) > box.height / 2) break;
    line ??= box.top;
    const apart = Math.abs(box.left - from.left);
    if (apart < distance) [nearest, distance] = [next, apart];
  }
  return nearest;
}

/** Pixels at the edges of a scroll container that bars may cover. */
const covered = 96;

/** Scrolls a token into view: in its own scroll container, or in the page. */
export function scrollToToken(texts: PartTexts, token: Token): void {
  const box = boxOf(texts, token);
  const container = texts[token.part]?.nodes[0]?.[0]?.parentElement?.closest('section[data-sheet], dialog');
  const scrolls = container && container.scrollHeight > container.clientHeight ? container : null;
  if (!box) return;
  const area = scrolls?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const margin = scrolls ? box.height : covered;
  const by = box.top < area.top + margin ? box.top - area.top - margin : box.bottom - area.bottom + margin;
  if (box.top < area.top + margin || box.bottom > area.bottom - margin) (scrolls ?? window).scrollBy({ top: by });
}
