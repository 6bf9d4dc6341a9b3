import type { Guide } from '../stories/guide.ts';
import { ScoreSum } from './score-sum.tsx';

export const guide: Guide = {
  use: [
    'For the result of an exam next to its sections: its parts and their total.',
    'Two of them, one below the other, for an exam on paper and the same exam as a test.',
  ],
  instead: [
    { when: 'The right answers of each section and the reasons are shown as well.', take: 'ScoreReport' },
    { when: 'The scores of several exams are compared.', take: 'ScoreBars' },
    { when: 'It is progress, not a score.', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Title', what: 'what the scores are of, small.' },
    { part: 'Part', what: 'its label, its score, and the maximum.' },
    { part: 'Totals', what: 'below a rule; the last one is large and underlined twice.' },
    { part: 'Note', what: 'one sentence, such as why something is not available.' },
  ],
  dos: [
    {
      example: (
        <ScoreSum
          title="Score"
          lines={[
            { label: 'Reading', value: 33, of: 40 },
            { label: 'Writing', value: null, of: 40 },
          ]}
          note="Writing is not graded yet."
        />
      ),
      text: 'Show a part that is missing, and say why it is.',
    },
  ],
  donts: [
    {
      example: <ScoreSum title="Score" lines={[]} totals={[{ label: 'Result', value: 85, of: 100 }]} />,
      text: 'A total without its parts.',
    },
  ],
  keys: [],
  screenReader: 'Two lists of terms with the title as their name; a dash is read as “not available”.',
  content: [
    'The title is one or two words: Score, Mock test.',
    'Labels are the names of the sections, as everywhere.',
    'The note is one sentence, or a few, each with a full stop.',
  ],
};
