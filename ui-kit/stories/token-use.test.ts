import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseTokens } from './parse-tokens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tokensFile = 'ui-kit/base/tokens.css';
const folders = ['ui-kit', 'app-shell', 'learner-app', 'studio-app'];
const kinds = folders.flatMap((folder) => ['css', 'ts', 'tsx', 'html'].map((kind) => `${folder}/*.${kind}`));
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // Git still lists what was deleted and not committed.
  .filter((file) => file !== '' && existsSync(root + file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

const isProduct = ({ file }: { file: string }) => file !== tokensFile && !file.startsWith('ui-kit/stories/');

const tokens = Object.keys(parseTokens(readFileSync(root + tokensFile, 'utf8'), 'light'));
const uses = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/var\((--[\w-]+)(\$\{)?/g)].map(([, name = '', isStart]) => ({ file, name, isStart })),
);
/** `var(--rank-${…})` uses each token whose name begins with this. */
const isUse = (use: (typeof uses)[number], token: string) =>
  use.isStart ? token.startsWith(use.name) : token === use.name;

describe('the design tokens', () => {
  it('are each used by the kit or an app, not only shown on the pages of the foundations', () => {
    const ofProduct = uses.filter(isProduct);
    expect(ofProduct.length).toBeGreaterThan(1_000);
    expect(tokens.filter((token) => !ofProduct.some((use) => isUse(use, token)))).toEqual([]);
  });

  it('are the only custom properties that are read but set nowhere', () => {
    const set = sources
      .filter((source) => source.file.endsWith('.css') || isProduct(source))
      .flatMap(({ text }) => [...text.matchAll(/(?:[\s{;]['"]?|setProperty\(')(--[\w-]+)['"]?\s*[:,]/g)])
      .map(([, name = '']) => name);
    const known = [...tokens, ...set];
    expect(uses.filter((use) => !known.some((name) => isUse(use, name)))).toEqual([]);
  });
});
