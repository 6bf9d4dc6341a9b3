import { currentFilter } from '@fourfold/core/charts/date-range-filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PeriodFilter } from './period-filter.tsx';

const today = '2026-11-24';
const present = currentFilter(today);

/** Stores the filter, as a page does. */
function Charts({ filter: initial, onChange, ...rest }: ComponentProps<typeof PeriodFilter>) {
  const [filter, setFilter] = useState(initial);
  return (
    <PeriodFilter
      {...rest}
      filter={filter}
      onChange={(next) => {
        setFilter(next);
        onChange(next);
      }}
    />
  );
}

/** For charts by month, week or day. Free dates are two Fields of type date. */
const meta = {
  title: 'Charts/PeriodFilter',
  component: PeriodFilter,
  args: { filter: present, today, onChange: fn() },
  render: (args) => <Charts {...args} />,
} satisfies Meta<typeof PeriodFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Weeks: Story = {
  name: 'Steps by five weeks',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByText('25 Oct – 28 Nov')).toBeVisible();
    // At the end of the range the button is only busy, so that it keeps the focus.
    const next = kit.getByRole('button', { name: 'Next five weeks' });
    await userEvent.click(next);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
    await userEvent.click(kit.getByRole('button', { name: 'Previous five weeks' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...present, end: '2026-10-24' });
  },
};

export const Keys: Story = {
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

export const Days: Story = {
  name: 'A month that has not come cannot be chosen',
  args: { filter: { ...present, type: 'daily', year: 2025, month: 12 } },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('option', { name: /^[A-Z]/ })).toHaveLength(12);
    await userEvent.selectOptions(kit.getByRole('combobox', { name: 'Year' }), '2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...present, type: 'daily', month: 11 });
    await expect(kit.getAllByRole('option', { name: /^[A-Z]/ })).toHaveLength(11);
  },
};

export const Months: Story = { args: { filter: { ...present, type: 'monthly' } } };
export const Phone: Story = { ...Days, name: 'Phone', globals: { viewport: { value: 'phone' } } };
