import type { DemoTopic } from '../format.ts';
import { dataAsEvidence } from './words-and-pairs-of-texts/data-as-evidence.ts';
import { purposeAndStructure } from './words-and-pairs-of-texts/purpose-and-structure.ts';
import { twoTexts } from './words-and-pairs-of-texts/two-texts.ts';
import { wordsInContext } from './words-and-pairs-of-texts/words-in-context.ts';

export const wordsAndPairsOfTexts: DemoTopic = {
  kind: 'reading',
  title: 'Words and Pairs of Texts',
  subtopics: [
    { title: 'Words and the build of a text', subsubtopics: [wordsInContext, purposeAndStructure] },
    { title: 'Texts and data side by side', subsubtopics: [twoTexts, dataAsEvidence] },
  ],
};
