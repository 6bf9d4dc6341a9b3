import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./display.css', import.meta.url), 'utf8');
/** The two values of each token, by name. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }] as const,
  ),
);
const tokenIn = (name: string, theme: 'light' | 'dark') => tokens.get(name)?.[theme] ?? '';

/** WCAG 2: relative luminance, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('high contrast on %s paper', (theme) => {
  const papers = ['paper', 'tint', 'sheet'];
  const texts = ['ink', 'ink-2', 'ink-3', 'link', 'right', 'wrong', 'warn'];
  it.each(texts.flatMap((text) => papers.map((paper) => [text, paper] as const)))('%s on %s has 7:1', (text, paper) => {
    expect(contrast(tokenIn(text, theme), tokenIn(paper, theme))).toBeGreaterThanOrEqual(7);
  });
  it.each([...[1, 2, 3, 4, 5].map((rank) => [`on-rank-${rank}`, `rank-${rank}`]), ['on-mark', 'mark']])(
    '%s on %s has 7:1',
    (text, paper) => {
      expect(contrast(tokenIn(text as string, theme), tokenIn(paper as string, theme))).toBeGreaterThanOrEqual(7);
    },
  );
  it.each(['rule', 'edge'].flatMap((line) => papers.map((paper) => [line, paper] as const)))(
    '%s on %s has 4.5:1',
    (line, paper) => {
      expect(contrast(tokenIn(line, theme), tokenIn(paper, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('overrides every colour of the tokens', () => {
  const kit = readFileSync(new URL('../../../../ui-kit/base/tokens.css', import.meta.url), 'utf8');
  const colours = [...kit.matchAll(/--([\w-]+): (?:light-dark\(#|#)/g)].map(([, name]) => name);
  expect(colours.filter((name) => !tokens.has(name ?? ''))).toEqual([]);
});
