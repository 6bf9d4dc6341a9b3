import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './tabs.guide.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Assignments',
    tabs: [
      { id: 'current', label: 'Current', count: 3 },
      { id: 'completed', label: 'Completed', count: 12 },
      { id: 'all', label: 'All' },
    ],
    current: 'current',
    onChange: fn(),
    children: <p>The assignments.</p>,
  },
  parameters: { guide, controlled: { current: 'onChange' } },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two tabs are the fewest; a count is optional. */
export const WithoutCounts: Story = {
  args: {
    label: 'Content',
    tabs: [
      { id: 'topics', label: 'Topics' },
      { id: 'tests', label: 'Tests' },
    ],
    current: 'tests',
    children: <p>The tests.</p>,
  },
};

/** Where not all tabs fit, the row scrolls, and the current tab is scrolled into view. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 130 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const [list, all] = [kit.getByRole('tablist'), kit.getByRole('tab', { name: 'All' })];
    await expect(all.getBoundingClientRect().left).toBeGreaterThan(list.getBoundingClientRect().right);
    // Not focused, because the browser would scroll to the focus.
    all.click();
    await waitFor(() => expect(list.scrollLeft).toBe(list.scrollWidth - list.clientWidth));
  },
};

/** Arrows, Home and End move the focus and show the focused tab. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await expect(kit.getByRole('tab', { name: /Current/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(kit.getByRole('tab', { name: /Completed/ })).toHaveFocus();
    await expect(kit.getByRole('tabpanel')).toHaveAccessibleName(/Completed/);
    await userEvent.keyboard('{End}');
    await expect(kit.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(kit.getByRole('tab', { name: /Current/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(kit.getByRole('tabpanel')).toHaveAccessibleName(/Current/);
  },
};

/** A second key press moves on from the focused tab, even before the panel of the first is shown. */
export const SlowPanel: Story = {
  render: function Render(args) {
    const [current, setCurrent] = useState('current');
    return (
      <Tabs label={args.label} tabs={args.tabs} current={current} onChange={(id) => setTimeout(setCurrent, 300, id)}>
        <p>The {current} assignments.</p>
      </Tabs>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(kit.getByRole('tab', { name: 'All' })).toHaveFocus();
    await waitFor(() => expect(kit.getByRole('tabpanel')).toHaveTextContent('The all assignments.'));
  },
};
