import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './published-dot.guide.tsx';
import { PublishedDot } from './published-dot.tsx';

const meta = {
  title: 'Lists/PublishedDot (Status dot)',
  component: PublishedDot,
  args: { published: true },
  parameters: { guide },
} satisfies Meta<typeof PublishedDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Filled if published, a ring if not; both have an accessible name. */
export const Both: Story = {
  render: () => (
    <div className="row">
      <PublishedDot published />
      <PublishedDot published={false} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [full, ring] = within(canvasElement).getAllByRole('img');
    await expect(full).toHaveAccessibleName('Published');
    await expect(ring).toHaveAccessibleName('Not published');
    if (!full || !ring) throw new Error('one of the two is missing');
    await expect(getComputedStyle(full).backgroundColor).not.toBe(getComputedStyle(ring).backgroundColor);
  },
};
