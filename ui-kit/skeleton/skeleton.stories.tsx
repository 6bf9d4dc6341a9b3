import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './skeleton.guide.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Feedback/Skeleton (Placeholder)', component: Skeleton, parameters: { guide } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Rows of a list, with their own label. */
export const Rows: Story = { args: { bars: [30, 70, 70, 70, 70, 70], label: 'Loading topics' } };
