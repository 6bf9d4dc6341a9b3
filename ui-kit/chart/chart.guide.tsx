import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { Chart } from './chart.tsx';
import { ChartEmpty } from './chart-empty.tsx';

export const guide: Guide = {
  use: [
    'Around every plot: it gives its title, its legend, and its values as a table.',
    'For the loading, error and empty states of a plot, which replace it in the same frame.',
  ],
  instead: [
    { when: 'One number with its progress is enough.', take: 'Progress' },
    { when: 'The numbers are to be read, not compared.', take: 'Table' },
    { when: 'A whole page is empty.', take: 'Empty' },
  ],
  anatomy: [
    { part: 'Title', what: 'a heading, with the legend after it.' },
    { part: 'Legend', what: 'a sign and a label for each kind of mark; none if there is only one kind.' },
    { part: 'Plot', what: 'the chart, or its loading, error or empty state.' },
    { part: 'Note', what: 'one sentence, such as what an asterisk means.' },
    { part: 'Table', what: '“Show as table” opens the values; an action is next to it.' },
  ],
  dos: [
    {
      example: (
        <Chart title="Completed Questions">
          <ChartEmpty title="No answers in these weeks">Each week you practise will be a bar.</ChartEmpty>
        </Chart>
      ),
      text: 'Say what the chart will show once there is something to show.',
    },
  ],
  donts: [
    {
      example: (
        <Chart title="Completed Questions">
          <ChartEmpty title="No data">Nothing.</ChartEmpty>
        </Chart>
      ),
      text: 'An empty state that does not say what is missing.',
    },
    {
      example: <Button>Show as table</Button>,
      text: 'A button of your own for the table: give the Chart its `table`.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to “Show as table”, then to the action.' },
    { key: 'Enter', effect: 'Opens or closes the table.' },
    { key: 'Space', effect: 'Opens or closes the table.' },
  ],
  screenReader:
    'A figure with the title as its name; the plot is one image with its text alternative. “Show as table” has the ' +
    'title after it, and says whether it is expanded. A chart that loads is announced as Loading.',
  content: [
    'The title says what is counted, in two to four words: Completed Questions.',
    'A label of the legend is one to four words in lower case: correct, timed.',
    'The table has a row for each mark, and headers that name the values.',
  ],
};
