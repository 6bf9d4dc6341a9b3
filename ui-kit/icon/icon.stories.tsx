import type { Meta, StoryObj } from '@storybook/react-vite';
import * as editIcons from '../edit-icons/edit-icons.tsx';
import { HiddenIcon } from '../hidden-icon/hidden-icon.tsx';
import { FoundationPage, PageSection } from '../stories/pages/foundation-page.tsx';
import * as commonIcons from './icon.tsx';
import css from './icon-gallery.module.css';
import { StrokeIcon } from './stroke-icon.tsx';

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
  component: StrokeIcon,
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta<typeof StrokeIcon>;
export default meta;

export const Icons: StoryObj = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Strokes on a grid of 16, in the colour of the text beside them. A word carries the meaning: only arrows, close, more, menu and the editor’s toolbar stand without one."
    >
      <PageSection title="Everywhere">
        <Gallery icons={commonIcons} />
      </PageSection>
      <PageSection title="In the studio" note="They stand in files of their own, so that no student’s page loads them.">
        <Gallery icons={{ ...editIcons, HiddenIcon }} />
      </PageSection>
    </FoundationPage>
  ),
};
