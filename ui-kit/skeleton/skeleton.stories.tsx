import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

/** While a part of a page loads. A LoadingOverlay blocks the whole page. */
const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Rows: Story = { args: { bars: [30, 70, 70, 70, 70, 70], label: 'Loading topics' } };
