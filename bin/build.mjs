// Builds the two apps, and only when something they are made of has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const force = process.argv.includes('--force');
const shared = ['core', 'ui-kit', 'pnpm-lock.yaml'];

for (const app of ['learner-app', 'studio-app']) {
  const stamp = join(root, app, 'dist/.built-from');
  const now = digest([...shared, app]);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
  console.error(`fourfold: building ${app}`);
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, app), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, now);
}

/** Of every source file's path, size and content; what is installed or built does not count. */
function digest(places) {
  const hash = createHash('sha256');
  for (const key of Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort()) {
    hash.update(`${key}=${process.env[key]}`);
  }
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
