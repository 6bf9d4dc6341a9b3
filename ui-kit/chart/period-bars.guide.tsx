import type { Guide } from '../stories/guide.ts';
import { Chart } from './chart.tsx';
import { PeriodBars } from './period-bars.tsx';

const bars = [
  { key: '1', label: '8 Nov – 14 Nov', about: '8 Nov – 14 Nov: 26 correct, 14 incorrect', parts: [26, 14] },
  { key: '2', label: '15 Nov – 21 Nov', about: '15 Nov – 21 Nov: 57 correct, 11 incorrect', parts: [57, 11] },
] as const;

export const guide: Guide = {
  use: [
    'For the work of each week, month or day, such as answered questions.',
    'Stacked, if two values have a sum; paired, if they are compared: seconds before and after an answer.',
    'Always in a Chart, with its legend and its table.',
  ],
  instead: [
    { when: 'Each bar is one exam with its score.', take: 'ScoreBars' },
    { when: 'Each column is the progress of one item.', take: 'ColumnChart' },
    { when: 'The period is selected.', take: 'PeriodFilter' },
  ],
  anatomy: [
    { part: 'Value axis', what: 'from 0 to its end, with these two numbers and no grid.' },
    { part: 'Bar', what: 'the first value is filled, the second hollow. There is a dash for a missing value.' },
    { part: 'Number', what: 'above each bar; above the highest one only, if they do not fit.' },
    { part: 'Label', what: 'the period, on at most two lines; only every second or third one if they do not fit.' },
  ],
  dos: [
    {
      example: (
        <Chart
          title="Completed Questions"
          keys={[
            { label: 'correct', mark: 'solid' },
            { label: 'incorrect', mark: 'hollow' },
          ]}
        >
          <PeriodBars
            label="Completed questions by week: 26 and 57 correct, 14 and 11 incorrect"
            arrangement="stacked"
            end={80}
            textOf={String}
            bars={bars}
          />
        </Chart>
      ),
      text: 'Fill what is correct, leave incorrect hollow, and say so in the legend.',
    },
  ],
  donts: [
    {
      example: <p>An axis from 20 to 60</p>,
      text: 'An axis that does not begin at 0: the bars could not be compared.',
    },
  ],
  keys: [],
  screenReader:
    'One image, with the text alternative as its name. The table of the Chart has the values, a row for each period.',
  content: [
    'The text alternative says what is counted and by which period, with the most important numbers.',
    'Labels are as short as the period allows: 8 Nov – 14 Nov, Nov, 8.',
    'Numbers that have a unit show it: 48 s.',
  ],
};
