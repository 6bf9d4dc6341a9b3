import { readFileSync } from 'node:fs';
import { ranks, shownRank } from '@fourfold/core/ranks/ranks';
import { describe, expect, it } from 'vitest';
import { contrast as between } from './contrast.ts';
import { parseTokens } from './parse-tokens.ts';
import { frameColours } from './storybook-themes.ts';

const css = readFileSync(new URL('../base/tokens.css', import.meta.url), 'utf8');
const light = parseTokens(css, 'light');
const dark = parseTokens(css, 'dark');

const contrast = (one = '#000000', other = '#000000') => between(one, other);

describe('the tokens', () => {
  it('have a value on each paper', () => {
    expect([light['--paper'], light['--shade'], light['--touch']]).toEqual(['#fbf9f3', 'rgb(11 52 55 / 0.38)', '44px']);
    expect([dark['--paper'], dark['--shade'], dark['--touch']]).toEqual(['#0d191b', 'rgb(0 0 0 / 0.58)', '44px']);
  });

  it('have another colour on dark paper, except the text on the highlighter', () => {
    const colours = Object.keys(light).filter((name) => /^#/.test(light[name] ?? ''));
    expect(colours.filter((name) => dark[name] === light[name])).toEqual(['--on-mark']);
  });

  it.each([
    ['light', light],
    ['dark', dark],
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

  it.each([
    ['light', light],
    ['dark', dark],
  ])('give each rank a colour and a readable number on it, %s', (_, token) => {
    const expected = ranks.flatMap((rank) => [`--on-rank-${shownRank(rank)}`, `--rank-${shownRank(rank)}`]);
    expect(
      Object.keys(token)
        .filter((name) => /^--(on-)?rank-/.test(name))
        .toSorted(),
    ).toEqual(expected.toSorted());
    for (const rank of ranks.map(shownRank)) {
      expect(contrast(token[`--on-rank-${rank}`], token[`--rank-${rank}`]), `${rank}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are the colours of Storybook’s UI', () => {
    expect(light).toMatchObject(frameColours.light);
    expect(dark).toMatchObject(frameColours.dark);
  });
});
