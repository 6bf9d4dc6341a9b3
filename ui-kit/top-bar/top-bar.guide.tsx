import { SavedState } from '../saved-state/saved-state.tsx';
import type { Guide } from '../stories/guide.ts';
import { BackLink, TopBar } from './top-bar.tsx';

export const guide: Guide = {
  use: [
    'For a page that works on one thing until it is finished: a question, a problem set, a section of a test.',
    'It stays at the top while the page scrolls, so the state of the work is always visible.',
  ],
  instead: [
    { when: 'The page belongs to the main menu.', take: 'AppShell' },
    { when: 'Only a heading is needed.', take: 'PageHead' },
  ],
  anatomy: [
    { part: 'Back', what: 'a link to where the page was opened from; its text is hidden on phones.' },
    { part: 'Title', what: 'the main heading, on one line; a long one is cut.' },
    { part: 'Subtitle', what: 'where the work belongs; on phones only if there is no state.' },
    { part: 'State', what: 'the clock, and whether the work is saved; never cut.' },
    {
      part: 'Aside and action',
      what: 'the problem report, and at the far right the last step, which phones have at the bottom.',
    },
  ],
  dos: [
    {
      example: (
        <TopBar
          title="Solving linear equations"
          fallback="Practice"
          subtitle="Math, Algebra"
          back={<BackLink href="#back" />}
          state={<SavedState at="saved" />}
        />
      ),
      text: 'Say what is saved in the bar: the student never has to ask.',
    },
  ],
  donts: [
    {
      example: <TopBar title="Dashboard" fallback="Dashboard" back={<BackLink href="#back" />} />,
      text: 'A page of the main menu: it has no link back.',
    },
  ],
  keys: [{ key: 'Tab', effect: 'Moves from Back to the report, then to the last step.' }],
  screenReader:
    'A banner with the heading of the page. The saved state is read politely, and only when it changes. While there is no title, the heading is the fallback.',
  content: [
    'The title is that of the content, unchanged.',
    'The subtitle names the ancestors, with commas: “Math, Algebra”.',
  ],
};
