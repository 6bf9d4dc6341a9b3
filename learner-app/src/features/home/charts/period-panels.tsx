import { labelsOf, type Range } from '@fourfold/core/charts/periods';
import type { AnswersPoint, AveragePoint, ChartType, TimePoint } from '@fourfold/core/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { answersCall, averageCall, timeCall } from '../first-calls.ts';
import { duration, shortDuration } from './duration.ts';
import { Panel, type Shown } from './panel.tsx';
import { panelQuery } from './panel-query.ts';
import type { Plots } from './use-plots.ts';

type PeriodPanelProps = { user: string; range: Range; plots: Plots };

/** Column header of the tables: the period of one bar. */
const periods = { weekly: 'Week', monthly: 'Month', daily: 'Day' } satisfies Record<ChartType, string>;

export function AnswersPanel({ user, range, plots }: PeriodPanelProps) {
  const asked = useQuery(panelQuery(answersCall(user, range)));
  return (
    <Panel
      title="Completed Questions"
      {...{ asked, plots }}
      empty={{
        title: 'No questions answered in this time',
        about: 'Each question that is checked counts here, right or wrong.',
      }}
      shown={(points) => answersShown(points, range.type)}
    />
  );
}

function answersShown(points: readonly AnswersPoint[], type: ChartType): Shown | null {
  const [right, wrong] = [sumOf(points, 'total_correct'), sumOf(points, 'total_incorrect')];
  if (right + wrong === 0) return null;
  const labels = labelsOf(points);
  const totals = points.map((point) => point.total_correct + point.total_incorrect);
  return {
    keys: [
      { label: 'correct', mark: 'solid' },
      { label: 'incorrect', mark: 'hollow' },
    ],
    table: {
      columns: [periods[type], 'Correct', 'Incorrect', 'All'],
      rows: points.map(({ date, total_correct, total_incorrect }, at) => ({
        key: date,
        cells: [labels[at] ?? '', total_correct, total_incorrect, totals[at] ?? 0].map(String),
      })),
    },
    plot: ({ PeriodBars, axisEnd }) => (
      <PeriodBars
        label={`Completed questions by ${periods[type].toLowerCase()}: ${right} correct, ${wrong} incorrect; ${highest(labels, totals, String)}`}
        arranged="stacked"
        end={axisEnd(Math.max(...totals))}
        textOf={String}
        bars={points.map(({ date, total_correct, total_incorrect }, at) => ({
          key: date,
          label: labels[at] ?? '',
          about: `${labels[at]}: ${total_correct} correct, ${total_incorrect} incorrect`,
          parts: [total_correct, total_incorrect],
        }))}
      />
    ),
  };
}

export function TimePanel({ user, range, plots }: PeriodPanelProps) {
  const asked = useQuery(panelQuery(timeCall(user, range)));
  return (
    <Panel
      title="Total Time Spent"
      {...{ asked, plots }}
      empty={{
        title: 'No time spent with questions in this time',
        about: 'The time before each answer and after it adds up here.',
      }}
      shown={(points) => timeShown(points, range.type)}
    />
  );
}

function timeShown(points: readonly TimePoint[], type: ChartType): Shown | null {
  const whole = sumOf(points, 'total_time_spent');
  if (whole === 0) return null;
  const labels = labelsOf(points);
  const times = points.map(({ total_time_spent }) => total_time_spent);
  const said = points.map(({ total_time_spent }, at) => ({
    label: labels[at] ?? '',
    time: duration(total_time_spent),
  }));
  return {
    table: {
      columns: [periods[type], 'Time'],
      rows: points.map(({ date }, at) => ({ key: date, cells: [said[at]?.label ?? '', said[at]?.time ?? ''] })),
    },
    plot: ({ PeriodBars, axisEnd }) => (
      <PeriodBars
        label={`Time spent by ${periods[type].toLowerCase()}: ${duration(whole)} in all; ${highest(labels, times, duration)}`}
        arranged="stacked"
        end={timeEnd(Math.max(...times), axisEnd)}
        textOf={shortDuration}
        bars={points.map(({ date, total_time_spent }, at) => ({
          key: date,
          label: labels[at] ?? '',
          about: `${said[at]?.label}: ${said[at]?.time}`,
          parts: [total_time_spent],
        }))}
      />
    ),
  };
}

export function AveragePanel({ user, range, plots }: PeriodPanelProps) {
  const asked = useQuery(panelQuery(averageCall(user, range)));
  return (
    <Panel
      title="Average Time Spent Per Question"
      {...{ asked, plots }}
      empty={{
        title: 'No questions answered in this time',
        about: 'The mean time before an answer, and after a wrong one, stands here.',
      }}
      shown={(points) => averageShown(points, range.type)}
    />
  );
}

function averageShown(points: readonly AveragePoint[], type: ChartType): Shown | null {
  const means = points.flatMap(({ before_answer, after_wrong_answer }) => [
    before_answer ?? 0,
    after_wrong_answer ?? 0,
  ]);
  if (points.every(({ before_answer }) => before_answer === null)) return null;
  const labels = labelsOf(points);
  const befores = points.map(({ before_answer }) => before_answer ?? 0);
  return {
    keys: [
      { label: 'to answer', mark: 'solid' },
      { label: 'after a wrong answer', mark: 'hollow' },
    ],
    table: {
      columns: [periods[type], 'To answer', 'After a wrong answer'],
      rows: points.map(({ date, before_answer, after_wrong_answer }, at) => ({
        key: date,
        cells: [labels[at] ?? '', meanOf(before_answer), meanOf(after_wrong_answer)],
      })),
    },
    plot: ({ PeriodBars, axisEnd }) => (
      <PeriodBars
        label={`Mean time for a question by ${periods[type].toLowerCase()}, before the answer and after a wrong one; before it ${highest(labels, befores, duration)}`}
        arranged="paired"
        end={timeEnd(Math.max(...means), axisEnd)}
        textOf={shortDuration}
        bars={points.map(({ date, before_answer, after_wrong_answer }, at) => ({
          key: date,
          label: labels[at] ?? '',
          about: `${labels[at]}: ${meanOf(before_answer)} before the answer, ${meanOf(after_wrong_answer)} after a wrong one`,
          parts: [before_answer, after_wrong_answer],
        }))}
      />
    ),
  };
}

function meanOf(seconds: number | null): string {
  return seconds === null ? '–' : duration(seconds);
}

/** An axis of seconds ends at a round number of its largest unit. */
function timeEnd(highest: number, axisEnd: (highest: number) => number): number {
  const unit = highest < 100 ? 1 : highest < 6000 ? 60 : 3600;
  return axisEnd(highest / unit) * unit;
}

function highest(labels: readonly string[], values: readonly number[], textOf: (value: number) => string): string {
  const most = Math.max(...values);
  return `the most ${textOf(most)}, ${labels[values.indexOf(most)]}`;
}

function sumOf<Name extends string>(points: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return points.reduce((sum, point) => sum + point[name], 0);
}
