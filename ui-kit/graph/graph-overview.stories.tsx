import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Graph } from './graph.tsx';
import { guide } from './graph-overview.guide.tsx';
import { GraphOverview } from './graph-overview.tsx';

const nodes = Array.from({ length: 60 }, (_, at) => ({
  ...{ id: `${at}`, shape: 'question' as const, kind: 'Question', head: `${at + 1}`, title: 'What follows from it?' },
  ...{ x: 100, y: 12 + at * 110, width: 188, height: 66 },
  broken: at % 9 === 4 ? 1 : 0,
  poor: at % 7 === 3 ? 2 : 0,
}));
const edges = nodes.slice(1).map((node, at) => ({
  ...{ id: `${at}`, kind: 'right' as const, label: '✓', labelAt: { x: 194, y: node.y - 22 } },
  points: [
    { x: 194, y: node.y - 44 },
    { x: 194, y: node.y },
  ],
}));

const drawing = { width: 400, height: 60 * 110, nodes, edges };

/** A graph with its overview. */
function WithGraph(args: ComponentProps<typeof GraphOverview>) {
  const frame = useRef<HTMLElement>(null);
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
      <Graph label="Map of Lines" {...drawing} frameRef={frame} onOpen={() => {}} />
      <GraphOverview {...args} frame={frame} />
    </div>
  );
}

const meta = {
  title: 'Charts/Graph overview (Minimap)',
  component: GraphOverview,
  args: { label: 'Overview of the map', ...drawing, frame: { current: null } },
  render: (args) => <WithGraph {...args} />,
  parameters: { guide },
} satisfies Meta<typeof GraphOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The frame is moved by keys, to both ends and by steps. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const overview = await kit.findByRole('slider', { name: 'Overview of the map' });
    const frame = kit.getByRole('region');
    overview.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(overview).toHaveAttribute('aria-valuetext', '100% from the top'));
    await expect(frame.scrollTop).toBeGreaterThan(1_000);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() => expect(overview).toHaveAttribute('aria-valuetext', '1% from the top'));
  },
};

/** A click shows this part of the graph. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const overview = await kit.findByRole('slider', { name: 'Overview of the map' });
    const { left, bottom } = overview.getBoundingClientRect();
    await fireEvent.pointerDown(overview, { clientX: left + 5, clientY: bottom - 2, pointerId: 1 });
    await waitFor(() => expect(overview).toHaveAttribute('aria-valuetext', '100% from the top'));
  },
};

/** The marked node is larger. */
export const Marked: Story = { args: { marked: '30' } };

/** On dark paper. */
export const Dark: Story = { globals: { theme: 'dark' } };
