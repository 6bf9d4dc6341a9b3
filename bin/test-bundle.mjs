// npm run test:bundle: makes the archive and runs the short journeys on it, unpacked in another folder, as another
// user, on an empty PostgreSQL 15, without a network. Prints which of these conditions this machine does not allow.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { runCommand } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const postgres15 = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin';
// A virtual network interface without a route. With only loopback, Chromium reports that it is offline; and without
// an address on the interface it resolves no names, not even localhost.
const devices = [
  'ip link set lo up',
  'ip link add nowhere type veth peer name end',
  'ip link set end up',
  'ip link set nowhere up',
  'ip addr add 192.0.2.1/24 dev nowhere',
].join(' && ');
// A PID namespace, so that no process outlives the test.
const own = ['unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
const alone = [...own, 'sh', '-c', `${devices} && exec "$@"`, 'sh'];
const say = (words) => console.log(`test:bundle: ${words}`);

const chromium = ensureChromium();
if (chromium.fault) fail(chromium.fault);
const built = await runCommand(['node', 'bin/build.mjs'], { cwd: root });
if (built !== 0) process.exit(built);
const folder = mkdtempSync(join(tmpdir(), 'fourfold-archive-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const { stdout, status } = spawnSync(process.execPath, ['bin/bundle.mjs', folder], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
});
if (status !== 0) process.exit(status ?? 1);
const archive = stdout.trim();
say(`archive: ${archive}`);

const has15 = existsSync(join(postgres15, 'initdb'));
say(has15 ? `database: ${postgres15}` : 'PostgreSQL 15 was not found: the bundled one is used');
const isAlone = spawnSync(alone[0], [...alone.slice(1), 'true']).status === 0;
say(
  isAlone
    ? 'the network is isolated: only this machine can be reached'
    : 'the network cannot be isolated here: only the environment is empty',
);
if (process.getuid?.() !== 0) say('only root can start it as another user: it runs as this user, on read-only files');

const env = { ...process.env, BUNDLE: archive, ...(has15 && { PG_BIN: postgres15 }), CHROMIUM_PATH: chromium.path };
const journeys = ['playwright', 'test', '--config', 'bundle/playwright.config.ts', ...process.argv.slice(2)];
process.exit(await runCommand(isAlone ? [...alone, ...journeys] : journeys, { cwd: join(root, 'e2e'), env }));

function fail(words) {
  console.error(words);
  process.exit(1);
}
