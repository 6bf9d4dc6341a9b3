import { Button } from '../button/button.tsx';
import { MenuIcon } from '../icon/icon.tsx';
import type { Guide } from '../stories/guide.ts';
import { Popover } from './popover.tsx';

const none = () => null;

export const guide: Guide = {
  use: ['For content that a button opens at itself, such as links to other parts of a topic.'],
  instead: [
    { when: 'The panel is a list of actions or choices.', take: 'Menu' },
    { when: 'The panel is a task with fields.', take: 'Dialog' },
    { when: 'A value of a form is selected.', take: 'Select' },
  ],
  anatomy: [
    { part: 'Button', what: 'with a text, or an icon with an accessible name.' },
    { part: 'Panel', what: 'below the button, above it where there is no room below; it scrolls inside the window.' },
  ],
  dos: [
    {
      example: (
        <Popover kind="quiet" icon label="Subtopics" button={<MenuIcon />}>
          {none}
        </Popover>
      ),
      text: 'Name an icon by what the panel contains.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Button>Cancel</Button>
          <Button kind="primary">Save</Button>
        </div>
      ),
      text: 'A form in the panel: a click elsewhere closes it.',
    },
  ],
  keys: [
    { key: 'Enter', effect: 'On the button: opens or closes the panel.' },
    { key: 'Space', effect: 'The same as Enter.' },
    { key: 'Tab', effect: 'Moves the focus into the panel, which follows its button.' },
    { key: 'Escape', effect: 'Closes the panel; the focus is on the button again.' },
  ],
  screenReader:
    'The button: its name, collapsed or expanded. The panel has no role of its own: its content brings one.',
  content: ['The button is a noun: Subtopics.', 'The content closes the panel when a link of it is followed.'],
};
