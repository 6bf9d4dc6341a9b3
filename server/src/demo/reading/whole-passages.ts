import type { DemoTopic } from '../format.ts';
import { humanitiesEssay } from './whole-passages/humanities-essay.ts';
import { pairsAndGraphics } from './whole-passages/pairs-and-graphics.ts';
import { shortStory } from './whole-passages/short-story.ts';
import { summaries } from './whole-passages/summaries.ts';

export const wholePassages: DemoTopic = {
  kind: 'reading',
  title: 'Whole Passages',
  subtopics: [
    { title: 'One long passage', subsubtopics: [humanitiesEssay, shortStory] },
    { title: 'From sentence to sentence, from text to text', subsubtopics: [summaries, pairsAndGraphics] },
  ],
};
