import { filterRange } from '@fourfold/core/charts/date-range-filter';
import type { Account } from '@fourfold/core/contract/session';
import { PeriodFilter } from '@fourfold/ui-kit/period-filter';
import { today as present } from '../../../assigning/today.ts';
import css from './charts.module.css';
import { AnswersPanel, AveragePanel, TimePanel } from './period-panels.tsx';
import { ActsProgressPanel, SatsProgressPanel } from './progress-panels.tsx';
import { ActScoresPanel, ActTestScoresPanel, SatScoresPanel, SatTestScoresPanel } from './score-panels.tsx';
import { loadChartComponents, useChartComponents } from './use-chart-components.ts';
import { useDateRangeFilter } from './use-date-range-filter.ts';

// The code that draws is loaded while the numbers are fetched.
loadChartComponents().catch(() => {});

/** The charts of the dashboard. Those about time are for a tutor who is logged in as the student (DSH-003, DSH-004). */
export function ChartsSection({ account }: { account: Account }) {
  const today = present();
  const [filter, setFilter] = useDateRangeFilter(today);
  const plots = useChartComponents();
  const periodProps = { user: account.id, range: filterRange(filter), plots };
  return (
    <>
      <div className={css.head}>
        <h2 id="progress">Progress</h2>
        <PeriodFilter filter={filter} today={today} onChange={setFilter} />
      </div>
      <div className={css.charts}>
        <AnswersPanel {...periodProps} />
        {account.tutor_login.status && (
          <>
            <TimePanel {...periodProps} />
            <AveragePanel {...periodProps} />
          </>
        )}
        <SatScoresPanel plots={plots} />
        <SatTestScoresPanel plots={plots} />
        <SatsProgressPanel user={account.id} plots={plots} />
        <ActScoresPanel plots={plots} />
        <ActTestScoresPanel plots={plots} />
        <ActsProgressPanel user={account.id} plots={plots} />
      </div>
    </>
  );
}
