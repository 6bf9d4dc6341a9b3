import { ArgTypes, Canvas, Description, Heading, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { distinctStories } from './distinct-stories.ts';
import { storyLabel } from './story-label.ts';

/** Ids of all stories in source order: a module lists its exports alphabetically. */
const order: Promise<string[]> = fetch('index.json')
  .then((reply) => reply.json())
  .then(({ entries }: { entries: object }) => Object.keys(entries));

/** The docs page of a component: description, stories at rest, links to interactive stories, and props. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const ids = use(order);
  const stories = Object.values(csfFile.stories).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const inlineStories = distinctStories(stories, preparedMeta.parameters.docs?.story?.inline !== false);
  const otherStories = stories.filter((story) => !inlineStories.includes(story));
  const { component, subcomponents = {} } = preparedMeta;
  const documented = Object.keys(subcomponents).length > 0 ? subcomponents : component ? { '': component } : {};
  return (
    <>
      <Title />
      <Description of="meta" />
      {inlineStories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{storyLabel(name)}</Subheading>
          <Canvas of={moduleExport} />
        </section>
      ))}
      {otherStories.length > 0 && (
        <>
          <Heading>On pages of their own</Heading>
          <ul>
            {otherStories.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {storyLabel(name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading>Properties</Heading>
      {Object.entries(documented).map(([name, documentedComponent]) => (
        <section key={name}>
          {name && <Subheading>{name}</Subheading>}
          <Description of={documentedComponent} />
          <ArgTypes of={documentedComponent} />
        </section>
      ))}
    </>
  );
}
