import type { DemoTopic } from '../format.ts';
import { coordinateGeometry } from './functions-of-growth-and-angle/coordinate-geometry.ts';
import { counting } from './functions-of-growth-and-angle/counting.ts';
import { exponentsAndLogarithms } from './functions-of-growth-and-angle/exponents-and-logarithms.ts';
import { trigonometricFunctions } from './functions-of-growth-and-angle/trigonometric-functions.ts';

export const functionsOfGrowthAndAngle: DemoTopic = {
  kind: 'math',
  title: 'Functions of Growth and Angle',
  subtopics: [
    { title: 'Growth and counting', subsubtopics: [exponentsAndLogarithms, counting] },
    { title: 'Angles and coordinates', subsubtopics: [trigonometricFunctions, coordinateGeometry] },
  ],
};
