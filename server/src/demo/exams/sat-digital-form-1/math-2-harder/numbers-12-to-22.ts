import { type DemoFormQuestion, figure, md } from '../../../format.ts';

export const numbers12To22: readonly DemoFormQuestion[] = [
  {
    stem: md`$$4x + y = c + 11$$

      $$x + 4y = c + 4$$

      In the given system of equations, $c$ is a constant. If $(x, y)$ is the solution to the system, what is the
      value of $x - y$?`,
    rank: 3,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    choices: [
      {
        wrong: md`$\frac{7}{5}$`,
        why: md`This divides by 5, the sum of the coefficients of $x$, instead of their difference.`,
      },
      { right: md`$\frac{7}{3}$` },
      { wrong: md`$5$`, why: md`This adds 11 and 4 instead of subtracting and divides the sum by 3.` },
      { wrong: md`$7$`, why: md`This is the value of $3x - 3y$.` },
    ],
    explain: md`Subtract the second equation from the first, so that $c$ disappears: $3x - 3y = 7$. Divide by 3:
      $x - y = \frac{7}{3}$. It is not necessary, and without $c$ not possible, to find $x$ and $y$ themselves.`,
    check: () => {
      const differences = [0, 7, 30].map((c) => {
        // Put y = c + 11 − 4x into the second equation.
        const x = (4 * (c + 11) - (c + 4)) / 15;
        return x - (c + 11 - 4 * x);
      });
      return differences.reduce((sum, each) => sum + each) / 3;
    },
  },
  {
    stem: md`${figure(
      'c3-altitude',
      'Triangle ABC with a right angle at C. Point D lies on the hypotenuse AB, and segment CD is perpendicular to AB. AD is 4 long, and DB is 9 long.',
    )}

      In the figure, angle $ACB$ is a right angle, and segment $CD$ is perpendicular to $AB$. If $AD = 4$ and
      $DB = 9$, what is the value of $\tan A$?`,
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: md`$\frac{4}{9}$`, why: md`This divides $AD$ by $DB$, which do not form a right triangle.` },
      {
        wrong: md`$\frac{2}{3}$`,
        why: md`This is $\tan B$. In triangle $ADC$ it divides the adjacent leg by the opposite one.`,
      },
      { right: md`$\frac{3}{2}$` },
      {
        wrong: md`$\frac{9}{4}$`,
        why: md`This takes $DB$ for the leg opposite $A$. In triangle $ADC$ that leg is $CD$.`,
      },
    ],
    explain: md`Triangles $ADC$ and $CDB$ have the same angles, so they are similar: $\frac{AD}{CD} = \frac{CD}{DB}$.
      Then $CD^2 = 4 \cdot 9 = 36$ and $CD = 6$. In right triangle $ADC$,
      $\tan A = \frac{CD}{AD} = \frac{6}{4} = \frac{3}{2}$.`,
    check: () => {
      // D is the origin. C is at the height where the squares of AC and BC add up to the square of AB.
      let height = 0;
      while (4 ** 2 + height ** 2 + 9 ** 2 + height ** 2 !== 13 ** 2) height += 0.5;
      return height / 4;
    },
  },
  {
    stem: md`The function $f$ is defined by $f(x) = 3x^2 - 24x + 50$, and the function $g$ by $g(x) = f(x + 5)$. For
      what value of $x$ does $g(x)$ reach its minimum?`,
    rank: 3,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    typed: { kind: 'student-produced', accept: ['-1'] },
    explain: md`Complete the square: $f(x) = 3(x^2 - 8x) + 50 = 3(x - 4)^2 + 2$, so $f$ reaches its minimum at 4.
      Since $g(x) = f(x + 5)$, $g$ reaches it where $x + 5 = 4$, so at $x = -1$. The graph of $g$ is that of $f$ moved
      5 units to the left, not to the right.`,
    check: () => {
      const g = (x: number) => 3 * (x + 5) ** 2 - 24 * (x + 5) + 50;
      const xs = Array.from({ length: 201 }, (_, at) => at / 4 - 25);
      return xs.reduce((best, x) => (g(x) < g(best) ? x : best));
    },
  },
  {
    stem: md`For the linear function $f$, $f(x + 3) - f(x) = -12$ for all values of $x$, and $f(4) = 7$. What is the
      value of $f(0)$?`,
    rank: 3,
    skills: ['sat.math.algebra.linear-functions'],
    fieldTest: true,
    choices: [
      { wrong: md`$-9$`, why: md`This is $f(8)$: it goes 4 to the right of 4 instead of to the left.` },
      { wrong: md`$-5$`, why: md`This is $f(7)$: it subtracts 12 from 7, the change for 3 to the right.` },
      { right: md`$23$` },
      { wrong: md`$55$`, why: md`This takes $-12$ for the slope. It is the change over 3, so the slope is $-4$.` },
    ],
    explain: md`When $x$ grows by 3, the value changes by $-12$, so the slope is $-12 \div 3 = -4$. From $x = 4$ back
      to $x = 0$ the value grows by $4 \cdot 4 = 16$: $f(0) = 7 + 16 = 23$. Check: $f(x) = -4x + 23$ gives $f(4) = 7$
      and $f(7) = -5$, which is 12 less.`,
    check: () => {
      // Two values to the left of f(4) = 7, and f(0) between them.
      const at1 = 7 + 12;
      const atMinus2 = at1 + 12;
      return atMinus2 + ((at1 - atMinus2) * (0 - -2)) / (1 - -2);
    },
  },
  {
    stem: md`Which of the following expressions is equivalent to $\frac{1}{x - 3} - \frac{2}{x + 1}$, where $x \ne 3$
      and $x \ne -1$?`,
    rank: 3,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      { right: md`$\frac{-x + 7}{x^2 - 2x - 3}$` },
      {
        wrong: md`$\frac{-x - 5}{x^2 - 2x - 3}$`,
        why: md`This subtracts $2x$ and also 6. Subtracting $2(x - 3) = 2x - 6$ adds 6.`,
      },
      {
        wrong: md`$\frac{3x - 5}{x^2 - 2x - 3}$`,
        why: md`This is the sum of the two fractions instead of their difference.`,
      },
      {
        wrong: md`$\frac{-1}{x^2 - 2x - 3}$`,
        why: md`This subtracts the numerators before the fractions have the same denominator.`,
      },
    ],
    explain: md`With the common denominator $(x - 3)(x + 1) = x^2 - 2x - 3$ the numerator is
      $(x + 1) - 2(x - 3) = x + 1 - 2x + 6 = -x + 7$. Check with $x = 0$: $-\frac{1}{3} - 2 = -\frac{7}{3}$, and
      $\frac{-x + 7}{x^2 - 2x - 3}$ is $\frac{7}{-3}$ as well.`,
    check:
      () =>
      ({ x = 0 }) =>
        1 / (x - 3) - 2 / (x + 1),
  },
  {
    stem: 'Of the tokens in a box, 60% are large, and the others are small. Of the large tokens 25% are red, and of the small tokens 40% are red. If one of the red tokens is selected at random, what is the probability that it is large?',
    rank: 3,
    skills: ['sat.math.problem-solving-and-data-analysis.probability'],
    choices: [
      { wrong: md`$\frac{3}{20}$`, why: 'This is the share of all tokens that are large and red.' },
      { wrong: md`$\frac{1}{4}$`, why: 'This is the share of the large tokens that are red, the other way round.' },
      { wrong: md`$\frac{31}{100}$`, why: 'This is the share of all tokens that are red.' },
      { right: md`$\frac{15}{31}$` },
    ],
    explain: md`Think of 100 tokens. Of the 60 large ones $0.25 \cdot 60 = 15$ are red, and of the 40 small ones
      $0.4 \cdot 40 = 16$ are red. The token is one of these 31 red tokens, and 15 of them are large, so the
      probability is $\frac{15}{31}$.`,
    check: () => {
      const tokens = Array.from({ length: 500 }, (_, at) => {
        const large = at < 300;
        return { large, red: large ? at % 4 === 0 : at % 5 < 2 };
      });
      const red = tokens.filter((token) => token.red);
      return red.filter((token) => token.large).length / red.length;
    },
  },
  {
    stem: md`In the $xy$-plane, the graph of $x^2 + y^2 - 10x + 4y = 52$ is a circle. The line $y = c$, where $c$ is a
      positive constant, is tangent to the circle. What is the value of $c$?`,
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.circles'],
    typed: { kind: 'student-produced', accept: ['7'] },
    explain: md`Complete both squares: $(x - 5)^2 + (y + 2)^2 = 52 + 25 + 4 = 81$. So the center is $(5, -2)$ and the
      radius is 9. The horizontal tangents are 9 above and 9 below the center, at $y = 7$ and $y = -11$. Only 7 is
      positive.`,
    check: () => {
      // On a tangent y = c, exactly one x makes x² − 10x + (c² + 4c − 52) equal to 0.
      let c = 0.5;
      while ((-10) ** 2 - 4 * (c * c + 4 * c - 52) !== 0) c += 0.5;
      return c;
    },
  },
  {
    stem: md`$$y \ge 3x - k$$

      $$y \le -x + 5$$

      In the given system of inequalities, $k$ is a constant. The system has at least one solution $(x, y)$ with
      $x = 4$. What is the least possible value of $k$?`,
    rank: 3,
    skills: ['sat.math.algebra.linear-inequalities'],
    choices: [
      { wrong: '1', why: md`This is the greatest possible value of $y$ where $x = 4$.` },
      { wrong: '7', why: md`This takes $y \le 5$ for the second inequality and leaves $-x$ out.` },
      { right: '11' },
      { wrong: '13', why: md`This adds 12 and 1. From $12 - k \le 1$ it follows that $k \ge 12 - 1$.` },
    ],
    explain: md`Where $x = 4$, the inequalities are $y \ge 12 - k$ and $y \le 1$. There is such a $y$ only if
      $12 - k \le 1$, so if $k \ge 11$. With $k = 11$ the point $(4, 1)$ is a solution, and with a smaller $k$ the
      lower bound for $y$ is above the upper one.`,
    check: () => {
      const ys = Array.from({ length: 801 }, (_, at) => at / 4 - 100);
      let k = -30;
      while (!ys.some((y) => y >= 3 * 4 - k && y <= -4 + 5)) k += 0.5;
      return k;
    },
  },
  {
    stem: md`In the $xy$-plane, the graphs of $y = 2x^2 - 3x + 7$ and $y = 5x + c$, where $c$ is a constant, meet at
      two points. The $x$-coordinates of these points differ by 6. What is the value of $c$?`,
    rank: 4,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { wrong: md`$-3$`, why: md`This takes 5 instead of $-5$ for the product of the $x$-coordinates.` },
      {
        wrong: md`$2$`,
        why: md`This takes 5 for the product of the $x$-coordinates and leaves the coefficient 2 out.`,
      },
      {
        wrong: md`$12$`,
        why: md`This leaves out the coefficient 2: the product of the $x$-coordinates is $\frac{7 - c}{2}$.`,
      },
      { right: md`$17$` },
    ],
    explain: md`Where the graphs meet, $2x^2 - 8x + (7 - c) = 0$. The sum of the solutions is $\frac{8}{2} = 4$, and
      they differ by 6, so they are 5 and $-1$. Their product, $-5$, is equal to $\frac{7 - c}{2}$, so $7 - c = -10$
      and $c = 17$. Check: at $x = -1$ both graphs have $y = 12$, and at $x = 5$ both have $y = 42$.`,
    check: () => {
      const xs = Array.from({ length: 401 }, (_, at) => at / 10 - 20);
      const gap = (c: number) => {
        const common = xs.filter((x) => Math.abs(2 * x * x - 3 * x + 7 - (5 * x + c)) < 1e-9);
        return common.length === 2 ? Math.max(...common) - Math.min(...common) : Number.NaN;
      };
      let c = -50;
      while (c < 100 && !(Math.abs(gap(c) - 6) < 1e-9)) c += 1;
      return c;
    },
  },
  {
    stem: md`For the exponential function $f$, $f(x + 2) = \frac{9}{4} \cdot f(x)$ for all values of $x$, and
      $f(1) = 12$. What is the value of $f(4)$?`,
    rank: 4,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    typed: { kind: 'student-produced', accept: ['40.5', '81/2'] },
    explain: md`An exponential function is multiplied by the same factor $b$ for each step of 1. Two steps multiply it
      by $b^2 = \frac{9}{4}$, so $b = \frac{3}{2}$. From 1 to 4 it is three steps:
      $f(4) = 12 \cdot \left(\frac{3}{2}\right)^3 = 40.5$. Check: $f(3) = 27$ is $\frac{9}{4} \cdot 12$, and
      $27 \cdot \frac{3}{2} = 40.5$.`,
    check: () => {
      // f(4) is the geometric mean of f(3) and f(5).
      const at3 = (9 / 4) * 12;
      const at5 = (9 / 4) * at3;
      return Math.sqrt(at3 * at5);
    },
  },
  {
    stem: md`The equation $\frac{k}{3}(6x - 9) = 4x + n$, where $k$ and $n$ are constants, has no solution. Which of
      the following must be true?`,
    rank: 4,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    choices: [
      { right: md`$k = 2$ and $n \ne -6$` },
      { wrong: md`$k = 2$ and $n = -6$`, why: md`Then both sides are $4x - 6$, so every $x$ is a solution.` },
      {
        wrong: md`$k = \frac{2}{3}$ and $n \ne -6$`,
        why: md`This leaves out the division by 3. With $k = \frac{2}{3}$ the multiples of $x$ differ, so there is one
      solution.`,
      },
      {
        wrong: md`$k \ne 2$`,
        why: md`Then the multiples of $x$ differ, so there is exactly one solution, whatever $n$ is.`,
      },
    ],
    explain: md`The left side is $2kx - 3k$. There is no solution only if the multiples of $x$ are equal and the
      constants are not. The multiples are equal if $2k = 4$, so $k = 2$. Then the left side is $4x - 6$, and there is
      no solution unless $n = -6$. With $n = -6$ every $x$ would be a solution.`,
    check: () => {
      // Which whole numbers k and n leave no x that makes both sides equal?
      const numbers = Array.from({ length: 61 }, (_, at) => at - 30);
      const difference = (k: number, n: number, x: number) => (k * (6 * x - 9)) / 3 - 4 * x - n;
      const isWithout = (k: number, n: number) =>
        difference(k, n, 0) === difference(k, n, 1) && difference(k, n, 0) !== 0;
      const ks = numbers.filter((k) => numbers.some((n) => isWithout(k, n)));
      const excluded = numbers.filter((n) => !ks.some((k) => isWithout(k, n)));
      return md`$k = ${ks.join(' or ')}$ and $n \ne ${excluded.join(' or ')}$`;
    },
  },
];
