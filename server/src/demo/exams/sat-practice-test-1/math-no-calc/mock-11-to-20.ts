import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock11To20: readonly DemoTestQuestion[] = [
  {
    stem: md`$$3(kx - 2) = 12x + 5$$

      In the equation above, $k$ is a constant. For which value of $k$ does the equation have no solution?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    choices: [
      { right: '4' },
      { wrong: '9', why: 'This subtracts 3 from 12. The 3 multiplies the bracket.' },
      { wrong: '12', why: md`This makes $k$ equal to 12 and forgets the 3 in front of the bracket.` },
      { wrong: '36', why: md`This multiplies 12 by 3. It is $3k$ that has to be 12.` },
    ],
    explain: md`The left side is $3kx - 6$. There is no solution where both sides have the same number of $x$ and different constants. That needs $3k = 12$, so $k = 4$, and then $-6 = 5$ is never true.`,
    check: () => {
      for (let k = -100; k <= 100; k += 1) if (3 * k - 12 === 0 && 3 * -2 !== 5) return k;
      return 'none';
    },
  },
  {
    stem: md`Which complex number is equal to $(3 + 2i)(4 - i)$, where $i = \sqrt{-1}$?`,
    rank: 2,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { wrong: md`$10 + 5i$`, why: md`This takes $-2i^2$ for $-2$. It is 2, since $i^2 = -1$.` },
      { wrong: md`$12 - 2i$`, why: 'This multiplies the first parts and the last parts alone.' },
      { right: md`$14 + 5i$` },
      { wrong: md`$14 + 11i$`, why: md`This adds $3i$ and $8i$. The first of them is $-3i$.` },
    ],
    explain: md`Multiply each part by each: $12 - 3i + 8i - 2i^2$. Since $i^2 = -1$, the last part is $+2$: $14 + 5i$.`,
    check: () => {
      const [a, b] = [
        [3, 2],
        [4, -1],
      ] as const;
      return md`$${String(a[0] * b[0] - a[1] * b[1])} + ${String(a[0] * b[1] + a[1] * b[0])}i$`;
    },
  },
  {
    stem: md`The polynomial $p(x) = 2x^3 - 5x^2 + kx + 6$ is divisible by $x - 2$. What is the value of the constant $k$?`,
    rank: 3,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      { wrong: md`$-4$`, why: md`This takes $2k + 2 = 0$ for $k + 4 = 0$.` },
      { right: md`$-1$` },
      { wrong: '1', why: md`This loses the sign at the end: $2k = -2$.` },
      { wrong: '17', why: md`This makes $p(-2)$ equal to 0 and loses a sign. The zero of $x - 2$ is 2.` },
    ],
    explain: md`If $x - 2$ is a factor, then 2 is a zero: $p(2) = 16 - 20 + 2k + 6 = 2k + 2 = 0$. So $k = -1$.`,
    check: () => {
      for (let k = -100; k <= 100; k += 1) if (2 * 2 ** 3 - 5 * 2 ** 2 + k * 2 + 6 === 0) return k;
      return 'none';
    },
  },
  {
    stem: md`In triangle $ABC$ the angle at $C$ is a right angle, $\sin A = \frac{5}{13}$, and side $AB$ is 26 centimeters long. What is the perimeter of the triangle, in centimeters?`,
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: '34', why: 'This is the sum of the two shorter sides.' },
      { wrong: '36', why: md`This leaves out side $AC$.` },
      { wrong: '50', why: md`This leaves out side $BC$.` },
      { right: '60' },
    ],
    explain: md`The sine of $A$ is the side across from it over the longest side: $\frac{BC}{26} = \frac{5}{13}$, so $BC = 10$. By the Pythagorean theorem $AC = \sqrt{26^2 - 10^2} = \sqrt{576} = 24$. The perimeter is $10 + 24 + 26 = 60$.`,
    check: () => {
      const angle = Math.asin(5 / 13);
      return Math.round((26 + 26 * Math.sin(angle) + 26 * Math.cos(angle)) * 1e9) / 1e9;
    },
  },
  {
    stem: md`In the $xy$-plane the line $y = 2x + k$ intersects the parabola $y = x^2 - 4x + 10$ at exactly one point. What is the value of $k$?`,
    rank: 4,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { right: '1' },
      { wrong: '3', why: md`This is the $x$-coordinate of the point.` },
      { wrong: '9', why: md`This is the square of half of $-6$. It has to be compared with $10 - k$.` },
      { wrong: '10', why: md`This is where the parabola meets the $y$-axis.` },
    ],
    explain: md`Where they meet, $x^2 - 4x + 10 = 2x + k$, or $x^2 - 6x + (10 - k) = 0$. One solution means that the left side is a perfect square, $(x - 3)^2$, so $10 - k = 9$ and $k = 1$.`,
    check: () => {
      for (let k = -100; k <= 100; k += 1) if ((-6) ** 2 - 4 * (10 - k) === 0) return k;
      return 'none';
    },
  },
  {
    stem: 'Two thirds of a number is 14 less than the number itself. What is the number?',
    rank: 1,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    typed: { accept: ['42'] },
    explain: md`If two thirds are 14 less than the whole, the missing third is 14. The whole is $3 \cdot 14 = 42$.`,
    check: () => {
      let number = 1;
      while ((2 * number) / 3 !== number - 14) number += 1;
      return number;
    },
  },
  {
    stem: md`What is the positive solution of the equation $2x^2 + x - 15 = 0$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    typed: { accept: ['5/2', '2.5'] },
    explain: md`Factor: $(2x - 5)(x + 3) = 0$. So $x = \frac{5}{2}$ or $x = -3$, and the positive one is $\frac{5}{2}$.`,
    check: () => (-1 + Math.sqrt(1 + 4 * 2 * 15)) / (2 * 2),
  },
  {
    stem: md`An arc of a circle with a radius of 6 inches is $4\pi$ inches long. What is the measure of the central angle of the arc, in degrees?`,
    rank: 2,
    skills: ['sat.math.geometry-and-trigonometry.circles'],
    typed: { accept: ['120'] },
    explain: md`The whole circle is $2\pi \cdot 6 = 12\pi$ inches long. The arc is $\frac{4\pi}{12\pi} = \frac{1}{3}$ of it, and a third of 360 degrees is 120 degrees.`,
    check: () => Math.round(((4 * Math.PI) / 6) * (180 / Math.PI) * 1e9) / 1e9,
  },
  {
    stem: 'A garden in Nairobi is in the shape of a rectangle. Its perimeter is 34 meters, and its area is 60 square meters. What is the length of its longer side, in meters?',
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.area-and-volume'],
    typed: { accept: ['12'] },
    explain: md`Half of the perimeter is the sum of two sides: $a + b = 17$, and $ab = 60$. So $a$ and $b$ are the solutions of $x^2 - 17x + 60 = 0$, or $(x - 12)(x - 5) = 0$. The longer side is 12 meters.`,
    check: () => {
      for (let side = 8.5; side < 17; side += 0.5) if (side * (17 - side) === 60) return side;
      return 'none';
    },
  },
  {
    stem: md`A quadratic function $f$ has the values in the table.

      | $x$ | $f(x)$ |
      | 0 | 3 |
      | 1 | 2 |
      | 3 | 6 |

      What is $f(5)$?`,
    rank: 4,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    typed: { accept: ['18'] },
    explain: md`Write $f(x) = ax^2 + bx + c$. The first row says $c = 3$. The others say $a + b = -1$ and $9a + 3b = 3$, or $3a + b = 1$. Subtracting gives $2a = 2$, so $a = 1$ and $b = -2$. Then $f(5) = 25 - 10 + 3 = 18$.`,
    check: () => {
      for (let a = -9; a <= 9; a += 1)
        for (let b = -9; b <= 9; b += 1)
          for (let c = -9; c <= 9; c += 1) {
            const f = (x: number) => a * x * x + b * x + c;
            if (f(0) === 3 && f(1) === 2 && f(3) === 6) return f(5);
          }
      return 'none';
    },
  },
];
