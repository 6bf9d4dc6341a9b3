import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberGrid } from './number-grid.tsx';

const numbers = Array.from({ length: 52 }, (_, at) => ({ topic: at % 10 === 3 || at > 44 ? null : `Topic ${at + 1}` }));

const meta = {
  title: 'Exams/NumberGrid',
  component: NumberGrid,
  args: { label: 'Reading', numbers, onOpen: fn() },
} satisfies Meta<typeof NumberGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  name: 'opens a number that has a topic, and leaves the others alone',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('listitem')).toHaveLength(52);
    await userEvent.click(kit.getByText('4', { exact: true }));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(kit.getByRole('button', { name: '5, Topic 5' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(4);
  },
};

export const NothingOpen: Story = { args: { numbers: numbers.map(() => ({ topic: null })) } };
