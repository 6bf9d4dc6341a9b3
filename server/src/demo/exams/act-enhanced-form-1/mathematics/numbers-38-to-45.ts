import { type DemoFormQuestion, md } from '../../../format.ts';

export const numbers38To45: readonly DemoFormQuestion[] = [
  {
    stem: md`The equation $x^2 + bx + c = 0$, where $b$ and $c$ are real numbers, has $3 - 2i$ as one of its solutions. What is the value of $b + c$?`,
    rank: 4,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      {
        wrong: md`$-1$`,
        why: md`This takes the product of the solutions to be $9 - 4$. Since $i^2 = -1$, it is $9 + 4$.`,
      },
      { right: '7' },
      { wrong: '11', why: md`This takes both the product $9 - 4$ and $b = 6$. Neither sign is right.` },
      { wrong: '19', why: md`This takes 6, the sum of the solutions, for $b$. The coefficient $b$ is its opposite.` },
    ],
    explain: md`With real coefficients the other solution is the conjugate, $3 + 2i$. The sum of the solutions is 6, so $b = -6$. Their product is
      $9 - 4i^2 = 13$, so $c = 13$. Then $b + c = 7$. Check: $x^2 - 6x + 13 = 0$ gives $x = \frac{6 \pm \sqrt{36 - 52}}{2} = 3 \pm 2i$.`,
    check: () => {
      for (let b = -40; b <= 40; b += 1)
        for (let c = -40; c <= 40; c += 1) {
          const real = 3 ** 2 - (-2) ** 2 + b * 3 + c;
          const imaginary = 2 * 3 * -2 + b * -2;
          if (real === 0 && imaginary === 0) return b + c;
        }
      return Number.NaN;
    },
  },
  {
    stem: md`What is the sum of all real solutions of $|x^2 - 8| = 2x$?`,
    rank: 4,
    skills: ['act.math.algebra.nonlinear-equations'],
    choices: [
      {
        wrong: '0',
        why: md`This also counts $-2$ and $-4$. For these the right side is negative, which an absolute value cannot be.`,
      },
      { wrong: '2', why: md`This is the sum of the solutions of $x^2 - 8 = 2x$, one of which, $-2$, does not fit.` },
      { wrong: '4', why: md`This counts only the case $x^2 - 8 = 2x$ and leaves out $x^2 - 8 = -2x$.` },
      { right: '6' },
    ],
    explain: md`Either $x^2 - 8 = 2x$, which gives $(x - 4)(x + 2) = 0$, or $x^2 - 8 = -2x$, which gives $(x + 4)(x - 2) = 0$.
      The right side $2x$ must not be negative, so only 4 and 2 remain. Check: $|16 - 8| = 8$ and $|4 - 8| = 4$. The sum is 6.`,
    check: () => {
      const difference = (x: number) => Math.abs(x * x - 8) - 2 * x;
      let sum = 0;
      // Each change of sign, in steps that are fine enough, has one solution.
      for (let at = -20_000; at < 20_000; at += 1) {
        const [from, to] = [at / 1000 + 0.0005, (at + 1) / 1000 + 0.0005];
        if (difference(from) * difference(to) < 0) sum += Math.round((from + to) * 500) / 1000;
      }
      return sum;
    },
  },
  {
    stem: 'A ball is dropped from a height of 8 feet. After each bounce it rises to three-fourths of the height from which it last fell. If it goes on bouncing in this way without end, what total distance, in feet, does it travel, counting both the ways down and the ways up?',
    rank: 4,
    skills: ['act.math.functions.sequences-and-patterns'],
    choices: [
      { wrong: '32', why: 'This counts only the ways down.' },
      { wrong: '48', why: 'This leaves out the first fall of 8 feet.' },
      { right: '56' },
      { wrong: '64', why: 'This doubles all ways down. There is no way up before the first fall.' },
    ],
    explain: md`The ways down are $8 + 6 + 4.5 + \dots$, a geometric series with the sum $\frac{8}{1 - \frac{3}{4}} = 32$.
      The ways up are the same without the first 8: $32 - 8 = 24$. Together this is $32 + 24 = 56$ feet.`,
    check: () => {
      let [height, distance] = [8, 8];
      for (let bounce = 1; bounce <= 500; bounce += 1) {
        height *= 3 / 4;
        distance += 2 * height;
      }
      return distance;
    },
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, what is the distance between the two foci of the ellipse $9x^2 + 25y^2 = 225$?`,
    rank: 4,
    skills: ['act.math.geometry.circles-and-conic-sections'],
    choices: [
      { right: '8' },
      { wrong: '10', why: 'This is the length of the major axis.' },
      { wrong: md`$2\sqrt{34}$`, why: 'This adds 25 and 9. For an ellipse they are subtracted.' },
      { wrong: '32', why: md`This takes 16 for the distance from the center to a focus. It is the square of it.` },
    ],
    explain: md`Divide by 225: $\frac{x^2}{25} + \frac{y^2}{9} = 1$. For the distance $c$ from the center to each focus, $c^2 = 25 - 9 = 16$, so $c = 4$.
      The foci are $(-4, 0)$ and $(4, 0)$, at a distance of 8.`,
    check: () => {
      // From the foci, the distances to any point of the ellipse add up to the same: to (0, 3) and to (5, 0).
      for (let c = 0; c < 5; c += 0.5) {
        const sumAtTop = 2 * Math.hypot(c, 3);
        const sumAtEnd = 5 - c + (5 + c);
        if (Math.abs(sumAtTop - sumAtEnd) < 1e-9) return 2 * c;
      }
      return Number.NaN;
    },
  },
  {
    stem: md`If $\log_{10} 2 = a$ and $\log_{10} 3 = b$, which of the following is equal to $\log_{10} 2.4$?`,
    rank: 4,
    skills: ['act.math.functions.exponential-and-logarithmic-functions'],
    choices: [
      { right: md`$3a + b - 1$` },
      { wrong: md`$3a + b - 10$`, why: md`This subtracts 10 instead of $\log_{10} 10$, which is 1.` },
      {
        wrong: md`$3ab - 1$`,
        why: md`This multiplies the logarithms of 8 and 3. The logarithm of a product is their sum.`,
      },
      {
        wrong: md`$a^3 + b - 1$`,
        why: md`This takes the third power of the logarithm. The logarithm of $2^3$ is $3a$.`,
      },
    ],
    explain: md`Write 2.4 with 2, 3, and 10: $2.4 = \frac{24}{10} = \frac{2^3 \cdot 3}{10}$. So $\log_{10} 2.4 = 3\log_{10} 2 + \log_{10} 3 - \log_{10} 10 = 3a + b - 1$.
      Check: $3 \cdot 0.301 + 0.477 - 1 = 0.380$, which is $\log_{10} 2.4$.`,
    check: () => {
      const [a, b] = [Math.log10(2), Math.log10(3)];
      const offered = [
        [md`$3a + b - 1$`, 3 * a + b - 1],
        [md`$3a + b - 10$`, 3 * a + b - 10],
        [md`$3ab - 1$`, 3 * a * b - 1],
        [md`$a^3 + b - 1$`, a ** 3 + b - 1],
      ] as const;
      const equal = offered.filter(([, value]) => Math.abs(value - Math.log10(2.4)) < 1e-9);
      return equal.map(([text]) => text).join(' and ');
    },
  },
  {
    stem: 'A fair coin is tossed 5 times. The first toss comes up heads. Given this, what is the probability that exactly 3 of the 5 tosses come up heads?',
    rank: 4,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      {
        wrong: md`$\frac{3}{16}$`,
        why: 'This is the probability that the first toss and exactly two others are heads, before anything is known.',
      },
      {
        wrong: md`$\frac{1}{4}$`,
        why: 'This asks for exactly 3 heads in the other four tosses. Only 2 are needed there.',
      },
      {
        wrong: md`$\frac{5}{16}$`,
        why: 'This is the probability of exactly 3 heads if nothing is known about the first toss.',
      },
      { right: md`$\frac{3}{8}$` },
    ],
    explain: md`One head is known, so exactly 2 of the other 4 tosses must be heads. There are $2^4 = 16$ equally likely results for them, and
      $\frac{4 \cdot 3}{2} = 6$ of these have exactly 2 heads: $\frac{6}{16} = \frac{3}{8}$.`,
    check: () => {
      const results = Array.from({ length: 32 }, (_, at) => at.toString(2).padStart(5, '0'));
      const known = results.filter((tosses) => tosses.startsWith('1'));
      return known.filter((tosses) => tosses.replaceAll('0', '').length === 3).length / known.length;
    },
  },
  {
    stem: 'A driver covers the first half of the distance of a trip at a mean speed of 40 miles per hour. The mean speed over the whole trip is 48 miles per hour. What is the mean speed, in miles per hour, over the second half of the distance?',
    rank: 4,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { wrong: '44', why: 'This is the mean of 40 and 48, which is less than the mean speed of the whole trip.' },
      { wrong: '48', why: 'After a slower first half, the second half must be faster than the whole trip.' },
      {
        wrong: '56',
        why: 'The mean of 40 and 56 is 48, but the driver spends more time at the lower speed, so 56 is not enough.',
      },
      { right: '60' },
    ],
    explain: md`Take a trip of 240 miles. At 48 miles per hour it lasts 5 hours. The first 120 miles at 40 miles per hour take 3 hours.
      That leaves 2 hours for the second 120 miles: 60 miles per hour.`,
    check: () => {
      for (let speed = 40; speed <= 200; speed += 1) {
        const hours = 600 / 40 + 600 / speed;
        if (Math.abs(1200 / hours - 48) < 1e-9) return speed;
      }
      return Number.NaN;
    },
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, the perpendicular bisector of the segment from $(-2, 1)$ to $(6, 5)$ crosses the $y$-axis at $(0, k)$. What is the value of $k$?`,
    rank: 4,
    skills: ['act.math.geometry.coordinate-geometry'],
    choices: [
      { wrong: md`$-1$`, why: md`This takes a slope of 2. The perpendicular slope to $\frac{1}{2}$ is $-2$.` },
      { wrong: '2', why: md`This takes the slope of the segment itself, $\frac{1}{2}$.` },
      { wrong: '4', why: md`This changes the sign of the slope $\frac{1}{2}$ but does not take its reciprocal.` },
      { right: '7' },
    ],
    explain: md`The midpoint of the segment is $(2, 3)$, and its slope is $\frac{5 - 1}{6 - (-2)} = \frac{1}{2}$. The perpendicular slope is $-2$, so the bisector is
      $y = -2(x - 2) + 3$. At $x = 0$ this is 7. Check: $(0, 7)$ is at the distance $\sqrt{4 + 36} = \sqrt{40}$ from $(-2, 1)$ and $\sqrt{36 + 4} = \sqrt{40}$ from $(6, 5)$.`,
    check: () => {
      // Every point of the bisector is equally far from both ends.
      for (let k = -50; k <= 50; k += 0.5) if ((0 + 2) ** 2 + (k - 1) ** 2 === (0 - 6) ** 2 + (k - 5) ** 2) return k;
      return Number.NaN;
    },
  },
];
