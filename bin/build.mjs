// Builds the two apps, and only when something they are made of has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const force = process.argv.includes('--force');
const shared = ['core', 'ui-kit', 'bin/small-preload.mjs', 'pnpm-lock.yaml'];

for (const app of ['learner-app', 'studio-app']) {
  const stamp = join(root, app, 'dist/.built-from');
  const now = digest([...shared, app]);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
  console.error(`fourfold: building ${app}`);
  const code = await runCommand(['vite', 'build', '--logLevel', 'warn'], { cwd: join(root, app) });
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, now);
}

/** Of every source file's path, size and content; what is installed or built does not count. */
function digest(places) {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  for (const setting of settings.sort()) hash.update(setting.join('='));
  for (const place of places) add(hash, join(root, place));
  return hash.digest('hex');
}

function add(hash, path) {
  if (statSync(path).isFile()) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name === 'node_modules' || name === 'dist' || /\.(test|stories)\.tsx?$/.test(name)) continue;
    add(hash, join(path, name));
  }
}
