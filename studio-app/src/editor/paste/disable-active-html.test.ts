import { cpuTimeOf } from '@fourfold/core/testing/cpu-time';
import { expect, it } from 'vitest';
import { disableActiveHtml } from './disable-active-html.ts';

it.each([
  ['<img src=x onerror="a()">', '<img src=x no-onerror="a()">'],
  ['<svg/onload=a()>', '<svg/no-onload=a()>'],
  [`<p title='a'onclick = "b">`, `<p title='a'no-onclick = "b">`],
  ['<a "b"><i ONCLICK=c>', '<a "b"><i no-ONCLICK=c>'],
  ['<base href="/x"><basefont>', '<no-base href="/x"><basefont>'],
])('%s is disabled', (html, disabled) => {
  expect(disableActiveHtml(html)).toBe(disabled);
});

it.each([
  'It goes on = 3, only=4, if a < b and on=1',
  '<img alt="only = 3, on=4" src="x">',
  `<p title='x > onset = 1'>onward=2</p>`,
  '<p contenteditable="false" data-on="1">on=2</p>',
])('%s is unchanged', (html) => {
  expect(disableActiveHtml(html)).toBe(html);
});

it('takes as long as the text is, whatever is left open in it', () => {
  const time = (html: string) => cpuTimeOf(() => disableActiveHtml(html));
  const open = (times: number) => `${"<a on='".repeat(times)}"${'<b '.repeat(times)}`;
  time(open(1_000));
  expect(time(open(80_000)) / Math.max(0.5, time(open(10_000)))).toBeLessThan(40);
});
