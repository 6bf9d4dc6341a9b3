import type { Guide } from '../stories/guide.ts';
import { Chart } from './chart.tsx';
import { ColumnChart } from './column-chart.tsx';

export const guide: Guide = {
  use: [
    'For the progress of several items and of all of them together, such as the SATs of a student.',
    'Always in a Chart, with its title and its table.',
  ],
  instead: [
    { when: 'The columns are periods of time.', take: 'PeriodBars' },
    { when: 'The values are scores.', take: 'ScoreBars' },
    { when: 'Each item has a row of its own, with more than its progress.', take: 'Progress' },
    { when: 'There is only the overall progress.', take: 'ProgressRing' },
  ],
  anatomy: [
    { part: 'Ring', what: 'the overall progress, with its percentage and what it is of.' },
    { part: 'Column', what: 'three pixels wide, filled with ink from below; complete is a double line.' },
    { part: 'Number', what: 'the percentage above each column.' },
    { part: 'Title', what: 'below the column, on at most three lines; columns that do not fit wrap.' },
  ],
  dos: [
    {
      example: (
        <Chart
          title="SATs Progress"
          table={{
            columns: ['SAT', 'Progress'],
            rows: [
              { key: '1', cells: ['Test 1', '100%'] },
              { key: '2', cells: ['Test 2', '61%'] },
            ],
          }}
        >
          <ColumnChart
            label="SATs progress: 80.5 percent of all SATs; Test 1 100 percent, Test 2 61 percent"
            bars={[
              { key: '1', title: 'Test 1', percent: 100 },
              { key: '2', title: 'Test 2', percent: 61 },
            ]}
            whole={{ percent: 80.5, of: 'all SATs' }}
          />
        </Chart>
      ),
      text: 'Give every column the same scale, and every chart its table.',
    },
  ],
  donts: [
    {
      example: <p>“SATs progress”</p>,
      text: 'A text alternative without numbers: it has the overall progress and each item with its percentage.',
    },
  ],
  keys: [],
  screenReader: 'One image, with the text alternative as its name. The table of the Chart has the numbers again.',
  content: [
    'The text alternative begins with the subject, then the overall progress, then each item: Test 1 100 percent.',
    'Titles are short; a long one is cut after three lines, and its tooltip is complete.',
    'Numbers are percentages with at most two decimals.',
  ],
};
