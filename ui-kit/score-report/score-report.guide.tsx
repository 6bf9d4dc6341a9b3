import type { Guide } from '../stories/guide.ts';
import { ScoreReport } from './score-report.tsx';

export const guide: Guide = {
  use: [
    'For all scores of one exam, in a dialog: right answers and scores of the sections, and the totals.',
    'Before everything is graded, too: what is missing has a dash, and the reasons are below.',
  ],
  instead: [
    { when: 'The scores are a summary next to the sections.', take: 'ScoreSum' },
    { when: 'Raw points are looked up in a conversion table.', take: 'ScoreTable' },
    { when: 'The scores of several exams are compared.', take: 'ScoreBars' },
  ],
  anatomy: [
    { part: 'Section', what: 'its title with remarks, its right answers and its score, each with the maximum.' },
    { part: 'Totals', what: 'below a rule; the last one is large and underlined twice.' },
    { part: 'Reasons', what: 'a list of what is missing.' },
    { part: 'Notes', what: 'further sentences.' },
  ],
  dos: [
    {
      example: (
        <ScoreReport
          sections={[
            { title: 'Reading', marks: [], right: { value: null, of: 52 }, score: { value: null, of: 40 } },
            { title: 'Writing', marks: ['Timed'], right: { value: 38, of: 44 }, score: { value: 34, of: 40 } },
          ]}
          totals={[{ label: 'Total', right: null, score: { value: null, of: 1600 } }]}
          isConverted
          reasons={['Reading: 2 questions are not marked.']}
          notes={[]}
        />
      ),
      text: 'Give the reason for each score that is not available.',
    },
  ],
  donts: [
    {
      example: (
        <ScoreReport
          sections={[]}
          totals={[{ label: 'Total', right: null, score: { value: 0, of: 1600 } }]}
          isConverted
          reasons={[]}
          notes={[]}
        />
      ),
      text: 'A 0 for a score that is not available: it would be a result.',
    },
  ],
  keys: [],
  screenReader: 'A table with the name Scores; a dash is read as “not available”. The reasons are a list of that name.',
  content: [
    'Scores have their maximum: 33 of 40.',
    'A remark after a title is one word: Timed, Corrected.',
    'Reasons and notes are whole sentences with a full stop.',
  ],
};
