import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Navigator, type NavigatorItem } from './navigator.tsx';

const items: NavigatorItem[] = [
  { id: 'a', mark: 'open' },
  { id: 'b', mark: 'answered' },
  { id: 'c', mark: 'right' },
  { id: 'd', mark: 'wrong' },
  { id: 'e', mark: 'answered', uncertain: true },
  { id: 'f', mark: 'open' },
  { id: 'g', mark: 'open', disabled: true },
];

const meta = {
  title: 'Question/Navigator',
  component: Navigator,
  args: { items, current: 'f', onGo: fn(), arrows: true, onPrevious: fn() },
  parameters: { width: 320 },
} satisfies Meta<typeof Navigator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  name: 'names each number with what became of it, and goes there',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const names = kit.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Question 1',
      'Question 2, answered',
      'Question 3, right',
      'Question 4, wrong',
      'Question 5, answered, uncertain',
      'Question 6',
      'Question 7',
      'Previous question',
      'Next question',
    ]);
    await expect(kit.getByRole('button', { name: 'Question 6' })).toHaveAttribute('aria-current', 'step');
    await userEvent.click(kit.getByRole('button', { name: 'Question 4, wrong' }));
    await expect(args.onGo).toHaveBeenCalledWith('d');
    await userEvent.click(kit.getByRole('button', { name: 'Previous question' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(kit.getByRole('button', { name: 'Next question' })).toBeDisabled();
  },
};

export const CurrentWrong: Story = { args: { current: 'd' } };
export const CurrentUncertain: Story = { args: { current: 'e' } };
export const Many: Story = {
  args: {
    items: Array.from({ length: 58 }, (_, at) => ({ id: `${at}`, mark: at % 3 ? 'right' : 'wrong' })),
    current: '40',
  },
};
