import { type DemoTestQuestion, md } from '../../../format.ts';

export const real1To10: readonly DemoTestQuestion[] = [
  {
    stem: md`If $6(x - 2) = 4x + 10$, what is the value of $x$?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    choices: [
      { wrong: md`$-1$`, why: 'This subtracts 12 on the right side instead of adding it.' },
      { wrong: '6', why: md`This multiplies only $x$ by 6 and leaves the 2 as it is.` },
      { right: '11' },
      { wrong: '22', why: md`This is $2x$.` },
    ],
    explain: md`Open the bracket: $6x - 12 = 4x + 10$. Bring $x$ to one side and numbers to the other: $2x = 22$, so $x = 11$.`,
    check: () => {
      for (let x = -50; x <= 50; x += 0.5) if (6 * (x - 2) === 4 * x + 10) return x;
      return 'none';
    },
  },
  {
    stem: 'A plumber charges a fixed fee for each visit and the same amount for each hour of work. A visit with 2 hours of work costs \\$90, and one with 5 hours costs \\$180. What is the fixed fee, in dollars?',
    rank: 0,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      { wrong: '18', why: 'This divides the cost of the short visit by the hours of the long one.' },
      { right: '30' },
      { wrong: '36', why: 'This divides \\$180 by 5, as if there were no fixed fee.' },
      { wrong: '45', why: 'This divides \\$90 by 2, as if there were no fixed fee.' },
    ],
    explain: md`The 3 hours between the visits cost $180 - 90 = 90$ dollars, so an hour costs 30 dollars. Two hours are 60 dollars, and the fixed fee is $90 - 60 = 30$ dollars.`,
    check: () => 90 - 2 * ((180 - 90) / (5 - 2)),
  },
  {
    stem: md`Which of the following is a factor of $x^2 - x - 20$?`,
    rank: 1,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      { right: md`$x - 5$` },
      { wrong: md`$x - 4$`, why: md`At $x = 4$ the polynomial is $-8$, not 0. The factor with 4 is $x + 4$.` },
      { wrong: md`$x + 5$`, why: md`At $x = -5$ the polynomial is 10, not 0.` },
      { wrong: md`$x + 20$`, why: md`At $x = -20$ the polynomial is 400, not 0.` },
    ],
    explain: md`Two numbers with the product $-20$ and the sum $-1$ are $-5$ and 4: $x^2 - x - 20 = (x - 5)(x + 4)$.`,
    check: () => {
      let zero = 1;
      while (zero * zero - zero - 20 !== 0) zero += 1;
      return ({ x = 0 }) => x - zero;
    },
  },
  {
    stem: md`The function $g$ is defined by $g(x) = 3 - 2x$. For which value of $x$ is $g(x) = g(-x) + 12$?`,
    rank: 1,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      { wrong: md`$-6$`, why: md`This takes $-2x = 12$. There are $2x$ on the other side, too.` },
      { right: md`$-3$` },
      { wrong: '3', why: md`This loses the sign of $-4x = 12$.` },
      { wrong: '6', why: md`This takes $2x = 12$.` },
    ],
    explain: md`$g(-x) = 3 + 2x$. So $3 - 2x = 3 + 2x + 12$, which gives $-4x = 12$ and $x = -3$. Test: $g(-3) = 9$, and $g(3) + 12 = -3 + 12 = 9$.`,
    check: () => {
      const g = (x: number) => 3 - 2 * x;
      for (let x = -50; x <= 50; x += 0.5) if (g(x) === g(-x) + 12) return x;
      return 'none';
    },
  },
  {
    stem: md`If $8^x = 4^{x + 2}$, what is the value of $x$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { wrong: '1', why: 'The sides are then 8 and 64.' },
      {
        wrong: '2',
        why: md`The sides are then 64 and 256. This compares $2x$ with $x + 2$, as if 8 were the square of 4.`,
      },
      { wrong: '3', why: 'The sides are then 512 and 1,024.' },
      { right: '4' },
    ],
    explain: md`Write both sides as powers of 2: $2^{3x} = 2^{2(x + 2)}$. Equal powers of 2 have equal exponents: $3x = 2x + 4$, so $x = 4$.`,
    check: () => {
      for (let x = 0; x <= 20; x += 0.5) if (8 ** x === 4 ** (x + 2)) return x;
      return 'none';
    },
  },
  {
    stem: md`The graph of $x^2 + y^2 - 4x + 6y = 12$ in the $xy$-plane is a circle. What is the radius of the circle?`,
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.circles'],
    choices: [
      { right: '5' },
      { wrong: '6', why: md`This is the number in front of $y$.` },
      { wrong: '12', why: 'This is the right side before the squares are completed.' },
      { wrong: '25', why: 'This is the square of the radius.' },
    ],
    explain: md`Complete both squares: $(x - 2)^2 - 4 + (y + 3)^2 - 9 = 12$, so $(x - 2)^2 + (y + 3)^2 = 25$. The radius is $\sqrt{25} = 5$.`,
    check: () => {
      const [x, y] = [4 / 2, -6 / 2];
      return Math.sqrt(12 + x * x + y * y);
    },
  },
  {
    stem: md`$$\frac{6}{x - 1} - \frac{6}{x} = \frac{1}{2}$$

      What is the positive solution of the equation above?`,
    rank: 3,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { wrong: '2', why: 'The left side is then 3.' },
      { wrong: '3', why: md`The left side is then 1. The equation has the solution $-3$, not 3.` },
      { right: '4' },
      { wrong: '12', why: md`This is $x(x - 1)$ for the solution.` },
    ],
    explain: md`Bring the left side to one denominator: $\frac{6x - 6(x - 1)}{x(x - 1)} = \frac{6}{x(x - 1)}$. This is $\frac{1}{2}$ where $x(x - 1) = 12$. Then $x^2 - x - 12 = (x - 4)(x + 3) = 0$, and the positive solution is 4.`,
    check: () => {
      for (let x = 2; x <= 100; x += 1) if (Math.abs(6 / (x - 1) - 6 / x - 1 / 2) < 1e-12) return x;
      return 'none';
    },
  },
  {
    stem: md`$$3x + ay = 9$$

      $$2x - 4y = b$$

      In the system above, $a$ and $b$ are constants. The system has infinitely many solutions. What is the value of $b - a$?`,
    rank: 3,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    choices: [
      { wrong: md`$-12$`, why: md`This is $a - b$.` },
      { wrong: '0', why: md`This is $a + b$.` },
      { wrong: '6', why: md`This is $b$ alone.` },
      { right: '12' },
    ],
    explain: md`Infinitely many solutions mean that one equation is a multiple of the other. The first is $\frac{3}{2}$ times the second: $a = \frac{3}{2} \cdot (-4) = -6$ and $9 = \frac{3}{2}b$, so $b = 6$. Then $b - a = 6 - (-6) = 12$.`,
    check: () => {
      for (let a = -20; a <= 20; a += 1)
        for (let b = -20; b <= 20; b += 1) if (3 * -4 === 2 * a && 3 * b === 2 * 9) return b - a;
      return 'none';
    },
  },
  {
    stem: md`If $\frac{x - 2}{3} = \frac{x + 4}{5}$, what is the value of $x$?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    typed: { accept: ['11'] },
    explain: md`Multiply both sides by 15: $5(x - 2) = 3(x + 4)$. Then $5x - 10 = 3x + 12$, so $2x = 22$ and $x = 11$.`,
    check: () => {
      let x = 0;
      while (Math.abs((x - 2) / 3 - (x + 4) / 5) > 1e-9) x += 1;
      return x;
    },
  },
  {
    stem: 'A cylinder and a cone have the same radius and the same height. The cylinder holds 21 liters more than the cone. How many liters does the cone hold?',
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.area-and-volume'],
    typed: { accept: ['10.5', '21/2'] },
    explain: md`A cone holds a third of a cylinder with the same base and height. So the 21 liters are the other two thirds of the cylinder. One third, the cone, is $21 \div 2 = 10.5$ liters.`,
    check: () => {
      const [radius, height] = [1, 3];
      const cylinder = Math.PI * radius ** 2 * height;
      const cone = cylinder / 3;
      return Math.round(((21 * cone) / (cylinder - cone)) * 1e9) / 1e9;
    },
  },
];
