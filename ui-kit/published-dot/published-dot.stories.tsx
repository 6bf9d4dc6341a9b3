import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublishedDot } from './published-dot.tsx';

/** For a row that may be hidden from students, if it cannot be switched there. */
const meta = {
  title: 'Lists/PublishedDot',
  component: PublishedDot,
  args: { published: true },
} satisfies Meta<typeof PublishedDot>;
export default meta;

export const Both: StoryObj<typeof meta> = {
  name: 'is filled if published, a ring if not, with an accessible name',
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
