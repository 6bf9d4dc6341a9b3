import { spawnSync } from 'node:child_process';
import { root } from '../server.ts';

/** Playwright's global setup for the project `kit`: builds Storybook, unless its sources have not changed. */
export default function setup(): void {
  const { status } = spawnSync('node', ['bin/build.mjs', 'storybook'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Storybook could not be built');
}
