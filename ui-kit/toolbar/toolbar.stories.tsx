import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DownIcon, FlagIcon, MapIcon, PlusIcon } from '../icon/icon.tsx';
import { guide } from './toolbar.guide.tsx';
import { ToolButton, Toolbar, ToolGroup, ToolMenu, ToolStrip } from './toolbar.tsx';

const run = fn();
const sizes = ['12', '14', '16', '19', '24', '36'].map((label) => ({ label, checked: label === '16', onSelect: run }));

const meta = {
  title: 'Actions/Toolbar (Formatting bar)',
  component: Toolbar,
  subcomponents: { ToolGroup, ToolButton, ToolMenu, ToolStrip },
  args: {
    label: 'Formatting',
    onLeave: fn(),
    children: (
      <>
        <ToolGroup>
          <ToolMenu label="Font size" value="16" items={sizes} columns={3}>
            16
            <DownIcon size={12} />
          </ToolMenu>
        </ToolGroup>
        <ToolGroup>
          <ToolButton label="Bold" shortcut={{ key: 'b' }} pressed onClick={run}>
            <b>B</b>
          </ToolButton>
          <ToolButton label="Italic" shortcut={{ key: 'i' }} pressed={false} onClick={run}>
            <i className="serif">I</i>
          </ToolButton>
        </ToolGroup>
        <ToolGroup>
          <ToolButton label="Image" aria-haspopup="dialog" onClick={run}>
            <MapIcon />
          </ToolButton>
          <ToolButton label="Tooltip" onClick={run}>
            <FlagIcon />
          </ToolButton>
        </ToolGroup>
        <ToolGroup last>
          <ToolButton label="Redo" disabled onClick={run}>
            <PlusIcon />
          </ToolButton>
        </ToolGroup>
      </>
    ),
  },
  beforeEach: () => {
    run.mockClear();
  },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const tool = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

export const Playground: Story = {};

/** One tool is a tab stop; arrows, Home and End move between all of them, Escape returns to the text. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(tool(canvasElement, 'Font size 16')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool(canvasElement, 'Bold')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(tool(canvasElement, 'Redo')).toHaveFocus();
    await expect(run).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool(canvasElement, 'Font size 16')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(tool(canvasElement, 'Bold')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** A tool with a menu opens it on its chosen row, and has the focus again afterwards. */
export const MenuOfATool: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(tool(canvasElement, 'Font size 16'));
    const kit = within(canvasElement);
    await expect(kit.getByRole('menuitemradio', { name: '16', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(kit.queryByRole('menu')).not.toBeInTheDocument());
    await expect(tool(canvasElement, 'Font size 16')).toHaveFocus();
  },
};

/** A click leaves the focus in the text, so that its selection stays. */
export const Click: Story = {
  render: (args) => (
    <>
      <Toolbar {...args}>{args.children}</Toolbar>
      <textarea aria-label="Question" defaultValue="What is the slope?" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    await userEvent.click(text);
    await userEvent.click(tool(canvasElement, 'Italic'));
    await expect(run).toHaveBeenCalledOnce();
    await expect(text).toHaveFocus();
  },
};

/** For the element at the caret: its name, then buttons with text. */
export const Strip: Story = {
  args: {
    label: 'Table',
    plain: true,
    children: ['Row above', 'Row below', 'Delete row'].map((label) => (
      <ToolButton key={label} label={label} onClick={run}>
        {label}
      </ToolButton>
    )),
  },
  render: (args) => (
    <ToolStrip label={args.label}>
      <Toolbar {...args}>{args.children}</Toolbar>
    </ToolStrip>
  ),
};

/** The strip of an element with a text: its name labels the field. */
export const StripWithField: Story = {
  render: () => (
    <ToolStrip as="label" label="Credit">
      <input defaultValue="Jane Austen, Emma" />
    </ToolStrip>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Credit' })).toHaveValue('Jane Austen, Emma');
  },
};

/** Buttons with text keep their width, and scroll sideways. */
export const StripOnPhone: Story = {
  ...Strip,
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const { scrollHeight, clientHeight } = tool(canvasElement, 'Delete row');
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    await expect(tool(canvasElement, 'Delete row').getBoundingClientRect().right).toBeGreaterThan(innerWidth - 32);
  },
};

/** A long link is cut, and the tools stay in reach. */
export const LongText: Story = {
  ...Strip,
  render: (args) => (
    <ToolStrip label="Link">
      <a href="#link">
        https://openstax.org/books/elementary-algebra/pages/2-introduction-to-equations-and-inequalities
      </a>
      <Toolbar {...args}>{args.children}</Toolbar>
    </ToolStrip>
  ),
};

/** One row that scrolls sideways, with large targets. */
export const Phone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const { height, width } = tool(canvasElement, 'Bold').getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  },
};
