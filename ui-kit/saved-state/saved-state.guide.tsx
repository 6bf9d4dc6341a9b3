import type { Guide } from '../stories/guide.ts';
import { SavedState } from './saved-state.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'In the header of each page that saves something: whether the work is safe.',
    'When something could not be sent: what it is, with one action.',
  ],
  instead: [
    { when: 'An action of the user succeeded or failed.', take: 'Toast' },
    { when: 'A page could not be loaded.', take: 'ErrorPanel' },
    { when: 'The message is about the whole page: it is shown to a tutor.', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Icon', what: 'one for each state, so that colour is never alone.' },
    { part: 'Text', what: 'the state, or a short sentence about what could not be sent.' },
    { part: 'Action', what: 'a button, only with an error.' },
  ],
  dos: [
    {
      example: <SavedState at="stuck" message="3 answers could not be sent." action="Details" onAct={none} />,
      text: 'Say how many answers are affected, and offer the step that helps.',
    },
  ],
  donts: [
    {
      example: <SavedState at="stuck" message="Error 503: upstream unavailable." />,
      text: 'A technical message without an action: the student can do nothing with it.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the action, if there is one.' },
    { key: 'Enter', effect: 'Runs the action.' },
  ],
  screenReader:
    'A status: each change is announced politely. Without a state the same region is empty, so that a later one is announced.',
  content: [
    'Saved, Saving, Saved on this device: no full stop.',
    'A message is one sentence with a number and a full stop: 3 answers could not be sent.',
    'Say what is safe before what failed.',
  ],
};
