import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './empty.guide.tsx';
import { Empty } from './empty.tsx';

const meta = {
  title: 'Feedback/Empty (EmptyState)',
  component: Empty,
  args: {
    title: 'No assignments found',
    children: 'When your tutor assigns work, it stands here with its due date.',
  },
  parameters: { guide },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The title alone, where there is nothing to explain. */
export const TitleAlone: Story = { args: { title: 'No Record Found', children: undefined } };
