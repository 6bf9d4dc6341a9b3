import type { DemoTopic } from '../format.ts';
import { averages } from './ratios-and-data/averages.ts';
import { percent } from './ratios-and-data/percent.ts';
import { probability } from './ratios-and-data/probability.ts';
import { ratios } from './ratios-and-data/ratios.ts';

export const ratiosAndData: DemoTopic = {
  kind: 'math',
  title: 'Ratios, Percent and Data',
  subtopics: [
    { title: 'Ratios and percent', subsubtopics: [ratios, percent] },
    { title: 'Statistics and probability', subsubtopics: [averages, probability] },
  ],
};
