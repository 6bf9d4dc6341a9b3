// npm run test:bundle: makes the archive and runs the short journeys on it, unpacked under another path and another user,
// on an empty PostgreSQL 15, with no way out to any network. What of that cannot be had here is said.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { runCommand } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const postgres15 = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin';
// A line between two ends of its own leads nowhere: with loopback alone Chromium calls itself offline, and without an
// address on it no name is looked up, not even localhost.
const devices = [
  'ip link set lo up',
  'ip link add nowhere type veth peer name end',
  'ip link set end up',
  'ip link set nowhere up',
  'ip addr add 192.0.2.1/24 dev nowhere',
].join(' && ');
// Processes of its own: none outlives the trial, whatever becomes of it.
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
say(`the archive is ${archive}`);

const has15 = existsSync(join(postgres15, 'initdb'));
say(has15 ? `the database is ${postgres15}` : 'there is no PostgreSQL 15 here: the database is the bundled one');
const isAlone = spawnSync(alone[0], [...alone.slice(1), 'true']).status === 0;
say(
  isAlone
    ? 'nothing but this machine itself can be reached'
    : 'no network of its own to be had here: only its environment is empty',
);
if (process.getuid?.() !== 0)
  say('only root can start it as another user: it is started as this one, on files read-only');

const env = { ...process.env, BUNDLE: archive, ...(has15 && { PG_BIN: postgres15 }), CHROMIUM_PATH: chromium.path };
const journeys = ['playwright', 'test', '--config', 'bundle/playwright.config.ts', ...process.argv.slice(2)];
process.exit(await runCommand(isAlone ? [...alone, ...journeys] : journeys, { cwd: join(root, 'e2e'), env }));

function fail(words) {
  console.error(words);
  process.exit(1);
}
