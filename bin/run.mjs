// The entry point of every npm script: installs the workspace if needed, then runs the task (bin/tasks.mjs).
// JavaScript for Node 20 and newer, because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.mjs';
import { pnpm } from './pnpm.mjs';
import { tasks } from './tasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const nodeMajor = Number(process.versions.node.split('.')[0]);
const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(tasks, name)) fail(`there is no task "${name}"; there are ${Object.keys(tasks).join(', ')}`);
if (nodeMajor < 20) fail(`Fourfold needs Node 20 or newer; this is Node ${process.versions.node}.`);
if (process.platform === 'win32') fail('Fourfold runs on Linux and macOS; on Windows run it in WSL.');

await install();
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  // Caches compiled code between starts, which saves two thirds of the start-up time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
};
for (const [index, [folder, ...command]] of tasks[name].entries()) {
  const rest = index === tasks[name].length - 1 ? args : [];
  const code = await runCommand([...command, ...rest], { cwd: join(root, folder), env });
  if (code !== 0) process.exit(code);
}

/** Installs if a lockfile has changed. Its output goes to stderr, because scripts read stdout. */
async function install() {
  const stamp = join(root, 'node_modules/.fourfold-installed');
  const wanted = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'toolchain/package-lock.json']) {
    wanted.update(readFileSync(join(root, file)));
  }
  const digest = wanted.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  say('installing');
  const { command: pnpmCommand, fault, code: failed } = await pnpm();
  if (fault) fail(fault, failed);
  const command = [...pnpmCommand, 'install', '--frozen-lockfile', '--prefer-offline'];
  // With NODE_ENV=production pnpm would not install what builds the apps.
  const { NODE_ENV: _, ...others } = process.env;
  const code = await runCommand(command, { cwd: root, env: { ...others, CI: 'true' }, quiet: true });
  if (code !== 0) fail('pnpm install did not succeed', code);
  writeFileSync(stamp, digest);
}

function say(words) {
  console.error(`fourfold: ${words}`);
}

function fail(words, code = 1) {
  say(words);
  process.exit(code);
}
