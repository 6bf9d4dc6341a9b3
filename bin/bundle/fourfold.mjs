// bin/fourfold COMMAND: the product and its commands, out of an unpacked archive (npm run bundle). In this process:
// signals and exit codes are the command's own.
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

const commands = ['start', 'admin', 'backup', 'restore', 'export', 'import', 'reconcile', 'recompile', 'demo'];
const [command = '', ...args] = process.argv.slice(2);
if (!commands.includes(command)) fail(`Usage: bin/fourfold COMMAND, which is one of ${commands.join(', ')}.`);
// The folder of this archive is no place to write to: a clone may have its data in it, the archive may not.
const { DATA_DIR } = process.env;
if (!DATA_DIR?.trim()) fail('DATA_DIR is not set: expected a folder that this user may write to.');
process.env.NODE_ENV ||= 'production';
// Compiled code is kept between starts: two thirds of the start-up time.
enableCompileCache(join(resolve(DATA_DIR), 'cache'));

process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
const file = command === 'start' ? 'main.ts' : `commands/${command}.ts`;
await import(new URL(`../server/src/${file}`, import.meta.url).href);

function fail(words) {
  console.error(words);
  process.exit(1);
}
