import type { Meta, StoryObj } from '@storybook/react-vite';
import { Empty } from './empty.tsx';

/** Where a list has no rows yet, or a search finds none. */
const meta = {
  title: 'Feedback/Empty',
  component: Empty,
  args: {
    title: 'No assignments found',
    children: 'When your tutor assigns work, it stands here with its due date.',
  },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLine: Story = {};
export const Alone: Story = { args: { title: 'No Record Found', children: undefined } };
