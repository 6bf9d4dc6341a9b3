import type { DemoTopic } from '../format.ts';
import { linearFunctions } from './lines-and-inequalities/linear-functions.ts';
import { linearInequalities } from './lines-and-inequalities/linear-inequalities.ts';

export const linesAndInequalities: DemoTopic = {
  kind: 'math',
  title: 'Lines and Inequalities',
  subtopics: [
    { title: 'Functions', subsubtopics: [linearFunctions] },
    { title: 'Inequalities', subsubtopics: [linearInequalities] },
  ],
};
