import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tokenList } from './pages/token-list.ts';
import { parseTokens } from './parse-tokens.ts';

const kit = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(kit + file, 'utf8');
const storyFiles = globSync('{*,stories/pages,stories/composed}/*.stories.tsx', { cwd: kit });
const stories = storyFiles.map((file) => ({ file, text: read(file) }));

/** Names that the stories files document: `component` and `subcomponents`. */
const documented = new Set(
  stories.flatMap(({ text }) => [
    ...[...text.matchAll(/^ *(?:const meta = .*)?\bcomponent: (\w+)/gm)].map(([, name]) => name),
    ...[...text.matchAll(/\bsubcomponents: \{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ]),
);

/** Folders whose files `exports` opens one by one; of all others only the file with the folder's name is open. */
const multiFileFolders = ['chart', 'icon', 'question', 'rich-text', 'test'];
/** Shown on their own page, which iterates over all of them. */
const galleries = ['edit-icons/edit-icons.tsx', 'hidden-icon/hidden-icon.tsx', 'icon/icon.tsx'];

/** Internals of the charts, which no page uses directly. */
const chartInternals = ['axes', 'bar-chart', 'hatch-pattern', 'plot', 'wrapped-text'].map(
  (name) => `chart/${name}.tsx`,
);

const components = globSync('*/*.tsx', { cwd: kit })
  .filter(
    (file) =>
      !file.startsWith('stories/') &&
      !/\.(?:stories|guide)\.tsx$/.test(file) &&
      ![...galleries, ...chartInternals].includes(file),
  )
  .filter((file) => multiFileFolders.includes(dirname(file)) || file === `${dirname(file)}/${dirname(file)}.tsx`)
  .flatMap((file) =>
    [...read(file).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => [name, file]),
  );

describe('the stories', () => {
  it.each(components)('document %s (%s)', (name) => {
    expect(documented).toContain(name);
  });

  it.each(galleries)('include every icon of %s', (file) => {
    const gallery = read('icon/icon.stories.tsx');
    const [, at] = file.split('/');
    expect(gallery + read('icon/icon.tsx')).toContain(`/${at}'`);
  });

  it.each(stories.map(({ file, text }) => [file, text]))('say when to use what %s shows', (_, text) => {
    // A component's page has a guide instead, which guides.test.tsx checks.
    expect(text).toMatch(/\/\*\* [A-Z][^*]+\. \*\/\nconst meta = |import \{ guide \} from/);
  });

  it('are in groups that the sort order names', () => {
    const preview = readFileSync(`${kit}../.storybook/preview.ts`, 'utf8');
    const groups = new Set(stories.map(({ text }) => /const meta = [^']*'([^'/]+)/.exec(text)?.[1]));
    for (const group of groups) expect(preview).toContain(`'${group}'`);
  });
});

describe('the composed pages', () => {
  const pages = stories.filter(({ file }) => file.startsWith('stories/composed/'));

  it.each(pages.map(({ file, text }) => [file, text]))('are linked from the start page: %s', (_, text) => {
    const [, name = ''] = /title: 'Pages\/([^']+)'/.exec(text) ?? [];
    const id = `pages-${name.toLowerCase().replaceAll(' ', '-')}--desktop`;
    expect(read('stories/pages/welcome.stories.tsx')).toContain(`'${id}'`);
  });

  it.each(pages.map(({ file, text }) => [file, text]))(
    'are shown at desktop and phone, with a sentence: %s',
    (_, text) => {
      const exported = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, story]) => story);
      expect(exported).toEqual(expect.arrayContaining(['Desktop', 'Phone']));
      const described = [...text.matchAll(/\/\*\* [A-Z][^*]+\. \*\/\nexport const (\w+): Story/g)].map(
        ([, story]) => story,
      );
      expect(described).toEqual(exported);
    },
  );
});

describe('the pages of the foundations', () => {
  it('list every token of tokens.css once, and no other', () => {
    const tokens = parseTokens(read('base/tokens.css'), 'light');
    const listed = Object.values(tokenList).flatMap((tokens) => tokens.map(([name]) => name));
    expect(listed.toSorted()).toEqual(Object.keys(tokens).toSorted());
  });

  it.each(Object.keys(tokenList))('show %s', (group) => {
    const pages = globSync('stories/pages/*.stories.tsx', { cwd: kit }).map(read);
    expect(pages.join('\n')).toContain(`tokenList.${group}`);
  });
});
