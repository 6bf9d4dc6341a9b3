import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { kitFolder } from './code/kit-import.ts';
import { componentOfTitle } from './component-of-title.ts';
import { componentStories } from './documented-components.ts';
import type { Guide } from './guide.ts';

const all = componentStories();
const known = all.flatMap(({ title, components }) => [componentOfTitle(title), ...components.map(({ name }) => name)]);

describe.each(all.map(({ title, path }) => [title, path]))('the guide of %s', (title, path) => {
  let guide: Guide;
  beforeAll(async () => {
    ({ guide } = await import(/* @vite-ignore */ kitFolder + path.replace('.stories.tsx', '.guide.tsx')));
  });

  it('says when to use it, when not, and how', () => {
    for (const section of ['use', 'instead', 'anatomy', 'dos', 'donts', 'content'] as const) {
      expect(guide[section].length, section).toBeGreaterThan(0);
    }
    expect(guide.screenReader).toMatch(/[.]$/);
  });

  it('names components that the kit has, and not itself', () => {
    const named = guide.instead.map(({ take }) => take);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(named).not.toContain(componentOfTitle(title));
  });

  it('draws its examples', () => {
    for (const { example, text } of [...guide.dos, ...guide.donts]) {
      expect(renderToStaticMarkup(example), text).not.toBe('');
    }
  });

  it('is shown on the page', () => {
    const { meta, module } = all.find((stories) => stories.path === path)?.storyFile ?? {};
    const parameters = meta?.get('parameters');
    expect(module?.source.slice(parameters?.start, parameters?.end)).toMatch(/\bguide\b/);
    expect(module?.imports.get('guide')?.from).toBe(`./${path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1')}.guide.tsx`);
  });
});
