import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const blocks = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, body = '']) => values(body));
const [light = {}, systemDark = {}, chosenDark = {}] = blocks;

function values(body: string): Record<string, string> {
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(hex = '#000000'): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a?: string, b?: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe('the tokens', () => {
  it('are the same in both dark blocks', () => {
    expect(blocks).toHaveLength(3);
    expect(chosenDark).toEqual(systemDark);
  });

  it('change every colour in the dark', () => {
    const colours = Object.keys(light).filter((name) => /^#/.test(light[name] ?? ''));
    expect(colours.filter((name) => systemDark[name] === undefined)).toEqual([]);
  });

  it.each([
    ['light', light],
    ['dark', { ...light, ...systemDark }],
  ])('keep text readable on every ground, %s', (_, token) => {
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
});
