// npm run check: types of every package, then format, lint, boundaries and what nobody uses. All of them, even after a
// failure.
// With an argument, `types` or `lint`, one of the two.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, wasStopped } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['core', 'ui-kit', 'learner-app', 'studio-app', 'server', 'e2e', 'bench'];
const [only] = process.argv.slice(2);
const checks = {
  types: packages.map((folder) => ({ name: `types of ${folder}`, folder, command: ['tsc', '-p', '.'] })),
  lint: [
    { name: 'lint', folder: '.', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'what nobody uses', folder: '.', command: ['knip', '--no-progress'] },
  ],
};

const failed = [];
for (const { name, folder, command } of only ? checks[only] : Object.values(checks).flat()) {
  const code = await runCommand(command, { cwd: join(root, folder) });
  if (wasStopped(code)) process.exit(code);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`check: failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
