import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './rich-text.guide.tsx';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Practice/RichText (Formatted text)/Tables',
  component: RichText,
  args: { document: [], formulas: {} },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (text: string, header = false) => ({ type: 'table-cell' as const, header, children: [{ text }] });
const cellRow = (...children: ReturnType<typeof cell>[]) => ({ type: 'table-row' as const, children });

/** The empty corner of a table is no header, and has the same rule below. */
export const TableWithCorner: Story = {
  args: {
    document: [
      {
        type: 'table',
        children: [
          cellRow(cell(' ', true), cell('Fixed', true), cell('Not fixed', true)),
          cellRow(cell('Under warranty'), cell('18'), cell('6')),
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(['Fixed', 'Not fixed']);
    const colorOf = (element: Element | null | undefined) => element && getComputedStyle(element).borderBottomColor;
    await expect(colorOf(canvasElement.querySelector('td'))).toBe(colorOf(headers[0]));
  },
};
