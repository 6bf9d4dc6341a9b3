import type { Guide } from '../stories/guide.ts';
import { Origin } from './origin.tsx';

export const guide: Guide = {
  use: ['For the source and the licence of content from elsewhere: below its title, in the note of a row or a page.'],
  instead: [{ when: 'A link leads to a page of the product.', take: 'LinkButton' }],
  anatomy: [
    { part: 'Source', what: 'the title of the work, as a link if its URL is known.' },
    { part: 'Licence', what: 'its short name, as a link to its text, after a dot in the middle of the line.' },
  ],
  dos: [
    {
      example: <Origin source="OpenStax: Elementary Algebra (https://openstax.org)" licence="CC BY 4.0" />,
      text: 'Give the title of the work, and its URL in brackets.',
    },
  ],
  donts: [
    {
      example: <Origin source="https://openstax.org/details/books/elementary-algebra-2e" />,
      text: 'A URL alone: it does not say which work it is.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next link.' },
    { key: 'Enter', effect: 'Opens the link in a new tab.' },
  ],
  screenReader: 'The two texts; one with a URL is a link.',
  content: [
    'The source is “Publisher: Title (URL)”.',
    'The licence is its short name, such as CC BY 4.0.',
    'If both are missing, nothing is shown.',
  ],
};
