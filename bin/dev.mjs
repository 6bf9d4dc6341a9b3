// npm run dev: restarts the server at every change; Vite serves both apps on the ports of npm start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { API_PORT = '4000', LEARNER_PORT = '4001', STUDIO_PORT = '4002' } = process.env;
const env = { ...process.env, API_PORT, LEARNER_PORT, STUDIO_PORT, FOURFOLD_DEV: '1' };
// Vite must not clear the screen, where the server has printed the demo accounts.
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
  // In its own process group: Ctrl-C reaches only this process, which signals each child once.
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  child.once('error', (error) => console.error(`fourfold: ${command}: ${error.message}`));
  // If one ends, such as by a port in use, the others are stopped too.
  child.once('close', (code) => stop(code ?? 1));
  return child;
}

/** Stops all children, each once. The database stops with the server. */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  const running = children.filter((child) => child.pid && child.exitCode === null && child.signalCode === null);
  const ended = running.map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(code);
}
