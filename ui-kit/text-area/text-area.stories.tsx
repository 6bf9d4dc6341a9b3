import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

/** For several lines of plain text. Formatted text is written in the studio’s editor. */
const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Description' },
  parameters: { width: 420 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { note: 'You may leave this empty.' } };
export const Filled: Story = { args: { defaultValue: 'The figure shows 2 m, the text says 3 m.' } };
export const Bad: Story = { args: { message: 'Please enter Description' } };
