import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ESTree } from 'vite';
import { kitFolder } from './code/kit-import.ts';
import { propertiesOf, readStoryFile, type StoryFile, unwrap } from './code/story-file.ts';

type DocumentedComponent = { name: string; file: string };

export type ComponentStories = {
  /** The stories file by its path in the kit. */
  path: string;
  title: string;
  storyFile: StoryFile;
  /** The component of the page and its subcomponents, with the files that export them; null: declared in the stories. */
  components: readonly (DocumentedComponent | { name: string; file: null })[];
};

/** Reads the stories of all components; pages without a component are left out. */
export function componentStories(): ComponentStories[] {
  return globSync('*/*.stories.tsx', { cwd: kitFolder }).flatMap((path) => {
    const storyFile = readStoryFile(kitFolder + path);
    const component = storyFile.meta.get('component');
    const title = storyFile.meta.get('title');
    if (!component || title?.type !== 'Literal' || hasNoPage(storyFile)) return [];
    return { path, title: String(title.value), storyFile, components: componentsOf(storyFile, component) };
  });
}

function hasNoPage({ meta, module }: StoryFile): boolean {
  const tags = meta.get('tags');
  return tags !== undefined && module.source.slice(tags.start, tags.end).includes('!autodocs');
}

function componentsOf({ module, meta }: StoryFile, component: ESTree.Node): ComponentStories['components'] {
  const subcomponents = meta.get('subcomponents');
  const object = subcomponents && unwrap(subcomponents);
  const others = object?.type === 'ObjectExpression' ? [...propertiesOf(module, object).values()] : [];
  return [component, ...others].flatMap((node) => {
    if (node.type !== 'Identifier') return [];
    const imported = module.imports.get(node.name);
    if (!imported?.from.startsWith('.')) return { name: node.name, file: null };
    return { name: imported.name, file: resolve(dirname(module.file), imported.from) };
  });
}
