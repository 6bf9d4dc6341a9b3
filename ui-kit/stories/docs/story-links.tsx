import { Description, Heading } from '@storybook/addon-docs/blocks';
import { storyLabel } from '../story-label.ts';
import css from './docs-page.module.css';

type LinkedStory = { id: string; name: string; moduleExport: object };

/** Links to the stories that press and type by themselves or need another screen, with what they show. */
export function StoryLinks({ stories }: { stories: readonly LinkedStory[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>On pages of their own</Heading>
      <ul className={`sb-unstyled ${css.list}`}>
        {stories.map(({ id, name, moduleExport }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {storyLabel(name)}
            </a>
            <Description of={moduleExport} />
          </li>
        ))}
      </ul>
    </>
  );
}
