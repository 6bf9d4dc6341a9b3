import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Graph, type GraphEdge, type GraphNode } from './graph.tsx';

const size = { width: 188, height: 66 };
const tallSize = { width: 188, height: 89 };

const nodes: readonly GraphNode[] = [
  {
    ...{ id: 'one', shape: 'question', kind: 'Question', head: '1', title: 'Where does the parabola open to?' },
    ...{ x: 120, y: 12, ...size, notes: ['Start', '64% right'] },
    description: 'After a right answer: to question 2. After a wrong answer: through Signs, then to question 2',
  },
  { id: 'set', shape: 'set', head: 'Set', title: 'Signs and brackets', x: 12, y: 130, width: 188, height: 54 },
  {
    ...{
      id: 'two',
      shape: 'question',
      kind: 'Question',
      head: '2',
      title: 'Which value of x makes it least, and why?',
    },
    ...{ x: 120, y: 240, ...tallSize, broken: 2, poor: 1, notes: ['Typed'] },
    ways: [{ kind: 'wrong', words: '✗ End', isEnd: true }],
  },
  {
    ...{ id: 'three', shape: 'question', kind: 'Question', head: '3', title: 'Not yet for students' },
    ...{ x: 120, y: 380, ...tallSize, faded: true, notes: ['Hidden'] },
    ways: [
      { kind: 'right', words: '✓ End', isEnd: true },
      { kind: 'wrong', words: '✗ B to 1', isEnd: false },
    ],
  },
];

const edges: readonly GraphEdge[] = [
  {
    ...{ id: 'a', kind: 'right', label: '✓', labelAt: { x: 260, y: 160 } },
    points: [
      { x: 240, y: 78 },
      { x: 260, y: 160 },
      { x: 230, y: 240 },
    ],
  },
  {
    ...{ id: 'b', kind: 'wrong', label: '✗', labelAt: { x: 140, y: 104 } },
    points: [
      { x: 180, y: 78 },
      { x: 106, y: 130 },
    ],
  },
  {
    ...{ id: 'c', kind: 'any', label: '', labelAt: { x: 140, y: 210 } },
    points: [
      { x: 106, y: 184 },
      { x: 180, y: 240 },
    ],
  },
  {
    ...{ id: 'd', kind: 'right', label: '✓', labelAt: { x: 214, y: 354 }, faded: true },
    points: [
      { x: 214, y: 329 },
      { x: 214, y: 380 },
    ],
  },
];

/** For an author’s view of a sequence: where right and wrong answers lead. */
const meta = {
  title: 'Charts/Graph',
  component: Graph,
  args: { label: 'Map of The vertex form', width: 340, height: 490, nodes, edges, onOpen: fn() },
} satisfies Meta<typeof Graph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sequence: Story = {
  name: 'distinguishes right and wrong edges, sets, hidden nodes and findings without colour',
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
export const Dark: Story = { globals: { theme: 'dark' } };

export const Simulated: Story = {
  name: 'shows the share of students who reached each node',
  args: {
    nodes: nodes.map((node, at) => {
      const met = [1, 0.36, 0.64, 0][at] ?? 0;
      return { ...node, met, notes: [met === 0 ? 'Nobody comes' : `${met * 100}% come`] };
    }),
  },
};

export const Small: Story = { name: 'can be scaled down', args: { scale: 0.5 } };
export const Empty: Story = { args: { nodes: [], edges: [], width: 0, height: 0 } };

export const Keyboard: Story = {
  name: 'is one tab stop: arrows, Home and End move between nodes, Enter opens one',
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
export const Many: Story = {
  name: 'scrolls the focused node into view, among 300',
  args: {
    width: 400,
    height: many * 110,
    nodes: Array.from({ length: many }, (_, at) => ({
      ...{ id: `${at}`, shape: 'question', kind: 'Question', head: `${at + 1}`, title: 'What follows from it?' },
      ...{ x: 100, y: 12 + at * 110, ...size },
    })),
    edges: Array.from({ length: many - 1 }, (_, at) => ({
      ...{ id: `${at}`, kind: 'right', label: '✓', labelAt: { x: 194, y: 100 + at * 110 } },
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
