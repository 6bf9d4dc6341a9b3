import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: ['Once in each app, when a new build is deployed while a page is open.'],
  instead: [
    { when: 'It is another state of every page.', take: 'Banner' },
    { when: 'Something happened just now.', take: 'Toast' },
  ],
  anatomy: [
    { part: 'Banner', what: 'of the kind note, below other banners.' },
    { part: 'Text', what: 'A new version is ready, and what to do before the page is loaded again.' },
    { part: 'Button', what: 'Reload.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <b>A new version is ready</b>
          <Button>Reload</Button>
        </div>
      ),
      text: 'Leave it to the user when to reload: what is half typed is not lost.',
    },
  ],
  donts: [
    {
      example: <b>The page reloads in 10 seconds</b>,
      text: 'A page that reloads by itself.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to Reload before anything else of the page.' },
    { key: 'Enter', effect: 'Reloads the page.' },
    { key: 'Space', effect: 'Reloads the page.' },
  ],
  screenReader: 'A complementary landmark named “New version”; “A new version is ready” is announced politely.',
  content: ['Its text is part of the component.'],
};
