import { type Rank, ranks } from '@fourfold/core/ranks/ranks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './rank-choice.guide.tsx';
import { RankChoice } from './rank-choice.tsx';

const meta = {
  title: 'Forms/RankChoice (Rating)',
  component: RankChoice,
  args: { label: 'Rank', rank: 1 as Rank, onChange: fn() },
  parameters: { guide, controlled: { rank: 'onChange' } },
} satisfies Meta<typeof RankChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The hardest rank is stored as 4 and shown as 5. */
export const Hardest: Story = { args: { rank: 4 as Rank } };

/** Each stored rank is shown plus one, and selected by an arrow key. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const radios = kit.getAllByRole('radio');
    await expect(radios).toHaveLength(ranks.length);
    await expect(kit.getByRole('radio', { name: 'Rank 2' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(kit.getByRole('radio', { name: 'Rank 3' })).toBeChecked();
  },
};
