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

/** Beside each question that is one of several. */
const meta = {
  title: 'Practice/Navigator',
  component: Navigator,
  args: { items, current: 'f', onGo: fn(), arrows: true, onPrevious: fn() },
  parameters: { width: 320 },
} satisfies Meta<typeof Navigator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  name: 'labels each number with its state, and goes to it',
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

export const Keys: Story = {
  name: 'is one tab stop; arrows, Home and End move in it and skip disabled numbers [PRC-006]',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const number = (at: number) => kit.getByRole('button', { name: new RegExp(`^Question ${at}\\b`) });
    await userEvent.tab();
    await expect(number(6)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(number(4)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(number(1)).toHaveFocus();
    // 7 is below 1 and cannot be opened: the focus stays.
    await userEvent.keyboard('{ArrowDown}');
    await expect(number(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(number(6)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('e');
    await userEvent.tab();
    await expect(kit.getByRole('button', { name: 'Previous question' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(number(6)).toHaveFocus();
  },
};

export const CurrentWrong: Story = { args: { current: 'd' } };
export const CurrentUncertain: Story = { args: { current: 'e' } };
export const Many: Story = {
  name: 'scrolls in its own frame if there are many, with the current one in view',
  args: {
    items: Array.from({ length: 180 }, (_, at) => ({ id: `${at}`, mark: at % 3 ? 'right' : 'wrong' })),
    current: '150',
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const frame = kit.getByRole('list');
    const current = kit.getByRole('button', { name: /^Question 151,/ });
    await expect(frame.clientHeight).toBeLessThan(frame.scrollHeight);
    const [outer, inner] = [frame.getBoundingClientRect(), current.getBoundingClientRect()];
    await expect(inner.top).toBeGreaterThanOrEqual(outer.top);
    await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
  },
};
