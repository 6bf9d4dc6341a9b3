import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { kitFolder } from './code/kit-import.ts';
import { storyExamples } from './code/story-examples.ts';
import { argTypesOf, completeArgTypes } from './docgen/arg-types.ts';
import { compileBlocks } from './docgen/compile-blocks.ts';
import { describeComponents } from './docgen/describe-components.ts';
import { startKitProgram } from './docgen/kit-program.ts';
import { componentStories } from './documented-components.ts';
import { unconvertedGroups } from './unconverted-groups.ts';

const all = componentStories();
const converted = all.filter(({ title }) => !unconvertedGroups.some((group) => title.startsWith(`${group}/`)));
const pages = converted.map((stories) => [stories.title, stories] as const);

const program = startKitProgram();
afterAll(() => program.close());

describe('the code to copy', () => {
  const blocks = converted.flatMap(({ path, storyFile: { module } }) => {
    const name = path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
    return [...storyExamples(module.file)].map(([story, { code }]) => [`${name}-${story}`, code] as const);
  });

  it('of every story compiles', () => {
    const errors = [...compileBlocks(new Map(blocks))].filter(([, own]) => own.length > 0);
    expect(Object.fromEntries(errors)).toEqual({});
  });

  it.each(blocks)('of %s begins with the imports of the kit', (_, code) => {
    expect(code).toMatch(/^import .*\n/);
    expect(code).toMatch(/^import .* from '@fourfold\/ui-kit\/.+';$/m);
    expect(code).not.toMatch(/\bfn\(|storybook/);
  });

  it('fails for a block with a wrong prop, an unused import or a module that the kit does not export', () => {
    const button = "import { Button } from '@fourfold/ui-kit/button';\n\n";
    const wrong = {
      prop: `${button}<Button kind="loud">Check</Button>`,
      unused: `${button}<p>Check</p>`,
      closed: "import { Button } from '@fourfold/ui-kit/button/button';\n\n<Button>Check</Button>",
    };
    const errors = compileBlocks(new Map(Object.entries(wrong)));
    for (const name of Object.keys(wrong)) expect(errors.get(name), name).not.toEqual([]);
  });
});

describe('the stories', () => {
  it.each(pages)('of %s are of a component of the kit', (_, { components }) => {
    expect(components.filter(({ file }) => file === null)).toEqual([]);
  });

  it.each(pages)('of %s begin with a playground that is made of args', (_, { storyFile: { stories } }) => {
    const [first] = stories;
    expect(first?.[0]).toBe('Playground');
    for (const annotation of ['render', 'play', 'name']) expect(first?.[1].has(annotation), annotation).toBe(false);
  });

  it.each(pages)('of %s have short names and a description', (_, { storyFile: { module, stories } }) => {
    for (const [name, annotations] of stories) {
      const given = annotations.get('name');
      const label = given?.type === 'Literal' ? String(given.value).replace(/ \[.*\]$/, '') : name;
      expect(label.length, label).toBeLessThanOrEqual(30);
      const before = module.source.slice(0, module.source.indexOf(`export const ${name}:`)).trimEnd();
      if (name !== 'Playground') expect(before.endsWith('. */'), `${name} has no sentence before it`).toBe(true);
    }
  });
});

describe('the props', () => {
  it.each(pages)('of %s are described, with their types', (_, { components }) => {
    for (const { name, file } of components) {
      const docs = describeComponents(program.project(), file ?? '').find((described) => described.name === name);
      if (!docs) throw new Error(`${name} is not described`);
      expect(docs.description, `${name} has no comment`).not.toBe('');
      for (const prop of docs.props) {
        expect(prop.description, `${name}.${prop.name} has no comment`).not.toBe('');
        // Without literals, such as the kind 'error'.
        expect(prop.type.replaceAll(/'[^']*'/g, ''), `${name}.${prop.name}`).not.toMatch(
          /\b(?:any|unknown|union|error)\b/,
        );
      }
    }
  });

  it('of the kit are controlled by switches and radios, with inherited ones in one row', () => {
    const [docs] = describeComponents(program.project(), `${kitFolder}button/button.tsx`);
    if (!docs) throw new Error('Button is not described');
    expect(argTypesOf(docs)).toMatchObject({
      kind: { control: { type: 'radio' }, options: ['plain', 'primary', 'quiet', 'danger'] },
      busy: { control: { type: 'boolean' }, table: { type: { summary: 'boolean' } } },
      disabled: { control: { type: 'boolean' } },
      '…': { control: false, description: 'All attributes of `<button>`.' },
    });
  });
});

it('completes the rows of a story: inherited attributes are described, elements have no control', () => {
  const described = { description: 'The content.', control: { type: 'text' } } as const;
  const rest = { description: 'All attributes of `<a>`.', each: 'An attribute of `<a>`.', control: false } as const;
  const rows = completeArgTypes({ title: described, note: described, '…': rest }, { title: 'A', note: {}, href: '#a' });
  expect(rows).toMatchObject({ title: described, note: { control: false }, '…': rest });
  expect(rows.href).toMatchObject({ name: 'href', description: rest.each });
  expect(rows.href?.control).toBeUndefined();
});

describe('the pages', () => {
  it('have an address that the start page links to', () => {
    const welcome = readFileSync(`${kitFolder}stories/pages/welcome.stories.tsx`, 'utf8');
    const linked = [...welcome.matchAll(/'([\w-]+)--overview'/g)].map(([, id]) => id);
    const ids = all.map(({ title }) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replace(/-$/, ''),
    );
    expect(linked.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});
