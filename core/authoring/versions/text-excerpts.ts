import type { RichDocument } from '../../rich-text/document.ts';
import { preview } from '../../rich-text/plain-text.ts';
import { diff } from './diff.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Tokens before and after the changed part, and the characters of an excerpt. */
const tokensAround = 3;
const maxLength = 120;

/** The changed part of a text in both versions, with some text around it; the beginnings if only formatting differs. */
export function textExcerpts(before: RichDocument, after: RichDocument): { before: string; after: string } {
  const items = diff(tokensOf(before), tokensOf(after));
  const first = items.findIndex(({ side }) => side !== 'both');
  if (first < 0) return { before: preview(before, maxLength), after: preview(after, maxLength) };
  const last = items.findLastIndex(({ side }) => side !== 'both');
  const [from, to] = [Math.max(0, first - tokensAround), last + 1 + tokensAround];
  const excerptOf = (side: 'first' | 'second') => {
    const tokens = items.slice(from, to).flatMap((one) => (one.side === 'both' || one.side === side ? [one.item] : []));
    if (tokens.length === 0) return '';
    return `${from > 0 ? '… ' : ''}${shorten(joined(tokens))}${to < items.length ? ' …' : ''}`;
  };
  return { before: excerptOf('first'), after: excerptOf('second') };
}

function joined(tokens: readonly Token[]): string {
  return tokens
    .map(({ at, text, spaceBefore }) => (at === 'break' ? ' ' : spaceBefore ? ` ${text}` : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  return text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
