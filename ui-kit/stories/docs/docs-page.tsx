import { Canvas, Description, Heading, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyLabel } from '../story-label.ts';
import { distinctStories } from './distinct-stories.ts';
import { DocsPlayground } from './docs-playground.tsx';
import { InteractiveStates } from './interactive-states.tsx';
import { PropTables } from './prop-tables.tsx';
import { storyIndex } from './story-index.ts';
import { StoryLinks } from './story-links.tsx';
import { UsageSections } from './usage-sections.tsx';
import { WhenSections } from './when-sections.tsx';

/**
 * The docs page of a component: its playground with the props, when to use it, its states, examples with their code,
 * do and don't, keys, and links to the stories that need a page of their own.
 */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const ids = use(storyIndex).map(({ id }) => id);
  const stories = Object.values(csfFile.stories).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const [playground, ...others] = stories;
  // The layout of a whole page does not fit into the small frames of the states.
  const { guide, docs, flush: isWholeWidth } = preparedMeta.parameters;
  const isInline = docs?.story?.inline !== false;
  const examples = distinctStories(others, isInline);
  return (
    <>
      <Title />
      <Description of="meta" />
      {playground && <DocsPlayground story={playground.moduleExport} />}
      {guide && <WhenSections guide={guide} />}
      {guide && guide.keys.length > 0 && isInline && !isWholeWidth && playground && (
        <InteractiveStates story={playground.moduleExport} />
      )}
      {examples.length > 0 && <Heading>Examples</Heading>}
      {examples.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{storyLabel(name)}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </section>
      ))}
      {guide && <UsageSections guide={guide} />}
      <StoryLinks stories={others.filter((story) => !examples.includes(story))} />
      <PropTables components={preparedMeta.subcomponents ?? {}} />
    </>
  );
}
