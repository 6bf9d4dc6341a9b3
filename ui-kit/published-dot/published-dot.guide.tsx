import type { Guide } from '../stories/guide.ts';
import { Switch } from '../switch/switch.tsx';
import { PublishedDot } from './published-dot.tsx';

export const guide: Guide = {
  use: ['For a row of a list whose item may be hidden from students, if the row cannot change that.'],
  instead: [{ when: 'The row publishes the item or hides it.', take: 'Switch' }],
  anatomy: [
    { part: 'Dot', what: 'filled: students can see the item.' },
    { part: 'Ring', what: 'not filled: only authors can see it.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <span>Linear equations</span>
          <PublishedDot published />
        </div>
      ),
      text: 'Put it at the end of the row, after the title.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Switch>Publish</Switch>
          <PublishedDot published={false} />
        </div>
      ),
      text: 'A dot next to a switch that shows the same.',
    },
  ],
  keys: [],
  screenReader: 'An image with the name “Published” or “Not published”.',
  content: ['It has no text of its own; its tooltip is “Published” or “Not published”.'],
};
