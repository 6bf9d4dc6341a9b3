import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: ['While something runs that must not be interrupted: a submission, an import.'],
  instead: [
    { when: 'A part of the page is loaded.', take: 'Skeleton' },
    { when: 'Only one button waits.', take: 'Button' },
    { when: 'A known part of the work is done.', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Shade', what: 'over the whole page, and over an open dialog.' },
    { part: 'Strokes', what: 'four, which are inked in turn; without motion they are all inked.' },
  ],
  dos: [
    {
      example: <Button kind="primary">Submit whole test</Button>,
      text: 'Show it for an action that the user has started, and remove it in every case, also on an error.',
    },
  ],
  donts: [
    {
      example: <Button busy>Save</Button>,
      text: 'An overlay for a change that runs while the user works on: a busy button is enough.',
    },
  ],
  keys: [
    {
      key: 'All keys',
      effect: 'Do nothing, except the browser’s own, such as Ctrl + R, and those of an alert dialog.',
    },
  ],
  screenReader: 'A busy status; its label is announced when it is shown. The focus stays where it was.',
  content: ['The label is a verb with -ing: Loading, Saving.', 'It is shown after 300 ms: a fast reply shows none.'],
};
