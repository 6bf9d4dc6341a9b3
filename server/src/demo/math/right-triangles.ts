import { type DemoSets, type DemoTopic, md, sequence } from '../format.ts';

const triangleSets = {
  triangles: {
    title: 'Sides and angles',
    questions: [
      {
        stem: 'The legs of a right triangle are 5 cm and 12 cm long. How long is the hypotenuse?',
        rank: 0,
        calculator: true,
        typed: { accept: ['13'], symbol: 'cm' },
        explain: md`By the Pythagorean theorem $c^2 = 5^2 + 12^2 = 25 + 144 = 169$, so $c = 13$ cm.`,
      },
      {
        stem: 'Two angles of a triangle measure 35° and 65°. What is the measure of the third angle?',
        rank: 0,
        calculator: false,
        typed: { accept: ['80'], symbol: '°' },
        explain: md`The angles of a triangle add up to 180°: $180 - 35 - 65 = 80$.`,
      },
      {
        stem: 'In a right triangle with a 30° angle the hypotenuse is 10 cm long. How long is the shorter leg?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$5\sqrt{3}$ cm`, why: 'This is the longer leg.' },
          { wrong: md`$5\sqrt{2}$ cm`, why: 'This is the leg in a triangle with two 45° angles.' },
          { right: md`$5$ cm` },
          { wrong: md`$20$ cm`, why: 'This doubles the hypotenuse. The hypotenuse is the longest side.' },
        ],
        explain: md`The side across from the 30° angle is half the hypotenuse: $10 \cdot \sin 30^\circ = 10 \cdot \frac{1}{2} = 5$ cm.`,
      },
      {
        stem: md`In a right triangle, $\sin A = \frac{3}{5}$ for an acute angle $A$. What is $\cos A$?`,
        rank: 2,
        calculator: false,
        choices: [
          { right: md`$\frac{4}{5}$` },
          { wrong: md`$\frac{2}{5}$`, why: 'This subtracts 3/5 from 1. It is the squares that add up to 1.' },
          { wrong: md`$\frac{5}{3}$`, why: 'This is the reciprocal of the sine. A cosine is never more than 1.' },
          { wrong: md`$\frac{3}{4}$`, why: 'This is the tangent.' },
        ],
        explain: md`A triangle with opposite side 3 and hypotenuse 5 has the other leg $\sqrt{25 - 9} = 4$. The cosine is the adjacent side over the hypotenuse: $\frac{4}{5}$.`,
      },
    ],
  },
} satisfies DemoSets;

export const rightTriangles: DemoTopic = {
  kind: 'math',
  title: 'Right Triangles',
  published: false,
  subtopics: [
    {
      title: 'Pythagoras and trigonometry',
      subsubtopics: [
        {
          title: 'Right triangles',
          skills: ['sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry'],
          sets: triangleSets,
          sequence: sequence(triangleSets, {
            missingLeg: {
              stem: 'A right triangle has a hypotenuse of 10 cm and a leg of 6 cm. How long is the other leg?',
              rank: 1,
              calculator: true,
              choices: [
                { wrong: '4 cm', why: 'This subtracts the lengths. The theorem is about their squares.' },
                {
                  wrong: md`$\sqrt{136}$ cm`,
                  why: 'This adds the squares. The hypotenuse is the longest side, so its square is the sum.',
                },
                { wrong: '64 cm', why: 'This is the square of the length.' },
                { right: '8 cm' },
              ],
              explain: md`In $a^2 + b^2 = c^2$ the $c$ is the hypotenuse: $6^2 + b^2 = 10^2$, so $b^2 = 64$ and $b = 8$ cm.`,
              onRight: { to: 'whichRatio' },
              onWrong: { to: 'whichSide' },
            },
            whichSide: {
              stem: 'Which side of a right triangle is the hypotenuse?',
              rank: 0,
              explainFirst: true,
              choices: [
                { wrong: 'The side it stands on', why: 'Turning the triangle does not change its sides.' },
                { right: 'The side across from the right angle' },
                { wrong: 'Either of the sides that form the right angle', why: 'Those are the legs.' },
              ],
              explain: 'The hypotenuse lies across from the right angle. It is always the longest side.',
              onRight: { to: 'whichRatio' },
              onWrong: { set: 'triangles', then: 'whichRatio' },
            },
            whichRatio: {
              stem: 'A ladder leans against a wall and makes an angle of 60° with the ground. Which ratio compares the height it reaches with its own length?',
              rank: 2,
              calculator: false,
              choices: [
                {
                  wrong: md`$\cos 60^\circ$`,
                  why: 'The cosine uses the distance on the ground, the side next to the angle.',
                },
                { wrong: md`$\tan 60^\circ$`, why: 'The tangent compares the height with the distance on the ground.' },
                { right: md`$\sin 60^\circ$` },
              ],
              explain:
                'The ladder is the hypotenuse, and the height lies across from the angle. Opposite over hypotenuse is the sine.',
              onRight: { set: 'triangles' },
              onWrong: { set: 'triangles' },
            },
          }),
        },
      ],
    },
  ],
};
