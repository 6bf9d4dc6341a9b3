import { type Rank, ranks } from '@fourfold/core/ranks/ranks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RankChoice } from './rank-choice.tsx';

function Chosen() {
  const [rank, setRank] = useState<Rank>(1);
  return <RankChoice label="Rank" rank={rank} onChange={setRank} />;
}

/** For an author’s choice of a question’s difficulty. */
const meta = { title: 'Forms/RankChoice', component: Chosen, subcomponents: { RankChoice } } satisfies Meta<
  typeof Chosen
>;
export default meta;

export const Choosing: StoryObj<typeof meta> = {
  name: 'shows each stored rank plus one, and is chosen by keyboard',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const radios = kit.getAllByRole('radio');
    await expect(radios).toHaveLength(ranks.length);
    await expect(kit.getByRole('radio', { name: 'Rank 2' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(kit.getByRole('radio', { name: 'Rank 3' })).toBeChecked();
  },
};
