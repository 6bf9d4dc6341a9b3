// Finds Chromium for journeys and stories. Run as a script, it installs Chromium if it can, and prints the path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The headless shell is the same engine without windows; journeys take a third less time with it.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for root and CI, where the sandbox cannot run and the network is not needed; never for users. */
export const chromiumFlags =
  process.env.CI || process.getuid?.() === 0
    ? [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]
    : [];

/** Returns the browser's path: CHROMIUM_PATH, else one found on this machine; undefined if there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isRunnable);
}

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the browser's path; installs Chromium first if it can. Otherwise a message with what to install. */
export function ensureChromium() {
  const found = findChromium();
  // Developers use the browser they have; in CI the faster headless shell is installed.
  const isFit = found && (!process.env.CI || process.env.CHROMIUM_PATH || found.endsWith(shell));
  const path = isFit ? found : installed();
  if (path && isRunnable(path)) return { path };
  const fault = path
    ? `CHROMIUM_PATH is ${path}, which is not an executable.`
    : 'The stories and journeys need Chromium, but none was found. Install it (Debian, Ubuntu: apt-get install ' +
      'chromium; macOS: brew install --cask chromium) or set CHROMIUM_PATH to the browser you have.';
  return { fault };
}

function installed() {
  if (process.getuid?.() !== 0 || !folders.some((folder) => isRunnable(join(folder, 'apt-get')))) return findChromium();
  console.error('fourfold: installing Chromium with apt-get');
  const quiet = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const { status } = spawnSync('apt-get', [...install, shell], quiet);
  if (status !== 0 && !findChromium()) spawnSync('apt-get', [...install, 'chromium'], quiet);
  return findChromium();
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { path, fault } = ensureChromium();
  if (fault) console.error(`fourfold: ${fault}`);
  else console.log(path);
  process.exit(fault ? 1 : 0);
}
