import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const formulaSets = {
  formula: {
    title: 'Formula and discriminant',
    notes: md`For $ax^2 + bx + c = 0$ with $a \ne 0$:

      $$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$`,
    questions: [
      {
        stem: md`What are the solutions of $2x^2 - 4x - 1 = 0$?`,
        rank: 3,
        calculator: false,
        choices: [
          {
            wrong: md`$\frac{2 \pm \sqrt{2}}{2}$`,
            why: 'This takes −4ac to be −8. With c = −1 it is +8, so 24 stands under the root.',
          },
          { wrong: md`$\frac{-2 \pm \sqrt{6}}{2}$`, why: 'This starts with b instead of −b. b is −4, so −b is 4.' },
          { right: md`$\frac{2 \pm \sqrt{6}}{2}$` },
          { wrong: md`$2 \pm \sqrt{6}$`, why: 'This divides by 2 instead of by 2a, which is 4.' },
        ],
        explain: md`With $a = 2$, $b = -4$ and $c = -1$: $x = \frac{4 \pm \sqrt{16 + 8}}{4} = \frac{4 \pm 2\sqrt{6}}{4} = \frac{2 \pm \sqrt{6}}{2}$.`,
      },
      {
        stem: md`What is the discriminant, $b^2 - 4ac$, of $x^2 - 5x + 4 = 0$?`,
        rank: 0,
        calculator: false,
        typed: { accept: ['9'] },
        explain: md`With $a = 1$, $b = -5$ and $c = 4$: $(-5)^2 - 4 \cdot 1 \cdot 4 = 25 - 16 = 9$.`,
      },
      {
        stem: md`What are the solutions of $(x - 2)^2 = 9$?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$5$ and $-1$` },
          { wrong: md`$-5$ and $1$`, why: 'This has both signs the wrong way round.' },
          { wrong: md`$11$ and $-7$`, why: 'This adds 9 and subtracts 9 without taking the square root.' },
          { wrong: md`$5$ only`, why: 'This forgets that −3 is a square root of 9 as well.' },
        ],
        explain: md`Take the square root of both sides, with both signs: $x - 2 = 3$ or $x - 2 = -3$. So $x = 5$ or $x = -1$. The formula isn’t needed.`,
      },
      {
        stem: md`For what value of $k$ does $kx^2 + 4x + 1 = 0$ have exactly 1 real solution, if $k \ne 0$?`,
        rank: 2,
        calculator: false,
        choices: [
          { right: md`$4$` },
          { wrong: md`$2$`, why: 'This takes b² to be 8. It is 16.' },
          { wrong: md`$16$`, why: 'This sets k equal to b². The discriminant is 16 − 4k.' },
          { wrong: md`$-4$`, why: 'This adds 4k instead of subtracting it.' },
        ],
        explain: md`Exactly 1 real solution means that the discriminant is 0: $4^2 - 4 \cdot k \cdot 1 = 0$, so $16 = 4k$ and $k = 4$.`,
      },
      {
        stem: md`What is the product of the solutions of $2x^2 - 7x - 15 = 0$?`,
        rank: 3,
        calculator: false,
        choices: [
          { wrong: md`$-15$`, why: 'This is c. The product of the solutions is c divided by a.' },
          { wrong: md`$\frac{7}{2}$`, why: 'This is the sum of the solutions.' },
          { wrong: md`$\frac{15}{2}$`, why: 'This loses the sign of c.' },
          { right: md`$-\frac{15}{2}$` },
        ],
        explain: md`Factoring gives $(2x + 3)(x - 5) = 0$, so the solutions are $-\frac{3}{2}$ and 5, with product $-\frac{15}{2}$. In general the product is $\frac{c}{a}$.`,
      },
      {
        stem: md`A ball is kicked from the ground. Its height in meters after $t$ seconds is $h = 20t - 5t^2$. After how many seconds is it back on the ground?`,
        rank: 1,
        calculator: true,
        typed: { accept: ['4'], symbol: 's' },
        explain: md`On the ground $h = 0$: $20t - 5t^2 = 5t(4 - t) = 0$. The ball is on the ground at $t = 0$, when it is kicked, and at $t = 4$.`,
      },
      {
        stem: 'Which equation has no real solution?',
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$x^2 + 4 = 0$` },
          { wrong: md`$x^2 - 4 = 0$`, why: 'Its solutions are 2 and −2.' },
          { wrong: md`$x^2 + 4x = 0$`, why: 'Its solutions are 0 and −4.' },
          { wrong: md`$x^2 + 4x + 4 = 0$`, why: 'This is (x + 2)² = 0, with the solution −2.' },
        ],
        explain: md`$x^2 + 4 = 0$ means $x^2 = -4$, and the square of a real number is never negative. Its discriminant is $0 - 16 = -16$.`,
      },
    ],
  },
} satisfies DemoSets;

export const quadraticFormula: DemoSubsubtopic = {
  title: 'The quadratic formula',
  skills: ['sat.math.advanced-math.nonlinear-equations', 'act.math.algebra.nonlinear-equations'],
  sets: formulaSets,
  sequence: sequence(formulaSets, {
    coefficients: {
      stem: md`The equation $2x^2 - 3x = 5$ is written as $ax^2 + bx + c = 0$ with $a = 2$. What are $b$ and $c$?`,
      rank: 0,
      calculator: false,
      choices: [
        { right: md`$b = -3$ and $c = -5$` },
        {
          wrong: md`$b = 3$ and $c = 5$`,
          why: 'The sign belongs to the coefficient: b is −3. And c is −5 after moving.',
        },
        { wrong: md`$b = 3$ and $c = -5$`, why: 'The sign belongs to the coefficient: b is −3.' },
        { wrong: md`$b = -3$ and $c = 5$`, why: 'This reads c off the right side. Moving 5 to the left makes it −5.' },
      ],
      explain: md`The formula needs 0 on one side. Subtract 5: $2x^2 - 3x - 5 = 0$. Now read the coefficients with their signs: $b = -3$ and $c = -5$.`,
      onRight: { to: 'useFormula' },
      onWrong: { to: 'standardForm' },
    },
    standardForm: {
      stem: md`Which equation is $x(x + 4) = 7$ in the form $ax^2 + bx + c = 0$?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$x^2 + 4x + 7 = 0$`, why: 'Moving 7 to the other side changes its sign.' },
        { wrong: md`$x^2 + 4 - 7 = 0$`, why: 'The x multiplies the 4 as well: 4x.' },
        { right: md`$x^2 + 4x - 7 = 0$` },
        { wrong: md`$x^2 + 4x = 7$`, why: 'The form needs 0 on the right side.' },
      ],
      explain: md`First remove the parentheses: $x^2 + 4x = 7$. Then subtract 7 from both sides, so that 0 stands alone on the right: $x^2 + 4x - 7 = 0$.`,
      onRight: { to: 'useFormula' },
      onWrong: { set: 'formula', then: 'useFormula' },
    },
    useFormula: {
      stem: md`What are the solutions of $x^2 - 4x + 1 = 0$?`,
      rank: 2,
      calculator: false,
      choices: [
        { right: md`$2 \pm \sqrt{3}$` },
        { wrong: md`$4 \pm \sqrt{3}$`, why: 'This divides only the root by 2. The 4 is divided as well.' },
        { wrong: md`$-2 \pm \sqrt{3}$`, why: 'This starts with b instead of −b. b is −4, so −b is 4.' },
        {
          wrong: md`$2 \pm 2\sqrt{3}$`,
          why: 'This divides only the 4 by 2. The root of 12 is 2√3 and is divided as well.',
        },
      ],
      explain: md`With $a = 1$, $b = -4$ and $c = 1$: $x = \frac{4 \pm \sqrt{16 - 4}}{2} = \frac{4 \pm 2\sqrt{3}}{2} = 2 \pm \sqrt{3}$.`,
      help: md`Use $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$.`,
      onRight: { to: 'howMany' },
      onWrong: { to: 'underTheRoot' },
    },
    underTheRoot: {
      stem: md`What is $b^2 - 4ac$ for $3x^2 + 2x - 1 = 0$?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$-8$`, why: 'This takes −4 · 3 · (−1) to be −12. Two minus signs give a plus.' },
        { right: md`$16$` },
        { wrong: md`$8$`, why: 'This adds 4 to 4ac without the factor a: 4 + 4.' },
        { wrong: md`$4$`, why: 'This is b² alone, or the root of the result.' },
      ],
      explain: md`Put parentheses around each number that goes in: $(2)^2 - 4 \cdot (3) \cdot (-1) = 4 + 12 = 16$.`,
      onRight: { to: 'howMany' },
      onWrong: { set: 'formula', then: 'howMany' },
    },
    howMany: {
      stem: md`How many real solutions does $2x^2 + 3x + 5 = 0$ have?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: 'Exactly 1', why: 'That needs a discriminant of 0.' },
        { wrong: 'Exactly 2', why: 'This is what a positive discriminant gives. Here 4ac is greater than b².' },
        { right: 'None' },
        { wrong: 'Infinitely many', why: 'A quadratic equation has at most 2 solutions.' },
      ],
      explain: md`The discriminant decides: $3^2 - 4 \cdot 2 \cdot 5 = 9 - 40 = -31$. A negative number has no real square root, so there is no real solution.`,
      onRight: { to: 'findC' },
      onWrong: { to: 'zeroDiscriminant' },
    },
    zeroDiscriminant: {
      stem: 'The discriminant of a quadratic equation is 0. How many real solutions does the equation have?',
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { right: 'Exactly 1' },
        { wrong: 'None', why: 'The root of 0 exists: it is 0. Only negative numbers have no real root.' },
        { wrong: 'Exactly 2', why: 'Adding 0 and subtracting 0 give the same solution.' },
        { wrong: 'It cannot be told without the equation.', why: 'The discriminant alone decides how many there are.' },
      ],
      explain: md`The formula has $\pm\sqrt{b^2 - 4ac}$. If that is $\pm 0$, both signs give the same value, $-\frac{b}{2a}$. Positive: 2 solutions; 0: 1 solution; negative: none.`,
      onRight: { to: 'findC' },
      onWrong: { set: 'formula', then: 'findC' },
    },
    findC: {
      stem: md`For what value of $c$ does $x^2 + 6x + c = 0$ have exactly 1 real solution?`,
      rank: 2,
      calculator: false,
      typed: { accept: ['9'] },
      explain: md`Set the discriminant equal to 0: $36 - 4c = 0$, so $c = 9$. Indeed $x^2 + 6x + 9 = (x + 3)^2$.`,
      onRight: { set: 'formula' },
      onWrong: { set: 'formula' },
    },
  }),
};
