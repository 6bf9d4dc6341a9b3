import { type DemoFormQuestion, figure, md } from '../../../format.ts';

export const numbers1To11: readonly DemoFormQuestion[] = [
  {
    stem: 'A printer prints 18 pages in 4 minutes. At this rate, how many pages does it print in 14 minutes?',
    rank: 0,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    choices: [
      { wrong: '28', why: 'This adds the 10 further minutes to 18. The number of pages grows by a factor.' },
      { wrong: '56', why: 'This multiplies the two times, 4 and 14.' },
      { right: '63' },
      { wrong: '72', why: 'This multiplies the 18 pages by 4.' },
    ],
    explain: md`In one minute the printer prints $18 \div 4 = 4.5$ pages, so in 14 minutes it prints
      $14 \cdot 4.5 = 63$ pages. As a check, 12 minutes give $3 \cdot 18 = 54$ pages, and 2 more minutes give 9
      more.`,
    check: () => {
      let pages = 0;
      for (let halfMinutes = 0; halfMinutes < 2 * 14; halfMinutes += 1) pages += 18 / 8;
      return pages;
    },
  },
  {
    stem: md`The function $d(t) = 460 - 65t$ gives the distance $d(t)$, in miles, between a train and the city it is
      traveling to, $t$ hours after the train’s departure. Which of the following is the best interpretation of 460 in
      this context?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      { right: 'At its departure, the train is 460 miles from the city.' },
      {
        wrong: 'After each hour, the train is 460 miles closer to the city.',
        why: md`The distance falls by 65 miles an hour, the coefficient of $t$.`,
      },
      {
        wrong: 'After one hour, the train is 460 miles from the city.',
        why: md`After one hour the distance is $460 - 65 = 395$ miles.`,
      },
      {
        wrong: 'After 460 hours, the train arrives in the city.',
        why: md`The 460 is a distance. The train arrives when $460 - 65t = 0$, after about 7 hours.`,
      },
    ],
    explain: md`At the departure no time has passed, so $t = 0$ and $d(0) = 460 - 65 \cdot 0 = 460$. So 460 is the
      distance in miles at the beginning. The 65 is the number of miles by which the distance falls each hour.`,
    check: () => {
      const d = (t: number) => 460 - 65 * t;
      const when = [0, 1, 460].filter((t) => d(t) === 460).map((t) => (t === 0 ? 'its departure' : `${t} hours`));
      return `At ${when.join(' and ')}, the train is ${d(0)} miles from the city.`;
    },
  },
  {
    stem: md`Which of the following expressions is equivalent to $(5x^2 + 3x - 2) - (2x^2 - 4x + 6)$?`,
    rank: 0,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      { wrong: md`$3x^2 - x + 4$`, why: md`This subtracts only $2x^2$ and adds the other two terms.` },
      { wrong: md`$3x^2 - x - 8$`, why: md`This takes $3x - 4x$. To subtract $-4x$ is to add $4x$.` },
      { wrong: md`$3x^2 + 7x + 4$`, why: md`This takes $-2 + 6$ for the constant. The 6 is subtracted too.` },
      { right: md`$3x^2 + 7x - 8$` },
    ],
    explain: md`The minus sign before the parentheses changes the sign of each term in them:
      $5x^2 + 3x - 2 - 2x^2 + 4x - 6$. Combine like terms: $3x^2 + 7x - 8$. For $x = 1$ the given expression is
      $6 - 4 = 2$, and $3 + 7 - 8 = 2$ as well.`,
    check:
      () =>
      ({ x = 0 }) =>
        5 * x ** 2 + 3 * x - 2 - (2 * x ** 2 - 4 * x + 6),
  },
  {
    stem: md`$$7x + 4 = 3x + 30$$

      What value of $x$ is the solution to the given equation?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    typed: { kind: 'student-produced', accept: ['6.5', '13/2'] },
    explain: md`Subtract $3x$ and 4 from both sides: $4x = 26$, so $x = 6.5$. Check: $7 \cdot 6.5 + 4 = 49.5$ on the
      left, and $3 \cdot 6.5 + 30 = 49.5$ on the right. The answer may also be written as the fraction
      $\frac{13}{2}$.`,
    check: () => {
      let x = -50;
      while (7 * x + 4 !== 3 * x + 30) x += 0.25;
      return x;
    },
  },
  {
    stem: 'A planter has the shape of a box. Its inside is 80 centimeters long, 45 centimeters wide, and 25 centimeters high. How many liters of soil fill it completely? (1 liter is 1,000 cubic centimeters.)',
    rank: 0,
    skills: ['sat.math.geometry-and-trigonometry.area-and-volume'],
    choices: [
      { wrong: '9', why: 'This divides the volume by 10,000 instead of 1,000.' },
      { right: '90' },
      { wrong: '150', why: 'This adds the three lengths. A volume is their product.' },
      { wrong: '900', why: 'This divides the volume by 100 instead of 1,000.' },
    ],
    explain: md`The volume is length times width times height: $80 \cdot 45 \cdot 25 = 90{,}000$ cubic centimeters.
      Divide by 1,000 to have liters: 90. In decimeters, of which a liter is the cube, the product is
      $8 \cdot 4.5 \cdot 2.5 = 90$ at once.`,
    check: () => (80 / 10) * (45 / 10) * (25 / 10),
  },
  {
    stem: md`${figure(
      'c3-parabola',
      'A parabola in the xy-plane that opens downward. It crosses the x-axis at −1 and at 3 and the y-axis at 3. Its highest point is (1, 4).',
    )}

      The graph of $y = f(x)$ is shown in the $xy$-plane. What is the maximum value of $f(x)$?`,
    rank: 0,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: md`$-1$`, why: md`This is a value of $x$ for which $f(x)$ is 0.` },
      { wrong: md`$1$`, why: md`This is the $x$-coordinate of the highest point. The maximum is its $y$-coordinate.` },
      {
        wrong: md`$3$`,
        why: md`This is $f(0)$, where the graph crosses the $y$-axis. The graph rises higher than that.`,
      },
      { right: md`$4$` },
    ],
    explain: md`The values of $f(x)$ are the $y$-coordinates of the points of the graph. The highest point of the
      graph is $(1, 4)$, so the maximum value is 4. It is reached where $x = 1$.`,
    check: () => {
      // The parabola through (−1, 0), (0, 3) and (3, 0).
      const f = (x: number) => (3 * (x + 1) * (x - 3)) / ((0 + 1) * (0 - 3));
      return Math.max(...Array.from({ length: 41 }, (_, at) => f(at / 10 - 1)));
    },
  },
  {
    stem: 'Nora has 120 beads. She makes bracelets of 14 beads each and wants to keep at least 20 of the beads. What is the greatest number of bracelets that she can make?',
    rank: 1,
    skills: ['sat.math.algebra.linear-inequalities'],
    fieldTest: true,
    choices: [
      { wrong: '6', why: '6 bracelets leave 36 beads, so there are enough for one more.' },
      { right: '7' },
      { wrong: '8', why: '8 bracelets leave only 8 beads. This disregards the 20 beads that she keeps.' },
      { wrong: '10', why: 'This adds the 20 beads to the 120 instead of keeping them back.' },
    ],
    explain: md`With $b$ bracelets, $120 - 14b \ge 20$, so $14b \le 100$, and $b$ is at most about 7.14. The number
      must be whole, so it is at most 7. Check: 7 bracelets leave $120 - 98 = 22$ beads, and an eighth would leave
      fewer than 20.`,
    check: () => {
      let beads = 120;
      let bracelets = 0;
      for (; beads - 14 >= 20; beads -= 14) bracelets += 1;
      return bracelets;
    },
  },
  {
    stem: md`Each of the 25 students of a class said how many books they read during the summer. The table shows the
      results.

      | Number of books | Number of students |
      | 0 | 7 |
      | 1 | 8 |
      | 2 | 4 |
      | 3 | 3 |
      | 4 | 3 |

      What is the median number of books read?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.one-variable-data'],
    choices: [
      { right: '1' },
      { wrong: '1.48', why: 'This is the mean: 37 books divided by 25 students.' },
      {
        wrong: '2',
        why: 'This is the middle of the first column, without regard to how many students are in each row.',
      },
      { wrong: '4', why: 'This is the median of the numbers of students, not of books.' },
    ],
    explain: md`The median of 25 values in order is the 13th. The first 7 values are 0, and the next 8, the 8th to the
      15th, are 1. So the 13th value is 1. On each side of it there are 12 values.`,
    check: () => {
      const students = [7, 8, 4, 3, 3];
      const books = students.flatMap((count, each) => Array.from({ length: count }, () => each));
      while (books.length > 1) {
        books.shift();
        books.pop();
      }
      return Math.max(...books);
    },
  },
  {
    stem: md`In the $xy$-plane, a line with a slope of 4 passes through the point $(3, 7)$ and crosses the $y$-axis at
      the point $(0, b)$. What is the value of $b$?`,
    rank: 1,
    skills: ['sat.math.algebra.linear-equations-two-variables'],
    typed: { kind: 'student-produced', accept: ['-5'] },
    explain: md`The line has the equation $y = 4x + b$. Put in the point: $7 = 4 \cdot 3 + b$, so $b = 7 - 12 = -5$.
      The same by steps: from $x = 3$ to $x = 0$ it is 3 steps to the left, and each lowers $y$ by 4, from 7 over 3
      and $-1$ to $-5$.`,
    check: () => {
      let [x, y] = [3, 7];
      for (; x > 0; x -= 1) y -= 4;
      return y;
    },
  },
  {
    stem: md`What are the solutions to the equation $x^2 - 5x - 24 = 0$?`,
    rank: 1,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { wrong: md`$-8$ and $3$`, why: md`Their product is $-24$, but their sum is $-5$ instead of $5$.` },
      { wrong: md`$-6$ and $4$`, why: md`Their product is $-24$, but their sum is $-2$ instead of $5$.` },
      { wrong: md`$-4$ and $6$`, why: md`Their product is $-24$, but their sum is $2$ instead of $5$.` },
      { right: md`$-3$ and $8$` },
    ],
    explain: md`Find two numbers whose product is $-24$ and whose sum is $-5$: 3 and $-8$. So the equation is
      $(x + 3)(x - 8) = 0$, and its solutions are $-3$ and $8$. Check: $9 + 15 - 24 = 0$ and $64 - 40 - 24 = 0$.`,
    check: () => {
      const numbers = Array.from({ length: 101 }, (_, at) => at - 50);
      const solutions = numbers.filter((x) => x * x - 5 * x - 24 === 0);
      return solutions.map((x) => `$${x}$`).join(' and ');
    },
  },
  {
    stem: md`Triangle $ABC$ is similar to triangle $DEF$, where $A$ corresponds to $D$, $B$ to $E$, and $C$ to $F$.
      The length of $AB$ is 6, the length of $BC$ is 10, and the length of $DE$ is 9. What is the length of $EF$?`,
    rank: 1,
    skills: ['sat.math.geometry-and-trigonometry.lines-angles-and-triangles'],
    choices: [
      {
        wrong: md`$\frac{20}{3}$`,
        why: md`This multiplies 10 by $\frac{6}{9}$, as if triangle $DEF$ were the smaller one.`,
      },
      {
        wrong: '13',
        why: md`This adds to 10 what $DE$ is longer than $AB$. Sides of similar triangles have equal ratios.`,
      },
      { right: '15' },
      { wrong: '25', why: 'This adds the three given lengths.' },
    ],
    explain: md`Side $DE$ corresponds to $AB$, so each side of triangle $DEF$ is $\frac{9}{6} = 1.5$ times as long as
      the corresponding side of triangle $ABC$. Side $EF$ corresponds to $BC$, so it is $1.5 \cdot 10 = 15$ long.
      Check: $\frac{6}{10} = \frac{9}{15}$.`,
    check: () => {
      let ef = 0;
      while (6 * ef !== 10 * 9) ef += 0.5;
      return ef;
    },
  },
];
