import type { DemoTopic } from '../format.ts';
import { claims } from './data-and-claims/claims.ts';
import { samples } from './data-and-claims/samples.ts';
import { scatterplots } from './data-and-claims/scatterplots.ts';

export const dataAndClaims: DemoTopic = {
  kind: 'math',
  title: 'Data and Claims',
  subtopics: [
    { title: 'Data with two variables', subsubtopics: [scatterplots] },
    { title: 'Samples and studies', subsubtopics: [samples, claims] },
  ],
};
