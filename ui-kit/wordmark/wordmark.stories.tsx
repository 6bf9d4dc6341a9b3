import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './wordmark.guide.tsx';
import { Wordmark } from './wordmark.tsx';

const meta = {
  title: 'Foundations/Wordmark (Logo)',
  component: Wordmark,
  parameters: { guide },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As a link it is one link with one name. */
export const AsLink: Story = {
  render: () => <Wordmark as="a" href="#home" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Fourfold' })).toBeVisible();
  },
};
