// The boundaries between packages are lint rules; each is shown here to catch the fault it is there for.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fourfold-boundaries-'));

/** File → what it says and the rule that must catch it. */
const planted = {
  'core/a-screen.ts': ["import { useState } from 'react';\nexport { useState };\n", 'noRestrictedImports'],
  'core/a-clock.ts': ['export const later = () => setTimeout(() => {}, 1);\n', 'noRestrictedGlobals'],
  'core/a-page.ts': ['export const here = () => document.title;\n', 'noRestrictedGlobals'],
  'core/a-call.ts': ["export const call = () => fetch('/');\n", 'noRestrictedGlobals'],
  'core/a-file.ts': ["import { readFileSync } from 'node:fs';\nexport { readFileSync };\n", 'noNodejsModules'],
  'core/a-store.ts': ["import { openDB } from 'idb';\nexport { openDB };\n", 'noRestrictedImports'],
  'core/no-extension.ts': ["import { a } from './fine';\nexport { a };\n", 'useImportExtensions'],
  'core/undeclared.ts': ["import leftPad from 'left-pad';\nexport { leftPad };\n", 'noUndeclaredDependencies'],
  'core/cycle-a.ts': ["import { b } from './cycle-b.ts';\nexport const a = () => b;\n", 'noImportCycles'],
  'core/cycle-b.ts': ["import { a } from './cycle-a.ts';\nexport const b = () => a;\n", 'noImportCycles'],
  'ui-kit/a-fetch.tsx': ["import ky from 'ky';\nexport { ky };\n", 'noRestrictedImports'],
  'learner-app/src/a-schema.ts': ["import * as z from 'zod';\nexport { z };\n", 'noRestrictedImports'],
  'learner-app/src/an-editor.ts': [
    "import { createEditor } from 'slate';\nexport { createEditor };\n",
    'noRestrictedImports',
  ],
  'learner-app/src/a-compiler.ts': [
    "import { compileFormula } from '@fourfold/core/rich-text/compile-formula';\nexport { compileFormula };\n",
    'noRestrictedImports',
  ],
  'learner-app/src/other-app.ts': [
    "import { x } from '@fourfold/studio-app/x';\nexport { x };\n",
    'noRestrictedImports',
  ],
  'learner-app/src/features/a/uses-b.ts': [
    "import { b } from '../b/b.ts';\nexport const a = b;\n",
    'noRestrictedImports',
  ],
  'studio-app/src/other-app.ts': [
    "import { x } from '@fourfold/learner-app/x';\nexport { x };\n",
    'noRestrictedImports',
  ],
};
const fine = { 'core/fine.ts': 'export const a = 4;\n', 'learner-app/src/features/b/b.ts': 'export const b = 4;\n' };

/** @type {Map<string, string[]>} file → rules that spoke */
let found;

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  put('biome.json', JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const place of ['.', 'core', 'ui-kit', 'learner-app', 'studio-app']) {
    mkdirSync(join(folder, place), { recursive: true });
    copyFileSync(join(root, place, 'package.json'), join(folder, place, 'package.json'));
  }
  for (const [path, [text]] of Object.entries(planted)) put(path, text);
  for (const [path, text] of Object.entries(fine)) put(path, text);
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  found = new Map();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    found.set(path, [...(found.get(path) ?? []), category.split('/').at(-1)]);
  }
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it.each(Object.entries(planted).map(([path, [, rule]]) => [path, rule]))('%s is caught by %s', (path, rule) => {
  expect(found.get(path)).toContain(rule);
});

it.each(Object.keys(fine))('%s is left in peace', (path) => {
  expect(found.get(path) ?? []).toEqual([]);
});
