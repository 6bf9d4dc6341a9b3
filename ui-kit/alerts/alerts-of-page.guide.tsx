import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { Toast } from '../toast/toast.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'In the sticky bar of a page: its alerts are in the bar and cover nothing.',
    'Name a subject in showAlert if the next alert replaces the last one, such as the verdicts on a question.',
  ],
  instead: [
    { when: 'The page has no bar: alerts are above the page.', take: 'Alerts' },
    { when: 'The state of the work is always visible.', take: 'SavedState' },
  ],
  anatomy: [
    { part: 'Area', what: 'takes the space of its alerts, and none without.' },
    { part: 'Alert', what: 'a Toast; above the page instead while a dialog is open.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <Button kind="primary">Check</Button>
          <Toast kind="success" onDismiss={none}>
            Correct Answer
          </Toast>
        </div>
      ),
      text: 'Put it next to the button whose result it shows.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Toast kind="error" onDismiss={none}>
            Incorrect Answer
          </Toast>
          <Toast kind="success" onDismiss={none}>
            Correct Answer
          </Toast>
        </div>
      ),
      text: 'Two verdicts on one question: name a subject.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to an alert of the area.' },
    { key: 'Enter', effect: 'Dismisses the alert or runs its action.' },
  ],
  screenReader: 'The area itself is not read; its alerts are, as they appear.',
  content: ['The texts are those of Alerts.', 'Use one subject for each question, such as “question 3”.'],
};
