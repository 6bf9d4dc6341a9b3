import { currentFilter } from '@fourfold/core/charts/date-range-filter';
import type { Guide } from '../stories/guide.ts';
import { PeriodFilter } from './period-filter.tsx';

const none = () => {};
const today = '2026-11-24';
const weekly = currentFilter(today);

export const guide: Guide = {
  use: ['For all charts of a page that show the same time by month, week or day.'],
  instead: [
    { when: 'The first and the last day are free: two fields of type date.', take: 'Field' },
    { when: 'Two or three values that are no periods are selected from.', take: 'Segmented' },
  ],
  anatomy: [
    { part: 'Period', what: 'Monthly, Weekly or Daily.' },
    { part: 'Weeks', what: 'five weeks, with arrows to the five before and after.' },
    { part: 'Year', what: 'for Monthly and Daily, the current one first.' },
    { part: 'Month', what: 'for Daily; months that have not come are left out.' },
  ],
  dos: [
    {
      example: <PeriodFilter filter={weekly} today={today} onChange={none} />,
      text: 'Show it once, above all charts that it filters.',
    },
  ],
  donts: [
    {
      example: (
        <>
          <PeriodFilter filter={weekly} today={today} onChange={none} />
          <PeriodFilter filter={{ ...weekly, type: 'monthly' }} today={today} onChange={none} />
        </>
      ),
      text: 'A filter for each chart: charts of different times cannot be compared.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the selected period, then to the arrows or lists.' },
    { key: 'Arrow right', effect: 'Selects the next period; from the last the first.' },
    { key: 'Arrow left', effect: 'Selects the period before; from the first the last.' },
    { key: 'Enter', effect: 'On an arrow: shows the five weeks before or after.' },
    { key: 'Space', effect: 'On an arrow: shows the five weeks before or after. On a list: opens it.' },
  ],
  screenReader:
    '“Period”, “radio group”, and the selected period. The arrows are “Previous five weeks” and “Next five weeks”, dimmed ' +
    '(“unavailable”) at the end of the range. After a step the shown weeks are announced.',
  content: [
    'The text is part of the component.',
    'The first and the last day of the weeks are shown, with the year only if it is another one than today’s.',
  ],
};
