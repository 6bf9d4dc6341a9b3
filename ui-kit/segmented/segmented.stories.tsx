import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './segmented.guide.tsx';
import { Segmented } from './segmented.tsx';

const meta = {
  title: 'Actions/Segmented (SegmentedControl)',
  component: Segmented,
  args: {
    label: 'Area',
    options: [
      { value: 'mock', label: 'Mock' },
      { value: 'real', label: 'Real' },
    ],
    value: 'mock',
    onChange: fn(),
  },
  parameters: { guide, controlled: { value: 'onChange' } },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Three options are the most that fit in one row on a phone. */
export const ThreeOptions: Story = {
  args: {
    label: 'Extra time',
    options: [
      { value: 'none', label: 'None' },
      { value: 'half', label: 'Time and a half' },
      { value: 'double', label: 'Double time' },
    ],
    value: 'half',
  },
};

/** There is nothing to select, because only one option exists. */
export const Disabled: Story = { args: { disabled: true } };

/** A click or an arrow key selects one of the options. */
export const Selection: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('radio', { name: 'Mock' })).toBeChecked();
    await userEvent.click(kit.getByRole('radio', { name: 'Real' }));
    await expect(args.onChange).toHaveBeenCalledWith('real');
    await expect(kit.getByRole('radio', { name: 'Real' })).toBeChecked();
    await expect(kit.getByRole('radio', { name: 'Mock' })).not.toBeChecked();
  },
};
