// bin/fourfold COMMAND: runs the server or a command from an unpacked archive (npm run bundle). It runs in this
// process, so signals and exit codes need no forwarding.
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

const commands = [
  'start',
  'admin',
  'backup',
  'restore',
  'export',
  'import',
  'reconcile',
  'recompile',
  'contract',
  'demo',
];
const [command = '', ...args] = process.argv.slice(2);
if (!commands.includes(command)) fail(`Usage: bin/fourfold COMMAND, which is one of ${commands.join(', ')}.`);
// Unlike a clone, the archive must not write its data into its own folder.
const { DATA_DIR } = process.env;
if (!DATA_DIR?.trim()) fail('DATA_DIR is not set: expected a folder that this user may write to.');
process.env.NODE_ENV ||= 'production';
// Caches compiled code between starts, which saves two thirds of the start-up time.
enableCompileCache(join(resolve(DATA_DIR), 'cache'));

process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
const file = command === 'start' ? 'main.ts' : `commands/${command}.ts`;
await import(new URL(`../server/src/${file}`, import.meta.url).href);

function fail(words) {
  console.error(words);
  process.exit(1);
}
