import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Guide } from '../guide.ts';
import css from './docs-page.module.css';
import { addressOfPage, storyIndex } from './story-index.ts';

/** When to use a component, what to take instead, and its parts. */
export function WhenSections({ guide: { use: situations, instead, anatomy } }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <ul className={`sb-unstyled ${css.list}`}>
        {situations.map((situation) => (
          <li key={situation}>{situation}</li>
        ))}
      </ul>
      <Subheading>What to take instead</Subheading>
      <dl className={`sb-unstyled ${css.pairs}`}>
        {instead.map(({ when, take }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <PageLink component={take} />
            </dd>
          </div>
        ))}
      </dl>
      <Heading>Anatomy</Heading>
      <ol className={`sb-unstyled ${css.list}`}>
        {anatomy.map(({ part, what }) => (
          <li key={part}>
            <strong>{part}</strong>: {what}
          </li>
        ))}
      </ol>
    </>
  );
}

function PageLink({ component }: { component: string }) {
  const address = addressOfPage(use(storyIndex), component);
  return address ? (
    <a href={address} target="_top">
      {component}
    </a>
  ) : (
    component
  );
}
