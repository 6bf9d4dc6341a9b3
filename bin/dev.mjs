// npm run dev: the server starts again at every change; both apps reload through Vite on the ports of npm start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { API_PORT = '4000', LEARNER_PORT = '4001', STUDIO_PORT = '4002' } = process.env;
const env = { ...process.env, API_PORT, LEARNER_PORT, STUDIO_PORT, FOURFOLD_DEV: '1' };
// The screen stays as it is: the server's accounts stand on it.
const vite = (port) => ['vite', '--port', port, '--strictPort', '--host', 'localhost', '--clearScreen', 'false'];
let stopping = false;

const children = [
  launch('.', [
    'node',
    '--watch-preserve-output',
    '--watch-path=server/src',
    '--watch-path=core',
    'server/src/main.ts',
  ]),
  launch('learner-app', vite(LEARNER_PORT)),
  launch('studio-app', vite(STUDIO_PORT)),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

function launch(folder, [command, ...args]) {
  // In a group of its own: Ctrl-C in the terminal reaches only us, and each hears of the end once.
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  child.once('error', (error) => console.error(`fourfold: ${command}: ${error.message}`));
  // One of the three alone is no use, and a port that is taken ends only one.
  child.once('close', (code) => stop(code ?? 1));
  return child;
}

/** All of them, each once, however the wish came; the database stops with the server. */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  const running = children.filter((child) => child.pid && child.exitCode === null && child.signalCode === null);
  const ended = running.map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(code);
}
