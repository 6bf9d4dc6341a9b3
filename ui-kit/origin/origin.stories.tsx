import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './origin.guide.tsx';
import { Origin } from './origin.tsx';

const meta = {
  title: 'Lists/Origin (Attribution)',
  component: Origin,
  args: {
    source: 'OpenStax: Elementary Algebra (https://openstax.org/details/books/elementary-algebra-2e)',
    licence: 'CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
  },
  parameters: { guide },
} satisfies Meta<typeof Origin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The title and the licence, each with its link. */
export const Links: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['OpenStax: Elementary Algebra', 'https://openstax.org/details/books/elementary-algebra-2e'],
      ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ]);
  },
};

/** Without a URL it is plain text. */
export const PlainText: Story = {
  args: { source: 'Written by us (in 2026)', licence: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Written by us (in 2026)');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** If there is nothing but a URL, the URL is the text of the link. */
export const UrlAlone: Story = {
  args: { source: 'https://example.org/book', licence: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('https://example.org/book');
  },
};
