import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const sector = figure(
  'c4-sector',
  'Circle with center O and radius 6 cm. Two radii make an angle of 120°, and the sector between them is shaded.',
);
const tangent = figure(
  'c4-tangent',
  'Circle with center O. P is a point outside the circle, and OP is 13. T is a point on the circle, and OT is 5. A line goes from P to T, where it touches the circle.',
);

const circleSets = {
  arcs: {
    title: 'Arcs, sectors and angles',
    notes: 'A central angle cuts the same share from the circumference and from the area as from the full turn.',
    questions: [
      {
        stem: 'A circle has a radius of 9 cm. What is its circumference?',
        rank: 0,
        calculator: false,
        choices: [
          { wrong: md`$9\pi$ cm`, why: 'This uses the radius where the diameter belongs.' },
          { right: md`$18\pi$ cm` },
          { wrong: md`$36\pi$ cm`, why: 'This doubles the diameter once more.' },
          { wrong: md`$81\pi$ cm`, why: 'This is the number of the area, which uses the square of the radius.' },
        ],
        explain: md`The circumference is $\pi$ times the diameter, or $2\pi r$: $2\pi \cdot 9 = 18\pi$ cm.`,
      },
      {
        stem: 'A wheel with a circumference of 2.2 m turns by 90°. How long is the arc that a point on its rim moves along, in meters?',
        rank: 1,
        calculator: true,
        typed: { accept: ['0.55'] },
        explain: md`An angle of 90° is $\frac{90}{360} = \frac{1}{4}$ of a turn, so the arc is a quarter of the circumference: $2.2 \div 4 = 0.55$.`,
      },
      {
        stem: 'What is the measure of an angle of 150° in radians?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$\frac{5\pi}{12}$`, why: 'This divides by 360. A full turn is 2π, so 180° is π.' },
          { wrong: md`$\frac{2\pi}{3}$`, why: 'This is 120°.' },
          { wrong: md`$\frac{3\pi}{4}$`, why: 'This is 135°.' },
          { right: md`$\frac{5\pi}{6}$` },
        ],
        explain: md`180° is $\pi$ radians, so 150° is $\frac{150}{180} \cdot \pi = \frac{5\pi}{6}$.`,
      },
      {
        stem: 'An arc of a circle with radius 10 is 6 long. What is the measure of its central angle, in radians?',
        rank: 2,
        calculator: true,
        typed: { accept: ['0.6'] },
        explain: md`In radians the length of an arc is the radius times the angle: $6 = 10 \cdot \theta$, so $\theta = 0.6$. This is what the radian is made for.`,
      },
      {
        stem: 'Points A, B and C lie on a circle with center O. The inscribed angle ACB measures 35°. What is the measure of the central angle AOB, which has the same arc AB?',
        rank: 2,
        calculator: false,
        choices: [
          { right: '70°' },
          { wrong: '72.5°', why: 'This is half of 180° − 35°, as for an isosceles triangle with 35° at the top.' },
          {
            wrong: '110°',
            why: 'This subtracts the right value, 70°, from 180°. The two angles do not make a straight line.',
          },
          { wrong: '145°', why: 'This subtracts 35° from 180°.' },
        ],
        explain: md`A central angle is twice as large as an inscribed angle over the same arc: $2 \cdot 35 = 70$.`,
      },
    ],
  },
  circleEquations: {
    title: 'Equations of circles',
    questions: [
      {
        stem: md`Which equation describes the circle with center $(-2, 7)$ and radius 4?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$(x + 2)^2 + (y - 7)^2 = 16$` },
          { wrong: md`$(x + 2)^2 + (y - 7)^2 = 4$`, why: 'The right side is the square of the radius.' },
          {
            wrong: md`$(x - 2)^2 + (y + 7)^2 = 4$`,
            why: 'The signs are those of the center instead of the opposite ones, and the radius is not squared.',
          },
          {
            wrong: md`$(x - 2)^2 + (y + 7)^2 = 16$`,
            why: 'This is the circle with center (2, −7). The coordinates of the center are subtracted.',
          },
        ],
        explain: md`The coordinates of the center are subtracted: $(x - (-2))^2 + (y - 7)^2 = 4^2$, which is $(x + 2)^2 + (y - 7)^2 = 16$.`,
      },
      {
        stem: md`What is the radius of the circle $x^2 + (y - 1)^2 = 81$?`,
        rank: 0,
        calculator: false,
        typed: { accept: ['9'] },
        explain: md`The right side of the equation is the square of the radius: $r^2 = 81$, so $r = 9$.`,
      },
      {
        stem: md`A circle has its center at $(1, 2)$ and passes through $(4, 6)$. Which equation describes it?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$(x - 1)^2 + (y - 2)^2 = 5$`, why: 'This puts the radius on the right. It has to be squared.' },
          {
            wrong: md`$(x - 1)^2 + (y - 2)^2 = 7$`,
            why: 'This adds the differences 3 and 4. It is their squares that are added.',
          },
          { right: md`$(x - 1)^2 + (y - 2)^2 = 25$` },
          { wrong: md`$(x - 4)^2 + (y - 6)^2 = 25$`, why: 'This puts the center at the point on the circle.' },
        ],
        explain: md`The radius is the distance between the two points: $r^2 = (4 - 1)^2 + (6 - 2)^2 = 9 + 16 = 25$. Check by putting $(4, 6)$ into the equation.`,
      },
      {
        stem: md`The ends of a diameter of a circle are $(-3, 4)$ and $(5, 10)$. What is the radius of the circle?`,
        rank: 2,
        calculator: true,
        typed: { accept: ['5'] },
        explain: md`The diameter is $\sqrt{(5 + 3)^2 + (10 - 4)^2} = \sqrt{64 + 36} = 10$, so the radius is half of it, 5.`,
      },
      {
        stem: md`The circle $(x - 6)^2 + (y - 4)^2 = r^2$ touches the $y$-axis. At how many points does it meet the $x$-axis?`,
        rank: 3,
        calculator: false,
        choices: [
          { wrong: '0', why: 'The radius is 6, and the center is only 4 above the x-axis.' },
          { wrong: '1', why: 'It would touch the x-axis if the radius were 4.' },
          { right: '2' },
          { wrong: '4', why: 'A line meets a circle at no more than 2 points.' },
        ],
        explain: md`The center $(6, 4)$ is 6 from the $y$-axis, and the circle touches this axis, so $r = 6$. The center is only 4 from the $x$-axis, which is less than the radius, so the circle crosses it twice.`,
      },
    ],
  },
} satisfies DemoSets;

export const circles: DemoSubsubtopic = {
  title: 'Circles',
  skills: ['sat.math.geometry-and-trigonometry.circles', 'act.math.geometry.circles-and-conic-sections'],
  sets: circleSets,
  sequence: sequence(circleSets, {
    sectorArea: {
      stem: md`${sector}

        What is the area of the shaded sector, in square centimeters?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$4\pi$`, why: 'This is the number of the length of the arc, a third of the circumference.' },
        { right: md`$12\pi$` },
        { wrong: md`$24\pi$`, why: 'This is the part of the circle that is not shaded.' },
        { wrong: md`$36\pi$`, why: 'This is the area of the whole circle.' },
      ],
      explain: md`The circle has the area $\pi \cdot 6^2 = 36\pi$. The sector is $\frac{120}{360} = \frac{1}{3}$ of it: $12\pi$.`,
      onRight: { to: 'readEquation' },
      onWrong: { to: 'shareOfCircle' },
    },
    shareOfCircle: {
      stem: 'A round track is 400 m long. Seen from its center, a part of it covers an angle of 45°. How long is this part, in meters?',
      rank: 0,
      calculator: false,
      typed: { accept: ['50'] },
      explain: md`The angle is $\frac{45}{360} = \frac{1}{8}$ of a full turn, so the part is $\frac{1}{8}$ of the track: $400 \div 8 = 50$. The area of a sector is found with the same share.`,
      onRight: { to: 'readEquation' },
      onWrong: { set: 'arcs', then: 'readEquation' },
    },
    readEquation: {
      stem: md`What are the center and the radius of the circle $(x - 3)^2 + (y + 5)^2 = 49$?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: md`Center $(-3, 5)$ and radius 7`,
          why: 'The coordinates of the center are subtracted, so their signs are the opposite of those in the equation.',
        },
        {
          wrong: md`Center $(-3, 5)$ and radius 49`,
          why: 'The signs are those of the equation instead of the opposite ones, and 49 is the square of the radius.',
        },
        { wrong: md`Center $(3, -5)$ and radius 49`, why: 'The right side is the square of the radius.' },
        { right: md`Center $(3, -5)$ and radius 7` },
      ],
      explain: md`Compare with $(x - h)^2 + (y - k)^2 = r^2$, where $(h, k)$ is the center. Here $h = 3$, $k = -5$ because $y + 5 = y - (-5)$, and $r = \sqrt{49} = 7$.`,
      onRight: { to: 'tangentLength' },
      onWrong: { to: 'distanceFromOrigin' },
    },
    distanceFromOrigin: {
      stem: md`Which equation describes all points $(x, y)$ at a distance of 5 from the origin?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$x + y = 5$`, why: 'This is a line. Distances come from the squares of the coordinates.' },
        { wrong: md`$x^2 + y^2 = 5$`, why: 'The right side is the square of the distance.' },
        { wrong: md`$(x - 5)^2 + (y - 5)^2 = 0$`, why: 'Only the point (5, 5) fulfills this equation.' },
        { right: md`$x^2 + y^2 = 25$` },
      ],
      explain: md`The distance from the origin is the hypotenuse of a right triangle with legs $x$ and $y$. By the Pythagorean theorem $x^2 + y^2 = 5^2 = 25$. The equation of every circle is built this way.`,
      onRight: { to: 'tangentLength' },
      onWrong: { set: 'circleEquations', then: 'tangentLength' },
    },
    tangentLength: {
      stem: md`${tangent}

        PT is tangent to the circle at T. What is the length of PT?`,
      rank: 2,
      calculator: true,
      typed: { accept: ['12'] },
      explain: md`A tangent is perpendicular to the radius at the point where it touches. So triangle OTP has its right angle at T, and OP is the hypotenuse: $PT = \sqrt{13^2 - 5^2} = \sqrt{144} = 12$.`,
      help: 'Which angle do a tangent and the radius to the point of contact make?',
      onRight: { to: 'completeSquares' },
      onWrong: { set: 'arcs', then: 'completeSquares' },
    },
    completeSquares: {
      stem: md`What is the radius of the circle $x^2 + y^2 - 8x + 6y = 11$?`,
      rank: 3,
      calculator: false,
      choices: [
        { wrong: md`$\sqrt{11}$`, why: 'This takes the root of the right side before the squares are completed.' },
        {
          wrong: md`$5$`,
          why: 'This is the distance of the center from the origin, the root of 16 + 9. The 11 is left out.',
        },
        { right: md`$6$` },
        { wrong: md`$36$`, why: 'This is the square of the radius.' },
      ],
      explain: md`Complete both squares: $x^2 - 8x + 16$ is $(x - 4)^2$, and $y^2 + 6y + 9$ is $(y + 3)^2$. Adding 16 and 9 on both sides gives $(x - 4)^2 + (y + 3)^2 = 36$, so the radius is 6.`,
      onRight: { set: 'circleEquations' },
      onWrong: { set: 'circleEquations' },
    },
  }),
};
