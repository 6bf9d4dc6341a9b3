import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { guide } from './selection-bar.guide.tsx';
import { SelectionBar } from './selection-bar.tsx';

const meta = {
  title: 'Lists/SelectionBar (Bulk actions)',
  component: SelectionBar,
  args: {
    count: 2,
    text: '2 of 5 selected',
    onClear: fn(),
  },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { onSelectAll: fn() } };

/** Above a list in a dialog it is there before anything is selected. */
export const NothingSelected: Story = { args: { onSelectAll: fn(), count: 0, text: '0 of 5 selected' } };

/** Everything is selected: only Clear is possible. */
export const AllSelected: Story = { args: { onSelectAll: fn(), count: 5, text: '5 of 5 selected', isFull: true } };

/** While the selection is used, nothing can be changed. */
export const Disabled: Story = { args: { onSelectAll: fn(), disabled: true } };

/** With actions, at the bottom of the window while the list is longer. */
export const Sticky: Story = {
  args: {
    sticky: true,
    text: '2 students chosen',
    children: <Button kind="primary">Assign to 2 students</Button>,
  },
  decorators: [
    (Story) => (
      <>
        <div style={{ minHeight: '150vh' }}>A long list</div>
        <Story />
      </>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('status').parentElement?.getBoundingClientRect();
    await expect(bar?.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

const students = ['Maya Okafor', 'Liam Novak', 'Aisha Rahman'];

/** The same live region before and after: changes are announced. All of it works by keys. */
export const Keyboard: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    return (
      <>
        {students.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              setChosen([...chosen.filter((one) => one !== name), ...(target.checked ? [name] : [])])
            }
          >
            {name}
          </Checkbox>
        ))}
        <SelectionBar
          sticky
          count={chosen.length}
          text={`${chosen.length} chosen`}
          onClear={() => setChosen([])}
          onSelectAll={() => setChosen(students)}
          isFull={chosen.length === students.length}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const region = kit.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(region).toHaveTextContent('1 chosen');
    kit.getByRole('button', { name: 'Select All' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveTextContent('3 chosen');
    await expect(kit.getByRole('button', { name: 'Select All' })).toBeDisabled();
    kit.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toBeEmptyDOMElement();
    await expect(kit.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A long text wraps. */
export const LongText: Story = {
  args: {
    ...Sticky.args,
    text: '128 students of all your classes chosen, also on other pages',
    children: <Button kind="primary">Assign to 128 students</Button>,
  },
  globals: { viewport: { value: 'smallPhone' } },
};

/** The text has a line of its own, and the main action the rest of the width. */
export const Phone: Story = {
  args: { ...Sticky.args },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const [text, action] = [kit.getByRole('status'), kit.getByRole('button', { name: /Assign/ })];
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
  },
};
