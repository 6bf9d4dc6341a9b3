import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkChunkTable, chunkOfModule } from './chunk-by-folder.ts';
import { chunks, lazy } from './chunks.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'fourfold-folders-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const table = {
  early: ['learner-app/src/start'],
  common: ['learner-app/src/app', 'ui-kit/button'],
  [lazy]: ['learner-app/src/features'],
};

/** A small app: the first script, shared code, and a page. */
const app = {
  'learner-app/src/start/early.js': "import('../app/main.js').then((app) => app.main());",
  'learner-app/src/app/main.js': `import { button } from '../../../ui-kit/button/button.js';
    export const main = () => import('../features/home/page.js').then((part) => part.page(button));`,
  'ui-kit/button/button.js': "export const button = () => document.createElement('button');",
  'learner-app/src/features/home/page.js': 'export const page = (made) => document.body.append(made());',
};

/** Builds an app of these files with a table; returns the error message, or null. */
async function buildError(files: Record<string, string>, chunks: Record<string, readonly string[]> = table) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const chunkTable = { root, chunks };
  const failed = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [checkChunkTable(chunkTable)],
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'learner-app/src/start/early.js'),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => chunkOfModule(id, chunkTable) }],
          },
        },
      },
    },
  }).catch((error: Error) => error);
  return failed instanceof Error ? failed.message : null;
}

describe('a build by folders', () => {
  it('passes if the table has the folder of each file', async () => {
    expect(await buildError(app)).toBeNull();
  });

  it('fails for a file in a folder that is not in the table', async () => {
    const { 'ui-kit/button/button.js': button, ...rest } = app;
    const main = rest['learner-app/src/app/main.js'].replace('button/button', 'knob/button');
    const message = await buildError({ ...rest, 'learner-app/src/app/main.js': main, 'ui-kit/knob/button.js': button });
    expect(message).toContain('ui-kit/knob/button.js is in no folder that build/chunks.ts names');
    // The old name is now empty.
    expect(message).toContain('ui-kit/button is named, and nothing of it is in the build');
  });

  it('fails for a folder with two chunks', async () => {
    const message = await buildError(app, { ...table, early: [...table.early, 'ui-kit/button'] });
    expect(message).toContain('ui-kit/button is named twice');
  });

  it('fails if a chunk imports a lazy chunk', async () => {
    const main = `import { page } from '../features/home/page.js'; ${app['learner-app/src/app/main.js']}
      export const own = () => page(button);`;
    const early = `${app['learner-app/src/start/early.js']} import('../features/home/page.js');
      import('../app/main.js').then((app) => app.own());`;
    const message = await buildError({
      ...app,
      'learner-app/src/app/main.js': main,
      'learner-app/src/start/early.js': early,
    });
    expect(message).toContain('common waits for what is late: learner-app/src/features/home/page.js');
  });
});

describe('the chunk of a file', () => {
  const chunkTable = { root: '/house', chunks };
  it.each([
    ['learner-app/src/app/router.tsx', 'common'],
    // The nearest folder in the table.
    ['learner-app/src/app/gate/gate-layout.tsx', 'gate'],
    ['learner-app/src/features/practice/use-practice.ts', 'paper'],
    ['learner-app/src/features/practice/set/set-practice.tsx', null],
    // By the folder's own name, wherever it is.
    ['learner-app/src/features/practice/first/set-calls.ts', 'early'],
    ['learner-app/src/outbox/lazy/sender.ts', null],
    ['app-shell/session/session.ts', 'common'],
    ['app-shell/account/first/sessions-call.ts', 'early'],
    ['core/browser/lazy/outbox-store.ts', null],
    // A style sheet goes with its script, with any suffix of the bundler.
    ['ui-kit/button/button.module.css?used', 'common'],
    ['node_modules/.pnpm/react@19/node_modules/react/index.js', null],
    ['ui-kit/no-such-part/part.tsx', null],
  ])('of %s is %s', (path, chunk) => {
    expect(chunkOfModule(`/house/${path}`, chunkTable)).toBe(chunk);
  });
});
