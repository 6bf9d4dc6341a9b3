import type { Guide } from '../stories/guide.ts';
import { SkipLink } from './skip-link.tsx';

export const guide: Guide = {
  use: ['Once in each app, before its menu: a user of the keyboard skips the menu of every page.'],
  instead: [{ when: 'It leads to another page.', take: 'LinkButton' }],
  anatomy: [{ part: 'Link', what: 'above the page, at the top left; hidden until it has the focus.' }],
  dos: [
    {
      example: (
        <>
          <SkipLink />
          <p>Press Tab at the start of the page to show it.</p>
        </>
      ),
      text: 'Render it first, and give the page’s main element the id “main” and tabIndex −1.',
    },
  ],
  donts: [
    {
      example: <a href="#main">Skip to the page</a>,
      text: 'A link that is always visible: who uses a pointer does not need it.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Shows it, as the first stop of the page.' },
    { key: 'Enter', effect: 'Moves the focus to the page’s main element.' },
  ],
  screenReader: '“Skip to the page, link”, as the first thing on each page.',
  content: ['The text is fixed.'],
};
