import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { guide } from './sheet-table.guide.tsx';
import { SheetTable } from './sheet-table.tsx';

const columns = ['A', 'B', 'C', 'D'];
const cells = [
  ['Scale Score', 'English', 'Mathematics', 'Reading'],
  ...Array.from({ length: 20 }, (_, at) => [`${36 - at}`, `${75 - at}`, `${60 - at}`, `${40 - at}`]),
];

const meta = {
  title: 'Tests and paper/SheetTable (Spreadsheet)',
  component: SheetTable,
  args: {
    caption: 'act-score-conversion.xlsx',
    columns,
    rows: cells.map((row, at) => ({ number: at + 1, cells: row })),
  },
  parameters: { guide },
} satisfies Meta<typeof SheetTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Letters name the columns, and numbers the rows. */
export const Headers: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(columns);
    await expect(kit.getAllByRole('rowheader')[1]).toHaveTextContent('2');
  },
};

/** The cell with an error is marked and scrolled into view. */
export const Marked: Story = {
  args: { marked: { row: 20, column: 'C' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const frame = kit.getByRole('region').getBoundingClientRect();
    const cell = kit.getByRole('cell', { name: '42' });
    await waitFor(() => expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom));
    await expect(cell.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top);
  },
};

/** A long text wraps within its cell. */
export const LongText: Story = {
  args: { rows: [{ number: 1, cells: ['Donaudampfschifffahrtsgesellschaftskapitänsmützen and more', 'B', 'C', 'D'] }] },
};

/** A wide sheet scrolls sideways; its row numbers stay in view. */
export const Phone: Story = { globals: { viewport: { value: 'smallPhone' } } };
