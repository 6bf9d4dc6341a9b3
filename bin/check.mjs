// npm run check: types of every package, then format, lint and boundaries. All of them, even after a failure.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['core', 'ui-kit', 'learner-app', 'studio-app', 'server', 'e2e', 'bench'];
const failed = [
  ...packages.filter((folder) => !passes('tsc', ['-p', '.'], folder)),
  ...(passes('biome', ['check', '--error-on-warnings', '.'], '.') ? [] : ['biome']),
];
if (failed.length > 0) console.error(`check: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

function passes(command, args, folder) {
  return spawnSync(command, args, { cwd: join(root, folder), stdio: 'inherit' }).status === 0;
}
