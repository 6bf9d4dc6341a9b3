// The boundaries between packages, and the use of design tokens, are lint rules. Checks that each rule reports a
// violation of it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fourfold-boundaries-'));

/** File → its content and the rule that must report it. */
const violations = {
  'core/a-screen.ts': ["import { useState } from 'react';\nexport { useState };\n", 'noRestrictedImports'],
  'core/browser/a-screen.ts': [
    "import { createRoot } from 'react-dom/client';\nexport { createRoot };\n",
    'noRestrictedImports',
  ],
  'core/a-clock.ts': ['export const later = () => setTimeout(() => {}, 1);\n', 'noRestrictedGlobals'],
  'core/a-page.ts': ['export const here = () => document.title;\n', 'noRestrictedGlobals'],
  'core/a-call.ts': ["export const call = () => fetch('/');\n", 'noRestrictedGlobals'],
  'core/a-stream.ts': ["export const stream = () => new EventSource('/');\n", 'noRestrictedGlobals'],
  'core/a-chance.ts': ['export const id = () => crypto.randomUUID();\n', 'noRestrictedGlobals'],
  'core/a-time.ts': ['export const now = () => performance.now();\n', 'noRestrictedGlobals'],
  'core/a-day.ts': ['export const today = () => new Date().getDay();\n', 'plugin'],
  'core/a-draw.ts': ['export const draw = () => Math.random();\n', 'plugin'],
  'core/a-file.ts': ["import { readFileSync } from 'node:fs';\nexport { readFileSync };\n", 'noNodejsModules'],
  'core/a-store.ts': ["import { openDB } from 'idb';\nexport { openDB };\n", 'noRestrictedImports'],
  'core/client/the-browser.ts': ["import { a } from '../browser/a.ts';\nexport { a };\n", 'noRestrictedImports'],
  'core/client/a-schema.ts': [
    "import { sessionCalls } from '../contract/session.ts';\nexport { sessionCalls };\n",
    'plugin',
  ],
  'core/no-extension.ts': ["import { a } from './fine';\nexport { a };\n", 'useImportExtensions'],
  'core/undeclared.ts': ["import leftPad from 'left-pad';\nexport { leftPad };\n", 'noUndeclaredDependencies'],
  'core/cycle-a.ts': ["import { b } from './cycle-b.ts';\nexport const a = () => b;\n", 'noImportCycles'],
  'core/cycle-b.ts': ["import { a } from './cycle-a.ts';\nexport const b = () => a;\n", 'noImportCycles'],
  'core/type-cycle-a.ts': [
    "import type { B } from './type-cycle-b.ts';\nexport type A = { b: B | null };\n",
    'noImportCycles',
  ],
  'core/type-cycle-b.ts': [
    "import type { A } from './type-cycle-a.ts';\nexport type B = { a: A | null };\n",
    'noImportCycles',
  ],
  'ui-kit/a-fetch.tsx': ["import ky from 'ky';\nexport { ky };\n", 'noRestrictedImports'],
  'ui-kit/a-store.tsx': ["import { persist } from 'zustand/middleware';\nexport { persist };\n", 'noRestrictedImports'],
  'ui-kit/a-query.tsx': ["export { useQuery } from '@tanstack/react-query';\n", 'noRestrictedImports'],
  'ui-kit/a-client.tsx': [
    "import { api } from '@fourfold/core/browser/api';\nexport { api };\n",
    'noRestrictedImports',
  ],
  'ui-kit/deep/a-way-around.ts': ["export { a } from '../../core/fine.ts';\n", 'noRestrictedImports'],
  'ui-kit/an-app.ts': ["export { x } from '@fourfold/learner-app/x';\n", 'noUndeclaredDependencies'],
  'server/src/a-screen.ts': ["export { Button } from '@fourfold/ui-kit/button';\n", 'noUndeclaredDependencies'],
  'server/src/deep/a-way-around.ts': ["export { a } from '../../../core/fine.ts';\n", 'noRestrictedImports'],
  'ui-kit/the-shell.ts': ["export { api } from '@fourfold/app-shell/session';\n", 'noUndeclaredDependencies'],
  'core/the-shell.ts': ["export { api } from '@fourfold/app-shell/session';\n", 'noRestrictedImports'],
  'app-shell/an-app.ts': ["export { x } from '@fourfold/learner-app/x';\n", 'noRestrictedImports'],
  'app-shell/other-app.ts': ["export { x } from '@fourfold/studio-app/x';\n", 'noRestrictedImports'],
  'app-shell/deep/a-way-around.ts': ["export { x } from '../../learner-app/src/x.ts';\n", 'noRestrictedImports'],
  'app-shell/a-schema.ts': ["import * as z from 'zod/mini';\nexport { z };\n", 'noRestrictedImports'],
  'app-shell/a-call.ts': [
    "import { sessionCalls } from '@fourfold/core/contract/session';\nexport { sessionCalls };\n",
    'plugin',
  ],
  'learner-app/src/a-way-into-the-shell.ts': [
    "export { x } from '../../app-shell/session/session.ts';\n",
    'noRestrictedImports',
  ],
  'learner-app/src/a-schema.ts': ["import * as z from 'zod';\nexport { z };\n", 'noRestrictedImports'],
  'learner-app/src/a-small-schema.ts': ["import * as z from 'zod/mini';\nexport { z };\n", 'noRestrictedImports'],
  'learner-app/src/a-late-schema.ts': ["export const z = () => import('zod');\n", 'noRestrictedImports'],
  'learner-app/src/an-editor.ts': [
    "import { createEditor } from 'slate';\nexport { createEditor };\n",
    'noRestrictedImports',
  ],
  'learner-app/src/a-formula-box.ts': ["import 'mathlive/static.css';\n", 'noRestrictedImports'],
  'learner-app/src/a-sheet.ts': ["import { read } from 'xlsx';\nexport { read };\n", 'noRestrictedImports'],
  'learner-app/src/a-renderer.ts': ["import temml from 'temml';\nexport { temml };\n", 'noRestrictedImports'],
  'learner-app/src/a-compiler.ts': [
    "import { compileFormula } from '@fourfold/core/rich-text/compile-formula';\nexport { compileFormula };\n",
    'noRestrictedImports',
  ],
  'learner-app/src/a-call.ts': [
    "import { sessionCalls } from '@fourfold/core/contract/session';\nexport { sessionCalls };\n",
    'plugin',
  ],
  'learner-app/src/a-mixed-call.ts': [
    "import { type Account, sessionCalls } from '@fourfold/core/contract/session';\nexport const a = (b: Account) => [b, sessionCalls];\n",
    'plugin',
  ],
  'learner-app/src/features/a/a-call.ts': [
    "import { sessionCalls } from '@fourfold/core/contract/session';\nexport { sessionCalls };\n",
    'plugin',
  ],
  'learner-app/src/features/a/a-schema.ts': ["import * as z from 'zod/mini';\nexport { z };\n", 'noRestrictedImports'],
  'learner-app/src/other-app.ts': [
    "import { x } from '@fourfold/studio-app/x';\nexport { x };\n",
    'noRestrictedImports',
  ],
  'learner-app/src/a-way-around.ts': [
    "import { x } from '../../studio-app/x.ts';\nexport { x };\n",
    'noRestrictedImports',
  ],
  'learner-app/src/features/a/uses-b.ts': [
    "import { b } from '../b/b.ts';\nexport const a = b;\n",
    'noRestrictedImports',
  ],
  'learner-app/src/features/a/uses-b-from-above.ts': [
    "import { b } from '../../features/b/b.ts';\nexport const a = b;\n",
    'noRestrictedImports',
  ],
  'learner-app/src/features/a/inner/uses-b.ts': [
    "import { b } from '../../b/b.ts';\nexport const a = b;\n",
    'noRestrictedImports',
  ],
  'learner-app/src/features/a/inner/most/uses-b.ts': [
    "import { b } from '../../../b/b.ts';\nexport const a = b;\n",
    'noRestrictedImports',
  ],
  'studio-app/src/other-app.ts': [
    "import { x } from '@fourfold/learner-app/x';\nexport { x };\n",
    'noRestrictedImports',
  ],
  'studio-app/src/features/a/uses-b.ts': [
    "import { b } from '../b/b.ts';\nexport const a = b;\n",
    'noRestrictedImports',
  ],
  'studio-app/src/features/a/inner/uses-b.ts': [
    "import { b } from '../../b/b.ts';\nexport const a = b;\n",
    'noRestrictedImports',
  ],
  'ui-kit/a-padding.module.css': ['.a {\n  padding: 0 4px;\n}\n', 'plugin'],
  'learner-app/src/a-margin.module.css': ['.a {\n  margin-inline: calc(1em - 4px);\n}\n', 'plugin'],
  'studio-app/src/a-gap.module.css': ['.a {\n  row-gap: 4px;\n}\n', 'plugin'],
  'app-shell/a-target.module.css': ['.a {\n  min-height: 44px;\n}\n', 'plugin'],
  'ui-kit/a-column.module.css': ['.a {\n  grid-template-columns: 1fr 44px;\n}\n', 'plugin'],
  'ui-kit/a-corner.module.css': ['.a {\n  border-top-left-radius: 4px;\n}\n', 'plugin'],
  'ui-kit/a-layer.module.css': ['.a {\n  z-index: 2;\n}\n', 'plugin'],
  'ui-kit/a-size.module.css': ['.a {\n  font: 600 0.75rem / 1 var(--sans);\n}\n', 'plugin'],
};
/** Files that the rules must not report: false reports would teach people to disable the rules. */
const allowed = {
  'core/fine.ts': 'export const a = 4;\n',
  'core/browser/a.ts': 'export const a = () => document.title;\n',
  'core/a-given-day.ts': 'export const day = (at: number) => new Date(at).getDay();\n',
  'core/a-word.ts': 'export const name = (document: { title: string }) => document.title;\n',
  'ui-kit/tokens.module.css':
    '.a {\n  --arrow: 14px;\n  width: 144px;\n  margin: 0 auto 0.5em calc(-1 * var(--space-8));\n  padding: calc(var(--arrow) + var(--hair)) 0;\n  border-radius: 50% var(--r-1);\n  font: 600 var(--t-12) / 18px var(--sans);\n  z-index: auto;\n}\n@media print {\n  .a {\n    font-size: 10pt;\n  }\n}\n',
  'learner-app/src/features/b/b.ts': 'export const b = 4;\n',
  'learner-app/src/features/a/own.ts': "export { a } from './inner/own.ts';\n",
  'learner-app/src/features/a/inner/own.ts': "import { c } from '../other.ts';\nexport const a = c;\n",
  'learner-app/src/features/a/other.ts': "import { d } from '../../session/d.ts';\nexport const c = d;\n",
  'learner-app/src/session/d.ts': 'export const d = 4;\n',
  'learner-app/src/types.ts':
    "import type { Account } from '@fourfold/core/contract/session';\nexport type Mine = Account;\n",
  'learner-app/src/reader.ts':
    "import { plainText } from '@fourfold/core/rich-text/plain-text';\nexport { plainText };\n",
};

/** @type {Map<string, string[]>} file → rules that reported it */
let reported;

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeSource('biome.json', JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const name of readdirSync(join(root, 'bin/lint'))) {
    writeSource(`bin/lint/${name}`, readFileSync(join(root, 'bin/lint', name), 'utf8'));
  }
  for (const packageFolder of ['.', 'core', 'ui-kit', 'app-shell', 'learner-app', 'studio-app', 'server']) {
    mkdirSync(join(folder, packageFolder), { recursive: true });
    copyFileSync(join(root, packageFolder, 'package.json'), join(folder, packageFolder, 'package.json'));
  }
  for (const [path, [text]] of Object.entries(violations)) writeSource(path, text);
  for (const [path, text] of Object.entries(allowed)) writeSource(path, text);
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  reported = new Map();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    reported.set(path, [...(reported.get(path) ?? []), category.split('/').at(-1)]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeSource(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it.each(Object.entries(violations).map(([path, [, rule]]) => [path, rule]))('%s is caught by %s', (path, rule) => {
  expect(reported.get(path)).toContain(rule);
});

it.each(Object.keys(allowed))('%s is not reported', (path) => {
  expect(reported.get(path) ?? []).toEqual([]);
});
