import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const triangle = figure(
  'c4-right-triangle',
  'Right triangle ABC with the right angle at C. AC, at the bottom, is 15, BC is 8, and AB is 17.',
);

const rightSets = {
  sides: {
    title: 'Sides of right triangles',
    notes: md`If $c$ is the side across from the right angle, then $a^2 + b^2 = c^2$.`,
    questions: [
      {
        stem: 'The diagonal of a rectangle is 25 cm long, and one side is 15 cm long. How long is the other side, in centimeters?',
        rank: 0,
        calculator: true,
        typed: { accept: ['20'] },
        explain: md`The diagonal is the hypotenuse of a right triangle: $15^2 + b^2 = 25^2$, so $b^2 = 625 - 225 = 400$ and $b = 20$.`,
      },
      {
        stem: 'Which three lengths are the sides of a right triangle?',
        rank: 1,
        calculator: true,
        choices: [
          { wrong: '4, 5 and 6', why: 'The squares 16 and 25 add up to 41, and the square of 6 is 36.' },
          { wrong: '5, 10 and 15', why: 'These do not form a triangle at all: 5 and 10 together are only 15.' },
          { wrong: '6, 8 and 12', why: 'The squares 36 and 64 add up to 100, and the square of 12 is 144.' },
          { right: '9, 40 and 41' },
        ],
        explain: md`The squares of the two shorter sides have to add up to the square of the longest: $9^2 + 40^2 = 81 + 1{,}600 = 1{,}681 = 41^2$.`,
      },
      {
        stem: 'The legs of an isosceles right triangle are 7 cm long. How long is the hypotenuse?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$\sqrt{14}$ cm`, why: 'This adds the legs under the root without squaring them.' },
          {
            wrong: md`$\frac{7\sqrt{2}}{2}$ cm`,
            why: 'This divides by the root of 2, as for the leg when the hypotenuse is 7.',
          },
          { right: md`$7\sqrt{2}$ cm` },
          { wrong: md`$7\sqrt{3}$ cm`, why: 'This is a leg of a triangle with angles of 30° and 60°.' },
        ],
        explain: md`By the Pythagorean theorem $c^2 = 49 + 49 = 2 \cdot 49$, so $c = 7\sqrt{2}$ cm. With two angles of 45° the hypotenuse is always $\sqrt{2}$ times a leg.`,
      },
      {
        stem: 'An equilateral triangle has sides of 12 cm. What is its height?',
        rank: 2,
        calculator: false,
        choices: [
          { wrong: md`$6$ cm`, why: 'This is half of the base.' },
          {
            wrong: md`$6\sqrt{2}$ cm`,
            why: 'This is for a triangle with two angles of 45°. Here the angles of the half are 30° and 60°.',
          },
          { right: md`$6\sqrt{3}$ cm` },
          {
            wrong: md`$12\sqrt{3}$ cm`,
            why: 'This takes 12 for the short leg. The height cuts the base into halves of 6 cm.',
          },
        ],
        explain: md`The height cuts the triangle into two right triangles with hypotenuse 12 and short leg 6. So the height is $\sqrt{144 - 36} = \sqrt{108} = 6\sqrt{3}$ cm.`,
      },
      {
        stem: 'A box is 3 cm wide, 4 cm long and 12 cm high. How long is the straight line from one corner of the box through its inside to the opposite corner, in centimeters?',
        rank: 2,
        calculator: true,
        typed: { accept: ['13'] },
        explain: md`The diagonal of the base is $\sqrt{3^2 + 4^2} = 5$. Together with the height it forms another right triangle: $\sqrt{5^2 + 12^2} = 13$.`,
      },
    ],
  },
  ratiosOfSides: {
    title: 'Sine, cosine and tangent',
    questions: [
      {
        stem: md`${triangle}

          What is the value of $\cos A$?`,
        rank: 0,
        calculator: false,
        choices: [
          { right: md`$\frac{15}{17}$` },
          { wrong: md`$\frac{17}{15}$`, why: 'This is upside down. A cosine is never more than 1.' },
          {
            wrong: md`$\frac{15}{8}$`,
            why: 'This is the tangent of B. A cosine has the hypotenuse in the denominator.',
          },
          { wrong: md`$\frac{17}{8}$`, why: 'This is the sine of A upside down.' },
        ],
        explain: md`The cosine is the leg next to the angle over the hypotenuse. Next to $A$ lies AC, 15, and the hypotenuse is 17.`,
      },
      {
        stem: md`In right triangle PQR the right angle is at R. $\tan P = \frac{3}{4}$, and QR, the side across from P, is 12. What is the length of PR?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$16$` },
          { wrong: md`$20$`, why: 'This is the length of the hypotenuse, PQ.' },
          { wrong: md`$36$`, why: 'This multiplies 12 by the 3 of the ratio. QR is 12 = 4 · 3, so the factor is 4.' },
          {
            wrong: md`$48$`,
            why: 'This multiplies 12 by the 4 of the ratio. The 12 stands for the 3, so the factor is 4 and PR is 4 · 4.',
          },
        ],
        explain: md`The tangent is the side across over the side next to the angle: $\frac{12}{PR} = \frac{3}{4}$. Since $12 = 4 \cdot 3$, $PR = 4 \cdot 4 = 16$.`,
      },
      {
        stem: md`A kite is at the end of a string 60 m long that makes an angle of 30° with the level ground. How high above the ground is the kite, in meters? Take the string to be straight and to start at the ground.`,
        rank: 1,
        calculator: true,
        typed: { accept: ['30'] },
        explain: md`The string is the hypotenuse and the height is across from the angle: $60 \cdot \sin 30^\circ = 60 \cdot 0.5 = 30$.`,
      },
      {
        stem: md`In a right triangle with acute angles $A$ and $B$, $\sin A = 0.28$. What is the value of $\cos B$?`,
        rank: 2,
        calculator: false,
        choices: [
          { right: md`$0.28$` },
          {
            wrong: md`$0.62$`,
            why: 'This takes 0.28 from 0.9, as if the sine were an angle that has to be completed to 90°.',
          },
          { wrong: md`$0.72$`, why: 'This subtracts 0.28 from 1.' },
          { wrong: md`$0.96$`, why: 'This is the cosine of A. The question asks for the cosine of B.' },
        ],
        explain: md`The side across from $A$ is the side next to $B$. So $\sin A$ and $\cos B$ are the same ratio of the same two sides.`,
      },
      {
        stem: md`From a point on level ground, the top of a tower is seen at an angle of 45° above the ground. From a point 20 m farther away on the same line, the angle is 30°. Which expression gives the height of the tower, in meters?`,
        rank: 3,
        calculator: false,
        choices: [
          {
            wrong: md`$20\sqrt{3}$`,
            why: 'This takes 20 for the height and gives the distance. The 20 m are only the difference of the two distances.',
          },
          {
            wrong: md`$\frac{20}{\sqrt{3}}$`,
            why: 'This takes 20 m for the whole distance from the tower. It is only the difference of the two distances.',
          },
          {
            wrong: md`$\frac{20}{\sqrt{3} + 1}$`,
            why: 'This adds the two distances. The points lie on the same side, so the distances are subtracted.',
          },
          { right: md`$\frac{20}{\sqrt{3} - 1}$` },
        ],
        explain: md`Let $h$ be the height. At 45° the distance is $h$. At 30° it is $\frac{h}{\tan 30^\circ} = h\sqrt{3}$. The difference is 20: $h\sqrt{3} - h = 20$, so $h = \frac{20}{\sqrt{3} - 1}$, about 27.3.`,
      },
    ],
  },
} satisfies DemoSets;

export const rightTriangles: DemoSubsubtopic = {
  title: 'Right triangles and trigonometry',
  skills: [
    'sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry',
    'act.math.geometry.right-triangles-and-trigonometry',
  ],
  sets: rightSets,
  sequence: sequence(rightSets, {
    ladder: {
      stem: 'A ladder 25 feet long leans against a vertical wall. Its foot stands on level ground, 7 feet from the wall. How high up the wall does the ladder reach, in feet?',
      rank: 1,
      calculator: true,
      typed: { accept: ['24'] },
      explain: md`The ladder is the hypotenuse, because it lies across from the right angle between wall and ground: $7^2 + h^2 = 25^2$. Then $h^2 = 625 - 49 = 576$ and $h = 24$.`,
      onRight: { to: 'tangentOfB' },
      onWrong: { to: 'findHypotenuse' },
    },
    findHypotenuse: {
      stem: 'The legs of a right triangle are 9 and 12 long. How long is the hypotenuse?',
      rank: 0,
      calculator: true,
      choices: [
        { wrong: md`$\sqrt{63}$`, why: 'This subtracts the squares. They are subtracted only when a leg is missing.' },
        { right: md`$15$` },
        { wrong: md`$21$`, why: 'This adds the legs. It is the squares that are added.' },
        { wrong: md`$225$`, why: 'This is the square of the hypotenuse. The root is still to be taken.' },
      ],
      explain: md`The squares of the legs add up to the square of the hypotenuse: $81 + 144 = 225$, and $\sqrt{225} = 15$.`,
      onRight: { to: 'tangentOfB' },
      onWrong: { set: 'sides', then: 'tangentOfB' },
    },
    tangentOfB: {
      stem: md`${triangle}

        What is the value of $\tan B$?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$\frac{8}{17}$`, why: 'This is the cosine of B.' },
        { wrong: md`$\frac{8}{15}$`, why: 'This is the tangent of A. Seen from B, the side across is AC.' },
        { wrong: md`$\frac{15}{17}$`, why: 'This is the sine of B. A tangent compares the two legs.' },
        { right: md`$\frac{15}{8}$` },
      ],
      explain: md`Start from the angle. Across from $B$ lies AC, 15, and next to it, besides the hypotenuse, lies BC, 8. The tangent is across over next to: $\frac{15}{8}$.`,
      help: 'Which leg lies across from B?',
      onRight: { to: 'diagonal' },
      onWrong: { to: 'whichIsAcross' },
    },
    whichIsAcross: {
      stem: 'In right triangle KLM the right angle is at M. Which side lies across from angle K?',
      rank: 0,
      calculator: false,
      choices: [
        { right: 'LM' },
        { wrong: 'KM', why: 'This side has K as an end, so it lies next to angle K.' },
        { wrong: 'KL', why: 'This is the hypotenuse, across from the right angle at M.' },
      ],
      explain:
        'The side across from a corner is the one that does not touch it. Of the three sides only LM has no K in its name. KM lies next to K, and KL is the hypotenuse.',
      onRight: { to: 'diagonal' },
      onWrong: { set: 'ratiosOfSides', then: 'diagonal' },
    },
    diagonal: {
      stem: 'The diagonal of a square is 10 cm long. How long is a side of the square?',
      rank: 2,
      calculator: false,
      choices: [
        { wrong: md`$5$ cm`, why: 'This takes half of the diagonal.' },
        { right: md`$5\sqrt{2}$ cm` },
        {
          wrong: md`$5\sqrt{3}$ cm`,
          why: 'This is for a triangle with angles of 30° and 60°. The diagonal makes angles of 45°.',
        },
        {
          wrong: md`$10\sqrt{2}$ cm`,
          why: 'This is the diagonal of a square with sides of 10 cm. A side is shorter than the diagonal.',
        },
      ],
      explain: md`The diagonal is the hypotenuse of a triangle with two equal legs: $2s^2 = 100$, so $s^2 = 50$ and $s = 5\sqrt{2}$ cm. It is about 7.1 cm, shorter than the diagonal, as it has to be.`,
      onRight: { to: 'cofunction' },
      onWrong: { set: 'sides', then: 'cofunction' },
    },
    cofunction: {
      stem: md`The angles $(3x - 10)^\circ$ and $(2x + 15)^\circ$ are acute, and $\sin (3x - 10)^\circ = \cos (2x + 15)^\circ$. What is the value of $x$?`,
      rank: 3,
      calculator: false,
      typed: { accept: ['17'] },
      explain: md`The sine of an acute angle equals the cosine of the angle that completes it to 90°. So $3x - 10 + 2x + 15 = 90$, which gives $5x = 85$ and $x = 17$. Check: the angles are 41° and 49°.`,
      onRight: { set: 'ratiosOfSides' },
      onWrong: { set: 'ratiosOfSides' },
    },
  }),
};
