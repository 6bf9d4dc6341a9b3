// npm run check: checks the types of every package, then format, lint, boundaries and unused code. Runs all checks,
// even after a failure. `types` or `lint`: only that part. `types server core`: only the types of these packages.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, wasStopped } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['core', 'ui-kit', 'app-shell', 'learner-app', 'studio-app', 'server', 'e2e', 'bench'];
const [only, ...wanted] = process.argv.slice(2);
/** Incremental: unchanged files are not checked again. */
const types = (folder) => {
  const remembered = join(root, `node_modules/.cache/types/${folder}.tsbuildinfo`);
  return ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', remembered];
};
const checks = {
  types: packages
    .filter((folder) => wanted.length === 0 || wanted.includes(folder))
    .map((folder) => ({ name: `types of ${folder}`, folder, command: types(folder) })),
  lint: [
    { name: 'lint', folder: '.', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'unused code', folder: '.', command: ['knip', '--no-progress'] },
  ],
};

if (only !== undefined && !Object.hasOwn(checks, only)) fail(`there is no part "${only}"; there are types and lint`);
const unknown = wanted.filter((folder) => only !== 'types' || !packages.includes(folder));
if (unknown.length > 0) fail(`types of ${unknown.join(', ')}: there are types of ${packages.join(', ')}`);

const failed = [];
for (const { name, folder, command } of only ? checks[only] : Object.values(checks).flat()) {
  const code = await runCommand(command, { cwd: join(root, folder) });
  if (wasStopped(code)) process.exit(code);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) fail(`failed: ${failed.join(', ')}`);

function fail(words) {
  console.error(`check: ${words}`);
  process.exit(1);
}
