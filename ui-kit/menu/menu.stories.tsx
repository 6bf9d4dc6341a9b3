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

/** For three or more actions on one item, or for a choice. Fewer actions are buttons; a value of a form is a Select. */
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

export const Playground: Story = {};

/** It opens on its first row and moves by arrows, Home, End and letters. */
export const Keyboard: Story = {
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

/** It closes on Escape and restores the focus. */
export const Escape: Story = {
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

/** Enter selects, closes, and restores the focus. */
export const Enter: Story = {
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

/** An item that is not possible now stays in its row. */
export const Disabled: Story = {
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

/** Items with `checked` are choices: the chosen one has the focus first. */
export const Choices: Story = {
  args: {
    children: 'Style',
    items: ['Text', 'Heading', 'Quote'].map((label) => ({
      label,
      checked: label === 'Heading',
      onSelect: () => select(label),
    })),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Style' }));
    await expect(kit.getByRole('menuitemradio', { name: 'Heading', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(select).toHaveBeenCalledWith('Quote');
  },
};

/** Several choices at once, each with its shortcut. */
export const Several: Story = {
  args: {
    children: 'More formatting',
    multiple: true,
    items: ['Strikethrough', 'Code'].map((label) => ({
      label,
      content: (
        <>
          {label}
          <kbd>Ctrl {label[0]}</kbd>
        </>
      ),
      checked: label === 'Code',
      onSelect: () => select(label),
    })),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'More formatting' }));
    await userEvent.keyboard('s');
    await expect(kit.getByRole('menuitemcheckbox', { name: 'Strikethrough', checked: false })).toHaveFocus();
  },
};

/** With columns, Left and Right move as well. */
export const Grid: Story = {
  args: {
    children: 'Font size',
    columns: 4,
    firstFocus: '14',
    items: [10, 12, 14, 16, 18, 20, 24, 36].map((size) => ({
      label: String(size),
      checked: size === 16,
      onSelect: () => select(size),
    })),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Font size' }));
    await expect(kit.getByRole('menuitemradio', { name: '14' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{Enter}');
    await expect(select).toHaveBeenCalledWith(24);
  },
};

export const LongText: Story = {
  args: {
    align: 'end',
    items: [{ label: 'Move to the topic “Use a general strategy to solve linear equations”', onSelect: select }],
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Maya Okafor' }));
    const { left, right } = kit.getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(innerWidth - 8);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Maya Okafor' }));
    const row = kit.getByRole('menuitem', { name: 'Open Sheet' });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
