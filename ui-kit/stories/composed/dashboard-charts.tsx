import { currentFilter, filterRange } from '@fourfold/core/charts/date-range-filter';
import { labelsOf, periodsOf } from '@fourfold/core/charts/periods';
import { useState } from 'react';
import { axisEnd } from '../../chart/axis-end.ts';
import { Chart } from '../../chart/chart.tsx';
import { ChartEmpty } from '../../chart/chart-empty.tsx';
import { ColumnChart } from '../../chart/column-chart.tsx';
import { PeriodBars } from '../../chart/period-bars.tsx';
import { ScoreBars } from '../../chart/score-bars.tsx';
import { PeriodFilter } from '../../period-filter/period-filter.tsx';
import css from './composed.module.css';
import { today } from './fixtures.tsx';

const sats = [
  { key: '1', title: 'SAT Practice Test 1', value: 1210, timed: true, seen: false },
  { key: '2', title: 'SAT Practice Test 1 (Math)', value: 1290, timed: false, seen: false },
  { key: '3', title: 'Official SAT, August*', value: 1340, timed: true, seen: false },
];

const progress = [
  { key: '1', title: 'SAT Practice Test 1', percent: 64 },
  { key: '2', title: 'SAT Warm-up', percent: 100 },
];

const emptyTexts = {
  answers: 'Each question that is checked counts here, right or wrong.',
  scores: 'SATs that are graded on paper, and official SATs that are recorded, stand here.',
  progress: 'Published SATs stand here, and how far each one is.',
};

/** The numbers of a period, the same every time: right and wrong answers. */
const answersIn = (at: number, isPast: boolean) =>
  isPast ? ([(at * 7 + 12) % 31, (at * 3 + 4) % 9] as const) : [0, 0];

function AnswersChart({ filter }: { filter: ReturnType<typeof currentFilter> }) {
  const periods = periodsOf(filterRange(filter));
  const labels = labelsOf(periods.map((one) => ({ ...one, date: one.start })));
  const points = periods.map(({ start }, at) => {
    const [right = 0, wrong = 0] = answersIn(at, start <= today);
    return { key: start, label: labels[at] ?? '', right, wrong };
  });
  const most = Math.max(...points.map(({ right, wrong }) => right + wrong));
  return (
    <Chart
      title="Completed Questions"
      keys={[
        { label: 'correct', mark: 'solid' },
        { label: 'incorrect', mark: 'hollow' },
      ]}
      table={{
        columns: ['Period', 'Correct', 'Incorrect', 'All'],
        rows: points.map(({ key, label, right, wrong }) => ({
          key,
          cells: [label, ...[right, wrong, right + wrong].map(String)],
        })),
      }}
    >
      <PeriodBars
        label={`Completed questions: ${points.map(({ label, right }) => `${label} ${right} correct`).join(', ')}`}
        arrangement="stacked"
        end={axisEnd(most)}
        textOf={String}
        bars={points.map(({ key, label, right, wrong }) => ({
          key,
          label,
          about: `${label}: ${right} correct, ${wrong} incorrect`,
          parts: [right, wrong],
        }))}
      />
    </Chart>
  );
}

function Charts({ filter }: { filter: ReturnType<typeof currentFilter> }) {
  return (
    <>
      <AnswersChart filter={filter} />
      <Chart
        title="SAT Scores"
        keys={[
          { label: 'timed', mark: 'hatched' },
          { label: 'not timed', mark: 'solid' },
        ]}
        note="* real test"
        table={{
          columns: ['SAT', 'Score', 'Timed'],
          rows: sats.map(({ key, title, value, timed }) => ({
            key,
            cells: [title, `${value} of 1600`, timed ? 'yes' : 'no'],
          })),
        }}
      >
        <ScoreBars
          label={`SAT Scores out of 1600: ${sats.map(({ title, value }) => `${title} ${value}`).join('; ')}`}
          bars={sats}
          end={1600}
        />
      </Chart>
      <Chart
        title="SATs Progress"
        table={{
          columns: ['SAT', 'Progress'],
          rows: progress.map(({ key, title, percent }) => ({ key, cells: [title, `${percent}%`] })),
        }}
      >
        <ColumnChart
          label={`SATs progress: ${progress.map(({ title, percent }) => `${title} ${percent} percent`).join(', ')}`}
          bars={progress}
          whole={{ percent: 82, of: 'all SATs' }}
        />
      </Chart>
    </>
  );
}

function EmptyCharts() {
  return (
    <>
      <Chart title="Completed Questions">
        <ChartEmpty title="No questions answered in this time">{emptyTexts.answers}</ChartEmpty>
      </Chart>
      <Chart title="SAT Scores">
        <ChartEmpty title="No SAT scores yet">{emptyTexts.scores}</ChartEmpty>
      </Chart>
      <Chart title="SATs Progress">
        <ChartEmpty title="No SATs yet">{emptyTexts.progress}</ChartEmpty>
      </Chart>
    </>
  );
}

/** The charts of the dashboard under their filter; empty for a student who has begun nothing. */
export function DashboardCharts({ isEmpty }: { isEmpty?: boolean | undefined }) {
  const [filter, setFilter] = useState(currentFilter(today));
  return (
    <section aria-labelledby="progress" className={css.part}>
      <div className={css.head}>
        <h2 id="progress">Progress</h2>
        <PeriodFilter filter={filter} today={today} onChange={setFilter} />
      </div>
      <div className={css.charts}>{isEmpty ? <EmptyCharts /> : <Charts filter={filter} />}</div>
    </section>
  );
}
