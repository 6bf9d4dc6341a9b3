import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import * as editIcons from '../edit-icons/edit-icons.tsx';
import { HiddenIcon } from '../hidden-icon/hidden-icon.tsx';
import * as stateIcons from '../saved-state/state-icons.tsx';
import { CopyButton } from '../stories/pages/copy-button.tsx';
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
          <span>
            <CopyButton text={`<${name} />`}>{name}</CopyButton>
          </span>
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
      <PageSection title="Everywhere" note="From @fourfold/ui-kit/icon/icon.">
        <Gallery icons={commonIcons} />
      </PageSection>
      <PageSection
        title="In the studio, and of the saved state"
        note="From @fourfold/ui-kit/edit-icons, hidden-icon and saved-state, so that no first script contains them."
      >
        <Gallery icons={{ ...editIcons, HiddenIcon, ...stateIcons }} />
      </PageSection>
    </FoundationPage>
  ),
};

export const CopyingAnIcon: StoryObj = {
  name: 'copies an icon as JSX on click',
  tags: ['!dev'],
  render: () => <Gallery icons={commonIcons} />,
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('button')).toHaveLength(Object.keys(commonIcons).length);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(kit.getByRole('button', { name: 'Copy CheckIcon' }));
    await expect(await kit.findByText('Copied')).toHaveTextContent('Copied: <CheckIcon />');
    await expect(writeText).toHaveBeenLastCalledWith('<CheckIcon />');
    writeText.mockRestore();
  },
};
