import type { Guide } from '../stories/guide.ts';
import { RailButton, RailMenu } from './app-shell.tsx';

const none = () => {};

export const guide: Guide = {
  use: ['For all pages after the log-in: one main menu, and the page.'],
  instead: [
    { when: 'The page works on one thing until it is finished, such as a question or a test.', take: 'TopBar' },
    { when: 'Several views of the same page are needed.', take: 'Tabs' },
  ],
  anatomy: [
    { part: 'Rail', what: 'the wordmark, the search if there is one, the main menu, and the profile at the foot.' },
    { part: 'Current entry', what: 'bold, with a slanted stroke of ink before it.' },
    {
      part: 'Page',
      what: 'wide margins for reading, or the full width for an editor; it can have a tree at its left.',
    },
    { part: 'Phone', what: 'a bar at the top and tabs at the bottom, or the rail above the page.' },
  ],
  dos: [
    {
      example: (
        <RailMenu>
          <div className="row">
            <a href="#page">Dashboard</a>
            <a href="#page" aria-current="page">
              Math
            </a>
          </div>
        </RailMenu>
      ),
      text: 'Mark the entry of every page below it too: the topic Algebra belongs to Math.',
    },
  ],
  donts: [
    {
      example: (
        <RailMenu>
          <div className="row">
            <RailButton onClick={none}>Delete topic</RailButton>
          </div>
        </RailMenu>
      ),
      text: 'An action on what the page shows. The menu has pages, and dialogs that every page can open.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'First reaches “Skip to the page”, then the entries in their order.' },
    { key: 'Enter', effect: 'On “Skip to the page”: moves the focus to the page, after the menu.' },
  ],
  screenReader:
    'The menu is a navigation named “Main”, and its entry of the present page is read as the current page. The page is the main landmark.',
  content: [
    'Entries are one or two words, in title case, as the pages are named.',
    'A count is a number alone; 0 is not shown.',
  ],
};
