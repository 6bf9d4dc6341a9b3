import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MoreIcon } from '../icon/icon.tsx';
import { Menu } from './menu.tsx';

const select = fn();
const items = ['Open Sheet', 'Select Wrong', 'Select Uncertain', 'Reset Test'].map((label) => ({
  label,
  danger: label === 'Reset Test',
  onSelect: () => select(label),
}));

/** For three or more actions on one item. One or two are buttons beside it. */
const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { children: 'Maya Okafor', items, kind: 'quiet', align: 'start' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    select.mockClear();
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'opens on its first row and moves by arrows, Home, End and letters',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const button = kit.getByRole('button', { name: 'Maya Okafor' });
    const focused = (name: string) => waitFor(() => expect(kit.getByRole('menuitem', { name })).toHaveFocus());
    await userEvent.click(button);
    await focused('Open Sheet');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Select Wrong');
    await userEvent.keyboard('{End}');
    await focused('Reset Test');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Open Sheet');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await focused('Open Sheet');
    await userEvent.keyboard('s');
    await focused('Select Wrong');
    await userEvent.keyboard('elect u');
    await focused('Select Uncertain');
  },
};

export const Escape: Story = {
  name: 'closes on Escape and restores the focus',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const button = kit.getByRole('button', { name: 'Maya Okafor' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(kit.getByRole('menuitem', { name: 'Reset Test' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(select).not.toHaveBeenCalled();
  },
};

export const Selects: Story = {
  name: 'selects with Enter, closes, and restores the focus',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const button = kit.getByRole('button', { name: 'Maya Okafor' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(select).toHaveBeenCalledOnce();
    await expect(select).toHaveBeenCalledWith('Select Wrong');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(kit.queryByRole('menuitem')).not.toBeInTheDocument());
  },
};

export const IconAndDisabled: Story = {
  args: {
    label: 'More',
    icon: true,
    children: <MoreIcon weight={2.4} />,
    items: [
      { label: 'Move up', onSelect: select, disabled: true },
      { label: 'Move down', onSelect: select },
    ],
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'More' }));
    await userEvent.click(await kit.findByRole('menuitem', { name: 'Move up' }));
    await expect(select).not.toHaveBeenCalled();
  },
};
