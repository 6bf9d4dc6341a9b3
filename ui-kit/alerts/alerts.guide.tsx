import type { Guide } from '../stories/guide.ts';
import { Toast } from '../toast/toast.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'Once in each app: it shows what pages report with showAlert.',
    'Call showAlert for an event that needs one line of text, such as “Answer Saved”.',
  ],
  instead: [
    { when: 'The user must decide something.', take: 'ConfirmDialog' },
    { when: 'A part of the page could not be loaded.', take: 'ErrorPanel' },
    { when: 'It stays true for every page.', take: 'Banner' },
    { when: 'A bar of the page has space for its alerts.', take: 'AlertArea' },
  ],
  anatomy: [
    { part: 'Stack', what: 'at most three alerts, at the bottom of the window, above dialogs.' },
    { part: 'Alert', what: 'a Toast of the kind success, error or warning; an identical one is shown once.' },
  ],
  dos: [
    {
      example: (
        <Toast kind="success" onDismiss={none}>
          Assignment Unassigned
        </Toast>
      ),
      text: 'Show an alert when the server has agreed.',
    },
  ],
  donts: [
    {
      example: (
        <>
          <Toast kind="success" onDismiss={none}>
            Title saved
          </Toast>
          <Toast kind="success" onDismiss={none}>
            Topic saved
          </Toast>
        </>
      ),
      text: 'Two alerts for one action.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to an alert; while it has the focus or is hovered, it stays.' },
    { key: 'Enter', effect: 'Dismisses the alert or runs its action; the focus is where it was before.' },
    {
      key: 'Ctrl + Z',
      effect: 'Runs the action of the newest alert that has one, except in a text field. ⌘ Z on a Mac.',
    },
  ],
  screenReader:
    'Errors are read at once, the others politely. An alert goes after 5 seconds, one with an action after 10.',
  content: ['The specified text, word for word.', 'One sentence: what happened, not what to do.'],
};
