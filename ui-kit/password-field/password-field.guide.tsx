import type { Guide } from '../stories/guide.ts';
import { PasswordField } from './password-field.tsx';

export const guide: Guide = {
  use: ['For each password, old and new. The user can make it visible and check it.'],
  instead: [
    { when: 'The text is no secret.', take: 'Field' },
    { when: 'The whole form is a log-in or a registration.', take: 'GateForm' },
  ],
  anatomy: [
    { part: 'Label', what: 'above the box, with a link at its right if the password can be recovered.' },
    { part: 'Box', what: 'dots, or the password while it is shown.' },
    { part: 'Button', what: 'Show or Hide, in the box at the right.' },
    { part: 'Note and message', what: 'below the box, as in a Field.' },
  ],
  dos: [
    {
      example: <PasswordField label="New Password" autoComplete="new-password" note="At least 8 characters." />,
      text: 'Say the rule before the user types.',
    },
  ],
  donts: [
    {
      example: <PasswordField label="Password" autoComplete="off" message="Invalid password" />,
      text: 'A rule that is known only after the error, and no help of a password manager.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the box, then to its button.' },
    { key: 'Enter', effect: 'In the box: submits the form. On the button: shows or hides the password.' },
    { key: 'Space', effect: 'On the button: shows or hides the password.' },
  ],
  screenReader:
    'The label, “edit text, protected” while the password is hidden, then the note and the message. The button is ' +
    '“Show password” or “Hide password”.',
  content: [
    'The label says which password it is: Old Password, New Password.',
    'The note is the rule, one sentence with a full stop.',
    'What the browser may fill in is “current-password” or “new-password”, so that password managers work.',
  ],
};
