import { ranks } from '@fourfold/core/ranks/ranks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './rank.guide.tsx';
import { Rank } from './rank.tsx';

const meta = {
  title: 'Practice/Rank (Badge)',
  component: Rank,
  args: { rank: 0 },
  parameters: { guide },
} satisfies Meta<typeof Rank>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each stored rank is shown plus one; its title says how many ranks there are. */
export const All: Story = {
  render: () => (
    <div className="row">
      {ranks.map((rank) => (
        <Rank key={rank} rank={rank} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const rank of ranks) {
      const shown = within(canvasElement).getByTitle(`Rank ${rank + 1} of ${ranks.length}`);
      await expect(shown).toHaveTextContent(`Rank ${rank + 1}`);
      const { backgroundColor, color } = getComputedStyle(shown);
      await expect(new Set([backgroundColor, color, 'rgba(0, 0, 0, 0)'])).toHaveProperty('size', 3);
    }
  },
};
