import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { AccountSection } from './account-page.tsx';

export const guide: Guide = {
  use: [
    'For the page of the user’s own account, the same in both apps: name, password and sessions.',
    'Each app adds its own sections, such as the download of the results.',
  ],
  instead: [
    { when: 'The account was changed or logged out elsewhere, and the user has to know.', take: 'AccountDialog' },
    { when: 'The form is not about the account.', take: 'Form' },
    { when: 'The user is not logged in.', take: 'GateForm' },
  ],
  anatomy: [
    { part: 'Title', what: 'Account, with the email.' },
    { part: 'Section', what: 'heading and note at the left, the form at the right; one column on narrow screens.' },
    { part: 'Button', what: 'one in each section, plain: none of them is the main action of the page.' },
    { part: 'Sessions', what: 'browser, sites and times of each, with a button that ends the others.' },
  ],
  dos: [
    {
      example: (
        <AccountSection title="Results" note="Everything you have done.">
          <Button>Download my results</Button>
        </AccountSection>
      ),
      text: 'Give a section a note that says what it is about.',
    },
  ],
  donts: [
    {
      example: (
        <AccountSection title="Download" note="">
          <Button kind="primary">Go</Button>
        </AccountSection>
      ),
      text: 'A section without a note, and a primary button next to those of the other sections.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus through the fields and buttons of all sections.' },
    { key: 'Enter', effect: 'In a field: submits the form of its section. On a button: runs its action.' },
  ],
  screenReader:
    'Each section is a region with the name of its heading. A field with an error gets the focus and is read with its ' +
    'message. “End the others” opens a dialog that is read with its title.',
  content: [
    'A heading is one noun: Name, Password, Sessions.',
    'A note is one sentence with a full stop.',
    'A button is a verb with its object: Save name, Change password.',
  ],
};
