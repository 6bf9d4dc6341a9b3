import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { SoFar } from './so-far.tsx';
import { Zoom } from './zoom.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'Around a question of a timed test: navigation, what is answered so far, and the text size.',
    'TestActions is below the question; on phones it is a bar at the bottom edge.',
  ],
  instead: [
    { when: 'The question is practised in a sequence.', take: 'Navigator' },
    { when: 'The numbers of all questions are shown.', take: 'NumberGrid' },
    { when: 'Pages of a list are turned.', take: 'Pager' },
  ],
  anatomy: [
    { part: 'TestActions', what: 'Previous, the main button, alerts, and at the right end a mark.' },
    { part: 'Question map', what: 'on phones a button that opens the map.' },
    { part: 'SoFar', what: 'numbers as a sum: parts, a rule, and the total.' },
    { part: 'Zoom', what: 'two buttons and the current text size, in four steps from 100 to 150 %.' },
    { part: 'MapLegend', what: 'what the styles of the numbers on the map mean.' },
  ],
  dos: [
    {
      example: (
        <SoFar
          rows={[
            ['Answered', 12],
            ['Open', 26],
          ]}
          total={['Questions', 38]}
        />
      ),
      text: 'Let the parts add up to the total.',
    },
    {
      example: <Zoom percent={150} onZoom={none} />,
      text: 'Use the steps of `zoomSteps`: at the last one the button is disabled.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Button kind="primary">Next</Button>
          <Button kind="primary">Submit whole test</Button>
        </div>
      ),
      text: 'Two main buttons: Submit whole test replaces Next on the last question.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next button; a disabled one is skipped.' },
    { key: 'Enter', effect: 'Runs the action.' },
    { key: 'Space', effect: 'Runs the action.' },
  ],
  screenReader:
    'Buttons with their text; on phones “Previous question” and “Question map”. The text size is a group of that name, ' +
    'and a new size is announced. SoFar is a list of terms; the legend is hidden.',
  content: [
    'Buttons say what happens: Previous, Next, Submit whole test.',
    'Labels of SoFar are one word: Answered, Open, Questions.',
    'Mark Uncertain becomes Remove from Uncertain.',
  ],
};
