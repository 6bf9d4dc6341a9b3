import type { Guide } from '../stories/guide.ts';
import { FloatingPanel } from './floating-panel.tsx';

const none = () => {};
/** A fixed position is within an element that has a transform. */
const frame = { height: '23rem', transform: 'translate(0)' };
const box = { left: 16, top: 16, width: 340, height: 320 };

export const guide: Guide = {
  use: ['For a tool that is used together with the page: a calculator next to the question.'],
  instead: [
    { when: 'The page has to wait for an answer.', take: 'Dialog' },
    { when: 'A list of actions opens from a button.', take: 'Menu' },
  ],
  anatomy: [
    { part: 'Head', what: 'the title, which is dragged, and the buttons for the keyboard.' },
    { part: 'Body', what: 'the content, which fills the rest.' },
    { part: 'Corner', what: 'resizes the panel; phones have a sheet at the bottom instead.' },
  ],
  dos: [
    {
      example: (
        <div style={frame}>
          <FloatingPanel title="Notes" box={box} onBox={none} onClose={none}>
            <p>Some text</p>
          </FloatingPanel>
        </div>
      ),
      text: 'Store the box, so that the panel opens where it was.',
    },
  ],
  donts: [
    {
      example: (
        <div style={frame}>
          <FloatingPanel title="Are you sure?" box={box} onBox={none} onClose={none}>
            <p>Delete everything?</p>
          </FloatingPanel>
        </div>
      ),
      text: 'A question that must be answered: the page can be used without an answer.',
    },
  ],
  keys: [
    { key: 'Arrow right', effect: 'On Move or Resize moves or widens the panel; so do the other arrows.' },
    { key: 'Escape', effect: 'Closes the panel.' },
  ],
  screenReader: 'A dialog with its title, which does not hide the page. Keys of the page do not apply in it.',
  content: ['The title is the name of the tool: Calculator.'],
};
