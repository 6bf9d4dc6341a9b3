import type { ShapeName } from './shapes.tsx';

/** A shape with its formulas, in LaTeX. */
type SheetEntry = { shape: ShapeName; title: string; formulas: readonly string[] };
export type SheetGroup = { title: string; entries: readonly SheetEntry[] };

/** The reference sheet of the math sections: the formulas that a test gives. */
export const sheet: readonly SheetGroup[] = [
  {
    title: 'Areas and lengths',
    entries: [
      { shape: 'circle', title: 'Circle', formulas: ['A=\\pi r^2', 'C=2\\pi r'] },
      { shape: 'rectangle', title: 'Rectangle', formulas: ['A=\\ell w'] },
      { shape: 'triangle', title: 'Triangle', formulas: ['A=\\frac{1}{2}bh'] },
    ],
  },
  {
    title: 'Right triangles',
    entries: [
      { shape: 'right', title: 'Right triangle', formulas: ['a^2+b^2=c^2'] },
      { shape: 'thirty', title: '30°, 60°, 90°', formulas: ['x,\\ x\\sqrt{3},\\ 2x'] },
      { shape: 'fortyFive', title: '45°, 45°, 90°', formulas: ['s,\\ s,\\ s\\sqrt{2}'] },
    ],
  },
  {
    title: 'Volumes',
    entries: [
      { shape: 'box', title: 'Rectangular prism', formulas: ['V=\\ell wh'] },
      { shape: 'cylinder', title: 'Cylinder', formulas: ['V=\\pi r^2h'] },
      { shape: 'sphere', title: 'Sphere', formulas: ['V=\\frac{4}{3}\\pi r^3'] },
      { shape: 'cone', title: 'Cone', formulas: ['V=\\frac{1}{3}\\pi r^2h'] },
      { shape: 'pyramid', title: 'Pyramid', formulas: ['V=\\frac{1}{3}\\ell wh'] },
    ],
  },
];

/** Facts about angles: text, with one formula at most. */
export const facts = [
  { text: 'Degrees of arc in a circle', formula: '360' },
  { text: 'Radians of arc in a circle', formula: '2\\pi' },
  { text: 'Sum of the angles of a triangle, in degrees', formula: '180' },
] as const;

export const sheetFormulas: readonly string[] = [
  ...sheet.flatMap(({ entries }) => entries.flatMap(({ formulas }) => formulas)),
  ...facts.map(({ formula }) => formula),
];
