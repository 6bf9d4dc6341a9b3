import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const numberSets = {
  realNumbers: {
    title: 'Kinds of real numbers',
    notes: md`A number is rational if it can be written as a fraction of two integers. Its decimal then ends or repeats.`,
    questions: [
      {
        stem: md`Which of these numbers is an integer?`,
        rank: 0,
        choices: [
          { wrong: md`$\frac{7}{2}$`, why: 'This is 3.5, which lies between the integers 3 and 4.' },
          { right: md`$\sqrt{36}$` },
          { wrong: md`$-0.5$`, why: 'A minus sign does not make an integer. This lies between −1 and 0.' },
          { wrong: md`$\pi$`, why: 'This is about 3.14. It is only close to the integer 3.' },
        ],
        explain: md`The integers are $\dots, -2, -1, 0, 1, 2, \dots$. Work out what each number is worth before you judge its form: $\sqrt{36}$ looks like a root, but it is 6.`,
      },
      {
        stem: md`Which of these numbers is greatest?`,
        rank: 0,
        choices: [
          { wrong: md`$0.6$`, why: 'This is 0.600, which is less than 0.625.' },
          {
            wrong: md`$\frac{5}{8}$`,
            why: 'This is 0.625. It has the largest denominator and numerator, but not the largest value.',
          },
          { wrong: md`$0.65$`, why: 'This is 0.650, and 2/3 is about 0.667.' },
          { right: md`$\frac{2}{3}$` },
        ],
        explain: md`Write all of them as decimals with the same number of places: $0.600$, $0.625$, $0.650$ and $0.667$. The last, $\frac{2}{3}$, is the greatest.`,
      },
      {
        stem: md`What is the value of $\left|-7\right| - \left|3 - 5\right|$?`,
        rank: 1,
        typed: { accept: ['5'] },
        explain: md`The absolute value is the distance from 0, so it is never negative: $\left|-7\right| = 7$ and $\left|3 - 5\right| = \left|-2\right| = 2$. The difference is $7 - 2 = 5$.`,
      },
      {
        stem: md`Which of these numbers is rational?`,
        rank: 2,
        choices: [
          { right: md`$\sqrt{2} \cdot \sqrt{8}$` },
          {
            wrong: md`$\sqrt{2} + \sqrt{8}$`,
            why: md`Roots cannot be added like factors. This is $\sqrt{2} + 2\sqrt{2} = 3\sqrt{2}$, which is irrational.`,
          },
          { wrong: md`$\sqrt{10}$`, why: '10 is not a perfect square, so its root is irrational.' },
          { wrong: md`$\frac{\pi}{2}$`, why: 'A fraction of integers is rational, but π is not an integer.' },
        ],
        explain: md`The product of two square roots is the root of the product: $\sqrt{2} \cdot \sqrt{8} = \sqrt{16} = 4$. Two irrational numbers can have a rational product.`,
      },
      {
        stem: md`How many integers lie between $-\sqrt{10}$ and $\sqrt{10}$ on the number line?`,
        rank: 2,
        typed: { accept: ['7'] },
        explain: md`Because $3^2 = 9$ and $4^2 = 16$, $\sqrt{10}$ lies between 3 and 4. The integers between are $-3, -2, -1, 0, 1, 2$ and $3$. Do not forget 0: there are 7.`,
      },
      {
        stem: md`If $r$ is a rational number other than 0 and $s$ is an irrational number, which of these must be irrational? Choose all that apply.`,
        rank: 3,
        choices: [
          { wrong: md`$r^2$`, why: 'The square of a fraction is again a fraction.' },
          { right: md`$r + s$` },
          { wrong: md`$s^2$`, why: md`It may be irrational, but need not be: if $s = \sqrt{2}$, then $s^2 = 2$.` },
          { right: md`$rs$` },
        ],
        explain: md`If $r + s$ were rational, then subtracting $r$ from it would make $s$ rational. If $rs$ were rational, then dividing by $r$ would do the same. So both must be irrational.`,
      },
    ],
  },
  imaginaryUnit: {
    title: 'Working with i',
    notes: md`The number $i$ is defined by $i^2 = -1$. Calculate with it as with a variable, and then replace $i^2$ by $-1$.`,
    questions: [
      {
        stem: md`Which expression is equal to $\sqrt{-49}$?`,
        rank: 0,
        choices: [
          { wrong: md`$-7$`, why: 'The square of −7 is 49, not −49.' },
          { wrong: md`$7$`, why: 'The square of 7 is 49, not −49.' },
          { wrong: md`$49i$`, why: 'This leaves out the square root of 49.' },
          { right: md`$7i$` },
        ],
        explain: md`Split off $-1$: $\sqrt{-49} = \sqrt{49} \cdot \sqrt{-1} = 7i$. Check: $(7i)^2 = 49i^2 = -49$.`,
      },
      {
        stem: md`What is the sum of $4 - 2i$ and $-1 + 5i$?`,
        rank: 0,
        choices: [
          { right: md`$3 + 3i$` },
          { wrong: md`$3 + 7i$`, why: 'This adds 2 and 5. The first number has −2i.' },
          { wrong: md`$5 + 3i$`, why: 'This adds 4 and 1. The second number begins with −1.' },
          {
            wrong: md`$6i$`,
            why: 'Real and imaginary parts are not of the same kind and cannot be joined into one term.',
          },
        ],
        explain: md`Add the real parts and the imaginary parts apart: $4 + (-1) = 3$ and $-2i + 5i = 3i$. The sum is $3 + 3i$.`,
      },
      {
        stem: md`Which expression is equal to $(6 + i) - (2 - 3i)$?`,
        rank: 1,
        choices: [
          { wrong: md`$4 - 2i$`, why: 'This subtracts 2, but adds −3i instead of subtracting it.' },
          { right: md`$4 + 4i$` },
          { wrong: md`$4 - 4i$`, why: 'The number is right, but i + 3i is positive.' },
          { wrong: md`$8 - 2i$`, why: 'This adds the two numbers.' },
        ],
        explain: md`The minus sign changes both signs in the second pair of parentheses: $6 + i - 2 + 3i = 4 + 4i$.`,
      },
      {
        stem: md`Which expression is equal to $i(5 - 2i)$?`,
        rank: 1,
        choices: [
          { wrong: md`$-2 + 5i$`, why: md`This takes $-2i^2$ to be $-2$. Since $i^2 = -1$, it is $+2$.` },
          { wrong: md`$3i$`, why: 'This multiplies only the 5 by i and then joins it with −2i.' },
          { right: md`$2 + 5i$` },
          { wrong: md`$7i$`, why: 'The terms 2 and 5i cannot be joined: one is real, the other imaginary.' },
        ],
        explain: md`Distribute: $i \cdot 5 - i \cdot 2i = 5i - 2i^2$. Replace $i^2$ by $-1$: $5i + 2$, usually written $2 + 5i$.`,
      },
      {
        stem: md`Which expression is equal to $(3 + i)^2$?`,
        rank: 2,
        choices: [
          { wrong: md`$8$`, why: 'This squares the two terms and leaves out the middle term 6i.' },
          { wrong: md`$10$`, why: md`This is $(3 + i)(3 - i)$. A square multiplies the number by itself.` },
          { wrong: md`$10 + 6i$`, why: md`This takes $i^2$ to be 1.` },
          { right: md`$8 + 6i$` },
        ],
        explain: md`$(3 + i)(3 + i) = 9 + 3i + 3i + i^2 = 9 + 6i - 1 = 8 + 6i$.`,
      },
      {
        stem: md`In the complex plane, $5 - 12i$ is the point $(5, -12)$. How far is it from the origin?`,
        rank: 2,
        typed: { accept: ['13'] },
        explain: md`The distance of $a + bi$ from the origin follows from the Pythagorean theorem: $\sqrt{a^2 + b^2} = \sqrt{25 + 144} = \sqrt{169} = 13$.`,
      },
      {
        stem: md`If $i = \sqrt{-1}$, what is the value of $i^{43}$?`,
        rank: 2,
        choices: [
          { wrong: md`$-1$`, why: md`This is $i^{42}$. One more factor $i$ is left.` },
          { right: md`$-i$` },
          { wrong: md`$1$`, why: md`This is $i^{44}$, because 44 is a multiple of 4.` },
          { wrong: md`$i$`, why: md`This is $i^{41}$. The remainder of 43 divided by 4 is 3, not 1.` },
        ],
        explain: md`The powers of $i$ repeat after four: $i, -1, -i, 1$. Divide the exponent by 4 and keep the remainder: $43 = 4 \cdot 10 + 3$, so $i^{43} = i^3 = -i$.`,
      },
      {
        stem: md`What are the solutions of $x^2 - 4x + 13 = 0$?`,
        rank: 3,
        choices: [
          {
            wrong: md`$x = -2 \pm 3i$`,
            why: md`The formula begins with $-b$. Since $b$ is $-4$, the real part is positive.`,
          },
          { wrong: md`$x = 4 \pm 6i$`, why: md`This forgets to divide by $2a = 2$.` },
          { right: md`$x = 2 \pm 3i$` },
          {
            wrong: md`$x = 2 \pm 3$`,
            why: 'This drops the minus sign under the root. It gives 5 and −1, which do not solve the equation.',
          },
        ],
        explain: md`The quadratic formula gives $x = \frac{4 \pm \sqrt{16 - 52}}{2} = \frac{4 \pm \sqrt{-36}}{2} = \frac{4 \pm 6i}{2} = 2 \pm 3i$. Check: the sum of the solutions is 4 and their product is $4 + 9 = 13$.`,
      },
    ],
  },
} satisfies DemoSets;

export const realAndComplexNumbers: DemoSubsubtopic = {
  title: 'Real and complex numbers',
  skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
  sets: numberSets,
  sequence: sequence(numberSets, {
    irrational: {
      stem: md`Which of these numbers is irrational?`,
      rank: 0,
      choices: [
        { wrong: md`$\sqrt{16}$`, why: 'The root has a whole value: 4.' },
        { wrong: md`$0.\overline{3}$`, why: 'A decimal that repeats is rational. This one is 1/3.' },
        { right: md`$\sqrt{20}$` },
        { wrong: md`$\frac{22}{7}$`, why: 'A fraction of two integers is rational. It is only close to π.' },
      ],
      explain: md`A square root of a whole number is rational only if the number is a perfect square. 20 lies between $4^2 = 16$ and $5^2 = 25$, so $\sqrt{20}$ is irrational.`,
      onRight: { to: 'sixthPower' },
      onWrong: { to: 'perfectSquares' },
    },
    perfectSquares: {
      stem: md`Which of these whole numbers is a perfect square, so that its square root is a whole number?`,
      rank: 0,
      explainFirst: true,
      choices: [
        { right: md`$64$` },
        { wrong: md`$50$`, why: 'It is 2 times a perfect square. No whole number times itself is 50.' },
        { wrong: md`$32$`, why: 'It is a power of 2, but not a square: 5 times 5 is 25 and 6 times 6 is 36.' },
        { wrong: md`$12$`, why: 'It lies between 3 times 3 and 4 times 4.' },
      ],
      explain: md`The perfect squares are $1, 4, 9, 16, 25, 36, 49, 64, 81, 100, \dots$. Only their square roots are whole numbers: $\sqrt{64} = 8$. The square roots of all other whole numbers are irrational.`,
      onRight: { to: 'sixthPower' },
      onWrong: { set: 'realNumbers', then: 'sixthPower' },
    },
    sixthPower: {
      stem: md`If $i = \sqrt{-1}$, what is the value of $i^6$?`,
      rank: 1,
      choices: [
        { right: md`$-1$` },
        { wrong: md`$-i$`, why: md`This is $i^3$ or $i^7$. An even power of $i$ is real.` },
        { wrong: md`$1$`, why: md`An even power is not always 1: $i^2$ is $-1$. Here three factors of $-1$ are left.` },
        { wrong: md`$-6$`, why: md`This multiplies $i^2$ by 6. An exponent counts factors.` },
      ],
      explain: md`Group the factors in pairs: $i^6 = i^2 \cdot i^2 \cdot i^2 = (-1)(-1)(-1) = -1$.`,
      onRight: { to: 'conjugates' },
      onWrong: { to: 'twoFactors' },
    },
    twoFactors: {
      stem: md`Which number is equal to $3i \cdot 2i$?`,
      rank: 0,
      choices: [
        { wrong: md`$6i$`, why: md`This keeps only one of the two factors $i$.` },
        { wrong: md`$6$`, why: md`This takes $i^2$ to be 1. By definition, it is $-1$.` },
        { wrong: md`$5i$`, why: 'This adds 3i and 2i. The dot multiplies.' },
        { right: md`$-6$` },
      ],
      explain: md`Multiply the numbers and the factors $i$: $3 \cdot 2 \cdot i \cdot i = 6i^2$. Since $i^2 = -1$, this is $-6$.`,
      onRight: { to: 'conjugates' },
      onWrong: { set: 'imaginaryUnit', then: 'conjugates' },
    },
    conjugates: {
      stem: md`If $i = \sqrt{-1}$, what is the value of $(2 + 3i)(2 - 3i)$?`,
      rank: 2,
      typed: { accept: ['13'] },
      explain: md`Multiply each term by each: $4 - 6i + 6i - 9i^2$. The middle terms cancel, and $-9i^2 = 9$. The product is $4 + 9 = 13$. Numbers such as $2 + 3i$ and $2 - 3i$ are called conjugates. Their product is always real.`,
      help: md`The product has the form $(a + b)(a - b)$.`,
      helpExplain: md`$(a + b)(a - b) = a^2 - b^2$, and here $b^2 = (3i)^2 = -9$.`,
      onRight: { to: 'quotient' },
      onWrong: { set: 'imaginaryUnit', then: 'quotient' },
    },
    quotient: {
      stem: md`If $i = \sqrt{-1}$, which expression is equal to $\frac{10}{1 - 3i}$?`,
      rank: 3,
      choices: [
        { wrong: md`$1 - 3i$`, why: 'This is the denominator. The conjugate 1 + 3i has to go into the numerator.' },
        { right: md`$1 + 3i$` },
        {
          wrong: md`$10 + 30i$`,
          why: 'This multiplies the numerator by 1 + 3i and forgets the denominator, which becomes 10.',
        },
        {
          wrong: md`$-\frac{5}{4} - \frac{15}{4}i$`,
          why: md`This takes the new denominator to be $1 - 9 = -8$. It is $1 - 9i^2 = 1 + 9$.`,
        },
      ],
      explain: md`Multiply the numerator and the denominator by the conjugate of the denominator: $\frac{10(1 + 3i)}{(1 - 3i)(1 + 3i)} = \frac{10(1 + 3i)}{10} = 1 + 3i$. Check by multiplying back: $(1 + 3i)(1 - 3i) = 10$.`,
      onRight: 'end',
      onWrong: { set: 'imaginaryUnit' },
    },
  }),
};
