import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock21To30: readonly DemoTestQuestion[] = [
  {
    stem: md`Which of the following describes all real numbers $x$ for which $7 - 3x > 22$?`,
    rank: 1,
    skills: ['act.math.algebra.linear-equations-and-inequalities'],
    choices: [
      { right: md`$x < -5$` },
      { wrong: md`$x > -5$`, why: 'Dividing by −3 turns the sign round.' },
      { wrong: md`$x < 5$`, why: 'This divides 15 by 3 instead of −3, and turns the sign round all the same.' },
      { wrong: md`$x > 5$`, why: 'This loses the minus sign before 3x.' },
      { wrong: md`$x < -\frac{29}{3}$`, why: 'This adds 7 to 22 instead of subtracting it.' },
    ],
    explain: md`Subtract 7 from both sides: $-3x > 15$. Divide by $-3$ and turn the sign round: $x < -5$. To test it, $x = -6$ gives $7 + 18 = 25$, which is above 22.`,
    check: () => {
      const holds = (x: number) => 7 - 3 * x > 22;
      let edge = -100;
      while (holds(edge) === holds(edge + 1)) edge += 1;
      return holds(edge) ? md`$x < ${String(edge + 1)}$` : md`$x > ${String(edge)}$`;
    },
  },
  {
    stem: md`A field hockey team kept a record of its goals in 25 matches.

      | Goals in a match | Number of matches |
      | 0 | 4 |
      | 1 | 7 |
      | 2 | 5 |
      | 3 | 6 |
      | 4 | 3 |

      What is the median number of goals in a match?`,
    rank: 1,
    skills: ['act.math.statistics-and-probability.center-and-spread'],
    choices: [
      { wrong: '1', why: 'This is the mode, the number of goals that came most often.' },
      { wrong: '1.88', why: 'This is the mean: 47 goals in 25 matches.' },
      { right: '2' },
      { wrong: '5', why: 'This is the median of the numbers of matches.' },
      { wrong: '7', why: 'This is how many matches had the most frequent number of goals.' },
    ],
    explain: md`With 25 matches in order, the median is the 13th. Count down the table: 4 matches with 0 goals, and $4 + 7 = 11$ with at most 1. The 12th to the 16th have 2 goals, so the 13th has 2.`,
    check: () => [4, 7, 5, 6, 3].flatMap((matches, goals) => Array<number>(matches).fill(goals))[12] ?? Number.NaN,
  },
  {
    stem: 'A ship sails 20 kilometers due east and then 21 kilometers due north. How many kilometers shorter would the straight route to the same place have been?',
    rank: 1,
    skills: ['act.math.geometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: '1', why: 'This is the difference of the two parts of the way.' },
      { right: '12' },
      { wrong: '20.5', why: 'This takes half of the whole way.' },
      { wrong: '29', why: 'This is the straight way itself.' },
      { wrong: '41', why: 'This is the way that the ship sailed.' },
    ],
    explain: md`The straight way is the hypotenuse of a right triangle: $\sqrt{20^2 + 21^2} = \sqrt{841} = 29$ kilometers. The ship sailed $20 + 21 = 41$ kilometers, which is 12 more.`,
    check: () => 20 + 21 - Math.hypot(20, 21),
  },
  {
    stem: md`If $f(x) = x^2 - 3x$, which of the following is equal to $f(a + 2)$?`,
    rank: 1,
    skills: ['act.math.functions.function-notation-and-graphs'],
    choices: [
      { wrong: md`$a^2 - 3a + 2$`, why: md`This is $f(a) + 2$. The 2 belongs inside the function.` },
      { wrong: md`$a^2 - 3a - 2$`, why: md`This squares $a$ and 2 one by one and loses the middle term $4a$.` },
      { wrong: md`$a^2 + a + 4$`, why: md`This takes $3a$ away instead of $3(a + 2)$.` },
      { right: md`$a^2 + a - 2$` },
      { wrong: md`$a^2 + a + 10$`, why: md`This adds the 6 from $3(a + 2)$. It is subtracted with the $3a$.` },
    ],
    explain: md`Put $a + 2$ for each $x$: $(a + 2)^2 - 3(a + 2)$. Multiply out: $a^2 + 4a + 4 - 3a - 6 = a^2 + a - 2$.`,
    check: () => {
      const f = (x: number) => x * x - 3 * x;
      return ({ a = 0 }) => f(a + 2);
    },
  },
  {
    stem: md`Two parallel lines are cut by a transversal. Two interior angles on the same side of the transversal measure $(3x + 10)$ degrees and $(2x + 20)$ degrees. How many degrees does the larger of the two measure?`,
    rank: 2,
    skills: ['act.math.geometry.angles-triangles-and-polygons'],
    choices: [
      { wrong: '30', why: md`This is $x$, not the angle.` },
      { wrong: '40', why: 'This sets the two angles equal. On the same side they add up to 180 degrees.' },
      { wrong: '80', why: 'This is the smaller of the two.' },
      { wrong: '90', why: md`This is $3x$ and leaves the 10 out.` },
      { right: '100' },
    ],
    explain: md`Angles between parallel lines on the same side of the third line add up to 180 degrees: $3x + 10 + 2x + 20 = 180$. Then $5x = 150$ and $x = 30$. The angles measure 100 and 80 degrees.`,
    check: () => {
      let x = 0;
      while (3 * x + 10 + (2 * x + 20) < 180) x += 1;
      return Math.max(3 * x + 10, 2 * x + 20);
    },
  },
  {
    stem: md`Which of the following is equal to $\sqrt{72} + \sqrt{50} - \sqrt{8}$?`,
    rank: 1,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { right: md`$9\sqrt{2}$` },
      { wrong: md`$11\sqrt{2}$`, why: md`This leaves $\sqrt{8}$ out.` },
      { wrong: md`$13\sqrt{2}$`, why: md`This adds $\sqrt{8}$ instead of subtracting it.` },
      {
        wrong: md`$9\sqrt{6}$`,
        why: md`This adds the numbers under the roots: three times $\sqrt{2}$ isn’t $\sqrt{6}$.`,
      },
      { wrong: md`$60\sqrt{2}$`, why: 'This multiplies the numbers before the roots: 6, 5 and 2.' },
    ],
    explain: md`Take square factors out of each root: $\sqrt{72} = 6\sqrt{2}$, $\sqrt{50} = 5\sqrt{2}$ and $\sqrt{8} = 2\sqrt{2}$. Like terms are added by their numbers: $(6 + 5 - 2)\sqrt{2} = 9\sqrt{2}$.`,
    check: () => Math.sqrt(72) + Math.sqrt(50) - Math.sqrt(8),
  },
  {
    stem: 'A restaurant in Hanoi offers 4 soups, 6 main dishes and 3 desserts. A lunch is one main dish together with either one soup or one dessert, but not both. How many different lunches are there?',
    rank: 1,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { wrong: '13', why: 'This adds all the dishes.' },
      { wrong: '18', why: 'This counts only the lunches with a dessert.' },
      { wrong: '24', why: 'This counts only the lunches with a soup.' },
      { right: '42' },
      { wrong: '72', why: 'This counts lunches of three dishes: a soup, a main dish and a dessert.' },
    ],
    explain: md`Beside the main dish comes one of $4 + 3 = 7$ soups and desserts. Each of the 6 main dishes goes with each of these: $6 \cdot 7 = 42$.`,
    check: () => {
      let lunches = 0;
      for (let main = 0; main < 6; main += 1) {
        for (let soup = 0; soup < 4; soup += 1) lunches += 1;
        for (let dessert = 0; dessert < 3; dessert += 1) lunches += 1;
      }
      return lunches;
    },
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, the point $M(2, -1)$ is the midpoint of the segment from $A(4, 3)$ to $B$. What are the coordinates of $B$?`,
    rank: 1,
    skills: ['act.math.geometry.coordinate-geometry'],
    choices: [
      { wrong: md`$(-2, -4)$`, why: md`This is the step from $A$ to $M$. It must be taken once more, from $M$.` },
      { right: md`$(0, -5)$` },
      { wrong: md`$(3, 1)$`, why: md`This is halfway between $A$ and $M$.` },
      { wrong: md`$(6, 2)$`, why: 'This adds the coordinates of the two points.' },
      { wrong: md`$(6, 7)$`, why: md`This goes on beyond $A$ instead of beyond $M$.` },
    ],
    explain: md`From $A$ to $M$ it is 2 to the left and 4 down. The same step from $M$ leads to $B$: $(2 - 2, -1 - 4) = (0, -5)$.`,
    check: () => {
      for (let x = -20; x <= 20; x += 1)
        for (let y = -20; y <= 20; y += 1)
          if ((4 + x) / 2 === 2 && (3 + y) / 2 === -1) return md`$(${String(x)}, ${String(y)})$`;
      return 'no point';
    },
  },
  {
    stem: 'The rent of an apartment rises by 20% in the first year and by 15% in the second year. By what percent does it rise in the two years together?',
    rank: 2,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { wrong: '3', why: 'This takes 15% of 20%.' },
      { wrong: '35', why: 'This adds the percents. The 15% are of the rent that has already risen.' },
      { right: '38' },
      { wrong: '138', why: 'This is the new rent as a percent of the old, not the rise.' },
      { wrong: '300', why: 'This multiplies the two percents as numbers.' },
    ],
    explain: md`Take a rent of 100. After the first year it is 120. The second rise is 15% of 120, which is 18, so it ends at 138: a rise of 38 percent.`,
    check: () => Math.round(1000 * (1.2 * 1.15 - 1)) / 10,
  },
  {
    stem: md`A round pond has an area of $36\pi$ square meters. A path 2 meters wide runs all the way around it. What is the area of the path, in square meters?`,
    rank: 2,
    skills: ['act.math.geometry.circles-and-conic-sections'],
    choices: [
      { wrong: md`$4\pi$`, why: 'This is a circle with the radius 2.' },
      { wrong: md`$12\pi$`, why: 'This is the circumference of the pond, in meters.' },
      { wrong: md`$16\pi$`, why: 'This is the circumference of the outer circle, in meters.' },
      { wrong: md`$24\pi$`, why: 'This multiplies the inner circumference by 2, but the path is longer outside.' },
      { right: md`$28\pi$` },
    ],
    explain: md`From $\pi r^2 = 36\pi$ the pond’s radius is 6 meters. With the path it is 8 meters, and the area is $64\pi$. The path is the difference: $64\pi - 36\pi = 28\pi$.`,
    check: () => {
      const radius = Math.sqrt((36 * Math.PI) / Math.PI);
      return Math.PI * (radius + 2) ** 2 - 36 * Math.PI;
    },
  },
];
