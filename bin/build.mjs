// Builds the two apps, or those given as arguments. Skips a build whose sources have not changed; --force
// builds anyway.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const force = process.argv.includes('--force');
const shared = ['core', 'ui-kit', 'app-shell', 'bin/small-preload.mjs', 'pnpm-lock.yaml'];
const app = (name) => ({
  from: [...shared, name],
  skips: /\.(test|stories|guide)\.tsx?$/,
  folder: name,
  command: ['vite', 'build', '--logLevel', 'warn'],
  to: `${name}/dist`,
});
const builds = {
  'learner-app': app('learner-app'),
  'studio-app': app('studio-app'),
  storybook: {
    from: ['core', 'ui-kit', '.storybook', 'pnpm-lock.yaml'],
    skips: /\.test\.tsx?$/,
    folder: 'ui-kit',
    command: ['storybook', 'build', '-c', '../.storybook', '-o', '../storybook-static', '--quiet'],
    to: 'storybook-static',
  },
};

const requested = process.argv.slice(2).filter((name) => name in builds);
for (const name of requested.length > 0 ? requested : ['learner-app', 'studio-app']) {
  const { from, skips, folder, command, to } = builds[name];
  const stamp = join(root, to, '.built-from');
  const now = digest(from, skips);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
  console.error(`fourfold: building ${name}`);
  const code = await runCommand(command, { cwd: join(root, folder) });
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, now);
}

/** Hashes the paths and contents of the sources and the VITE_ variables; skips installed and built files. */
function digest(paths, skips) {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  for (const setting of settings.sort()) hash.update(setting.join('='));
  for (const path of paths) add(hash, join(root, path), skips);
  return hash.digest('hex');
}

function add(hash, path, skips) {
  if (statSync(path).isFile()) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name === 'node_modules' || name === 'dist' || skips.test(name)) continue;
    add(hash, join(path, name), skips);
  }
}
