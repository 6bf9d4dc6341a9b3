// npm start, npm test and every other script: bring the workspace up to date, then run the task (bin/tasks.mjs).
// Plain JavaScript for Node 20 and newer: this is the one file that runs before anything of ours is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tasks } from './tasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`there is no task "${name}"; there are ${Object.keys(tasks).join(', ')}`);

install();
const bin = join(root, 'node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  // Compiled code is kept between starts: two thirds of the start-up time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  npm_config_loglevel: 'error',
};
for (const [index, [folder, command, ...own]] of task.entries()) {
  const rest = index === task.length - 1 ? args : [];
  const code = await run(command, [...own, ...rest], join(root, folder));
  if (code !== 0) process.exit(code);
}

/** Install only when a lockfile changed since the last time; what it prints goes to stderr, for scripts. */
function install() {
  const stamp = join(root, 'node_modules/.fourfold-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(readFileSync(join(root, 'toolchain/package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const [command, ...before] = pnpm();
  say('installing');
  const { status, error } = spawnSync(command, [...before, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) fail(`pnpm install did not succeed${error ? `: ${error.message}` : ''}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lock);
}

/** pnpm as the toolchain's own lockfile pins it; on platforms it does not name, by npx. */
function pnpm() {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const exe = join(root, 'toolchain/node_modules/@pnpm/exe.linux-x64/pnpm');
    if (!existsSync(exe)) {
      const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: join(root, 'toolchain'),
        stdio: ['ignore', 2, 2],
      });
      if (status !== 0) fail('npm could not install the toolchain (folder toolchain/)');
    }
    return [exe];
  }
  if (Number(process.versions.node.split('.')[0]) < 24) {
    fail(`Fourfold runs on Node 24 or newer here; this is Node ${process.versions.node}. Install it from nodejs.org.`);
  }
  return [process.platform === 'win32' ? 'npx.cmd' : 'npx', '-y', 'pnpm@12.21.0'];
}

/** Runs until the command ends; a signal to us is a signal to it, and it may take its time to stop. */
function run(command, commandArgs, cwd) {
  return new Promise((ended) => {
    const PATH = [env.PATH, join(cwd, 'node_modules/.bin')].join(delimiter);
    const child = spawn(command, commandArgs, { cwd, env: { ...env, PATH }, stdio: 'inherit' });
    // A terminal sends Ctrl-C to the whole group, so only what did not come from there is passed on.
    const pass = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.once('error', (error) => {
      say(`${command}: ${error.message}`);
      ended(1);
    });
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(name, pass);
      ended(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

function say(words) {
  console.error(`fourfold: ${words}`);
}

function fail(words) {
  say(words);
  process.exit(1);
}
