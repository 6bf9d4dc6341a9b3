import { expect, it } from 'vitest';
import { typed } from './typed.ts';

it('returns the command line for a clone and for an unpacked archive', () => {
  expect(typed('admin', 'create EMAIL', '/srv/clone/server/src/main.ts')).toBe('npm run admin -- create EMAIL');
  expect(typed('admin', 'create EMAIL', '/opt/fourfold-0.1.0/bin/fourfold.mjs')).toBe(
    'bin/fourfold admin create EMAIL',
  );
});
