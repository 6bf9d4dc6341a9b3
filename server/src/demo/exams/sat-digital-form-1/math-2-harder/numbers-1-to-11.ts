import { type DemoFormQuestion, figure, md } from '../../../format.ts';

export const numbers1To11: readonly DemoFormQuestion[] = [
  {
    stem: md`For the linear function $f$, $f(2) = 11$ and $f(6) = -5$. The function can be written as $f(x) = mx + b$,
      where $m$ and $b$ are constants. What is the value of $b$?`,
    rank: 1,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      { wrong: md`$-4$`, why: md`This is the slope $m$.` },
      { wrong: md`$3$`, why: md`This adds $2 \cdot (-4)$ to 11. To go back from $x = 2$ to $x = 0$, subtract it.` },
      { wrong: md`$16$`, why: md`This is the difference between the two values, 11 and $-5$.` },
      { right: md`$19$` },
    ],
    explain: md`From $x = 2$ to $x = 6$ the value falls by 16, so the slope is $-16 \div 4 = -4$. Put $f(2) = 11$ into
      $f(x) = -4x + b$: $11 = -8 + b$, so $b = 19$. Check with the other value: $-4 \cdot 6 + 19 = -5$.`,
    check: () => {
      // The value at 0 lies on the line through the two points: (f(0) − 11) / (0 − 2) = (−5 − 11) / (6 − 2).
      let b = -100;
      while ((b - 11) * (6 - 2) !== (-5 - 11) * (0 - 2)) b += 1;
      return b;
    },
  },
  {
    stem: 'The number of members of a hiking club rose by 25% in one year and fell by 12% in the next year. By what percent was the number after the two years greater than at the beginning?',
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.percentages'],
    choices: [
      { right: '10%' },
      { wrong: '13%', why: 'This subtracts the percentages, although they are percentages of different numbers.' },
      { wrong: '22%', why: 'This takes 12 percent of only the increase. The whole number fell by 12 percent.' },
      { wrong: '37%', why: 'This adds the percentages, although the second change was a fall.' },
    ],
    explain: md`A rise of 25% multiplies the number by 1.25, and a fall of 12% multiplies the result by 0.88. Together
      they multiply it by $1.25 \cdot 0.88 = 1.1$, an increase of 10%. With 100 members at the beginning: 125 after
      one year, then 15 fewer, so 110.`,
    check: () => {
      const beginning = 400;
      const afterOne = beginning + (beginning * 25) / 100;
      const afterTwo = afterOne - (afterOne * 12) / 100;
      return ((afterTwo - beginning) / beginning) * 100;
    },
  },
  {
    stem: md`The equation $\frac{6x^2 + x - 7}{2x - 1} = 3x + 2 + \frac{k}{2x - 1}$ is true for all
      $x \ne \frac{1}{2}$, where $k$ is a constant. What is the value of $k$?`,
    rank: 1,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    typed: { kind: 'student-produced', accept: ['-5'] },
    explain: md`Multiply both sides by $2x - 1$: $6x^2 + x - 7 = (3x + 2)(2x - 1) + k$. The product is $6x^2 + x - 2$,
      so $-7 = -2 + k$ and $k = -5$. Check with $x = 1$: the left side is $\frac{0}{1} = 0$, and the right side is
      $5 + \frac{-5}{1} = 0$.`,
    check: () => {
      const ks = Array.from({ length: 101 }, (_, at) => at - 50);
      const isTrue = (k: number, x: number) => (6 * x * x + x - 7) / (2 * x - 1) === 3 * x + 2 + k / (2 * x - 1);
      const found = ks.filter((k) => [0, 1].every((x) => isTrue(k, x)));
      return found.length === 1 ? Math.max(...found) : 'none or several';
    },
  },
  {
    stem: 'A solution that is 20% salt is mixed with a solution that is 50% salt. The mixture consists of 12 liters that are 30% salt. How many liters of the solution that is 50% salt are in the mixture?',
    rank: 1,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    choices: [
      { wrong: '3.6', why: 'This is the amount of salt in the mixture: 30 percent of 12 liters.' },
      { right: '4' },
      { wrong: '6', why: 'This takes equal amounts of both solutions. Their mixture would be 35 percent salt.' },
      { wrong: '8', why: 'This is the amount of the solution that is 20 percent salt.' },
    ],
    explain: md`With $w$ liters of the weaker and $s$ liters of the stronger solution, $w + s = 12$ and
      $0.2w + 0.5s = 0.3 \cdot 12 = 3.6$. Put $w = 12 - s$ into the second equation: $2.4 + 0.3s = 3.6$, so $s = 4$.
      Check: $0.2 \cdot 8 + 0.5 \cdot 4 = 1.6 + 2 = 3.6$.`,
    check: () => {
      let strong = 0;
      while (20 * (12 - strong) + 50 * strong < 30 * 12) strong += 0.25;
      return strong;
    },
  },
  {
    stem: md`${figure(
      'c3-parallel-segment',
      'Triangle ABC with point D on side AB and point E on side AC. Segment DE is parallel to side BC. AD is 6 long, and DB is 4 long.',
    )}

      In the figure, segment $DE$ is parallel to side $BC$, $AD = 6$, and $DB = 4$. The area of triangle $ADE$ is 27.
      What is the area of quadrilateral $DBCE$?`,
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.lines-angles-and-triangles'],
    choices: [
      { wrong: '18', why: md`This multiplies 27 by $\frac{4}{6}$, as if areas were in the ratio of $DB$ to $AD$.` },
      { wrong: '45', why: md`This multiplies 27 by $\frac{10}{6}$. The ratio of the areas is the square of this.` },
      { right: '48' },
      { wrong: '75', why: md`This is the area of the whole triangle $ABC$.` },
    ],
    explain: md`Because $DE$ is parallel to $BC$, triangles $ADE$ and $ABC$ are similar. Their sides are in the ratio
      $6 : 10$, so their areas are in the ratio $36 : 100$. The area of triangle $ABC$ is
      $27 \cdot \frac{100}{36} = 75$, and the quadrilateral has the rest: $75 - 27 = 48$.`,
    check: () => {
      // AB lies on the x-axis, and the height of E above it makes the area of ADE 27.
      const height = (27 * 2) / 6;
      const corners = [
        [6, 0],
        [10, 0],
        [(2 * 10) / 6, (height * 10) / 6],
        [2, height],
      ] as const;
      const parts = corners.map(([x, y], at) => {
        const [nextX, nextY] = corners[(at + 1) % 4] ?? [0, 0];
        return x * nextY - nextX * y;
      });
      return parts.reduce((sum, each) => sum + each) / 2;
    },
  },
  {
    stem: md`${figure(
      'c3-cubic',
      'A curve in the xy-plane. It rises through (−2, 0), turns at (−1, 2), falls through (0, 1), touches the x-axis at (1, 0) without crossing it, and rises from there.',
    )}

      The graph of $y = f(x)$ is shown in the $xy$-plane. Which of the following could define $f$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    fieldTest: true,
    choices: [
      { right: md`$f(x) = \frac{1}{2}(x + 2)(x - 1)^2$` },
      {
        wrong: md`$f(x) = \frac{1}{2}(x - 2)(x + 1)^2$`,
        why: md`This has the opposite signs: its zeros are 2 and $-1$.`,
      },
      {
        wrong: md`$f(x) = \frac{1}{2}(x + 2)^2(x - 1)$`,
        why: md`This graph touches the $x$-axis at $-2$ and crosses it at 1. The figure shows the opposite.`,
      },
      {
        wrong: md`$f(x) = \frac{1}{2}(x + 2)(x - 1)$`,
        why: md`This graph is a parabola, which crosses the $x$-axis at both zeros.`,
      },
    ],
    explain: md`The zeros are $-2$ and 1, so the factors are $x + 2$ and $x - 1$. At 1 the graph touches the axis
      without crossing it, so this factor is squared. The factor $\frac{1}{2}$ fits $f(0) = 1$:
      $\frac{1}{2} \cdot 2 \cdot (-1)^2 = 1$.`,
    check: () => {
      // The cubic through four points of the figure.
      const points = [
        [-2, 0],
        [-1, 2],
        [0, 1],
        [1, 0],
      ] as const;
      return ({ x = 0 }) => {
        const terms = points.map(([at, value]) =>
          points.reduce(
            (product, [other]) => (other === at ? product : (product * (x - other)) / (at - other)),
            value as number,
          ),
        );
        return terms.reduce((sum, each) => sum + each);
      };
    },
  },
  {
    stem: md`In the $xy$-plane, line $\ell$ passes through the point $(-3, 5)$ and is perpendicular to the line with
      equation $3x - 2y = 8$. Line $\ell$ crosses the $x$-axis at the point $(c, 0)$. What is the value of $c$?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-equations-two-variables'],
    typed: { kind: 'student-produced', accept: ['4.5', '9/2'] },
    explain: md`The given line is $y = \frac{3}{2}x - 4$, so its slope is $\frac{3}{2}$. The slope of a perpendicular
      line is the negative reciprocal, $-\frac{2}{3}$. From $(-3, 5)$ line $\ell$ must fall by 5 to the $x$-axis,
      which takes $5 \div \frac{2}{3} = 7.5$ steps to the right: $c = -3 + 7.5 = 4.5$.`,
    check: () => {
      // (2, 3) is the direction of the given line: 3 · 2 − 2 · 3 = 0. The direction from (−3, 5) to (c, 0) is perpendicular to it.
      let c = -50;
      while (2 * (c + 3) + 3 * (0 - 5) !== 0) c += 0.25;
      return c;
    },
  },
  {
    stem: md`The table shows how often each value occurs in two data sets of 12 values each.

      | Value | Frequency in data set A | Frequency in data set B |
      | 10 | 1 | 3 |
      | 11 | 2 | 3 |
      | 12 | 6 | 0 |
      | 13 | 2 | 3 |
      | 14 | 1 | 3 |

      Which of the following statements about the means and the standard deviations of the two data sets is true?`,
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.one-variable-data'],
    choices: [
      {
        wrong: 'The means are equal, and the standard deviation of data set A is greater.',
        why: 'The greater frequencies of A are near the mean, which makes its standard deviation smaller.',
      },
      { right: 'The means are equal, and the standard deviation of data set B is greater.' },
      {
        wrong: 'The means are equal, and the standard deviations are equal.',
        why: 'Both sets have the same least and greatest value. But a standard deviation depends on all values.',
      },
      {
        wrong: 'The mean of data set B is greater, and the standard deviations are equal.',
        why: 'Both sets are symmetric around 12, so both means are 12.',
      },
    ],
    explain: md`Both sets are symmetric around 12, so 12 is the mean of each. The standard deviation measures how far
      the values are from the mean. In set A half of the values are 12 itself, whereas in set B no value is, and half
      are 2 away. So the standard deviation of B is greater.`,
    check: () => {
      const statistics = (frequencies: readonly number[]) => {
        const values = frequencies.flatMap((count, at) => Array.from({ length: count }, () => 10 + at));
        const mean = values.reduce((sum, each) => sum + each) / values.length;
        return { mean, spread: values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length };
      };
      const [a, b] = [statistics([1, 2, 6, 2, 1]), statistics([3, 3, 0, 3, 3])];
      const means = a.mean === b.mean ? 'means are equal' : 'means differ';
      return `The ${means}, and the standard deviation of data set ${a.spread > b.spread ? 'A' : 'B'} is greater.`;
    },
  },
  {
    stem: md`The equation $2x^2 - 8x + k = 0$, where $k$ is a constant, has no real solution. Which of the following
      could be the value of $k$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { wrong: md`$-9$`, why: md`Then the discriminant is $64 + 72 = 136$, so there are two solutions.` },
      { wrong: md`$7$`, why: md`Then the discriminant is $64 - 56 = 8$, so there are two solutions.` },
      { wrong: md`$8$`, why: md`Then the discriminant is 0, so there is exactly one solution, $x = 2$.` },
      { right: md`$9$` },
    ],
    explain: md`A quadratic equation has no real solution if its discriminant is negative:
      $(-8)^2 - 4 \cdot 2 \cdot k = 64 - 8k < 0$, so $k > 8$. Of the choices only 9 is greater than 8. The graph of
      $y = 2x^2 - 8x + 9$ has the vertex $(2, 1)$ and so lies above the $x$-axis.`,
    check: () => {
      const lowest = (k: number) =>
        Math.min(...Array.from({ length: 201 }, (_, at) => at / 10 - 10).map((x) => 2 * x * x - 8 * x + k));
      const found = [-9, 7, 8, 9].filter((k) => lowest(k) > 1e-9);
      return found.length === 1 ? Math.max(...found) : 'none or several';
    },
  },
  {
    stem: 'A bakery uses 2 cups of flour for each small cake and 5 cups of flour for each large cake. It has 60 cups of flour and must make at least 15 cakes altogether. What is the greatest number of large cakes that it can make?',
    rank: 2,
    skills: ['sat.math.algebra.linear-inequalities'],
    choices: [
      { wrong: '6', why: 'This makes 15 small cakes first and uses only the other 30 cups for large cakes.' },
      { wrong: '8', why: md`This makes as many small cakes as large ones: $60 \div 7$ is between 8 and 9.` },
      { right: '10' },
      { wrong: '12', why: 'This uses all of the flour for large cakes. Then there are only 12 cakes.' },
    ],
    explain: md`With $s$ small and $l$ large cakes, $2s + 5l \le 60$ and $s + l \ge 15$. To have as much flour as
      possible for large cakes, make exactly 15: $s = 15 - l$. Then $30 - 2l + 5l \le 60$, so $3l \le 30$ and
      $l \le 10$. Check: 10 large and 5 small cakes use $50 + 10 = 60$ cups.`,
    check: () => {
      const numbers = Array.from({ length: 61 }, (_, at) => at);
      const possible = numbers.filter((large) =>
        numbers.some((small) => 2 * small + 5 * large <= 60 && small + large >= 15),
      );
      return Math.max(...possible);
    },
  },
  {
    stem: md`The function $f(t) = 800(1.21)^t$ models the number of fish in a pond $t$ years after they were first
      counted. According to the model, the number of fish increases by $p\%$ every half year. What is the value of
      $p$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    typed: { kind: 'student-produced', accept: ['10'] },
    explain: md`A half year is $t = \frac{1}{2}$, and $1.21^{\frac{1}{2}} = \sqrt{1.21} = 1.1$. So the number is
      multiplied by 1.1 every half year, an increase of 10%. Two such increases give $1.1 \cdot 1.1 = 1.21$, the
      factor of a year. Half of 21% would be too much.`,
    check: () => {
      let p = 0;
      while ((100 + p) * (100 + p) < 121 * 100) p += 0.5;
      return p;
    },
  },
];
