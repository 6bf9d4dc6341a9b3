import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Page/Banner',
  component: Banner,
  args: {
    children: (
      <>
        You are viewing as <b>Maya Okafor</b>. Nothing you do here changes her work, except assignments.
      </>
    ),
    action: <Button>Back to Tutor</Button>,
  },
  parameters: { flush: true },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'cannot be closed: its only button is the way back',
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Back to Tutor']);
  },
};
export const Phone: Story = { parameters: { width: 375 } };
