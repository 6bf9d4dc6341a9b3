import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { TreeList, TreeRow } from './tree-list.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For topics, sub-topics and sub-sub-topics: rows that open into further rows.',
    'Dense, for the tree next to a page of the studio.',
  ],
  instead: [
    { when: 'Items of several facts are compared by column.', take: 'Table' },
    { when: 'An author changes the order of the rows.', take: 'OrderEditor' },
    { when: 'A single long item opens in its list.', take: 'Card' },
  ],
  anatomy: [
    { part: 'Arrow', what: 'of a row that can be opened; it turns down when the row is open.' },
    { part: 'Title', what: 'a text, or the link of a row that cannot be opened, with one quiet line below it.' },
    { part: 'Meta', what: 'progress, a run of right answers, or a switch.' },
    { part: 'Actions', what: 'buttons at the right edge.' },
    { part: 'Dot', what: 'whether the item is published.' },
  ],
  dos: [
    {
      example: (
        <TreeList label="Topics">
          <TreeRow title="Linear equations" open onToggle={none}>
            <TreeList>
              <TreeRow title={<a href="#steps">Equations in one step</a>} />
            </TreeList>
          </TreeRow>
        </TreeList>
      ),
      text: 'Make the last level links.',
    },
  ],
  donts: [
    {
      example: (
        <TreeList label="Topics">
          <TreeRow
            title="Linear equations"
            onToggle={none}
            actions={
              <>
                <Button>Up</Button>
                <Button>Down</Button>
                <Button kind="danger">Delete</Button>
              </>
            }
          />
        </TreeList>
      ),
      text: 'Three buttons in every row: use a menu.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next row, link or action.' },
    { key: 'Enter', effect: 'Opens or closes the row, or follows the link.' },
    { key: 'Space', effect: 'Opens or closes the row.' },
  ],
  screenReader:
    'Nested lists with their number of items. A row that opens is a button with its title, collapsed or expanded; if the ' +
    'title is a link, its arrow is that button, with a name of its own.',
  content: ['A title is a noun, without a full stop.', 'An open row without items says “No Record Found”.'],
};
