import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './navigator.guide.tsx';
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
  title: 'Practice/Navigator (Question list)',
  component: Navigator,
  args: { items, current: 'f', onGo: fn(), arrows: true, onPrevious: fn() },
  parameters: { guide, width: 320 },
} satisfies Meta<typeof Navigator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { controlled: { current: 'onGo' } } };

/** The name of each number says its state; a click goes to the question. */
export const Selection: Story = {
  globals: { viewport: { value: 'desktop' } },
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

/** One tab stop: arrows, Home and End move in it and skip disabled numbers. */
export const Keyboard: Story = {
  name: 'Keyboard [PRC-006]',
  globals: { viewport: { value: 'desktop' } },
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

/** The current question is wrong: its dots stay on the ink. */
export const CurrentWrong: Story = { args: { current: 'd' } };

/** The current question is uncertain: the highlighter has an ink frame. */
export const CurrentUncertain: Story = { args: { current: 'e' } };

/** Many numbers scroll in their own frame, with the current one in view. */
export const Many: Story = {
  globals: { viewport: { value: 'desktop' } },
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
