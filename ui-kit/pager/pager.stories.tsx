import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './pager.guide.tsx';
import { Pager } from './pager.tsx';

const meta = {
  title: 'Lists/Pager (Pagination)',
  component: Pager,
  args: { page: 1, pages: 6, onGo: fn() },
  parameters: { guide, controlled: { page: 'onGo' } },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { summary: '43 assignments' } };

/** Keys and clicks go to a page, the next and the previous one; at both ends the focus stays. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const current = () => kit.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'page');
    const [back, next] = ['Previous page', 'Next page'].map((name) => kit.getByRole('button', { name }));
    if (!back || !next) throw new Error('the pager has no next button');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(current()).toHaveTextContent('1');
    await userEvent.click(kit.getByRole('button', { name: 'Page 5' }));
    await userEvent.click(next);
    await expect(args.onGo).toHaveBeenLastCalledWith(6);
    await expect(current()).toHaveTextContent('6');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(current()).toHaveTextContent('6');
    await userEvent.click(back);
    await expect(current()).toHaveTextContent('5');
  },
};

/** Every page is shown while there are fewer than 8. */
export const Few: Story = {
  name: 'Few [ASG-006]',
  args: { pages: 7 },
  play: async ({ canvasElement }) => {
    await expect(numbers(canvasElement)).toBe('1 2 3 4 5 6 7');
  },
};

/** From 8 pages on those far from the current one are hidden. */
export const Many: Story = {
  name: 'Many [ASG-006]',
  args: { pages: 8 },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(numbers(canvasElement)).toBe('1 2 … 8');
    await userEvent.click(kit.getByRole('button', { name: 'Page 8' }));
    for (const _ of [7, 6, 5]) await userEvent.click(kit.getByRole('button', { name: 'Previous page' }));
    await expect(numbers(canvasElement)).toBe('1 … 4 5 6 … 8');
  },
};

/** Numbers of three digits fit as well. */
export const VeryMany: Story = { args: { page: 120, pages: 240, summary: '953 to 960 of 1920' } };

/** Of a single page only the summary is shown, without buttons. */
export const OnePage: Story = {
  args: { pages: 1, summary: '1 to 8 of 8' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 to 8 of 8');
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};

/** The summary follows the page, and is announced. */
export const Summary: Story = {
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    const last = page * 8;
    return (
      <Pager page={page} pages={args.pages} onGo={setPage} summary={`${last - 7} to ${last} of ${args.pages * 8}`} />
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const summary = kit.getByText('1 to 8 of 48');
    await expect(summary).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(kit.getByRole('button', { name: 'Page 2' }));
    await expect(summary).toHaveTextContent('9 to 16 of 48');
  },
};

/** The page numbers as shown, with the ellipses. */
function numbers(canvas: HTMLElement): string {
  const pages = within(canvas).getAllByRole('button', { name: /^Page \d+$/ });
  return pages
    .flatMap(({ parentElement }) => [...(parentElement?.children ?? [])].map((part) => part.textContent))
    .join(' ');
}
