import { expect, it } from 'vitest';
import { isEmail } from './email-format.ts';

it.each(['ada@mail.example', 'a.b+c@sub.mail.example', "o'neil@x-y.org", 'A@B.CO'])('%s is an email', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'ada',
  'ada@mail',
  '@mail.example',
  'ada@',
  'ada@@mail.example',
  'ada @mail.example',
  ' ada@mail.example',
  'ada@mail.example\n',
  'ada@-mail.example',
  'ada..b@mail.example',
  'ada@mail..example',
  `${'a'.repeat(250)}@b.co`,
])('%j is no email', (text) => {
  expect(isEmail(text)).toBe(false);
});
