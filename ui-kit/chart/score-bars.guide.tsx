import type { Guide } from '../stories/guide.ts';
import { Chart } from './chart.tsx';
import { ScoreBars } from './score-bars.tsx';

export const guide: Guide = {
  use: [
    'For one score of each exam, on the scale of the exam: SAT scores out of 1600.',
    'Always in a Chart, with its legend and its table.',
  ],
  instead: [
    { when: 'The bars are weeks, months or days.', take: 'PeriodBars' },
    { when: 'The values are progress in percent.', take: 'ColumnChart' },
    { when: 'One exam is shown with all its scores.', take: 'ScoreReport' },
  ],
  anatomy: [
    { part: 'Value axis', what: 'from 0 to the maximum score; with steps, if the scale is short.' },
    { part: 'Bar', what: 'filled, or hatched if timed; a dashed outline if the answers had been seen before.' },
    { part: 'Number', what: 'the score above its bar.' },
    { part: 'Title', what: 'the exam below its bar. If the titles do not fit, the bars are horizontal.' },
  ],
  dos: [
    {
      example: (
        <Chart
          title="SAT Scores"
          keys={[
            { label: 'timed', mark: 'hatched' },
            { label: 'not timed', mark: 'solid' },
          ]}
          note="* real test"
        >
          <ScoreBars
            label="SAT scores out of 1600: Test 1 1180, March, a real test, 1220; timed tests are hatched"
            end={1600}
            bars={[
              { key: '1', title: 'Test 1', value: 1180, timed: false },
              { key: '2', title: 'March*', value: 1220, timed: true },
            ]}
          />
        </Chart>
      ),
      text: 'Explain each kind of bar in the legend, and the asterisk of a real test in the note.',
    },
  ],
  donts: [
    {
      example: (
        <ScoreBars
          label="Scores: SAT 1180, ACT 27"
          end={1600}
          bars={[
            { key: '1', title: 'SAT', value: 1180, timed: false },
            { key: '2', title: 'ACT', value: 27, timed: false },
          ]}
        />
      ),
      text: 'Scores of two scales in one chart.',
    },
  ],
  keys: [],
  screenReader:
    'One image, with the text alternative as its name. The table of the Chart has each exam, its score, and whether ' +
    'it was timed.',
  content: [
    'The text alternative says which scores they are, out of how many, and what the hatch means.',
    'A real test has an asterisk after its title.',
    'Titles are short: Test 1, not Official SAT Practice Test 1.',
  ],
};
