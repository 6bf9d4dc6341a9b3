import type { DemoTopic } from '../format.ts';
import { numbersAndAverages } from './numbers-and-sequences/numbers-and-averages.ts';
import { realAndComplexNumbers } from './numbers-and-sequences/real-and-complex-numbers.ts';
import { sequencesAndPatterns } from './numbers-and-sequences/sequences-and-patterns.ts';
import { vectorsAndMatrices } from './numbers-and-sequences/vectors-and-matrices.ts';

export const numbersAndSequences: DemoTopic = {
  kind: 'math',
  title: 'Numbers and Sequences',
  subtopics: [
    { title: 'Numbers and operations', subsubtopics: [realAndComplexNumbers, numbersAndAverages] },
    { title: 'Vectors, matrices, and sequences', subsubtopics: [vectorsAndMatrices, sequencesAndPatterns] },
  ],
};
