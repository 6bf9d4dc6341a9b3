// npm run dev: the server starts again at every change; both apps reload through Vite on the ports of npm start.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { API_PORT = '4000', LEARNER_PORT = '4001', STUDIO_PORT = '4002' } = process.env;
const env = { ...process.env, API_PORT, LEARNER_PORT, STUDIO_PORT, FOURFOLD_DEV: '1' };
const vite = (port) => ['vite', '--port', port, '--strictPort', '--host', 'localhost'];

const children = [
  launch('.', ['node', '--watch-path=server/src', '--watch-path=core', 'server/src/main.ts']),
  launch('learner-app', vite(LEARNER_PORT)),
  launch('studio-app', vite(STUDIO_PORT)),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function launch(folder, [command, ...args]) {
  return spawn(command, args, { cwd: join(root, folder), env, stdio: 'inherit' });
}
