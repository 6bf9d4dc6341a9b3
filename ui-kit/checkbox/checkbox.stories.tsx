import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './checkbox.guide.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'There is a typo' },
  parameters: { guide },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The option is chosen. */
export const Checked: Story = { args: { defaultChecked: true } };

/** The option cannot be changed now; it keeps its value. */
export const Disabled: Story = { args: { disabled: true } };

/** Options of one question are a fieldset with a legend, each of them on its own line. */
export const Several: Story = {
  render: () => (
    <fieldset>
      <legend>What is wrong with this question?</legend>
      <Checkbox defaultChecked>There is a typo</Checkbox>
      <Checkbox>The answer is wrong</Checkbox>
      <Checkbox>The figure is missing</Checkbox>
    </fieldset>
  ),
};

/** A long label wraps; the box stays at its first line. */
export const LongText: Story = {
  args: {
    children:
      "Something isn't working/something seems broken, and these are more words than one line of a phone can show",
  },
  parameters: { width: 340 },
};

/** A click on the label checks the box. */
export const Selection: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('There is a typo'));
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
