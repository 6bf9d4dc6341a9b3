import { Button } from '../button/button.tsx';
import { PlusIcon } from '../icon/icon.tsx';
import type { Guide } from '../stories/guide.ts';
import { ToolButton, Toolbar, ToolGroup } from './toolbar.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For the tools of an editor: they act on the text or on the element at the caret.',
    'In a ToolStrip, for the element at the caret: its name, then buttons with text, a link or a field.',
  ],
  instead: [
    { when: 'Actions are for the selected rows of a list.', take: 'SelectionBar' },
    { when: 'One of two or three values is selected.', take: 'Segmented' },
    { when: 'The actions are for one item of a list.', take: 'Menu' },
  ],
  anatomy: [
    { part: 'Tool', what: 'an icon with a title; a tool that is on has the highlighter.' },
    { part: 'Group', what: 'tools that belong together, with a line before them; the last group is at the end.' },
    { part: 'Tool with a menu', what: 'shows its present value and opens the choices.' },
    { part: 'Strip', what: 'the name of the element, then its tools.' },
  ],
  dos: [
    {
      example: (
        <Toolbar label="Formatting" onLeave={none}>
          <ToolGroup>
            <ToolButton label="Bold" shortcut={{ key: 'b' }} pressed onClick={none}>
              <b>B</b>
            </ToolButton>
            <ToolButton label="Italic" shortcut={{ key: 'i' }} pressed={false} onClick={none}>
              <i className="serif">I</i>
            </ToolButton>
          </ToolGroup>
        </Toolbar>
      ),
      text: 'Give each tool its shortcut: the title shows it.',
    },
  ],
  donts: [
    {
      example: (
        <Toolbar label="Question" onLeave={none}>
          <ToolButton label="New question" onClick={none}>
            <PlusIcon />
          </ToolButton>
          <Button kind="primary">Save</Button>
        </Toolbar>
      ),
      text: 'Save and Cancel are buttons of the form, not tools.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Reaches the tool that was used last, then leaves the toolbar.' },
    { key: 'Arrow right', effect: 'Moves to the next tool; from the last to the first.' },
    { key: 'Arrow left', effect: 'Moves to the tool before.' },
    { key: 'Home', effect: 'Moves to the first tool.' },
    { key: 'End', effect: 'Moves to the last tool.' },
    { key: 'Escape', effect: 'Returns to the text.' },
  ],
  screenReader:
    'A toolbar with its name. Each tool is a button with its name, its present value, its shortcut, and whether it is pressed.',
  content: [
    'A name is one or two words, such as “Font size”.',
    'Where there is no known icon, the button shows its name.',
  ],
};
