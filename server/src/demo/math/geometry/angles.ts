import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const transversal = figure(
  'c4-transversal',
  'Two horizontal parallel lines, k above and m below, are cut by a third line that rises to the right. At line m, the angle above m and to the right of the third line measures 68°. At line k, the angle below k and to the right of the third line is marked x°.',
);
const parallelToSide = figure(
  'c4-parallel-to-side',
  'Triangle ABC with A at the top and BC at the bottom. D lies on side AB and E on side AC. Segment DE is parallel to BC. AD is 4, DB is 2, and DE is 6.',
);

const angleSets = {
  angles: {
    title: 'Angles at lines and in polygons',
    questions: [
      {
        stem: 'Two lines cross. One of the four angles measures 37°. What is the measure of the angle next to it?',
        rank: 0,
        calculator: false,
        choices: [
          { wrong: '37°', why: 'This is the angle across from it. Angles next to each other make a straight line.' },
          { wrong: '53°', why: 'This subtracts from 90°. Together the two angles make 180°.' },
          { right: '143°' },
          { wrong: '323°', why: 'This subtracts from 360°, the full turn.' },
        ],
        explain: md`Two angles next to each other at a crossing make a straight line, 180°: $180 - 37 = 143$.`,
      },
      {
        stem: md`Angles $P$ and $Q$ are vertical angles. Their measures are $(4x - 7)^\circ$ and $(2x + 25)^\circ$. What is the value of $x$?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['16'] },
        explain: md`Vertical angles lie across from each other at a crossing and are equal: $4x - 7 = 2x + 25$. Then $2x = 32$ and $x = 16$.`,
      },
      {
        stem: 'A line crosses two parallel lines. Of the eight angles that are formed, one measures 110°. How many of the eight angles measure 70°?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: '2', why: 'This counts the angles of one crossing only.' },
          { right: '4' },
          {
            wrong: '6',
            why: 'This leaves out only two angles of 110°. The other crossing has two such angles as well.',
          },
          {
            wrong: '7',
            why: 'This takes all other angles to be 70°. The angle across from 110° measures 110° as well.',
          },
        ],
        explain:
          'At each crossing two angles measure 110° and two measure 70°. The lines are parallel, so the two crossings have the same angles. That makes 4.',
      },
      {
        stem: 'What is the sum of the measures of the interior angles of a hexagon?',
        rank: 1,
        calculator: false,
        choices: [
          { right: '720°' },
          { wrong: '900°', why: 'This counts 5 triangles, as in a heptagon. From one corner a hexagon is cut into 4.' },
          { wrong: '1,080°', why: 'This counts 180° for each of the 6 sides. The hexagon is cut into 4 triangles.' },
          {
            wrong: '2,160°',
            why: 'This counts 360° for each of the 6 corners. Each interior angle is only a part of a full turn.',
          },
        ],
        explain: md`From one corner, a hexagon is cut into $6 - 2 = 4$ triangles, each with 180°: $4 \cdot 180 = 720$.`,
      },
      {
        stem: 'Each exterior angle of a regular polygon measures 24°. How many sides does the polygon have?',
        rank: 2,
        calculator: true,
        typed: { accept: ['15'] },
        explain: md`The exterior angles of a polygon make one full turn, 360°. So there are $360 \div 24 = 15$ of them, one at each corner.`,
      },
    ],
  },
  similar: {
    title: 'Triangles and similarity',
    questions: [
      {
        stem: 'The angles of a triangle have measures in the ratio 2 to 3 to 4. What is the measure of the greatest angle?',
        rank: 1,
        calculator: false,
        choices: [
          { right: '80°' },
          { wrong: '100°', why: 'This is the sum of the other two angles.' },
          { wrong: '120°', why: 'This shares 180° in the ratio 2 to 4 only. The part of the middle angle is missing.' },
          { wrong: '160°', why: 'This shares 360°. The angles of a triangle add up to 180°.' },
        ],
        explain: md`There are $2 + 3 + 4 = 9$ parts in 180°, so one part is 20°. The greatest angle has 4 parts: 80°.`,
      },
      {
        stem: 'Triangles ABC and DEF are similar, with A, B and C corresponding to D, E and F. AB is 10, BC is 14, and DE is 15. What is the length of EF?',
        rank: 0,
        calculator: false,
        choices: [
          { wrong: md`$9\frac{1}{3}$`, why: 'This divides by 1.5. Triangle DEF is the larger one.' },
          {
            wrong: md`$19$`,
            why: 'This adds 5 to 14. In similar triangles the ratios are equal, not the differences.',
          },
          { right: md`$21$` },
          { wrong: md`$29$`, why: 'This adds the lengths of BC and DE, which belong to different triangles.' },
        ],
        explain: md`DE corresponds to AB, so the factor is $\frac{15}{10} = 1.5$. EF corresponds to BC: $14 \cdot 1.5 = 21$.`,
      },
      {
        stem: 'A post 2 m high casts a shadow 3 m long. At the same time, a tree casts a shadow 18 m long. How high is the tree, in meters?',
        rank: 1,
        calculator: false,
        typed: { accept: ['12'] },
        explain: md`The sun shines at the same angle on both, so the triangles are similar. The height is $\frac{2}{3}$ of the shadow: $\frac{2}{3} \cdot 18 = 12$.`,
      },
      {
        stem: 'Two sides of a triangle are 5 and 9 long. Which of these can be the length of the third side?',
        rank: 2,
        calculator: false,
        choices: [
          { wrong: '3', why: 'The sides 3 and 5 together are shorter than 9, so they cannot meet.' },
          { wrong: '4', why: 'The sides 4 and 5 together are exactly 9, so the triangle would be flat.' },
          { right: '13' },
          { wrong: '14', why: 'The sides 5 and 9 together are exactly 14, so the triangle would be flat.' },
        ],
        explain: md`Each side is shorter than the other two together and longer than their difference: the third side lies between $9 - 5 = 4$ and $9 + 5 = 14$, without these two values.`,
      },
      {
        stem: 'In triangle ABC, point D lies on side AC. Angle A measures 45°, angle ABD measures 65°, and BD = DC. What is the measure of angle C?',
        rank: 3,
        calculator: false,
        choices: [
          { right: '35°' },
          { wrong: '45°', why: 'This takes angle C to be equal to angle A. Nothing says that AB and BC are equal.' },
          {
            wrong: '55°',
            why: 'This takes half of 110°. The two equal angles share what is left of 180° beside the 110°.',
          },
          { wrong: '70°', why: 'This is the sum of the two equal angles, C and DBC. Each is half of it.' },
        ],
        explain: md`In triangle ABD, angle ADB is $180 - 45 - 65 = 70$ degrees, so its neighbor, angle BDC, is 110°. Triangle BDC has two equal sides, so its angles at B and C are equal: $\frac{180 - 110}{2} = 35$.`,
      },
    ],
  },
} satisfies DemoSets;

export const angles: DemoSubsubtopic = {
  title: 'Lines, angles and triangles',
  skills: [
    'sat.math.geometry-and-trigonometry.lines-angles-and-triangles',
    'act.math.geometry.angles-triangles-and-polygons',
  ],
  sets: angleSets,
  sequence: sequence(angleSets, {
    parallelLines: {
      stem: md`${transversal}

        Lines $k$ and $m$ are parallel. What is the value of $x$?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$22$`, why: 'This subtracts 68 from 90. Nothing in the figure is a right angle.' },
        { wrong: md`$68$`, why: 'This is the angle above line k. The marked angle is its neighbor.' },
        { wrong: md`$102$`, why: 'This is a slip in the subtraction: 180 − 68 is 112.' },
        { right: md`$112$` },
      ],
      explain: md`The two marked angles lie between the parallel lines on the same side of the third line, so they add up to 180°: $180 - 68 = 112$. You can also see it in two steps: the angle above $k$ equals 68°, and $x$ is its neighbor.`,
      onRight: { to: 'isosceles' },
      onWrong: { to: 'straightLine' },
    },
    straightLine: {
      stem: md`A ray starts at a point of a line and makes angles of 68° and $y^\circ$ with the two directions of the line. What is the value of $y$?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$22$`, why: 'This subtracts from 90. A straight line is two right angles.' },
        { right: md`$112$` },
        { wrong: md`$292$`, why: 'This subtracts from 360. The ray has only one side of the line.' },
      ],
      explain: md`The two angles together make a straight line, which is 180°. So $y = 180 - 68 = 112$.`,
      onRight: { to: 'isosceles' },
      onWrong: { set: 'angles', then: 'isosceles' },
    },
    isosceles: {
      stem: 'In triangle ABC, AB = AC and angle A measures 40°. What is the measure of angle B, in degrees?',
      rank: 1,
      calculator: false,
      typed: { accept: ['70'], symbol: '°' },
      explain: md`Equal sides lie across from equal angles. AB lies across from angle C and AC across from angle B, so angles B and C are equal. They share $180 - 40 = 140$ degrees: 70° each.`,
      onRight: { to: 'similarTriangles' },
      onWrong: { to: 'angleSum' },
    },
    angleSum: {
      stem: 'A triangle has two angles of 50° each. What is the measure of its third angle?',
      rank: 0,
      calculator: false,
      choices: [
        { wrong: '50°', why: 'Then the three angles would add up to only 150°.' },
        { wrong: '65°', why: 'This shares 130° between two angles. Both angles of 50° are known.' },
        { right: '80°' },
        { wrong: '130°', why: 'This subtracts only one of the two angles from 180°.' },
      ],
      explain: md`The angles of a triangle add up to 180°: $180 - 50 - 50 = 80$.`,
      onRight: { to: 'similarTriangles' },
      onWrong: { set: 'similar', then: 'similarTriangles' },
    },
    similarTriangles: {
      stem: md`${parallelToSide}

        DE is parallel to BC. What is the length of BC?`,
      rank: 2,
      calculator: false,
      choices: [
        { wrong: md`$8$`, why: 'This adds 2 to 6. In similar triangles the ratios are equal, not the differences.' },
        { right: md`$9$` },
        { wrong: md`$12$`, why: 'This doubles 6, as if AB were 2 times AD. The ratio of AB to AD is 6 to 4.' },
        { wrong: md`$18$`, why: 'This uses the ratio 6 to 2. DB is not a side of either triangle.' },
      ],
      explain: md`Triangles ADE and ABC are similar, because they share angle A and DE is parallel to BC. AB is $4 + 2 = 6$, so the factor from the small to the large triangle is $\frac{6}{4} = 1.5$, and BC is $6 \cdot 1.5 = 9$.`,
      help: 'Which side of the large triangle corresponds to AD?',
      onRight: { to: 'exterior' },
      onWrong: { set: 'similar', then: 'exterior' },
    },
    exterior: {
      stem: md`In a triangle, two interior angles measure $(x + 10)^\circ$ and $(2x)^\circ$. The exterior angle at the third corner measures $(5x - 30)^\circ$. What is the measure of the interior angle at the third corner, in degrees?`,
      rank: 3,
      calculator: false,
      typed: { accept: ['110'], symbol: '°' },
      explain: md`An exterior angle equals the sum of the two interior angles that are not next to it: $5x - 30 = 3x + 10$, so $x = 20$. The exterior angle is 70°, and the interior angle next to it is $180 - 70 = 110$ degrees. Check: $30 + 40 + 110 = 180$.`,
      onRight: { set: 'angles' },
      onWrong: { set: 'angles' },
    },
  }),
};
