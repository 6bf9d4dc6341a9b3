import type { Account } from '@fourfold/core/contract/session';
import { Fragment } from 'react';
import { today as present } from '../../../assigning/today.ts';
import { canMakeCall } from '../home-first-calls.ts';
import { answerPanels } from './answer-panels.tsx';
import css from './charts.module.css';
import { DateFilter } from './date-filter.tsx';
import { filterRange } from './date-range-filter.ts';
import { examPanels } from './exam-panels.tsx';
import { loadChartComponents, useChartComponents } from './use-chart-components.ts';
import { useDateRangeFilter } from './use-date-range-filter.ts';

// The code that draws is loaded while the numbers are fetched.
loadChartComponents().catch(() => {});

const panels = [...answerPanels, ...examPanels];

/** The charts of the dashboard. Those about time are for a tutor who is logged in as the student (DSH-003, DSH-004). */
export function ChartsSection({ account }: { account: Account }) {
  const today = present();
  const [filter, setFilter] = useDateRangeFilter(today);
  const plots = useChartComponents();
  const range = filterRange(filter);
  return (
    <>
      <div className={css.head}>
        <h2 id="progress">Progress</h2>
        <DateFilter filter={filter} today={today} onChange={setFilter} />
      </div>
      <div className={css.charts}>
        {panels
          .filter(({ call }) => canMakeCall(account, call))
          .map(({ call, render }) => (
            <Fragment key={call}>{render({ account, range, plots })}</Fragment>
          ))}
      </div>
    </>
  );
}
