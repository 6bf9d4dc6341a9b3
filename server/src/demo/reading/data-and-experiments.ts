import type { DemoTopic } from '../format.ts';
import { comparingModels } from './data-and-experiments/comparing-models.ts';
import { conclusionsAndEvidence } from './data-and-experiments/conclusions-and-evidence.ts';
import { experimentalDesign } from './data-and-experiments/experimental-design.ts';
import { methodsAndPredictions } from './data-and-experiments/methods-and-predictions.ts';
import { readingData } from './data-and-experiments/reading-data.ts';
import { trendsAndEstimates } from './data-and-experiments/trends-and-estimates.ts';

export const dataAndExperiments: DemoTopic = {
  kind: 'reading',
  title: 'Data and Experiments',
  subtopics: [
    { title: 'Tables and graphs', subsubtopics: [readingData, trendsAndEstimates] },
    { title: 'Experiments', subsubtopics: [experimentalDesign, methodsAndPredictions] },
    { title: 'Models and conclusions', subsubtopics: [comparingModels, conclusionsAndEvidence] },
  ],
};
