import { ranks } from '@fourfold/core/ranks/ranks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Rank } from './rank.tsx';

/** Where a question is named: its head, its card, a row. */
const meta = { title: 'Practice/Rank', component: Rank, args: { rank: 0 } } satisfies Meta<typeof Rank>;
export default meta;

export const All: StoryObj<typeof meta> = {
  name: 'shows each stored rank plus one, and the number of ranks',
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
