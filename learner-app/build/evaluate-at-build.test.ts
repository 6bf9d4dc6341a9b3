import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { evaluateAtBuild } from './evaluate-at-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-at-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('replaces a module by the values of its exports, without what it imports', async () => {
  const files = {
    'heavy.ts': 'export const words: string[] = ["from a heavy module"]; globalThis.isHeavyLoaded = true;',
    'values.at-build.ts':
      "import { words } from './heavy.ts'; export const counts = words.map((word) => word.length); export const first: string = words[0];",
    'entry.js': "import { counts, first } from './values.at-build.ts'; document.title = first + counts.join();",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [evaluateAtBuild()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  })) as Rollup.RolldownOutput;
  const code = output.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  expect(code).toContain('[19]');
  expect(code).toContain('from a heavy module');
  expect(code).not.toContain('isHeavyLoaded');
});
