import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wordmark } from './wordmark.tsx';

/** At the head of the rail, of the gate and of what is printed. */
const meta = { title: 'Foundations/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const AsLink: Story = {
  name: 'is one link with one name',
  render: () => <Wordmark as="a" href="#home" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Fourfold' })).toBeVisible();
  },
};
