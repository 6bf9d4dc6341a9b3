import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MoreIcon } from '../icon/icon.tsx';
import { guide } from './menu.guide.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Actions/Menu (Dropdown)',
  component: Menu,
  args: {
    children: 'Maya Okafor',
    items: [
      { label: 'Open Sheet', onSelect: fn() },
      { label: 'Select Wrong', onSelect: fn() },
      { label: 'Select Uncertain', onSelect: fn() },
      { label: 'Reset Test', danger: true, onSelect: fn() },
    ],
    kind: 'quiet',
    align: 'start',
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = (canvas: HTMLElement, name: string) =>
  waitFor(() => expect(within(canvas).getByRole('menuitem', { name })).toHaveFocus());

export const Playground: Story = {};

/** The menu opens on its first row. Arrows, Home, End and letters move the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Maya Okafor' });
    await userEvent.click(button);
    await focused(canvasElement, 'Open Sheet');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await focused(canvasElement, 'Select Wrong');
    await userEvent.keyboard('{End}');
    await focused(canvasElement, 'Reset Test');
    await userEvent.keyboard('{ArrowDown}');
    await focused(canvasElement, 'Open Sheet');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await focused(canvasElement, 'Open Sheet');
    await userEvent.keyboard('s');
    await focused(canvasElement, 'Select Wrong');
    await userEvent.keyboard('elect u');
    await focused(canvasElement, 'Select Uncertain');
  },
};

/** Escape closes the menu and restores the focus; nothing is selected. */
export const Escape: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Maya Okafor' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await focused(canvasElement, 'Reset Test');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    for (const { onSelect } of args.items) await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** Enter selects an item, closes the menu, and restores the focus. */
export const Select: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const button = kit.getByRole('button', { name: 'Maya Okafor' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    for (const { label, onSelect } of args.items) {
      await expect(onSelect).toHaveBeenCalledTimes(label === 'Select Wrong' ? 1 : 0);
    }
    await expect(button).toHaveFocus();
    await waitFor(() => expect(kit.queryByRole('menuitem')).not.toBeInTheDocument());
  },
};

/** In a row of a list: an icon with an accessible name. A disabled item keeps its position and can be reached. */
export const IconAndDisabled: Story = {
  args: {
    label: 'More',
    icon: true,
    children: <MoreIcon weight={2.4} />,
    items: [
      { label: 'Move up', onSelect: fn(), disabled: true },
      { label: 'Move down', onSelect: fn() },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'More' }));
    await userEvent.click(await kit.findByRole('menuitem', { name: 'Move up' }));
    for (const { onSelect } of args.items) await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** Items with `checked` are choices: the chosen one has the focus first. */
export const Choices: Story = {
  args: {
    children: 'Style',
    items: ['Text', 'Heading', 'Quote'].map((label) => ({
      label,
      checked: label === 'Heading',
      onSelect: fn(),
    })),
  },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Style' }));
    await expect(kit.getByRole('menuitemradio', { name: 'Heading', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.items.at(-1)?.onSelect).toHaveBeenCalledOnce();
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
      onSelect: fn(),
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
      onSelect: fn(),
    })),
  },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Font size' }));
    await expect(kit.getByRole('menuitemradio', { name: '14' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.items.find(({ label }) => label === '24')?.onSelect).toHaveBeenCalledOnce();
  },
};

/** A long item wraps, and the menu stays within the page. */
export const LongText: Story = {
  args: {
    align: 'end',
    items: [{ label: 'Move to the topic “Use a general strategy to solve linear equations”', onSelect: fn() }],
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

/** On a phone a row is as high as a finger needs. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Maya Okafor' }));
    const row = kit.getByRole('menuitem', { name: 'Open Sheet' });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
