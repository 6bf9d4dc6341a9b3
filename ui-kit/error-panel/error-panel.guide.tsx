import type { Guide } from '../stories/guide.ts';
import { ErrorPanel } from './error-panel.tsx';

const none = () => {};

export const guide: Guide = {
  use: ['Instead of a part of the page that could not be loaded; the rest of the page stays.'],
  instead: [
    { when: 'An action failed, and the page is as it was.', take: 'Toast' },
    { when: 'There is nothing to load.', take: 'Empty' },
    { when: 'It is being loaded for the first time.', take: 'Skeleton' },
  ],
  anatomy: [
    { part: 'Rule', what: 'a red one above the text.' },
    { part: 'Title', what: 'what failed.' },
    { part: 'Line', what: 'what is not affected.' },
    { part: 'Button', what: 'Try again, at the right.' },
  ],
  dos: [
    {
      example: (
        <ErrorPanel title="The scores could not be loaded." onRetry={none}>
          Your answers are safe.
        </ErrorPanel>
      ),
      text: 'Say what failed and what is safe, and offer to try again.',
    },
  ],
  donts: [{ example: <ErrorPanel title="Error 500" />, text: 'A code that the reader does not know.' }],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to Try again.' },
    { key: 'Enter', effect: 'Tries again; the button keeps the focus while it is busy.' },
    { key: 'Space', effect: 'The same as Enter.' },
  ],
  screenReader: 'An alert: title and line are read at once when it appears.',
  content: [
    'The title is “The scores could not be loaded.”, with a full stop.',
    'The line says what is safe: “Your answers are safe.”',
    'No blame, no code.',
  ],
};
