/**
 * The commands of each npm script, run in order after the workspace is installed.
 * `[folder, command, ...args]`; the arguments of the npm script are added to the last command.
 */
const node = 'node';
const onServer = (file) => [['.', node, `server/src/${file}`]];

/** @type {Record<string, readonly (readonly [folder: string, command: string, ...args: string[]])[]>} */
export const tasks = {
  start: [
    ['.', node, 'bin/build.mjs'],
    ['.', node, 'server/src/main.ts'],
  ],
  dev: [['.', node, 'bin/dev.mjs']],
  build: [['.', node, 'bin/build.mjs', '--force']],
  bundle: [
    ['.', node, 'bin/build.mjs'],
    ['.', node, 'bin/bundle.mjs'],
  ],
  test: [['.', node, 'bin/test.mjs']],
  'test:whole': [['.', node, 'bin/test.mjs', '--whole']],
  'test:pg15': [['.', node, 'bin/test-pg15.mjs']],
  'test:matrix': [['.', node, 'server/trials/matrix/main.ts']],
  'test:fuzz': [['.', node, 'server/trials/fuzz/main.ts']],
  'test:chaos': [['.', node, 'server/trials/chaos/main.ts']],
  'test:bundle': [['.', node, 'bin/test-bundle.mjs']],
  check: [['.', node, 'bin/check.mjs']],
  format: [['.', 'biome', 'check', '--write', '.']],
  ledger: [['.', node, 'bin/ledger.mjs']],
  demo: onServer('commands/demo.ts'),
  admin: onServer('commands/admin.ts'),
  import: onServer('commands/import.ts'),
  export: onServer('commands/export.ts'),
  backup: onServer('commands/backup.ts'),
  restore: onServer('commands/restore.ts'),
  reconcile: onServer('commands/reconcile.ts'),
  recompile: onServer('commands/recompile.ts'),
  contract: onServer('commands/contract.ts'),
  audit: [['.', node, 'bin/audit.mjs']],
  openapi: onServer('commands/openapi.ts'),
  bench: [['bench', node, 'bench.ts']],
  'bench:api': [['bench', node, 'api.ts']],
  'bench:weight': [
    ['.', node, 'bin/build.mjs'],
    ['bench', node, 'weight.ts'],
  ],
  'bench:paint': [
    ['.', node, 'bin/build.mjs'],
    ['bench', node, 'paint.ts'],
  ],
  'bench:tools': [
    ['.', node, 'bin/build.mjs'],
    ['bench', node, 'tools.ts'],
  ],
  'bench:editor': [
    ['.', node, 'bin/build.mjs'],
    ['bench', node, 'editor.ts'],
  ],
  'bench:scale': [['bench', node, 'scale.ts']],
  'bench:reviews': [['bench', node, 'reviews.ts']],
  'demo:speech': onServer('commands/demo-speech.ts'),
  figures: [['server', node, 'src/demo/draw-figures.mjs']],
  screenshots: [
    ['.', node, 'bin/build.mjs'],
    ['bench', node, 'screenshots.ts'],
  ],
  pictures: [['e2e', 'playwright', 'test', '--project=kit', 'kit/pictures', '--update-snapshots=changed']],
  'build:storybook': [['.', node, 'bin/build.mjs', 'storybook']],
  storybook: [['ui-kit', 'storybook', 'dev', '-c', '../.storybook', '-p', '6006', '--no-open']],
};
