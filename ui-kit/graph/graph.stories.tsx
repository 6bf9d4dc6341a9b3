import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { edges, nodes, size } from './graph.fixtures.ts';
import { guide } from './graph.guide.tsx';
import { Graph } from './graph.tsx';

const meta = {
  title: 'Charts/Graph (Diagram)',
  component: Graph,
  args: { label: 'Map of The vertex form', width: 340, height: 490, nodes, edges, onOpen: fn() },
  parameters: { guide },
} satisfies Meta<typeof Graph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Right and wrong edges, sets, hidden nodes and findings are distinguished without colour. */
export const Sequence: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('button', { name: /^Question 2 .* Typed 2 broken 1 could be better/ })).toBeVisible();
    await expect(kit.getByRole('button', { name: /^Set Signs and brackets/ })).toBeVisible();
    await expect(kit.getByRole('button', { name: /^Question 1 / })).toHaveAccessibleDescription(
      /^After a right answer/,
    );
    await expect(kit.getByText('✗ End')).toBeVisible();
  },
};

/** Lines and signs keep their contrast on dark paper. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** A bar below each node is the share of students who reached it. */
export const Simulated: Story = {
  args: {
    nodes: nodes.map((node, at) => {
      const met = [1, 0.36, 0.64, 0][at] ?? 0;
      return { ...node, met, notes: [met === 0 ? 'Nobody comes' : `${met * 100}% come`] };
    }),
  },
};

/** A large graph is scaled down to its frame. */
export const Small: Story = { args: { scale: 0.5 } };

/** Nothing to draw. */
export const Empty: Story = { args: { nodes: [], edges: [], width: 0, height: 0 } };

/** One tab stop: arrows, Home and End move between nodes, Enter opens one. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const node = (name: RegExp) => kit.getByRole('button', { name });
    await userEvent.tab();
    await expect(node(/^Question 1/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(node(/^Set/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(node(/^Question 2/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(node(/^Question 3/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('three');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(node(/^Question 3/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(node(/^Question 1/)).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

const many = 300;

/** Among 300 nodes, the focused one is scrolled into view. */
export const Many: Story = {
  args: {
    width: 400,
    height: many * 110,
    nodes: Array.from({ length: many }, (_, at) => ({
      id: `${at}`,
      shape: 'question',
      kind: 'Question',
      head: `${at + 1}`,
      title: 'What follows from it?',
      x: 100,
      y: 12 + at * 110,
      ...size,
    })),
    edges: Array.from({ length: many - 1 }, (_, at) => ({
      id: `${at}`,
      kind: 'right',
      label: '✓',
      labelAt: { x: 194, y: 100 + at * 110 },
      points: [
        { x: 194, y: 78 + at * 110 },
        { x: 194, y: 122 + at * 110 },
      ],
    })),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = kit.getByRole('button', { name: /^Question 300/ });
    await expect(last).toHaveFocus();
    const frame = kit.getByRole('region').getBoundingClientRect();
    const { top, bottom } = last.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(frame.top - 1);
    await expect(bottom).toBeLessThanOrEqual(frame.bottom + 1);
    await userEvent.keyboard('{ArrowUp}');
    await expect(kit.getByRole('button', { name: /^Question 299/ })).toHaveFocus();
  },
};

/** A node that is searched or has a finding is brought into view and marked, and is the next Tab stop. */
export const Marked: Story = {
  args: { ...Many.args, shown: { id: '240' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const node = kit.getByRole('button', { name: /^Question 241 / });
    await expect(node).toHaveAttribute('aria-current', 'true');
    const frame = kit.getByRole('region').getBoundingClientRect();
    await expect(node.getBoundingClientRect().top).toBeGreaterThan(frame.top);
    await expect(node.getBoundingClientRect().bottom).toBeLessThan(frame.bottom);
    await userEvent.tab();
    await expect(node).toHaveFocus();
  },
};
