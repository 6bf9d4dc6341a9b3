import type { Meta, StoryObj } from '@storybook/react-vite';
import * as editing from '../edit-icons/edit-icons.tsx';
import { HiddenIcon } from '../hidden-icon/hidden-icon.tsx';
import { Page, Part } from '../stories/pages/page.tsx';
import { Drawing } from './drawing.tsx';
import * as everywhere from './icon.tsx';
import css from './icon-gallery.module.css';

type Icons = Readonly<Record<string, (props: { size?: number }) => React.ReactNode>>;

function Gallery({ icons }: { icons: Icons }) {
  return (
    <ul className={css.gallery}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <Icon size={32} />
          <span>{name.replace(/Icon$/, '')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Beside a text. A button with an icon alone has its text as a label. */
const meta = {
  title: 'Foundations/Icons',
  component: Drawing,
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta<typeof Drawing>;
export default meta;

export const Icons: StoryObj = {
  render: () => (
    <Page
      title="Icons"
      lead="Strokes on a grid of 16, in the colour of the text beside them. A word carries the meaning: only arrows, close, more, menu and the editor’s toolbar stand without one."
    >
      <Part title="Everywhere">
        <Gallery icons={everywhere} />
      </Part>
      <Part title="In the studio" note="They stand in files of their own, so that no student’s page loads them.">
        <Gallery icons={{ ...editing, HiddenIcon }} />
      </Part>
    </Page>
  ),
};
