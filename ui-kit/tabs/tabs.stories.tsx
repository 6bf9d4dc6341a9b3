import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './tabs.tsx';

type AssignmentsProps = {
  /** Milliseconds until the panel changes. */
  delay?: number;
};

function Assignments({ delay = 0 }: AssignmentsProps) {
  const [tab, setTab] = useState('current');
  const tabs = [
    { id: 'current', label: 'Current', count: 3 },
    { id: 'completed', label: 'Completed', count: 12 },
    { id: 'all', label: 'All' },
  ];
  return (
    <Tabs
      label="Assignments"
      tabs={tabs}
      current={tab}
      onChange={(to) => (delay ? setTimeout(setTab, delay, to) : setTab(to))}
    >
      <p>The {tab} assignments.</p>
    </Tabs>
  );
}

/** For two to six views of the same content, one of them visible. Other content is another page. */
const meta = { title: 'Navigation/Tabs', component: Assignments, subcomponents: { Tabs } } satisfies Meta<
  typeof Assignments
>;
export default meta;

export const Narrow: StoryObj<typeof meta> = {
  name: 'scrolls the current tab into view if not all fit',
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

export const Keyboard: StoryObj<typeof meta> = {
  name: 'moves by arrows, Home and End, and shows the focused tab',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await expect(kit.getByRole('tab', { name: /Current/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(kit.getByRole('tab', { name: /Completed/ })).toHaveFocus();
    await expect(kit.getByRole('tabpanel')).toHaveTextContent('The completed assignments.');
    await userEvent.keyboard('{End}');
    await expect(kit.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(kit.getByRole('tab', { name: /Current/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(kit.getByRole('tabpanel')).toHaveAccessibleName(/Current/);
  },
};

export const Quick: StoryObj<typeof meta> = {
  name: 'moves on from the focused tab, even before its panel is shown',
  args: { delay: 300 },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(kit.getByRole('tab', { name: 'All' })).toHaveFocus();
    await waitFor(() => expect(kit.getByRole('tabpanel')).toHaveTextContent('The all assignments.'));
  },
};
