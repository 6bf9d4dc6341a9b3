import { expect, it } from 'vitest';
import { growthOf } from '../../../../bin/testing/work-of.mjs';
import { withoutEffect } from './without-effect.ts';

it.each([
  ['<img src=x onerror="a()">', '<img src=x no-onerror="a()">'],
  ['<svg/onload=a()>', '<svg/no-onload=a()>'],
  [`<p title='a'onclick = "b">`, `<p title='a'no-onclick = "b">`],
  ['<a "b"><i ONCLICK=c>', '<a "b"><i no-ONCLICK=c>'],
  ['<base href="/x"><basefont>', '<no-base href="/x"><basefont>'],
])('%s loses its effect', (html, quiet) => {
  expect(withoutEffect(html)).toBe(quiet);
});

it.each([
  'It goes on = 3, only=4, if a < b and on=1',
  '<img alt="only = 3, on=4" src="x">',
  `<p title='x > onset = 1'>onward=2</p>`,
  '<p contenteditable="false" data-on="1">on=2</p>',
])('%s stays as it is', (html) => {
  expect(withoutEffect(html)).toBe(html);
});

it('reads four times the text with four times the work, whatever is left open in it', async () => {
  const open = (times: number) => [`${"<a on='".repeat(times)}"${'<b '.repeat(times)}`];
  const module = new URL('./without-effect.ts', import.meta.url);
  expect(await growthOf(module, 'withoutEffect', open, 100)).toBeLessThan(4.2);
});
