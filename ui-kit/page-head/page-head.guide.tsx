import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { PageHead } from './page-head.tsx';

export const guide: Guide = {
  use: ['First on each page of a list or a form: it has the only h1 of the page.'],
  instead: [
    { when: 'A question has its number as a head.', take: 'Question' },
    { when: 'A dialog has its title in itself.', take: 'Dialog' },
  ],
  anatomy: [
    { part: 'Title', what: 'the h1, in the serif.' },
    { part: 'Note', what: 'one quiet line under it: source and licence, or a count.' },
    { part: 'Actions', what: 'at the right edge; below the title where there is no room.' },
  ],
  dos: [
    {
      example: (
        <PageHead title="Math">
          <Button>Add topic</Button>
        </PageHead>
      ),
      text: 'Name the page as the menu does.',
    },
  ],
  donts: [
    {
      example: (
        <PageHead title="Math">
          <Button>Add topic</Button>
          <Button>Import</Button>
          <Button>Export</Button>
          <Button kind="danger">Delete</Button>
        </PageHead>
      ),
      text: 'More than two actions: take a menu for those that are seldom used.',
    },
  ],
  keys: [],
  screenReader: 'The title is a heading of level 1; note and actions follow it in the order of the page.',
  content: [
    'The title is the name that led here, without a full stop.',
    'The note is one sentence, or a count such as 12 students.',
  ],
};
