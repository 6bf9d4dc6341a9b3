import { ArgTypes, Description, Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

type DocumentedComponent = NonNullable<ComponentProps<typeof ArgTypes>['of']>;

/** The props of the components that belong to another one. */
export function PropTables({ components }: { components: Readonly<Record<string, DocumentedComponent>> }) {
  const all = Object.entries(components);
  if (all.length === 0) return null;
  return (
    <>
      <Heading>Properties of its parts</Heading>
      {all.map(([name, component]) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <Description of={component} />
          <ArgTypes of={component} />
        </section>
      ))}
    </>
  );
}
