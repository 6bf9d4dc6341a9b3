import type { Guide } from '../stories/guide.ts';
import { Switch } from './switch.tsx';

export const guide: Guide = {
  use: [
    'For a setting that is on or off and has effect at once: Timed, Grading mode.',
    'For a state of an item that a click changes: published.',
  ],
  instead: [
    { when: 'The value is saved with a form.', take: 'Checkbox' },
    { when: 'Neither value is “off”: Mock or Real.', take: 'Segmented' },
    { when: 'It marks something, with another text for the next click.', take: 'Button' },
  ],
  anatomy: [
    { part: 'Track', what: '34 by 18 pixels; filled with ink when on.' },
    { part: 'Knob', what: 'left for off, right for on, so that the state is not told by colour alone.' },
    { part: 'Text', what: 'the name of the setting, to the right; a click on it switches, too.' },
  ],
  dos: [{ example: <Switch defaultChecked>Timed</Switch>, text: 'Name the setting as it is when it is on.' }],
  donts: [
    { example: <Switch>Not timed</Switch>, text: 'A negative name: off then means timed.' },
    { example: <Switch>Turn the timer on</Switch>, text: 'A text that is wrong as soon as it is on.' },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the switch.' },
    { key: 'Space', effect: 'Turns it on or off.' },
  ],
  screenReader: 'Its text, “switch”, and on or off. A change is announced at once.',
  content: ['One to three words, a noun or an adjective: Timed, Grading mode.', 'No verb, no question.'],
};
