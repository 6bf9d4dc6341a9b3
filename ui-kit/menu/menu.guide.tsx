import { Button } from '../button/button.tsx';
import { MoreIcon } from '../icon/icon.tsx';
import type { Guide } from '../stories/guide.ts';
import { Menu } from './menu.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For three or more actions on one item, such as a row of a list.',
    'For actions that are seldom used: the page shows only the button.',
  ],
  instead: [
    { when: 'There are one or two actions.', take: 'Button' },
    { when: 'A value of a form is selected.', take: 'Select' },
    { when: 'One of two or three values is selected and always visible.', take: 'Segmented' },
  ],
  anatomy: [
    { part: 'Button', what: 'with the name of the item, or an icon with an accessible name.' },
    { part: 'Panel', what: 'below the button, above it where there is no room; as wide as its longest row.' },
    { part: 'Row', what: 'one action, 40 pixels high, 44 on phones. Danger is red and comes last.' },
  ],
  dos: [
    {
      example: (
        <Menu
          label="More for question 3"
          icon
          kind="quiet"
          align="start"
          items={[{ label: 'Move up', onSelect: none }]}
        >
          <MoreIcon />
        </Menu>
      ),
      text: 'Name the item in the label of the icon: there are many menus in a list.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Button>Move up</Button>
          <Button>Move down</Button>
          <Button>Copy</Button>
          <Button kind="danger">Delete</Button>
        </div>
      ),
      text: 'Four buttons in each row of a list.',
    },
  ],
  keys: [
    { key: 'Enter', effect: 'On the button: opens the menu on its first row. On a row: selects it and closes.' },
    { key: 'Arrow down', effect: 'Opens the menu, or moves to the next row; from the last to the first.' },
    { key: 'Arrow up', effect: 'Opens the menu on its last row, or moves to the row before.' },
    { key: 'Home', effect: 'Moves to the first row.' },
    { key: 'End', effect: 'Moves to the last row.' },
    { key: 'Letters', effect: 'Move to the next row that begins with them.' },
    { key: 'Escape', effect: 'Closes the menu; the focus is on the button again.' },
    { key: 'Tab', effect: 'Closes the menu.' },
  ],
  screenReader:
    'The button: its name, “menu button”, collapsed or expanded. Each row: its text, “menu item”, and its place, such ' +
    'as 2 of 4. A disabled row is dimmed.',
  content: [
    'A row is a verb, or a verb with its object: Open Sheet, Reset Test.',
    'The order does not change: an action that is not possible now is disabled, not removed.',
    'What destroys something is last.',
  ],
};
