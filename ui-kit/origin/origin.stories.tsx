import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Origin } from './origin.tsx';

/** Under the title of content from an external source. */
const meta = {
  title: 'Lists/Origin',
  component: Origin,
  args: {
    source: 'OpenStax: Elementary Algebra (https://openstax.org/details/books/elementary-algebra-2e)',
    licence: 'CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
  },
} satisfies Meta<typeof Origin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: 'is a title and a licence, each with a link',
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['OpenStax: Elementary Algebra', 'https://openstax.org/details/books/elementary-algebra-2e'],
      ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ]);
  },
};

export const Words: Story = {
  name: 'is plain text if there is no URL',
  args: { source: 'Written by us (in 2026)', licence: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Written by us (in 2026)');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Address: Story = {
  name: 'is the URL if there is nothing else',
  args: { source: 'https://example.org/book', licence: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('https://example.org/book');
  },
};
