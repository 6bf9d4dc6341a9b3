import { componentOfTitle } from '../component-of-title.ts';

type IndexEntry = { id: string; title: string; type: 'story' | 'docs' };

/** All stories and docs pages in source order; a module lists its exports alphabetically. */
export const storyIndex: Promise<readonly IndexEntry[]> = fetch('index.json')
  .then((reply) => reply.json())
  .then(({ entries }: { entries: Record<string, IndexEntry> }) => Object.values(entries));

/** Returns the address of a component's page, by its name, or null. */
export function addressOfPage(index: readonly IndexEntry[], component: string): string | null {
  const entry = index.find(({ type, title }) => type === 'docs' && componentOfTitle(title) === component);
  return entry ? `./?path=/docs/${entry.id}` : null;
}
