import { type DemoFormQuestion, figure, md } from '../../../format.ts';

export const numbers12To22: readonly DemoFormQuestion[] = [
  {
    stem: md`$$y > 2x - 1$$

      $$x + y \le 8$$

      Which of the following points $(x, y)$ is a solution to the given system of inequalities?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-inequalities'],
    choices: [
      { wrong: md`$(4, 2)$`, why: md`The first inequality is false: 2 is not greater than $2 \cdot 4 - 1 = 7$.` },
      { wrong: md`$(3, 5)$`, why: md`The first inequality is false: 5 is equal to $2 \cdot 3 - 1$, not greater.` },
      { wrong: md`$(1, 8)$`, why: md`The second inequality is false: $1 + 8 = 9$ is greater than 8.` },
      { right: md`$(2, 4)$` },
    ],
    explain: md`A solution makes both inequalities true. For $(2, 4)$, $4 > 2 \cdot 2 - 1 = 3$ is true, and
      $2 + 4 = 6 \le 8$ is true. Put in each of the other points, and one of the two inequalities fails. Note that
      $(3, 5)$ lies on the first line, which does not belong to the solutions.`,
    check: () => {
      const points = [
        [4, 2],
        [3, 5],
        [1, 8],
        [2, 4],
      ] as const;
      const solutions = points.filter(([x, y]) => y > 2 * x - 1 && x + y <= 8);
      return solutions.map(([x, y]) => `$(${x}, ${y})$`).join(' or ');
    },
  },
  {
    stem: md`In right triangle $PQR$, angle $Q$ is the right angle, and $\sin P = \frac{5}{13}$. What is the value of
      $\tan R$?`,
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: md`$\frac{5}{13}$`, why: md`This is $\cos R$, which is equal to $\sin P$.` },
      { wrong: md`$\frac{5}{12}$`, why: md`This is $\tan P$: it uses the legs the wrong way round.` },
      { wrong: md`$\frac{12}{13}$`, why: md`This is $\sin R$.` },
      { right: md`$\frac{12}{5}$` },
    ],
    explain: md`Since $\sin P = \frac{QR}{PR} = \frac{5}{13}$, the sides may be taken as $QR = 5$ and $PR = 13$. Then
      $PQ = \sqrt{13^2 - 5^2} = 12$. Seen from $R$, the opposite leg is $PQ$ and the adjacent leg is $QR$, so
      $\tan R = \frac{12}{5}$.`,
    check: () => Math.tan(Math.PI / 2 - Math.asin(5 / 13)),
  },
  {
    stem: md`The function $f$ is defined by $f(x) = (x - 4)(x + 10)$. For what value of $x$ does $f(x)$ reach its
      minimum?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    typed: { kind: 'student-produced', accept: ['-3'] },
    explain: md`The graph is a parabola that opens upward and meets the $x$-axis where $x = 4$ and $x = -10$. Its
      lowest point is halfway between these: $x = \frac{4 + (-10)}{2} = -3$. Check with two neighbors:
      $f(-4) = f(-2) = -48$, and $f(-3) = -49$ is less.`,
    check: () => {
      const f = (x: number) => (x - 4) * (x + 10);
      const xs = Array.from({ length: 401 }, (_, at) => at / 10 - 20);
      return xs.reduce((best, x) => (f(x) < f(best) ? x : best));
    },
  },
  {
    stem: md`The table shows three values of $x$ and the corresponding values of the linear function $f$.

      | $x$ | $f(x)$ |
      | $-2$ | 19 |
      | 1 | 13 |
      | 6 | 3 |

      The graph of $y = f(x) + 5$ in the $xy$-plane crosses the $x$-axis at the point $(c, 0)$. What is the value of
      $c$?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      { wrong: '5', why: md`Here $f(x)$ is 5, so $f(x) + 5$ is 10. It should be 0, so that $f(x)$ is $-5$.` },
      { wrong: '7.5', why: md`This is where the graph of $y = f(x)$ itself crosses the $x$-axis.` },
      { right: '10' },
      { wrong: '20', why: md`This is where the graph of $y = f(x) + 5$ crosses the $y$-axis.` },
    ],
    explain: md`From $x = 1$ to $x = 6$ the value falls by 10, so the slope is $-2$ and $f(x) = 15 - 2x$. Then
      $f(x) + 5 = 20 - 2x$, which is 0 for $x = 10$. The table confirms it: from $(6, 3)$, 4 more steps to the right
      take off 8, so $f(10) = -5$.`,
    check: () => {
      let [x, y] = [6, 3];
      const fallPerHalf = (19 - 13) / 3 / 2;
      for (; y + 5 > 0; y -= fallPerHalf) x += 0.5;
      return x;
    },
  },
  {
    stem: md`A forester selected 200 trees at random from the 5,000 trees of an orchard. Of these, 18% had a certain
      fungus. The margin of error for this estimate is 4%. Which of the following is a plausible number of trees with
      the fungus in the whole orchard?`,
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.inference-from-samples'],
    choices: [
      { wrong: '600', why: md`This is 12% of the trees, less than $18\% - 4\% = 14\%$.` },
      { right: '1,050' },
      { wrong: '1,200', why: md`This is 24% of the trees, more than $18\% + 4\% = 22\%$.` },
      { wrong: '4,100', why: 'This is 82% of the trees, an estimate for the trees without the fungus.' },
    ],
    explain: md`The plausible percentages are from $18\% - 4\% = 14\%$ to $18\% + 4\% = 22\%$. Of 5,000 trees, that is
      from $0.14 \cdot 5{,}000 = 700$ to $0.22 \cdot 5{,}000 = 1{,}100$ trees. Only 1,050 lies between these.`,
    check: () => {
      const offered = [600, 1050, 1200, 4100];
      const plausible = offered.filter((trees) => Math.abs((trees / 5000) * 100 - 18) <= 4);
      return plausible.length === 1 ? Math.max(...plausible) : 'none or several';
    },
  },
  {
    stem: md`Which of the following expressions is equivalent to $\frac{\sqrt{x^5}}{\sqrt[3]{x^2}}$, where $x > 0$?`,
    rank: 3,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    fieldTest: true,
    choices: [
      { right: md`$x^{\frac{11}{6}}$` },
      { wrong: md`$x^{3}$`, why: md`This subtracts 2 from 5 and leaves the roots out.` },
      {
        wrong: md`$x^{\frac{19}{6}}$`,
        why: 'This adds the exponents, as for a product. In a quotient they are subtracted.',
      },
      {
        wrong: md`$x^{\frac{15}{4}}$`,
        why: md`This divides the exponent $\frac{5}{2}$ by $\frac{2}{3}$ instead of subtracting.`,
      },
    ],
    explain: md`Write the roots as powers: $\sqrt{x^5} = x^{\frac{5}{2}}$ and $\sqrt[3]{x^2} = x^{\frac{2}{3}}$. In a
      quotient the exponents are subtracted: $\frac{5}{2} - \frac{2}{3} = \frac{15}{6} - \frac{4}{6} = \frac{11}{6}$.
      Check with $x = 64$: $\frac{8^5}{4^2} = 2{,}048 = 2^{11}$, and $64^{\frac{11}{6}} = 2^{11}$.`,
    check:
      () =>
      ({ x = 0 }) =>
        Math.sqrt(x ** 5) / Math.cbrt(x ** 2),
  },
  {
    stem: md`${figure(
      'c3-tangents',
      'A circle with center O and radius OA of length 18. From a point P outside the circle, the segments PA and PB touch the circle at A and at B. The radii OA and OB are drawn. The angle APB measures 50 degrees.',
    )}

      In the figure, $O$ is the center of the circle, and segments $PA$ and $PB$ are tangent to the circle at $A$ and
      $B$. The radius of the circle is 18, and the measure of angle $APB$ is $50^\circ$. What is the length of minor
      arc $AB$?`,
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.circles'],
    choices: [
      { wrong: md`$5\pi$`, why: md`This takes $50^\circ$ for the central angle. It is the angle at $P$.` },
      { wrong: md`$\frac{13\pi}{2}$`, why: md`This takes half of the central angle, $65^\circ$.` },
      { right: md`$13\pi$` },
      {
        wrong: md`$23\pi$`,
        why: md`This is the length of the major arc, which belongs to $360^\circ - 130^\circ = 230^\circ$.`,
      },
    ],
    explain: md`A tangent is perpendicular to the radius at the point of contact, so two angles of the quadrilateral
      $OAPB$ are $90^\circ$. The four add up to $360^\circ$, so angle $AOB$ measures
      $360^\circ - 90^\circ - 90^\circ - 50^\circ = 130^\circ$. The arc is $\frac{130}{360}$ of the circumference:
      $\frac{130}{360} \cdot 2\pi \cdot 18 = 13\pi$.`,
    check: () => {
      // With O at the origin and P on the x-axis: A is where the circle and the tangent meet.
      const p = 18 / Math.sin((25 * Math.PI) / 180);
      const a = { x: 18 ** 2 / p, y: 18 * Math.sqrt(1 - (18 / p) ** 2) };
      return 18 * 2 * Math.atan2(a.y, a.x);
    },
  },
  {
    stem: md`$$6x - 9y = 15$$

      $$4x + ky = 7$$

      In the given system of equations, $k$ is a constant. If the system has no solution, what is the value of $k$?`,
    rank: 3,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    choices: [
      { right: md`$-6$` },
      { wrong: md`$\frac{8}{3}$`, why: 'This makes the lines perpendicular, so that they have one common point.' },
      { wrong: md`$6$`, why: md`This leaves out the minus sign of $-9y$. Then the lines have different slopes.` },
      {
        wrong: md`$\frac{27}{2}$`,
        why: md`This multiplies 9 by $\frac{6}{4}$ instead of $\frac{4}{6}$ and leaves out the minus sign.`,
      },
    ],
    explain: md`There is no solution if the lines are parallel and different. Then the coefficients of $x$ and $y$
      have the same ratio: $\frac{4}{6} = \frac{k}{-9}$, so $k = -9 \cdot \frac{2}{3} = -6$. The constants do not have
      this ratio, because $\frac{2}{3} \cdot 15 = 10$ is not 7, so the lines are different.`,
    check: () => {
      // Solve the first equation for x and put it into the second: the multiples of y must cancel, and no truth remain.
      const leftMinusRight = (k: number, y: number) => (4 * (15 + 9 * y)) / 6 + k * y - 7;
      const ks = Array.from({ length: 201 }, (_, at) => at / 2 - 50);
      const found = ks.filter((k) => leftMinusRight(k, 1) === leftMinusRight(k, 3) && leftMinusRight(k, 1) !== 0);
      return found.length === 1 ? Math.max(...found) : 'none or several';
    },
  },
  {
    stem: md`In the $xy$-plane, the graphs of $y = x^2 - 4x + c$ and $y = 2x - 5$, where $c$ is a constant, meet at
      exactly one point. What is the value of $c$?`,
    rank: 3,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    typed: { kind: 'student-produced', accept: ['4'] },
    explain: md`Where the graphs meet, $x^2 - 4x + c = 2x - 5$, so $x^2 - 6x + (c + 5) = 0$. This equation has exactly
      one solution if its left side is a perfect square. Since $(x - 3)^2 = x^2 - 6x + 9$, it must be that
      $c + 5 = 9$, so $c = 4$. The point is $(3, 1)$.`,
    check: () => {
      const gaps = (c: number) =>
        Array.from({ length: 401 }, (_, at) => at / 10 - 20).map((x) => x * x - 6 * x + 5 + c);
      let c = 50;
      while (Math.min(...gaps(c)) > 1e-9) c -= 1;
      return c;
    },
  },
  {
    stem: md`The equation $a(3x - 4) + 14 = b(x + 1)$, where $a$ and $b$ are constants, has infinitely many solutions.
      What is the value of $b$?`,
    rank: 4,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    typed: { kind: 'student-produced', accept: ['6'] },
    explain: md`The equation is true for every $x$, so both sides have the same coefficient of $x$ and the same
      constant: $3a = b$ and $-4a + 14 = b$. Then $3a = -4a + 14$, so $a = 2$ and $b = 6$. Check:
      $2(3x - 4) + 14 = 6x + 6 = 6(x + 1)$.`,
    check: () => {
      // The solutions among whole numbers of the equations for x = −1 and x = 0.
      const numbers = Array.from({ length: 101 }, (_, at) => at - 50);
      const holds = (a: number, b: number, x: number) => a * (3 * x - 4) + 14 === b * (x + 1);
      const found = numbers.flatMap((a) => numbers.filter((b) => holds(a, b, -1) && holds(a, b, 0)));
      return found.length === 1 ? Math.max(...found) : 'none or several';
    },
  },
  {
    stem: md`The function $f$ is defined by $f(x) = ax^2 + bx + c$, where $a$, $b$, and $c$ are constants and $a > 0$.
      The graph of $y = f(x)$ in the $xy$-plane passes through the points $(2, 7)$ and $(10, 7)$, and its vertex lies
      below the $x$-axis. Which of the following could be the value of $a$?`,
    rank: 4,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: md`$\frac{1}{4}$`, why: md`Then the vertex is $(6, 3)$, above the $x$-axis.` },
      { wrong: md`$\frac{3}{8}$`, why: md`Then the vertex is $(6, 1)$, above the $x$-axis.` },
      { wrong: md`$\frac{7}{16}$`, why: md`Then the vertex is $(6, 0)$, on the $x$-axis and not below it.` },
      { right: md`$\frac{1}{2}$` },
    ],
    explain: md`The two points have the same height, so the vertex is halfway between them, at $x = 6$, and
      $f(x) = a(x - 6)^2 + k$. From $f(2) = 16a + k = 7$ it follows that $k = 7 - 16a$. The vertex is below the
      $x$-axis if $7 - 16a < 0$, so if $a > \frac{7}{16}$. Of the choices only $\frac{1}{2}$ is greater: the vertex is
      then $(6, -1)$.`,
    check: () => {
      // f(x) − 7 has the zeros 2 and 10.
      const lowest = (a: number) =>
        Math.min(...Array.from({ length: 131 }, (_, at) => a * (at / 10 - 2) * (at / 10 - 10) + 7));
      const found = [1 / 4, 3 / 8, 7 / 16, 1 / 2].filter((a) => lowest(a) < -1e-9);
      return found.length === 1 ? Math.max(...found) : 'none or several';
    },
  },
];
