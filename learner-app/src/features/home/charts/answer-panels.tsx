import { labelsOf } from '@fourfold/core/charts/periods';
import type { AnswersPoint, AveragePoint, ChartType, TimePoint } from '@fourfold/core/contract/dashboard';
import type { PanelContent } from './chart-panel.tsx';
import { type DashboardPanel, dashboardPanel } from './dashboard-panel.tsx';
import { duration, shortDuration } from './duration.ts';

/** Column header of the tables: the period of one bar. */
const periodLabels = { weekly: 'Week', monthly: 'Month', daily: 'Day' } satisfies Record<ChartType, string>;

/** The charts of answered questions, in their order. */
export const answerPanels: readonly DashboardPanel[] = [
  dashboardPanel('POST /user_questions/correct_incorrect_questions', {
    title: 'Completed Questions',
    empty: {
      title: 'No questions answered in this time',
      about: 'Each question that is checked counts here, right or wrong.',
    },
    contentOf: answersContent,
  }),
  dashboardPanel('POST /user_questions/time_spent_by_user', {
    title: 'Total Time Spent',
    empty: {
      title: 'No time spent with questions in this time',
      about: 'The time before each answer and after it adds up here.',
    },
    contentOf: timeContent,
  }),
  dashboardPanel('POST /user_questions/average_time_spent_by_user', {
    title: 'Average Time Spent Per Question',
    empty: {
      title: 'No questions answered in this time',
      about: 'The mean time before an answer, and after a wrong one, stands here.',
    },
    contentOf: averageContent,
  }),
];

function answersContent(points: readonly AnswersPoint[], type: ChartType): PanelContent | null {
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
      columns: [periodLabels[type], 'Correct', 'Incorrect', 'All'],
      rows: points.map(({ date, total_correct, total_incorrect }, at) => ({
        key: date,
        cells: [labels[at] ?? '', total_correct, total_incorrect, totals[at] ?? 0].map(String),
      })),
    },
    plot: ({ PeriodBars, axisEnd }) => (
      <PeriodBars
        label={`Completed questions by ${periodLabels[type].toLowerCase()}: ${right} correct, ${wrong} incorrect; ${highestText(labels, totals, String)}`}
        arrangement="stacked"
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

function timeContent(points: readonly TimePoint[], type: ChartType): PanelContent | null {
  const whole = sumOf(points, 'total_time_spent');
  if (whole === 0) return null;
  const labels = labelsOf(points);
  const times = points.map(({ total_time_spent }) => total_time_spent);
  const texts = points.map(({ total_time_spent }, at) => ({
    label: labels[at] ?? '',
    time: duration(total_time_spent),
  }));
  return {
    table: {
      columns: [periodLabels[type], 'Time'],
      rows: points.map(({ date }, at) => ({ key: date, cells: [texts[at]?.label ?? '', texts[at]?.time ?? ''] })),
    },
    plot: ({ PeriodBars, axisEnd }) => (
      <PeriodBars
        label={`Time spent by ${periodLabels[type].toLowerCase()}: ${duration(whole)} in all; ${highestText(labels, times, duration)}`}
        arrangement="stacked"
        end={timeEnd(Math.max(...times), axisEnd)}
        textOf={shortDuration}
        bars={points.map(({ date, total_time_spent }, at) => ({
          key: date,
          label: labels[at] ?? '',
          about: `${texts[at]?.label}: ${texts[at]?.time}`,
          parts: [total_time_spent],
        }))}
      />
    ),
  };
}

function averageContent(points: readonly AveragePoint[], type: ChartType): PanelContent | null {
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
      columns: [periodLabels[type], 'To answer', 'After a wrong answer'],
      rows: points.map(({ date, before_answer, after_wrong_answer }, at) => ({
        key: date,
        cells: [labels[at] ?? '', meanText(before_answer), meanText(after_wrong_answer)],
      })),
    },
    plot: ({ PeriodBars, axisEnd }) => (
      <PeriodBars
        label={`Mean time for a question by ${periodLabels[type].toLowerCase()}, before the answer and after a wrong one; before it ${highestText(labels, befores, duration)}`}
        arrangement="paired"
        end={timeEnd(Math.max(...means), axisEnd)}
        textOf={shortDuration}
        bars={points.map(({ date, before_answer, after_wrong_answer }, at) => ({
          key: date,
          label: labels[at] ?? '',
          about: `${labels[at]}: ${meanText(before_answer)} before the answer, ${meanText(after_wrong_answer)} after a wrong one`,
          parts: [before_answer, after_wrong_answer],
        }))}
      />
    ),
  };
}

function meanText(seconds: number | null): string {
  return seconds === null ? '–' : duration(seconds);
}

/** An axis of seconds ends at a round number of its largest unit. */
function timeEnd(highest: number, axisEnd: (highest: number) => number): number {
  const unit = highest < 100 ? 1 : highest < 6000 ? 60 : 3600;
  return axisEnd(highest / unit) * unit;
}

function highestText(labels: readonly string[], values: readonly number[], textOf: (value: number) => string): string {
  const highestValue = Math.max(...values);
  return `the most ${textOf(highestValue)}, ${labels[values.indexOf(highestValue)]}`;
}

function sumOf<Name extends string>(points: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return points.reduce((sum, point) => sum + point[name], 0);
}
