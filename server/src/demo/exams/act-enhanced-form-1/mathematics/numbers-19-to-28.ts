import { type DemoFormQuestion, figure, md } from '../../../format.ts';

const courtyard = figure(
  'c6-courtyard',
  'A rectangle 16 m long and 10 m wide. Its right side, 10 m long, is drawn as a dashed line. A semicircle with this side as its diameter is attached to the rectangle on the outside. The rectangle and the semicircle are shaded.',
);

const scatterplot = figure(
  'c6-scatterplot',
  'A scatterplot with hours of sunshine from 0 to 10 on the horizontal axis and cups of iced tea sold from 0 to 80 on the vertical axis. Nine points: (1, 28), (2, 26), (3, 38), (4, 36), (5, 49), (6, 46), (7, 58), (8, 56), (9, 68). The line of best fit runs from (0, 20) to (10, 70).',
);

const graphOfF = figure(
  'c6-graph-of-f',
  'The graph of f in the coordinate plane: three line segments, from the point (−4, −2) to (−1, 4), from (−1, 4) to (2, 1), and from (2, 1) to (5, 4).',
);

export const numbers19To28: readonly DemoFormQuestion[] = [
  {
    stem: md`For which value of $k$ does the matrix $\begin{bmatrix} k & 6 \\ 2 & 3 \end{bmatrix}$ have **no** inverse?`,
    rank: 2,
    skills: ['act.math.number-and-quantity.vectors-and-matrices'],
    choices: [
      { wrong: md`$-4$`, why: 'This adds the two products. The determinant is their difference.' },
      { wrong: '1', why: md`This compares the products of the rows, $6k$ and $2 \cdot 3$, instead of the diagonals.` },
      { right: '4' },
      {
        wrong: '9',
        why: md`This compares the products of the columns, $2k$ and $6 \cdot 3$, instead of the diagonals.`,
      },
    ],
    explain: md`A square matrix has no inverse if its determinant is 0. Here the determinant is $k \cdot 3 - 6 \cdot 2 = 3k - 12$, which is 0 for $k = 4$.
      Check: with $k = 4$ the first row, 4 and 6, is twice the second row, 2 and 3.`,
    check: () => {
      // There is no inverse when one row is a multiple of the other.
      for (let k = -50; k <= 50; k += 1) if (k / 2 === 6 / 3) return k;
      return Number.NaN;
    },
  },
  {
    stem: md`The courtyard in the figure below is made of a rectangle and a semicircle. What is the area of the courtyard, in square meters?

      ${courtyard}`,
    rank: 2,
    skills: ['act.math.integrating-essential-skills.area-and-volume'],
    choices: [
      { right: md`$160 + 12.5\pi$` },
      { wrong: md`$160 + 25\pi$`, why: 'This adds a whole circle. Only half of it belongs to the courtyard.' },
      { wrong: md`$160 + 50\pi$`, why: 'This takes 10 meters for the radius. It is the diameter.' },
      {
        wrong: md`$160 + 100\pi$`,
        why: 'This adds a whole circle, and takes 10 meters for its radius instead of its diameter.',
      },
    ],
    explain: md`The rectangle has an area of $16 \cdot 10 = 160$ square meters. The diameter of the semicircle is 10 meters, so
      the radius is 5 meters and the area is $\frac{1}{2} \cdot \pi \cdot 5^2 = 12.5\pi$. Together this is $160 + 12.5\pi$ square meters.`,
    check: () => {
      // Thin strips from left to right; the width of the last part follows the circle.
      let semicircle = 0;
      const strips = 200_000;
      for (let at = 0; at < strips; at += 1) {
        const x = ((at + 0.5) / strips) * 5;
        semicircle += (2 * Math.sqrt(25 - x * x) * 5) / strips;
      }
      const timesPi = Math.round((semicircle / Math.PI) * 1000) / 1000;
      return 16 * 10 + timesPi * Math.PI;
    },
  },
  {
    stem: md`What is the smaller of the two solutions of $2x^2 - 7x - 15 = 0$?`,
    rank: 2,
    skills: ['act.math.algebra.nonlinear-equations'],
    choices: [
      {
        wrong: md`$-5$`,
        why: md`This takes the factors to be $2x - 3$ and $x + 5$, with both signs the wrong way round.`,
      },
      { right: md`$-\frac{3}{2}$` },
      { wrong: md`$\frac{3}{2}$`, why: md`This takes the sign in $2x + 3$ for the sign of the solution.` },
      { wrong: '5', why: 'This is the larger solution.' },
    ],
    explain: md`Factor: $2x^2 - 7x - 15 = (2x + 3)(x - 5)$, since $-10x + 3x = -7x$. The product is 0 for $x = -\frac{3}{2}$ and for $x = 5$.
      Check the smaller: $2 \cdot \frac{9}{4} + \frac{21}{2} - 15 = 4.5 + 10.5 - 15 = 0$.`,
    check: () => {
      for (let x = -20; x <= 20; x += 0.25) if (2 * x * x - 7 * x - 15 === 0) return x;
      return Number.NaN;
    },
  },
  {
    stem: md`If $\log_2 x + \log_2 4 = 7$, what is the value of $x$?`,
    rank: 2,
    skills: ['act.math.functions.exponential-and-logarithmic-functions'],
    choices: [
      { wrong: '5', why: md`This is $\log_2 x$. It is the exponent, and $x$ is the power.` },
      { right: '32' },
      { wrong: '124', why: md`This solves $x + 4 = 2^7$. A sum of logarithms is the logarithm of the product.` },
      { wrong: '128', why: md`This is $2^7$, and it leaves out $\log_2 4$.` },
    ],
    explain: md`Since $2^2 = 4$, $\log_2 4 = 2$. So $\log_2 x = 7 - 2 = 5$, and $x = 2^5 = 32$. Another way is $\log_2 (4x) = 7$, which gives $4x = 128$.`,
    check: () => {
      for (let x = 1; x <= 1000; x += 1) if (Math.abs(Math.log2(x) + Math.log2(4) - 7) < 1e-9) return x;
      return Number.NaN;
    },
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, a circle has its center at $(3, -2)$ and passes through the point $(7, 1)$. Which of the following is an equation of the circle?`,
    rank: 2,
    skills: ['act.math.geometry.circles-and-conic-sections'],
    choices: [
      {
        wrong: md`$(x + 3)^2 + (y - 2)^2 = 5$`,
        why: md`This has its center at $(-3, 2)$, and the radius on the right side is not squared.`,
      },
      { wrong: md`$(x - 3)^2 + (y + 2)^2 = 5$`, why: 'The radius is 5. On the right side is its square.' },
      { wrong: md`$(x + 3)^2 + (y - 2)^2 = 25$`, why: md`This has its center at $(-3, 2)$.` },
      { right: md`$(x - 3)^2 + (y + 2)^2 = 25$` },
    ],
    explain: md`A circle with the center $(h, k)$ and the radius $r$ has the equation $(x - h)^2 + (y - k)^2 = r^2$. Here $r$ is the distance
      from the center to $(7, 1)$: $\sqrt{4^2 + 3^2} = 5$. So the equation is $(x - 3)^2 + (y + 2)^2 = 25$. Check: $(7 - 3)^2 + (1 + 2)^2 = 16 + 9 = 25$.`,
    check: () => {
      // The equations as offered. A circle contains the given point and its mirror image in the center.
      const sides = [
        {
          text: md`$(x + 3)^2 + (y - 2)^2 = 5$`,
          left: (x: number, y: number) => (x + 3) ** 2 + (y - 2) ** 2,
          right: 5,
        },
        {
          text: md`$(x - 3)^2 + (y + 2)^2 = 5$`,
          left: (x: number, y: number) => (x - 3) ** 2 + (y + 2) ** 2,
          right: 5,
        },
        {
          text: md`$(x + 3)^2 + (y - 2)^2 = 25$`,
          left: (x: number, y: number) => (x + 3) ** 2 + (y - 2) ** 2,
          right: 25,
        },
        {
          text: md`$(x - 3)^2 + (y + 2)^2 = 25$`,
          left: (x: number, y: number) => (x - 3) ** 2 + (y + 2) ** 2,
          right: 25,
        },
      ];
      const contains = ({ left, right }: (typeof sides)[number]) =>
        left(7, 1) === right && left(2 * 3 - 7, 2 * -2 - 1) === right;
      return sides
        .filter(contains)
        .map(({ text }) => text)
        .join(' and ');
    },
  },
  {
    stem: md`On nine days a café owner recorded the hours of sunshine and the number of cups of iced tea sold. The scatterplot below shows the data and the line of best fit. According to the line, by how many cups do sales increase with each additional hour of sunshine?

      ${scatterplot}`,
    rank: 2,
    skills: ['act.math.statistics-and-probability.data-displays-and-models'],
    choices: [
      { wrong: '0.2', why: 'This divides the change in hours by the change in cups, the wrong way round.' },
      { right: '5' },
      { wrong: '7', why: 'This divides 70 cups by 10 hours, as though the line started at 0.' },
      { wrong: '20', why: 'This is the value of the line at 0 hours.' },
    ],
    explain: md`The question asks for the slope. The line goes from $(0, 20)$ to $(10, 70)$, so it rises by $70 - 20 = 50$ cups in 10 hours: $\frac{50}{10} = 5$ cups an hour.`,
    check: () => {
      // The slope of least squares through the nine points.
      const points = [28, 26, 38, 36, 49, 46, 58, 56, 68].map((cups, at) => ({ hours: at + 1, cups }));
      const meanHours = points.reduce((sum, { hours }) => sum + hours, 0) / points.length;
      const meanCups = points.reduce((sum, { cups }) => sum + cups, 0) / points.length;
      const above = points.reduce((sum, { hours, cups }) => sum + (hours - meanHours) * (cups - meanCups), 0);
      return above / points.reduce((sum, { hours }) => sum + (hours - meanHours) ** 2, 0);
    },
  },
  {
    stem: 'One light flashes every 18 seconds, and another flashes every 24 seconds. At a certain moment both flash together. How many more times do they flash together in the 10 minutes after that moment?',
    rank: 2,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: '1', why: md`This takes $18 \cdot 24 = 432$ seconds between the common flashes. They meet earlier.` },
      { right: '8' },
      { wrong: '9', why: 'This also counts the flash at the start.' },
      { wrong: '14', why: 'This adds 18 and 24 and takes 42 seconds between the common flashes.' },
    ],
    explain: md`The lights flash together after a number of seconds that is a multiple of both 18 and 24. The least common multiple is 72.
      Ten minutes are 600 seconds, and $600 \div 72$ is a little more than 8, so there are 8 common flashes: the last comes after $8 \cdot 72 = 576$ seconds.`,
    fieldTest: true,
    check: () => {
      let together = 0;
      for (let second = 1; second <= 600; second += 1) if (second % 18 === 0 && second % 24 === 0) together += 1;
      return together;
    },
  },
  {
    stem: md`Which of the following gives all the solutions of the inequality $-3 < 5 - 2x \le 11$?`,
    rank: 2,
    skills: ['act.math.algebra.linear-equations-and-inequalities'],
    choices: [
      {
        wrong: md`$-4 < x \le 3$`,
        why: md`This divides by 2 instead of $-2$, so that the bounds have the wrong signs.`,
      },
      { wrong: md`$-4 \le x < 3$`, why: 'This turns the signs around but leaves the bounds with the wrong signs.' },
      { wrong: md`$-3 < x \le 4$`, why: md`At $x = 4$ the middle is $-3$, which is not greater than $-3$.` },
      { right: md`$-3 \le x < 4$` },
    ],
    explain: md`Subtract 5 from all three parts: $-8 < -2x \le 6$. Divide by $-2$ and turn both signs around: $4 > x \ge -3$.
      Check the bounds: $x = -3$ gives 11, which is allowed, and $x = 4$ gives $-3$, which is not.`,
    check: () => {
      const isSolution = (x: number) => -3 < 5 - 2 * x && 5 - 2 * x <= 11;
      const steps = Array.from({ length: 4001 }, (_, at) => (at - 2000) / 100).filter(isSolution);
      const low = steps[0] ?? Number.NaN;
      const high = (steps.at(-1) ?? Number.NaN) + 0.01;
      const closed = isSolution(Math.round(high)) ? md`\le` : '<';
      return md`$${String(low)} \le x ${closed} ${String(Math.round(high))}$`;
    },
  },
  {
    stem: md`The graph of the function $f$ is shown in the standard $(x, y)$ coordinate plane below. What is $f(f(-1))$?

      ${graphOfF}`,
    rank: 2,
    skills: ['act.math.functions.function-notation-and-graphs'],
    choices: [
      { wrong: md`$-4$`, why: md`This multiplies $f(-1)$ by $-1$. The value 4 has to be put into $f$ again.` },
      { wrong: md`$-1$`, why: md`This is the value that was put in at the start.` },
      { right: '3' },
      { wrong: '4', why: md`This is $f(-1)$. The function is to be applied a second time.` },
    ],
    explain: md`Work from the inside out. At $x = -1$ the graph is at height 4, so $f(-1) = 4$. At $x = 4$ it is at height 3, so $f(f(-1)) = f(4) = 3$.`,
    check: () => {
      const corners = [-4, -2, -1, 4, 2, 1, 5, 4];
      const f = (x: number): number => {
        for (let at = 0; at + 3 < corners.length; at += 2) {
          const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners.slice(at, at + 4);
          if (x0 <= x && x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
        }
        return Number.NaN;
      };
      return f(f(-1));
    },
  },
  {
    stem: md`Which of the following is equal to $\sqrt{50} + \sqrt{18} - \sqrt{8}$?`,
    rank: 2,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      {
        wrong: md`$4\sqrt{2}$`,
        why: md`This takes $\sqrt{8}$ to be $4\sqrt{2}$. It is $\sqrt{4 \cdot 2} = 2\sqrt{2}$.`,
      },
      { wrong: md`$2\sqrt{15}$`, why: md`This is $\sqrt{50 + 18 - 8}$. A sum of roots is not the root of the sum.` },
      { right: md`$6\sqrt{2}$` },
      { wrong: md`$10\sqrt{2}$`, why: 'This adds the last root instead of subtracting it.' },
    ],
    explain: md`Take the square factors out: $\sqrt{50} = 5\sqrt{2}$, $\sqrt{18} = 3\sqrt{2}$ and $\sqrt{8} = 2\sqrt{2}$. Then
      $5\sqrt{2} + 3\sqrt{2} - 2\sqrt{2} = 6\sqrt{2}$. As a check, $7.07 + 4.24 - 2.83 \approx 8.48$, and $6 \cdot 1.414 \approx 8.48$.`,
    check: () => Math.sqrt(50) + Math.sqrt(18) - Math.sqrt(8),
  },
];
