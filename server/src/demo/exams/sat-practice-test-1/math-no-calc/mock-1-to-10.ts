import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock1To10: readonly DemoTestQuestion[] = [
  {
    stem: md`A tank holds 240 liters of water. A pump takes 8 liters out of it each minute until it is empty. Which expression gives the number of liters that are left after $t$ minutes of pumping?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      { right: md`$240 - 8t$` },
      { wrong: md`$240 + 8t$`, why: 'This fills the tank.' },
      { wrong: md`$240t - 8$`, why: 'This takes out 8 liters once, whatever the time, and multiplies what was there.' },
      { wrong: md`$8t - 240$`, why: 'This subtracts what was there from what is taken out.' },
    ],
    explain: md`In $t$ minutes the pump takes out $8t$ liters. What is left is what was there less that: $240 - 8t$. A test with a number: after 10 minutes 80 liters are gone and 160 are left.`,
    check:
      () =>
      ({ t = 0 }) =>
        240 + t * (232 - 240),
  },
  {
    stem: md`$$2x + y = 11$$

      $$x - y = 1$$

      If $(x, y)$ is the solution of the system above, what is the value of $xy$?`,
    rank: 0,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    choices: [
      { wrong: '4', why: md`This is $x$ alone.` },
      { wrong: '7', why: md`This is $x + y$.` },
      { wrong: '11', why: md`This is the right side of the first equation, $2x + y$.` },
      { right: '12' },
    ],
    explain: md`Adding the equations takes $y$ away: $3x = 12$, so $x = 4$. Then $y = x - 1 = 3$, and $xy = 12$.`,
    check: () => {
      for (let x = -50; x <= 50; x += 1)
        for (let y = -50; y <= 50; y += 1) if (2 * x + y === 11 && x - y === 1) return x * y;
      return 'none';
    },
  },
  {
    stem: md`Which expression is equal to $(3x^2 - 4x + 5) - (x^2 + 2x - 3)$?`,
    rank: 0,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      { wrong: md`$2x^2 - 2x + 2$`, why: 'This subtracts the first term of the second bracket and adds the others.' },
      { right: md`$2x^2 - 6x + 8$` },
      { wrong: md`$2x^2 - 6x + 2$`, why: md`This adds $-3$ instead of subtracting it.` },
      { wrong: md`$4x^2 - 2x + 2$`, why: 'This adds the brackets.' },
    ],
    explain: md`The minus sign turns every sign in the second bracket: $3x^2 - 4x + 5 - x^2 - 2x + 3$. Collect like terms: $2x^2 - 6x + 8$.`,
    check:
      () =>
      ({ x = 0 }) =>
        3 * x * x - 4 * x + 5 - (x * x + 2 * x - 3),
  },
  {
    stem: md`If $5x - 8 = 27$, what is the value of $10x - 8$?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    choices: [
      { wrong: '46', why: md`This doubles 27 and then subtracts 8. The 8 in $5x - 8$ was doubled with it.` },
      { wrong: '54', why: md`This doubles the whole left side, which is $10x - 16$.` },
      { right: '62' },
      { wrong: '70', why: md`This is $10x$, before 8 is subtracted.` },
    ],
    explain: md`Add 8 to both sides: $5x = 35$. Twice that is $10x = 70$, and $10x - 8 = 62$. There is no need to find $x$ itself.`,
    check: () => {
      const x = (27 + 8) / 5;
      return 10 * x - 8;
    },
  },
  {
    stem: md`The function $f$ is defined by $f(x) = x^2 - 3x$. If $a$ is a positive number with $f(a) = 10$, what is $f(a + 1)$?`,
    rank: 1,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: '6', why: md`This is $a + 1$, which still has to go through the function.` },
      { wrong: '11', why: md`This adds 1 to the value instead of to $a$.` },
      { right: '18' },
      { wrong: '28', why: md`This is $f(a + 2)$.` },
    ],
    explain: md`$a^2 - 3a = 10$ means $(a - 5)(a + 2) = 0$, and the positive solution is $a = 5$. Then $f(6) = 36 - 18 = 18$.`,
    check: () => {
      const f = (x: number) => x * x - 3 * x;
      let a = 1;
      while (f(a) !== 10) a += 1;
      return f(a + 1);
    },
  },
  {
    stem: md`$$\sqrt{2x + 7} = x - 4$$

      What are all the solutions of the equation above?`,
    rank: 1,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { wrong: '1 only', why: md`For $x = 1$ the left side is 3 and the right side is $-3$.` },
      { right: '9 only' },
      { wrong: '1 and 9', why: 'Both solve the squared equation, but a square root is never negative.' },
      { wrong: 'There is no solution.', why: md`For $x = 9$ both sides are 5.` },
    ],
    explain: md`Squaring gives $2x + 7 = x^2 - 8x + 16$, or $x^2 - 10x + 9 = 0$, so $x = 1$ or $x = 9$. Squaring may bring in false solutions, so test both: at 9 both sides are 5, at 1 they are 3 and $-3$. Only 9 remains.`,
    check: () => {
      const found: number[] = [];
      for (let x = -3; x <= 200; x += 0.5) if (Math.abs(Math.sqrt(2 * x + 7) - (x - 4)) < 1e-9) found.push(x);
      return found.length === 0 ? 'There is no solution.' : found.join(' and ') + (found.length === 1 ? ' only' : '');
    },
  },
  {
    stem: md`Line $j$ passes through the points $(0, 2)$ and $(4, 0)$. Line $k$ is perpendicular to line $j$ and passes through the point $(3, 1)$. Which is an equation of line $k$?`,
    rank: 1,
    skills: ['sat.math.algebra.linear-equations-two-variables'],
    choices: [
      { wrong: md`$y = -2x + 7$`, why: 'This turns the fraction of the slope over and keeps its sign.' },
      { wrong: md`$y = -\frac{1}{2}x + \frac{5}{2}$`, why: md`This line is parallel to $j$.` },
      {
        wrong: md`$y = \frac{1}{2}x - \frac{1}{2}$`,
        why: 'This changes the sign of the slope and does not turn it over.',
      },
      { right: md`$y = 2x - 5$` },
    ],
    explain: md`The slope of $j$ is $\frac{0 - 2}{4 - 0} = -\frac{1}{2}$. A perpendicular line has the negative reciprocal, 2. Through $(3, 1)$: $y - 1 = 2(x - 3)$, so $y = 2x - 5$.`,
    check: () => {
      const slope = -1 / ((0 - 2) / (4 - 0));
      return ({ x = 0 }) => 1 + slope * (x - 3);
    },
  },
  {
    stem: md`For positive $x$, which expression is equal to $\frac{x^5 \cdot x^{-2}}{x^{\frac{1}{2}}}$?`,
    rank: 1,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      { wrong: md`$x^{\frac{3}{2}}$`, why: 'This multiplies 3 by one half. Dividing subtracts exponents.' },
      { right: md`$x^{\frac{5}{2}}$` },
      { wrong: md`$x^{\frac{7}{2}}$`, why: 'This adds the exponent of the denominator.' },
      { wrong: md`$x^6$`, why: 'This divides 3 by one half.' },
    ],
    explain: md`Multiplying adds exponents and dividing subtracts them: $5 + (-2) - \frac{1}{2} = \frac{5}{2}$.`,
    check:
      () =>
      ({ x = 0 }) =>
        (x ** 5 * x ** -2) / Math.sqrt(x),
  },
  {
    stem: md`What is the minimum value of the function $f(x) = x^2 - 6x + 14$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { right: '5' },
      { wrong: '9', why: 'This is the square that completes it. It has to be taken from 14.' },
      { wrong: '14', why: md`This is $f(0)$, where the graph meets the $y$-axis.` },
      { wrong: '23', why: 'This adds 9 to 14 instead of subtracting it.' },
    ],
    explain: md`Complete the square: $x^2 - 6x + 14 = (x - 3)^2 + 5$. A square is never less than 0, so the least value is 5, at $x = 3$.`,
    check: () => {
      const values = Array.from({ length: 2001 }, (_, at) => (at - 1000) / 100).map((x) => x * x - 6 * x + 14);
      return Math.round(Math.min(...values) * 1e6) / 1e6;
    },
  },
  {
    stem: md`$$\frac{1}{\frac{1}{x - 2} + \frac{1}{x + 2}}$$

      Which expression is equal to the one above, for $x > 2$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      { wrong: md`$\frac{2x}{x^2 - 4}$`, why: 'This is the sum in the denominator. It still has to be turned over.' },
      { wrong: md`$2x$`, why: md`This turns each fraction over by itself and adds: $(x - 2) + (x + 2)$.` },
      { right: md`$\frac{x^2 - 4}{2x}$` },
      { wrong: md`$x^2 - 4$`, why: 'This leaves out the sum of the numerators.' },
    ],
    explain: md`Add the two fractions first: $\frac{(x + 2) + (x - 2)}{(x - 2)(x + 2)} = \frac{2x}{x^2 - 4}$. One divided by a fraction is the fraction turned over: $\frac{x^2 - 4}{2x}$.`,
    check:
      () =>
      ({ x = 0 }) =>
        1 / (1 / (x - 2) + 1 / (x + 2)),
  },
];
