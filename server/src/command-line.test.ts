import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

it('returns the command line for a clone and for an unpacked archive', () => {
  expect(commandLine('admin', 'create EMAIL', '/srv/clone/server/src/main.ts')).toBe('npm run admin -- create EMAIL');
  expect(commandLine('admin', 'create EMAIL', '/opt/fourfold-0.1.0/bin/fourfold.mjs')).toBe(
    'bin/fourfold admin create EMAIL',
  );
});
