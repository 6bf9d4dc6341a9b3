import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server.ts';

export const storybookFolder = join(root, 'storybook-static');
export const picturesFolder = join(import.meta.dirname, 'pictures');

export type Story = { id: string; name: string; tags: readonly string[] };
/** The stories of one page of the sidebar, in its order. */
export type StoryGroup = { title: string; stories: readonly Story[] };

/** All stories of the built site, by component. */
export function storyGroups(): StoryGroup[] {
  const file = join(storybookFolder, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook has not been built: run npm run build:storybook.');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  const groups = new Map<string, Story[]>();
  for (const { type, title, id, name, tags } of Object.values(entries)) {
    if (type === 'story') groups.set(title, [...(groups.get(title) ?? []), { id, name, tags }]);
  }
  return [...groups].map(([title, stories]) => ({ title, stories }));
}

type Entry = Story & { type: 'story' | 'docs'; title: string };

/**
 * The first story of each component and page, and the states of each component: its stories without a play function.
 * None of text about the kit, and none of phones, whose layouts the other tests measure: all pictures are in Git.
 */
export function storiesWithPicture({ title, stories }: StoryGroup): readonly Story[] {
  if (/^(?:Welcome|Foundations\/(?!Wordmark))/.test(title)) return [];
  if (title.startsWith('Pages/')) return stories.slice(0, 1);
  return stories.filter(({ tags, name }, at) => at === 0 || (!tags.includes('play-fn') && !/Phone/.test(name)));
}
