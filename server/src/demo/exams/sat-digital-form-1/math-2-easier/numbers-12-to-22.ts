import { type DemoFormQuestion, figure, md } from '../../../format.ts';

export const numbers12To22: readonly DemoFormQuestion[] = [
  {
    stem: md`After a discount of 15%, a tent costs \$102. What was the price of the tent, in dollars, before the
      discount?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.percentages'],
    typed: { kind: 'student-produced', accept: ['120'] },
    explain: md`The reduced price is $100\% - 15\% = 85\%$ of the price $p$ before: $0.85p = 102$, so
      $p = 102 \div 0.85 = 120$. Check: 15% of \$120 is \$18, and $120 - 18 = 102$. To add 15% of \$102 would be
      wrong, because the discount is a part of the old price.`,
    check: () => {
      let price = 0;
      while (price * 100 - price * 15 !== 102 * 100) price += 1;
      return price;
    },
  },
  {
    stem: md`${figure(
      'c3-system',
      'The line ℓ in the xy-plane, which rises from left to right. It passes through (−2, −1), (−1, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5), and (5, 6).',
    )}

      Line $\ell$ is the graph of one of the equations of a system of two linear equations. The other equation is
      $2x + y = 10$. What is the solution $(x, y)$ to the system?`,
    rank: 1,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    choices: [
      { wrong: md`$(2, 3)$`, why: md`This point is on line $\ell$, but $2 \cdot 2 + 3$ is 7 instead of 10.` },
      { right: md`$(3, 4)$` },
      { wrong: md`$(4, 2)$`, why: md`Here $2 \cdot 4 + 2$ is 10, but the point is not on line $\ell$.` },
      { wrong: md`$(4, 3)$`, why: md`This exchanges the coordinates. The point is not on line $\ell$.` },
    ],
    explain: md`Line $\ell$ crosses the $y$-axis at 1 and rises by 1 for each step to the right, so its equation is
      $y = x + 1$. Put this into the other equation: $2x + (x + 1) = 10$, so $3x = 9$, $x = 3$, and $y = 4$. The point
      $(3, 4)$ is on the line in the figure, and $2 \cdot 3 + 4 = 10$.`,
    check: () => {
      const onLine = [-2, -1, 0, 1, 2, 3, 4, 5].map((x, at) => ({ x, y: at - 1 }));
      const solutions = onLine.filter(({ x, y }) => 2 * x + y === 10);
      return solutions.map(({ x, y }) => `$(${x}, ${y})$`).join(' or ');
    },
  },
  {
    stem: md`The table shows four values of $x$ and the corresponding values of the function $f$.

      | $x$ | $f(x)$ |
      | 0 | 5 |
      | 1 | 15 |
      | 2 | 45 |
      | 3 | 135 |

      Which of the following equations could define $f$?`,
    rank: 1,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { right: md`$f(x) = 5 \cdot 3^x$` },
      {
        wrong: md`$f(x) = 3 \cdot 5^x$`,
        why: md`This exchanges the first value with the factor. Its value for $x = 0$ is 3.`,
      },
      { wrong: md`$f(x) = 10x + 5$`, why: md`This agrees only for $x = 0$ and $x = 1$. Its value for $x = 2$ is 25.` },
      {
        wrong: md`$f(x) = 10x^2 + 5$`,
        why: md`This agrees for $x = 0$, $x = 1$ and $x = 2$, but its value for $x = 3$ is 95.`,
      },
    ],
    explain: md`From row to row the value is multiplied by 3, so the function is exponential with the base 3. Its
      value for $x = 0$ is 5, which is the factor before the power: $f(x) = 5 \cdot 3^x$. Check with the last row:
      $5 \cdot 3^3 = 5 \cdot 27 = 135$.`,
    check: () => {
      const candidates: readonly { text: string; at(x: number): number }[] = [
        { text: md`$f(x) = 5 \cdot 3^x$`, at: (x) => 5 * 3 ** x },
        { text: md`$f(x) = 3 \cdot 5^x$`, at: (x) => 3 * 5 ** x },
        { text: md`$f(x) = 10x + 5$`, at: (x) => 10 * x + 5 },
        { text: md`$f(x) = 10x^2 + 5$`, at: (x) => 10 * x * x + 5 },
      ];
      const fitting = candidates.filter(({ at }) => [5, 15, 45, 135].every((value, x) => at(x) === value));
      return fitting.map(({ text }) => text).join(' or ');
    },
  },
  {
    stem: md`A trainer wanted to know whether music helps people to hold a certain exercise longer. From the members
      of a gym, 60 volunteered. Half of them, chosen at random, heard music during the exercise, and the others heard
      none. On average, those who heard music held the exercise considerably longer. Which of the following
      conclusions is best supported by this study?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.statistical-claims'],
    choices: [
      {
        wrong: 'Music causes all adults to hold the exercise longer.',
        why: 'The people in the study were volunteers from one gym, not a random sample of all adults.',
      },
      {
        wrong: 'Music causes all members of the gym to hold the exercise longer.',
        why: 'The 60 members volunteered and were not selected at random, so they may differ from the other members.',
      },
      { right: 'Music was likely the cause of the longer times among these volunteers.' },
      {
        wrong: 'Music was not the cause of the longer times, because the people were volunteers.',
        why: 'Volunteers limit to whom a result applies. The random division into groups still permits a conclusion about cause.',
      },
    ],
    explain: md`Two questions decide. Were the groups formed at random? Yes, so a large difference between them can be
      ascribed to the music. Were the people selected at random from a larger population? No, they volunteered, so the
      result holds only for people like them.`,
    argument:
      'Random assignment to the two groups permits a conclusion about cause, but the people were not a random sample, so it holds only for these volunteers. The other choices extend it to a population or deny the cause.',
  },
  {
    stem: md`${figure(
      'c3-right-triangle',
      'Triangle ABC with a right angle at C. Side AC is 12 long and side BC is 9 long. Side AB is the hypotenuse.',
    )}

      Right triangle $ABC$ is shown. What is the value of $\cos A$?`,
    rank: 1,
    skills: ['sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: md`$\frac{3}{5}$`, why: md`This is $\sin A$, with the opposite leg instead of the adjacent one.` },
      { wrong: md`$\frac{3}{4}$`, why: md`This is $\tan A$, the opposite leg divided by the adjacent one.` },
      { right: md`$\frac{4}{5}$` },
      {
        wrong: md`$\frac{5}{4}$`,
        why: 'This divides the hypotenuse by the leg. A cosine in a right triangle is less than 1.',
      },
    ],
    explain: md`The hypotenuse is $\sqrt{12^2 + 9^2} = \sqrt{225} = 15$. The cosine of $A$ is the leg at $A$ divided
      by the hypotenuse: $\frac{12}{15} = \frac{4}{5}$. The three sides are 3 times those of the triangle with the
      sides 3, 4 and 5.`,
    check: () => Math.cos(Math.atan2(9, 12)),
  },
  {
    stem: md`The equation $(3x + 2)(x - k) = 3x^2 - 13x - 10$ is true for all values of $x$, where $k$ is a constant.
      What is the value of $k$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    typed: { kind: 'student-produced', accept: ['5'] },
    explain: md`On the left side the constant term is $2 \cdot (-k)$, and on the right side it is $-10$. So
      $-2k = -10$ and $k = 5$. Check with the terms in $x$: $3x \cdot (-5) + 2x = -13x$, as on the right side.`,
    check: () => {
      const isTrue = (k: number, x: number) => (3 * x + 2) * (x - k) === 3 * x * x - 13 * x - 10;
      const ks = Array.from({ length: 101 }, (_, at) => at - 50);
      const found = ks.filter((k) => [-2, -1, 0, 1, 2, 3].every((x) => isTrue(k, x)));
      return found.length === 1 ? Math.max(...found) : 'none or several';
    },
  },
  {
    stem: md`A moving company charges a fixed fee plus a constant amount for each hour. It charges \$210 for 3 hours
      and \$390 for 7 hours. Which of the following functions gives the charge $c(h)$, in dollars, for $h$ hours?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-functions'],
    fieldTest: true,
    choices: [
      {
        wrong: md`$c(h) = 70h$`,
        why: md`This divides \$210 by 3 hours and has no fixed fee. For 7 hours it gives \$490.`,
      },
      {
        wrong: md`$c(h) = 45h + 210$`,
        why: md`This takes the charge for 3 hours for the fixed fee. For 3 hours it gives \$345.`,
      },
      {
        wrong: md`$c(h) = 75h + 45$`,
        why: md`This exchanges the fee with the amount for an hour. For 3 hours it gives \$270.`,
      },
      { right: md`$c(h) = 45h + 75$` },
    ],
    explain: md`The 4 hours from 3 to 7 cost $390 - 210 = 180$ dollars more, so each hour costs $180 \div 4 = 45$
      dollars. Of the \$210 for 3 hours, $3 \cdot 45 = 135$ are for the hours, which leaves a fee of \$75. Check with
      7 hours: $7 \cdot 45 + 75 = 390$.`,
    check:
      () =>
      ({ h = 0 }) =>
        (210 * (7 - h) + 390 * (h - 3)) / (7 - 3),
  },
  {
    stem: md`The function $h(t) = -5t^2 + 20t + 25$ gives the height $h(t)$, in meters above the ground, of a ball $t$
      seconds after it is thrown upward from a balcony. How many seconds after it is thrown does the ball reach the
      ground?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: '4', why: 'After 4 seconds the ball is again as high as the balcony, 25 meters.' },
      { right: '5' },
      { wrong: '25', why: 'This is the height of the balcony in meters.' },
      { wrong: '45', why: 'This is the greatest height of the ball in meters.' },
    ],
    explain: md`On the ground the height is 0: $-5t^2 + 20t + 25 = 0$. Divide by $-5$:
      $t^2 - 4t - 5 = (t - 5)(t + 1) = 0$, so $t = 5$ or $t = -1$. Only the positive time is after the throw. Check:
      $-125 + 100 + 25 = 0$.`,
    check: () => {
      let t = 0;
      while (-5 * t * t + 20 * t + 25 > 0) t += 0.125;
      return t;
    },
  },
  {
    stem: md`$$\sqrt{2x + 7} = x - 4$$

      Which of the following are all of the solutions to the given equation?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { right: md`$9$ only` },
      { wrong: md`$1$ only`, why: md`For $x = 1$ the left side is $\sqrt{9} = 3$, but the right side is $-3$.` },
      { wrong: md`$1$ and $9$`, why: md`Both solve the squared equation, but 1 does not solve the given one.` },
      { wrong: md`$-1$ and $-9$`, why: md`These have the wrong signs: they solve $x^2 + 10x + 9 = 0$.` },
    ],
    explain: md`Square both sides: $2x + 7 = x^2 - 8x + 16$, so $x^2 - 10x + 9 = (x - 1)(x - 9) = 0$. Squaring can add
      solutions, so try both. For 9, $\sqrt{25} = 5 = 9 - 4$. For 1, $\sqrt{9} = 3$, but $1 - 4 = -3$, so only 9 is a
      solution.`,
    check: () => {
      const numbers = Array.from({ length: 101 }, (_, at) => at - 50);
      const solutions = numbers.filter((x) => Math.sqrt(2 * x + 7) === x - 4);
      return solutions.length === 1 ? `$${solutions[0]}$ only` : solutions.map((x) => `$${x}$`).join(' and ');
    },
  },
  {
    stem: md`In the $xy$-plane, a circle has its center at $(4, -1)$ and passes through the point $(10, 7)$. An
      equation of the circle is $(x - 4)^2 + (y + 1)^2 = k$, where $k$ is a constant. What is the value of $k$?`,
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.circles'],
    typed: { kind: 'student-produced', accept: ['100'] },
    explain: md`The point $(10, 7)$ is on the circle, so its coordinates make the equation true:
      $(10 - 4)^2 + (7 + 1)^2 = 36 + 64 = 100$. The constant is the square of the radius, so the radius is 10.`,
    check: () => Math.round(Math.hypot(10 - 4, 7 - -1) ** 2),
  },
  {
    stem: md`The equation $3(2x - 5) = kx + 7$, where $k$ is a constant, has no solution. What is the value of $k$?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    choices: [
      { wrong: md`$-6$`, why: md`Then the equation is $12x = 22$, which has a solution.` },
      {
        wrong: md`$2$`,
        why: md`This is the coefficient of $x$ before multiplying by 3. Then the equation is $4x = 22$.`,
      },
      { wrong: md`$3$`, why: md`This is the factor before the parentheses. Then the equation is $3x = 22$.` },
      { right: md`$6$` },
    ],
    explain: md`The left side is $6x - 15$. There is no solution if both sides have the same multiple of $x$ but
      different constants. So $k = 6$: then $6x - 15 = 6x + 7$, and $-15 = 7$ is never true. For every other $k$ the
      equation can be solved for $x$.`,
    check: () => {
      const difference = (k: number, x: number) => 3 * (2 * x - 5) - (k * x + 7);
      const ks = Array.from({ length: 101 }, (_, at) => at - 50);
      const found = ks.filter((k) => difference(k, 0) === difference(k, 1) && difference(k, 0) !== 0);
      return found.length === 1 ? Math.max(...found) : 'none or several';
    },
  },
];
