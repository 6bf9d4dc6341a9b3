import type { DemoTopic } from '../format.ts';
import { factoring } from './quadratics/factoring.ts';
import { functions } from './quadratics/functions.ts';
import { parabolas } from './quadratics/parabolas.ts';
import { polynomials } from './quadratics/polynomials.ts';
import { quadraticFormula } from './quadratics/quadratic-formula.ts';

export const quadratics: DemoTopic = {
  kind: 'math',
  title: 'Quadratics and Functions',
  subtopics: [
    { title: 'Quadratic equations', subsubtopics: [factoring, quadraticFormula] },
    { title: 'Functions and their graphs', subsubtopics: [parabolas, functions] },
    { title: 'Polynomials', published: false, subsubtopics: [polynomials] },
  ],
};
