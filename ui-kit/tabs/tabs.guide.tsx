import type { Guide } from '../stories/guide.ts';
import { Tabs } from './tabs.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For two to six views of the same content, one of them visible: the current and the completed assignments.',
    'The address of the page names the current tab, so that it can be opened again.',
  ],
  instead: [
    { when: 'The content is another page, with its own title.', take: 'LinkButton' },
    { when: 'The same rows stay, and a value changes what they show.', take: 'Segmented' },
    { when: 'There are more rows than fit on one page.', take: 'Pager' },
  ],
  anatomy: [
    { part: 'List of tabs', what: 'one line above a rule; it scrolls sideways where not all fit.' },
    { part: 'Tab', what: 'its label and, if it helps, a count. The current one has an ink rule and is bold.' },
    { part: 'Panel', what: 'the content of the current tab.' },
  ],
  dos: [
    {
      example: (
        <Tabs
          label="Assignments"
          tabs={[
            { id: 'current', label: 'Current', count: 3 },
            { id: 'completed', label: 'Completed', count: 12 },
          ]}
          current="current"
          onChange={none}
        >
          The current assignments.
        </Tabs>
      ),
      text: 'Use one word for each tab, and the most used one first.',
    },
  ],
  donts: [
    {
      example: (
        <Tabs
          label="Steps"
          tabs={[
            { id: 'one', label: '1. Upload' },
            { id: 'two', label: '2. Check' },
          ]}
          current="one"
          onChange={none}
        >
          Choose a file.
        </Tabs>
      ),
      text: 'Steps in an order: tabs can be opened in any order.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the current tab, then to its panel.' },
    { key: 'Arrow right', effect: 'Shows the next tab; from the last the first.' },
    { key: 'Arrow left', effect: 'Shows the tab before.' },
    { key: 'Home', effect: 'Shows the first tab.' },
    { key: 'End', effect: 'Shows the last tab.' },
  ],
  screenReader: 'The name of the list; of a tab its label with the count, “tab”, whether it is selected, and 1 of 3.',
  content: [
    'One word, at most two, of the same kind: Current, Completed, All.',
    'The label of the list is the page’s subject.',
  ],
};
