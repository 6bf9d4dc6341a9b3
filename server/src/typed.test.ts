import { expect, it } from 'vitest';
import { typed } from './typed.ts';

it('names a command as it is typed where it runs', () => {
  expect(typed('admin', 'create EMAIL', '/srv/clone/server/src/main.ts')).toBe('npm run admin -- create EMAIL');
  expect(typed('admin', 'create EMAIL', '/opt/fourfold-0.1.0/bin/fourfold.mjs')).toBe(
    'bin/fourfold admin create EMAIL',
  );
});
