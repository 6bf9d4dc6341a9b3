import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './text-area.guide.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea (Multiline input)',
  component: TextArea,
  args: { label: 'Description' },
  parameters: { guide, width: 420 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A note says that the field may stay empty. */
export const Empty: Story = { args: { note: 'You may leave this empty.' } };

/** Text wraps; more lines than the box has scroll in it. */
export const Filled: Story = { args: { defaultValue: 'The figure shows 2 m, the text says 3 m.' } };

/** `rows` is the height of the box in lines; four are the default. */
export const Rows: Story = { args: { rows: 8 } };

/** A disabled field shows its text and takes no focus. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'The figure shows 2 m, the text says 3 m.' } };

/** The field is marked invalid and described by its message. */
export const Invalid: Story = { args: { message: 'Please enter Description' } };
