import { currentFilter, type DateRangeFilter } from '@fourfold/core/charts/date-range-filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './period-filter.guide.tsx';
import { PeriodFilter } from './period-filter.tsx';

const today = '2026-11-24';
const present = currentFilter(today);
const monthly: DateRangeFilter = { ...present, type: 'monthly' };
const december: DateRangeFilter = { ...present, type: 'daily', year: 2025, month: 12 };

const meta = {
  title: 'Charts/PeriodFilter (Date range)',
  component: PeriodFilter,
  args: { filter: present, today, onChange: fn() },
  parameters: { guide, controlled: { filter: 'onChange' } },
} satisfies Meta<typeof PeriodFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The months of a year. */
export const Months: Story = { args: { filter: monthly } };

/** The days of a month; a month that has not come cannot be chosen. */
export const Days: Story = {
  args: { filter: december },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('option', { name: /^[A-Z]/ })).toHaveLength(12);
    await userEvent.selectOptions(kit.getByRole('combobox', { name: 'Year' }), '2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...present, type: 'daily', month: 11 });
    await expect(kit.getAllByRole('option', { name: /^[A-Z]/ })).toHaveLength(11);
  },
};

/** On phones the controls wrap. */
export const Phone: Story = { ...Days, globals: { viewport: { value: 'phone' } } };

/** The arrows step by five weeks; the last five weeks are the end. */
export const Weeks: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByText('25 Oct – 28 Nov')).toBeVisible();
    // At the end of the range the button is inactive and keeps the focus.
    const next = kit.getByRole('button', { name: 'Next five weeks' });
    await userEvent.click(next);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
    await userEvent.click(kit.getByRole('button', { name: 'Previous five weeks' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...present, end: '2026-10-24' });
  },
};

/** The periods are one tab stop, and an arrow key selects the next one. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await expect(kit.getByRole('radio', { name: 'Weekly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...present, type: 'daily' });
    await userEvent.tab();
    await expect(kit.getByRole('combobox', { name: 'Month' })).toHaveFocus();
  },
};
