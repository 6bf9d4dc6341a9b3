import type { Guide } from '../stories/guide.ts';
import { Card } from './card.tsx';

export const guide: Guide = {
  use: ['For a long item that opens in its list, such as a question that an author edits.'],
  instead: [
    { when: 'Items of several facts are compared by column.', take: 'Table' },
    { when: 'Rows open into further lists.', take: 'TreeList' },
  ],
  anatomy: [
    { part: 'Rule', what: 'a hairline above the card; heavy and in ink while it is open.' },
    { part: 'Number', what: 'in a column of its own at the left.' },
    { part: 'Title', what: 'one line, cut at its end while the card is closed.' },
    { part: 'End', what: 'a rank, an arrow or a state, at the right edge.' },
    { part: 'Content', what: 'below the title, only while the card is open.' },
  ],
  dos: [
    {
      example: (
        <>
          <Card number={1} title="What is the slope of the line?" />
          <Card number={2} title="Which choice completes the text?" open>
            The text and the answers.
          </Card>
        </>
      ),
      text: 'Leave the other cards of the list closed, so that the open one is easy to find.',
    },
  ],
  donts: [
    {
      example: <Card title="3 of 12 questions have an answer." />,
      text: 'A text that does not open: it needs no card.',
    },
  ],
  keys: [],
  screenReader:
    'An article with its number, its title and its end. It takes no focus: a button or link in it opens it and reports ' +
    'whether it is open.',
  content: ['The title is the first line of the item’s own text.', 'The number is the position in the list, from 1.'],
};
