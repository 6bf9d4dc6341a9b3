import {
  currentFilter,
  type DateRangeFilter,
  monthNames,
  monthOf,
  stepWindow,
  windowName,
  yearOf,
} from '@fourfold/core/charts/date-range-filter';
import { firstYear } from '@fourfold/core/charts/periods';
import type { Day } from '@fourfold/core/day/day';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Select } from '../select/select.tsx';
import css from './period-filter.module.css';

type PeriodFilterProps = {
  /** The chosen date range, as in the URL. */
  filter: DateRangeFilter;
  /** The present day, such as `2026-11-24`: nothing after its period can be chosen. */
  today: Day;
  /** Called with the changed range. */
  onChange: (next: DateRangeFilter) => void;
};

const types = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'daily', label: 'Daily' },
] as const satisfies readonly { value: DateRangeFilter['type']; label: string }[];

/** The controls of the charts' date range: the months of a year, five weeks, or the days of a month. */
export function PeriodFilter({ filter, today, onChange }: PeriodFilterProps) {
  return (
    <div className={css.filter}>
      <Segmented<DateRangeFilter['type']>
        label="Period"
        options={types}
        value={filter.type}
        onChange={(type) => onChange({ ...currentFilter(today), type })}
      />
      {filter.type === 'weekly' && <Weeks {...{ filter, today, onChange }} />}
      {filter.type === 'daily' && <Month {...{ filter, today, onChange }} />}
      {filter.type !== 'weekly' && <Year {...{ filter, today, onChange }} />}
    </div>
  );
}

function Weeks({ filter, today, onChange }: PeriodFilterProps) {
  const [before, after] = [stepWindow(filter, -1, today), stepWindow(filter, 1, today)];
  return (
    <div className={css.weeks}>
      <Step label="Previous five weeks" to={before} onGo={onChange}>
        <BackIcon />
      </Step>
      <span className="small" aria-live="polite">
        {windowName(filter, today)}
      </span>
      <Step label="Next five weeks" to={after} onGo={onChange}>
        <NextIcon />
      </Step>
    </div>
  );
}

type StepProps = {
  label: string;
  to: DateRangeFilter | null;
  onGo: (to: DateRangeFilter) => void;
  children: ReactNode;
};

function Step({ label, to, onGo, children }: StepProps) {
  return (
    <Button kind="quiet" icon aria-label={label} inactive={to === null} onClick={() => to && onGo(to)}>
      {children}
    </Button>
  );
}

function Year({ filter, today, onChange }: PeriodFilterProps) {
  const present = yearOf(today);
  const years = Array.from({ length: present - firstYear + 1 }, (_, at) => String(present - at));
  return (
    <Select
      label="Year"
      value={String(filter.year)}
      options={years.map((year) => ({ value: year, label: year }))}
      onChange={({ target }) => {
        const year = Number(target.value);
        const month = year === present ? Math.min(filter.month, monthOf(today)) : filter.month;
        onChange({ ...filter, year, month });
      }}
    />
  );
}

function Month({ filter, today, onChange }: PeriodFilterProps) {
  const last = filter.year === yearOf(today) ? monthOf(today) : 12;
  return (
    <Select
      label="Month"
      value={String(filter.month)}
      options={monthNames()
        .slice(0, last)
        .map((label, at) => ({ value: String(at + 1), label }))}
      onChange={({ target }) => onChange({ ...filter, month: Number(target.value) })}
    />
  );
}
