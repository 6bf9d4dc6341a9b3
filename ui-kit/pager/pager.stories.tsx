import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Pager } from './pager.tsx';

function Paged({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <Pager page={page} pages={pages} onGo={setPage} summary={`${page * 8 - 7} to ${page * 8} of ${pages * 8}`} />;
}

/** Under a paginated list. */
const meta = { title: 'Lists/Pager', component: Paged, subcomponents: { Pager }, args: { pages: 6 } } satisfies Meta<
  typeof Paged
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Goes: Story = {
  name: 'goes to a page, the next and the previous one, and keeps the focus at both ends',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const current = () => kit.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'page');
    const [back, next] = ['Previous page', 'Next page'].map((name) => kit.getByRole('button', { name }));
    if (!back || !next) throw new Error('the pager has no next button');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(current()).toHaveTextContent('1');
    await userEvent.click(kit.getByRole('button', { name: 'Page 5' }));
    await userEvent.click(next);
    await expect(current()).toHaveTextContent('6');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(current()).toHaveTextContent('6');
    await userEvent.click(back);
    await expect(current()).toHaveTextContent('5');
  },
};
export const Few: Story = {
  name: 'shows every page while there are fewer than 8 [ASG-006]',
  args: { pages: 7 },
  play: async ({ canvasElement }) => {
    await expect(numbers(canvasElement)).toBe('1 2 3 4 5 6 7');
  },
};
export const Many: Story = {
  name: 'hides pages far from the current one from 8 pages on [ASG-006]',
  args: { pages: 8 },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(numbers(canvasElement)).toBe('1 2 … 8');
    await userEvent.click(kit.getByRole('button', { name: 'Page 8' }));
    for (const _ of [7, 6, 5]) await userEvent.click(kit.getByRole('button', { name: 'Previous page' }));
    await expect(numbers(canvasElement)).toBe('1 … 4 5 6 … 8');
  },
};
export const VeryMany: Story = { args: { pages: 240 } };
export const One: Story = {
  name: 'shows the range of a single page, without buttons',
  args: { pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 to 8 of 8');
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};

/** The page numbers as shown, with the ellipses. */
function numbers(canvas: HTMLElement): string {
  const pages = within(canvas).getAllByRole('button', { name: /^Page \d+$/ });
  return pages
    .flatMap(({ parentElement }) => [...(parentElement?.children ?? [])].map((part) => part.textContent))
    .join(' ');
}
