import type { Guide } from '../stories/guide.ts';
import { PassagePane } from './passage-pane.tsx';

export const guide: Guide = {
  use: ['For the passage that a question, or several after each other, are about.'],
  instead: [
    { when: 'The passage is part of an explanation or of an answer.', take: 'Passage' },
    { when: 'Two views have names and are equal.', take: 'Tabs' },
    { when: 'The question has no passage.', take: 'Question' },
  ],
  anatomy: [
    { part: 'Pane', what: 'left of the question, from 1,000 pixels; it scrolls by itself and stays in view.' },
    { part: 'Switch', what: 'two buttons, Passage and Question, on smaller screens; it stays in view.' },
  ],
  dos: [
    {
      example: (
        <PassagePane stateKey="1" startsWithPassage Switch={undefined}>
          <p>The first thing my grandmother taught me about the orchard was that it could not be hurried.</p>
        </PassagePane>
      ),
      text: 'Start with the passage where the question is new, and with the question after its verdict.',
    },
  ],
  donts: [
    {
      example: (
        <PassagePane stateKey="1" startsWithPassage Switch={undefined}>
          <p>Check your answer and press Next.</p>
        </PassagePane>
      ),
      text: 'Instructions in the pane: on a small screen they are hidden while the question is shown.',
    },
  ],
  keys: [
    {
      key: 'Tab',
      effect: 'Moves the focus to the passage, then to the question. On small screens first to the switch.',
    },
    { key: 'Arrow down', effect: 'Scrolls the passage while it has the focus.' },
    { key: 'Enter', effect: 'On a button of the switch: shows that sheet at the position where it was left.' },
  ],
  screenReader:
    'A region “Passage” before the question. On small screens a group “Sheets” with two toggle buttons; the sheet that is ' +
    'not shown is not read.',
  content: ['The passage has its title and its source.', 'The buttons are Passage and Question.'],
};
