import { readFileSync } from 'node:fs';
import { ranks, shownRank } from '@fourfold/core/ranks/ranks';
import { describe, expect, it } from 'vitest';
import { contrast as between } from './contrast.ts';
import { parseTokens } from './parse-tokens.ts';
import { frameColours } from './storybook-themes.ts';

const css = readFileSync(new URL('../base/tokens.css', import.meta.url), 'utf8');
const blocks = parseTokens(css);
const [light = {}, systemDark = {}, chosenDark = {}] = blocks;

const contrast = (one = '#000000', other = '#000000') => between(one, other);

describe('the tokens', () => {
  it('are equal in both dark blocks', () => {
    expect(blocks).toHaveLength(3);
    expect(chosenDark).toEqual(systemDark);
  });

  it('define every colour for the dark theme', () => {
    const colours = Object.keys(light).filter((name) => /^#/.test(light[name] ?? ''));
    expect(colours.filter((name) => systemDark[name] === undefined)).toEqual([]);
  });

  it.each([
    ['light', light],
    ['dark', { ...light, ...systemDark }],
  ])('keep text readable on every background, %s', (_, token) => {
    const grounds = ['--paper', '--tint', '--sheet'];
    for (const ground of grounds) {
      for (const text of ['--ink', '--ink-2', '--ink-3', '--link', '--right', '--wrong', '--warn']) {
        expect(contrast(token[text], token[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(token['--edge'], token[ground]), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (const fill of ['--ink', '--right', '--wrong', '--link']) {
      expect(contrast(token['--paper'], token[fill]), `paper on ${fill}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(token['--on-mark'], token['--mark'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(blocks.map((block, at) => [['light', 'dark by the system', 'dark by choice'][at], block] as const))(
    'give each rank a colour and a readable number on it, %s',
    (_, token) => {
      const expected = ranks.flatMap((rank) => [`--on-rank-${shownRank(rank)}`, `--rank-${shownRank(rank)}`]);
      expect(
        Object.keys(token)
          .filter((name) => /^--(on-)?rank-/.test(name))
          .toSorted(),
      ).toEqual(expected.toSorted());
      for (const rank of ranks.map(shownRank)) {
        expect(contrast(token[`--on-rank-${rank}`], token[`--rank-${rank}`]), `${rank}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('are the colours of Storybook’s UI', () => {
    expect(light).toMatchObject(frameColours.light);
    expect(chosenDark).toMatchObject(frameColours.dark);
  });
});
