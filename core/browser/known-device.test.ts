import { expect, it } from 'vitest';
import { readDevice } from './known-device.ts';

const secret = 'Ab-_'.repeat(10).concat('xyz');

it.each([
  ['nothing', null, undefined],
  ['a secret', secret, secret],
  ['a part of one', secret.slice(1), undefined],
  ['more than one', `${secret}x`, undefined],
  ['something else', `${secret.slice(1)}"`, undefined],
])('for %s returns the secret or undefined', (_what, stored, read) => {
  expect(readDevice(stored)).toBe(read);
});
