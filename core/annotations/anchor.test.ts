import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, type Blocks, findAnchor, rangesOf, textOf, tokensOf, trimmed } from './anchor.ts';

/** Few letters, so that texts often repeat. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '😀'), maxLength: 12 });
const someBlocks = fc.array(text, { minLength: 1, maxLength: 6 });
/** Blocks with a span of at least one character. */
const spanned = someBlocks
  .filter((blocks) => textOf(blocks).length > 0)
  .chain((blocks) => {
    const { length } = textOf(blocks);
    return fc
      .tuple(fc.constant(blocks), fc.nat(length - 1), fc.integer({ min: 1, max: length }))
      .map(([blocks, from, size]) => ({ blocks, span: { from, to: Math.min(length, from + size) } }));
  })
  .filter(({ blocks, span }) => textOf(blocks).slice(span.from, span.to).trim() !== '');

const anchored = spanned.map(({ blocks, span }) => ({ blocks, span, anchor: anchorOf(blocks, span) }));

/** How often a text contains another one, overlapping occurrences included. */
function count(all: string, part: string): number {
  let found = 0;
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + 1)) found += 1;
  return found;
}

describe('the anchor of an annotation', () => {
  it('is found again in the same text', () => {
    fc.assert(
      fc.property(anchored, ({ blocks, anchor, span }) => {
        // A span that begins with the break between two blocks begins in the next one.
        const { quote } = anchor;
        const found = findAnchor(blocks, anchor);
        if (quote.startsWith('\n')) return found === null || textOf(blocks).slice(found.from, found.to) === quote;
        expect(found).toEqual(span);
      }),
    );
  });

  it('is found again if blocks are added or removed around it, unless its text occurs elsewhere', () => {
    let moved = 0;
    fc.assert(
      fc.property(anchored, someBlocks, someBlocks, ({ blocks, anchor, span }, before, after) => {
        const now = [...before, ...blocks, ...after];
        const shift = textOf(before).length + 1;
        const found = findAnchor(now, anchor);
        if (count(textOf(now), anchor.quote) === 1) {
          moved += 1;
          expect(found).toEqual({ from: span.from + shift, to: span.to + shift });
        } else if (found) expect(textOf(now).slice(found.from, found.to)).toBe(anchor.quote);
      }),
      { numRuns: 500 },
    );
    expect(moved).toBeGreaterThan(50);
  });

  it('is found again if text is added within its block, before and after it', () => {
    const blocks = ['A first block.', 'The bats hunt at night.'];
    const anchor = anchorOf(blocks, { from: 19, to: 28 });
    expect(anchor).toEqual({ block: 1, start: 4, quote: 'bats hunt' });
    const quoted = (now: Blocks) => {
      const found = findAnchor(now, anchor);
      return found && textOf(now).slice(found.from, found.to);
    };
    expect(quoted(['A first block.', 'In summer the bats hunt only at night.'])).toBe('bats hunt');
    expect(quoted(['The bats hunt at night.'])).toBe('bats hunt');
    expect(findAnchor(['A first block.', 'The bats hunted at night.'], anchor)).toEqual({ from: 19, to: 28 });
  });

  it('is dropped if its text is gone, or moved and ambiguous', () => {
    const anchor = anchorOf(['The bats hunt.'], { from: 4, to: 8 });
    for (const now of [[], [''], ['The owls hunt.'], ['Some bats and other bats.']]) {
      expect(findAnchor(now, anchor)).toBeNull();
    }
  });

  it('never marks another text, whatever the anchor and the text are', () => {
    const anyAnchor = fc.record({ block: fc.nat(8), start: fc.nat(20), quote: text });
    fc.assert(
      fc.property(someBlocks, anyAnchor, (blocks, anchor) => {
        const found = findAnchor(blocks, anchor);
        if (found) expect(textOf(blocks).slice(found.from, found.to)).toBe(anchor.quote);
      }),
    );
  });
});

describe('the ranges of a span', () => {
  it('together are its text without the breaks between blocks', () => {
    fc.assert(
      fc.property(spanned, ({ blocks, span }) => {
        const parts = rangesOf(blocks, span).map(({ block, start, end }) => blocks[block]?.slice(start, end));
        expect(parts.join('')).toBe(textOf(blocks).slice(span.from, span.to).replaceAll('\n', ''));
        expect(parts).not.toContain('');
      }),
    );
  });
});

describe('tokens', () => {
  it('are in order, have no white space, and together are the text without it', () => {
    fc.assert(
      fc.property(someBlocks, (blocks) => {
        const tokens = tokensOf(blocks).map(({ from, to }) => textOf(blocks).slice(from, to));
        expect(tokens.join('')).toBe(textOf(blocks).replace(/\s/g, ''));
        for (const token of tokens) expect(token).toMatch(/^\S+$/);
      }),
    );
  });

  it('are what is left of a selection without white space at its ends', () => {
    expect(trimmed(['a bat '], { from: 1, to: 6 })).toEqual({ from: 2, to: 5 });
    expect(trimmed(['a  bat'], { from: 1, to: 3 })).toBeNull();
  });
});
