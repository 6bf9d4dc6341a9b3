import { describe, expect, it } from 'vitest';
import { walkPattern } from './pattern-steps.mjs';
import { growthOf, worksOf } from './work-of.mjs';

/** All texts of up to so many of these signs. */
function textsOf(signs, longest) {
  const texts = [''];
  for (const text of texts) if (text.length < longest) texts.push(...Array.from(signs, (sign) => text + sign));
  return texts;
}

describe('the steps of a regular expression', () => {
  it.each([
    /a*?b|(?:ab)+$/,
    /^(a+)+$/,
    /(a|ab)(b|)\1/,
    /(?<=a)b(?!b)|\ba/g,
    /(?<!ab*)b/,
    /[^a\]]{2,3}|a{2}/s,
    /^a.$/ms,
    /(?<=^|\s)a\s+/,
    /<(?:[^>"']|"[^"]*")*/gi,
    /b\B|(?=a)(?:)/y,
    /\p{L}.|𝔘?$/u,
  ])('lead where the engine goes: %s', (pattern) => {
    const differ = textsOf('ab< "\n', 4).filter((text) => {
      pattern.lastIndex = 0;
      const found = pattern.exec(text);
      pattern.lastIndex = 0;
      const { match, index } = walkPattern(pattern, text);
      return match !== (found?.[0] ?? null) || index !== (found?.index ?? -1);
    });
    expect(differ).toEqual([]);
  });

  it('are as many as there are ways to go on', () => {
    const steps = (pattern, text) => walkPattern(pattern, text).steps;
    expect(steps(/^a+$/, 'a'.repeat(100))).toBeLessThan(110);
    const [few, more] = [8, 9].map((length) => steps(/^(a+)+$/, `${'a'.repeat(length)}b`));
    expect(more / few).toBeCloseTo(2, 1);
  });

  it('are not told of what is not known', () => {
    expect(() => walkPattern(/(?<name>a)\k<name>/, 'aa')).toThrow('cannot read');
  });
});

describe('work', () => {
  const ofModule = (body) => new URL(`data:text/javascript,${encodeURIComponent(`export const run = ${body}`)}`);
  const growth = (body, argument = (times) => [times]) => growthOf(ofModule(body), 'run', argument, 200);
  const long = (times) => ['a'.repeat(times)];

  it.each([
    ['(n) => { for (let a = 0; a < n; a += 1); }', undefined],
    ['(n) => Array.from({ length: n }, (_, at) => at)', undefined],
    ['(text) => /^a*b/.test(text)', long],
    ['(text) => text.includes("b")', long],
  ])('grows with %s', async (body, argument) => {
    expect(await growth(body, argument)).toBeCloseTo(4, 0);
  });

  it.each([
    ['(n) => { for (let a = 0; a < n; a += 1) for (let b = 0; b < n; b += 1); }', undefined],
    ['(text) => text.replace(/a+b/g, "")', long],
    ['(text) => [...text].filter((_, at) => text.indexOf("b", at) >= 0)', long],
    ['(text) => { const all = [...text]; return all.filter(() => all.includes("b")); }', long],
  ])('grows with the square of %s', async (body, argument) => {
    expect(await growth(body, argument)).toBeGreaterThan(12);
  });

  it('is the same each time', async () => {
    const module = ofModule('(n) => { for (let a = 0; a < n; a += 1); }');
    const [first, second, more] = await worksOf(module, 'run', [[1_000], [1_000], [2_000]]);
    expect(second).toBe(first);
    expect(more - second).toBe(1_000);
  });
});
