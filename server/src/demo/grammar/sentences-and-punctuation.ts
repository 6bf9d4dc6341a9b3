import type { DemoTopic } from '../format.ts';
import { commas } from './sentences-and-punctuation/commas.ts';
import { fragments } from './sentences-and-punctuation/fragments.ts';
import { marks } from './sentences-and-punctuation/marks.ts';
import { runOns } from './sentences-and-punctuation/run-ons.ts';

export const sentencesAndPunctuation: DemoTopic = {
  kind: 'grammar',
  title: 'Sentences and Punctuation',
  subtopics: [
    { title: 'Sentence boundaries', subsubtopics: [runOns, fragments] },
    { title: 'Punctuation', subsubtopics: [commas, marks] },
  ],
};
