import type { Guide } from '../stories/guide.ts';
import { ProgressRing } from './progress-ring.tsx';

export const guide: Guide = {
  use: [
    'For an overall progress next to a title, such as of a section of an exam.',
    'Where a line would be mistaken for the line below the title.',
  ],
  instead: [
    { when: 'It is one of several items of a list.', take: 'Progress' },
    { when: 'The progress of the parts is shown as well.', take: 'ColumnChart' },
    { when: 'The page waits for something whose end is not known.', take: 'LoadingOverlay' },
  ],
  anatomy: [
    { part: 'Ring', what: 'filled with ink clockwise from the top; complete is a double ring.' },
    { part: 'Number', what: 'the percentage, with at most two decimals, after the ring.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <b>Reading</b>
          <ProgressRing percent={61} label="Progress of Reading" />
        </div>
      ),
      text: 'Put it next to the title that it belongs to.',
    },
  ],
  donts: [
    {
      example: (
        <div>
          {[20, 45, 70].map((percent) => (
            <ProgressRing key={percent} percent={percent} label={`Progress of topic ${percent}`} />
          ))}
        </div>
      ),
      text: 'A column of rings: lines can be compared, rings cannot.',
    },
  ],
  keys: [],
  screenReader: 'The label, “progress bar”, and the percentage.',
  content: [
    'The label names what the progress is of: Progress of Reading.',
    'Never 100% before it is complete: 99.999 is 99.99%.',
  ],
};
