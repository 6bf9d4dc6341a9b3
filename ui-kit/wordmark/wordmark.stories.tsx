import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wordmark } from './wordmark.tsx';

/** In the side menu, on the log-in page and on printed pages. */
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
