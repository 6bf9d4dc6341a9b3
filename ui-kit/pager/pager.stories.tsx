import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Pager } from './pager.tsx';

function Paged({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <Pager page={page} pages={pages} onGo={setPage} summary={`${page * 8 - 7} to ${page * 8} of ${pages * 8}`} />;
}

const meta = { title: 'Page/Pager', component: Paged, args: { pages: 6 } } satisfies Meta<typeof Paged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Goes: Story = {
  name: 'goes to a page, to the next and to the one before',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const current = () => kit.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'page');
    await expect(kit.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(kit.getByRole('button', { name: 'Page 6' }));
    await expect(current()).toHaveTextContent('6');
    await expect(kit.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.click(kit.getByRole('button', { name: 'Previous page' }));
    await expect(current()).toHaveTextContent('5');
  },
};
export const Many: Story = { args: { pages: 240 } };
export const One: Story = { args: { pages: 1 } };
