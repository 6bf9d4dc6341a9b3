import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { LinkButton } from './link-button.tsx';

export const guide: Guide = {
  use: [
    'For a link among buttons: the next page is as important as an action.',
    'For the main step of a page that leads to another page: Start, Go on.',
  ],
  instead: [
    { when: 'It changes or saves something.', take: 'Button' },
    { when: 'It changes which part of the same content is visible.', take: 'Tabs' },
  ],
  anatomy: [
    { part: 'Frame', what: 'as of a button, in all of its kinds.' },
    { part: 'Text', what: 'where it leads, or the step that starts there.' },
  ],
  dos: [
    {
      example: (
        <LinkButton href="#start" kind="primary">
          Start
        </LinkButton>
      ),
      text: 'Give an address: it opens in a new tab, and can be copied.',
    },
  ],
  donts: [
    {
      example: <Button kind="primary">Open topic</Button>,
      text: 'A button that changes the address: it cannot be opened in a new tab.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the link.' },
    { key: 'Enter', effect: 'Follows the link.' },
    { key: 'Ctrl + Enter', effect: 'Opens it in a new tab.' },
  ],
  screenReader: 'Its text and “link”, so that a user knows that the page will change.',
  content: [
    'The name of the page, or a verb for the step: Math, Start, Go on.',
    'It has no busy and no disabled state.',
  ],
};
