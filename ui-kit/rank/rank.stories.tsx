import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Rank } from './rank.tsx';

/** Wherever a question is named: its head, its card, a row. */
const meta = { title: 'Practice/Rank', component: Rank, args: { rank: 0 } } satisfies Meta<typeof Rank>;
export default meta;

export const All: StoryObj<typeof meta> = {
  name: 'shows the stored ranks 0 to 4 as 1 to 5',
  render: () => (
    <div className="row">
      {[0, 1, 2, 3, 4].map((rank) => (
        <Rank key={rank} rank={rank} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const shown of [1, 2, 3, 4, 5]) {
      await expect(within(canvasElement).getByTitle(`Rank ${shown} of 5`)).toHaveTextContent(`Rank ${shown}`);
    }
  },
};
