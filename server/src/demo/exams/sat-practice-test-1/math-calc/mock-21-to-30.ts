import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock21To30: readonly DemoTestQuestion[] = [
  {
    stem: 'A block of metal is 4 centimeters wide, 5 centimeters deep and 10 centimeters high. Its mass is 1,580 grams. What is its density, in grams per cubic centimeter?',
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    choices: [
      { wrong: '0.13', why: 'This divides the volume by the mass.' },
      { right: '7.9' },
      { wrong: '79', why: 'This divides by 20, the area of the base.' },
      { wrong: '158', why: 'This divides by the height alone.' },
    ],
    explain: md`The volume is $4 \cdot 5 \cdot 10 = 200$ cubic centimeters. Density is mass for each unit of volume: $1580 \div 200 = 7.9$.`,
    check: () => 1580 / (4 * 5 * 10),
  },
  {
    stem: md`Amara puts \$2,000 into an account that pays 5 percent interest per year, compounded annually. She makes no other deposits and no withdrawals. How much interest, in dollars, has she earned in all after 2 years?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: '100', why: 'This is the interest of the first year.' },
      { wrong: '200', why: 'This forgets that the interest of the first year earns interest, too.' },
      { right: '205' },
      { wrong: '2,205', why: 'This is all that is in the account.' },
    ],
    explain: md`Each year multiplies by 1.05: $2000 \cdot 1.05^2 = 2205$. Of this \$2,000 was there from the start, so \$205 is interest.`,
    check: () => {
      let account = 2000;
      for (let year = 1; year <= 2; year += 1) account += account * 0.05;
      return Math.round((account - 2000) * 100) / 100;
    },
  },
  {
    stem: md`What is the product of the two solutions of the equation $|2x - 5| = 9$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { right: md`$-14$` },
      { wrong: md`$-2$`, why: 'This is one of the solutions.' },
      { wrong: '5', why: 'This is the sum of the solutions.' },
      { wrong: '14', why: md`This loses the sign of the solution $-2$.` },
    ],
    explain: md`Either $2x - 5 = 9$, so $x = 7$, or $2x - 5 = -9$, so $x = -2$. The product is $7 \cdot (-2) = -14$.`,
    check: () => {
      let product = 1;
      for (let x = -50; x <= 50; x += 0.5) if (Math.abs(2 * x - 5) === 9) product *= x;
      return product;
    },
  },
  {
    stem: 'A can is in the shape of a cylinder with a diameter of 10 centimeters and a height of 12 centimeters. What is its volume, in cubic centimeters?',
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.area-and-volume'],
    choices: [
      { wrong: md`$60\pi$`, why: 'This multiplies radius and height and does not square the radius.' },
      { wrong: md`$120\pi$`, why: 'This is the area of the side of the can.' },
      { right: md`$300\pi$` },
      { wrong: md`$1200\pi$`, why: 'This takes the diameter for the radius.' },
    ],
    explain: md`The radius is 5 centimeters, half of the diameter. The volume is the area of the base times the height: $\pi \cdot 5^2 \cdot 12 = 300\pi$.`,
    check: () => Math.PI * (10 / 2) ** 2 * 12,
  },
  {
    stem: 'On a map, 1 centimeter stands for 4 kilometers. A lake covers 6 square centimeters of the map. What is the area of the lake, in square kilometers?',
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.area-and-volume'],
    choices: [
      { wrong: '24', why: 'This multiplies by 4 once. An area has two directions.' },
      { right: '96' },
      { wrong: '144', why: 'This squares 6 and 4, and then takes a quarter.' },
      { wrong: '576', why: 'This squares the 6 as well.' },
    ],
    explain: md`A square of 1 centimeter by 1 centimeter stands for 4 kilometers by 4 kilometers, which is 16 square kilometers. Six of them are $6 \cdot 16 = 96$.`,
    check: () => {
      const side = 4;
      return 6 * side * side;
    },
  },
  {
    stem: md`Two parallel lines are cut by a transversal. Two interior angles on the same side of the transversal have measures of $(3x + 10)$ degrees and $(5x - 30)$ degrees. What is the measure of the larger of the two angles, in degrees?`,
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.lines-angles-and-triangles'],
    choices: [
      { wrong: '25', why: md`This is $x$.` },
      { wrong: '70', why: 'This makes the angles equal. On the same side they add up to 180 degrees.' },
      { wrong: '85', why: 'This is the smaller angle.' },
      { right: '95' },
    ],
    explain: md`Such angles add up to 180 degrees: $3x + 10 + 5x - 30 = 180$, so $8x = 200$ and $x = 25$. The angles are $85$ and $95$ degrees.`,
    check: () => {
      for (let x = 7; x <= 60; x += 1) if (3 * x + 10 + (5 * x - 30) === 180) return Math.max(3 * x + 10, 5 * x - 30);
      return 'none';
    },
  },
  {
    stem: 'A ladder that is 6.5 meters long leans against a vertical wall. Its foot is 2.5 meters away from the wall on level ground. How many meters above the ground does the ladder touch the wall?',
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: '4', why: 'This subtracts the lengths instead of their squares.' },
      { right: '6' },
      { wrong: '9', why: 'This adds the lengths.' },
      { wrong: '36', why: 'This is the square of the height.' },
    ],
    explain: md`The ladder is the longest side of a right triangle: $h^2 = 6.5^2 - 2.5^2 = 42.25 - 6.25 = 36$, so $h = 6$.`,
    check: () => Math.sqrt(6.5 ** 2 - 2.5 ** 2),
  },
  {
    stem: 'A circle has a radius of 9 feet. What is the length, in feet, of the arc intercepted by a central angle of 80 degrees?',
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.circles'],
    choices: [
      { right: md`$4\pi$` },
      { wrong: md`$8\pi$`, why: 'This takes the diameter for the radius.' },
      { wrong: md`$9\pi$`, why: 'This is half of the circle.' },
      { wrong: md`$18\pi$`, why: 'This is the whole circle.' },
    ],
    explain: md`The whole circle is $2\pi \cdot 9 = 18\pi$ feet long. The arc is $\frac{80}{360} = \frac{2}{9}$ of it: $\frac{2}{9} \cdot 18\pi = 4\pi$.`,
    check: () => ((80 * Math.PI) / 180) * 9,
  },
  {
    stem: md`$$x + y \le 10$$

      $$y \ge 2x - 2$$

      What is the greatest value of $x$ for which there is a solution $(x, y)$ of the system above?`,
    rank: 3,
    skills: ['sat.math.algebra.linear-inequalities'],
    choices: [
      { wrong: '1', why: md`This is where the second line meets the $x$-axis.` },
      { right: '4' },
      { wrong: '6', why: md`This is $y$ at the point where the lines meet.` },
      { wrong: '10', why: md`This takes $y = 0$ and looks at the first inequality alone.` },
    ],
    explain: md`For a given $x$ there is a $y$ where the lower limit is not above the upper one: $2x - 2 \le 10 - x$. So $3x \le 12$ and $x \le 4$. At $x = 4$ only $y = 6$ is left.`,
    check: () => {
      let greatest = Number.NEGATIVE_INFINITY;
      for (let x = -20; x <= 20; x += 0.25)
        for (let y = -50; y <= 50; y += 0.25) if (x + y <= 10 && y >= 2 * x - 2) greatest = Math.max(greatest, x);
      return greatest;
    },
  },
  {
    stem: md`A model rocket is launched straight up from a platform. Its height above the ground, in meters, $t$ seconds after the launch is $h(t) = -5t^2 + 30t + 2$. What is the greatest height that the rocket reaches, in meters?`,
    rank: 3,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: '3', why: 'This is the time, in seconds, at which it is highest.' },
      { wrong: '27', why: md`This is $h(1)$.` },
      { wrong: '45', why: 'This is how far it rises above the platform.' },
      { right: '47' },
    ],
    explain: md`The parabola is highest half way between equal heights, at $t = -\frac{30}{2 \cdot (-5)} = 3$. There $h(3) = -45 + 90 + 2 = 47$.`,
    check: () => {
      const heights = Array.from({ length: 601 }, (_, at) => at / 100).map((t) => -5 * t * t + 30 * t + 2);
      return Math.round(Math.max(...heights) * 1e6) / 1e6;
    },
  },
];
