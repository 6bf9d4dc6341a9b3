import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const parabolaSets = {
  parabolas: {
    title: 'Parabolas',
    questions: [
      {
        stem: md`Which statement about the graph of $y = -2x^2 + 3$ is true?`,
        rank: 0,
        calculator: false,
        choices: [
          {
            wrong: md`It opens upward and crosses the $y$-axis at 3.`,
            why: 'The coefficient of x² is negative, so the graph opens downward.',
          },
          {
            wrong: md`It opens downward and crosses the $y$-axis at $-2$.`,
            why: '−2 is the coefficient of x². At x = 0 the value of y is 3.',
          },
          { right: md`It opens downward and crosses the $y$-axis at 3.` },
          {
            wrong: md`It opens upward and crosses the $y$-axis at $-2$.`,
            why: 'This swaps what the 2 numbers say. The sign of −2 gives the direction, the 3 the intercept.',
          },
        ],
        explain: md`The sign of the coefficient of $x^2$ gives the direction: negative opens downward. At $x = 0$ the value is $y = 3$.`,
      },
      {
        stem: md`At what value of $y$ does the graph of $y = (x - 2)(x + 5)$ cross the $y$-axis?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['-10'] },
        explain: md`On the $y$-axis $x$ is 0: $y = (0 - 2)(0 + 5) = -10$.`,
      },
      {
        stem: md`What is the vertex of the graph of $y = x^2 + 6x + 5$?`,
        rank: 2,
        calculator: false,
        choices: [
          { right: md`$(-3, -4)$` },
          { wrong: md`$(3, 32)$`, why: 'This uses b/2a for the x-coordinate. It is −b/2a.' },
          {
            wrong: md`$(-3, 5)$`,
            why: 'The x-coordinate is right, but 5 is the y-intercept, not the y-value at x = −3.',
          },
          { wrong: md`$(-6, 5)$`, why: 'This uses −b for the x-coordinate and forgets to divide by 2.' },
        ],
        explain: md`The vertex lies at $x = -\frac{b}{2a} = -\frac{6}{2} = -3$. Put that in: $y = 9 - 18 + 5 = -4$.`,
      },
      {
        stem: md`A parabola has its vertex at $(1, -4)$ and passes through $(3, 0)$. Which is its equation?`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: md`$y = (x + 1)^2 - 4$`, why: 'Its vertex is at x = −1. The vertex form is (x − h)².' },
          { wrong: md`$y = 2(x - 1)^2 - 4$`, why: 'The vertex is right, but at x = 3 this gives 4.' },
          { wrong: md`$y = (x - 1)^2 + 4$`, why: 'Its vertex is at y = 4.' },
          { right: md`$y = (x - 1)^2 - 4$` },
        ],
        explain: md`With the vertex $(1, -4)$ the equation is $y = a(x - 1)^2 - 4$. The point gives $0 = a \cdot 2^2 - 4$, so $4a = 4$ and $a = 1$.`,
      },
      {
        stem: md`At how many points do the graphs of $y = x^2 + 1$ and $y = 2x$ meet?`,
        rank: 3,
        calculator: false,
        choices: [
          { wrong: '0', why: 'At x = 1 both give 2.' },
          { right: '1' },
          { wrong: '2', why: 'A line and a parabola may meet twice. Here the equation has only 1 solution.' },
          { wrong: '3', why: 'A line and a parabola meet at most twice.' },
        ],
        explain: md`Set the values equal: $x^2 + 1 = 2x$, so $x^2 - 2x + 1 = (x - 1)^2 = 0$. The only solution is $x = 1$: the line touches the parabola at $(1, 2)$.`,
      },
      {
        stem: md`Which statements about the graph of $y = (x - 2)^2 - 9$ are true? Choose all that apply.`,
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: md`It crosses the $y$-axis at $-9$.`,
            why: 'At x = 0 the value is 4 − 9 = −5. The −9 belongs to x = 2.',
          },
          { right: md`The least value of $y$ is $-9$.` },
          { wrong: md`Its axis of symmetry is $x = -2$.`, why: 'The square is 0 at x = +2.' },
          { right: md`It passes through $(5, 0)$.` },
        ],
        explain: md`The square is never negative and is 0 at $x = 2$, so the least value is $-9$ and the axis is $x = 2$. At $x = 5$ the value is $3^2 - 9 = 0$.`,
      },
      {
        stem: md`When a shop sells a mug for $x$ dollars, its daily profit in dollars is $P = -(x - 12)^2 + 100$. What price gives the greatest profit?`,
        rank: 1,
        calculator: true,
        typed: { accept: ['12'], symbol: '$', symbolLeft: true },
        explain: md`The term $-(x - 12)^2$ is never positive, so $P$ is greatest when it is 0. That is at $x = 12$, with a profit of \$100.`,
      },
    ],
  },
} satisfies DemoSets;

export const parabolas: DemoSubsubtopic = {
  title: 'Parabolas and their vertex',
  skills: ['sat.math.advanced-math.nonlinear-functions', 'act.math.functions.function-notation-and-graphs'],
  sets: parabolaSets,
  sequence: sequence(parabolaSets, {
    vertexForm: {
      stem: md`What is the vertex of the graph of $y = (x - 3)^2 + 2$?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$(-3, 2)$`, why: 'This reads −3 off the parentheses. The square is 0 at x = +3.' },
        { wrong: md`$(2, 3)$`, why: 'This swaps the coordinates.' },
        { right: md`$(3, 2)$` },
        { wrong: md`$(3, -2)$`, why: 'The number outside the square keeps its sign.' },
      ],
      explain: md`A square is never negative, so $y$ is least when $(x - 3)^2$ is 0. That happens at $x = 3$, and then $y = 2$. The vertex is $(3, 2)$.`,
      onRight: { to: 'fromZeros' },
      onWrong: { to: 'shift' },
    },
    shift: {
      stem: md`How is the graph of $y = (x + 4)^2$ obtained from the graph of $y = x^2$?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { right: 'By a shift of 4 units to the left' },
        {
          wrong: 'By a shift of 4 units to the right',
          why: 'The plus sign suggests this, but the vertex is where x + 4 is 0: at x = −4.',
        },
        { wrong: 'By a shift of 4 units up', why: 'That would be y = x² + 4, with the 4 outside the square.' },
        { wrong: 'By a shift of 4 units down', why: 'That would be y = x² − 4.' },
      ],
      explain: md`Ask where the vertex goes. In $y = x^2$ the square is 0 at $x = 0$. In $y = (x + 4)^2$ it is 0 at $x = -4$. So the graph has moved 4 units to the left.`,
      onRight: { to: 'fromZeros' },
      onWrong: { set: 'parabolas', then: 'fromZeros' },
    },
    fromZeros: {
      stem: md`What is the $x$-coordinate of the vertex of the graph of $y = (x - 1)(x - 7)$?`,
      rank: 1,
      calculator: false,
      typed: { accept: ['4'] },
      explain: md`A parabola is symmetric, so its vertex lies halfway between its zeros. The zeros are 1 and 7, and halfway is $\frac{1 + 7}{2} = 4$.`,
      onRight: { to: 'greatestHeight' },
      onWrong: { to: 'halfway' },
    },
    halfway: {
      stem: md`A parabola crosses the $x$-axis at $-2$ and 6. What is its axis of symmetry?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: md`$x = 4$`,
          why: 'This is the sum of the zeros, or half their distance. Halfway is the sum divided by 2.',
        },
        { wrong: md`$x = 8$`, why: 'This is the distance between the zeros.' },
        { wrong: md`$x = -4$`, why: 'This subtracts 6 from −2 and divides by 2.' },
        { right: md`$x = 2$` },
      ],
      explain: md`The axis lies halfway between the zeros. Halfway between 2 numbers is their mean: $\frac{-2 + 6}{2} = 2$.`,
      onRight: { to: 'greatestHeight' },
      onWrong: { set: 'parabolas', then: 'greatestHeight' },
    },
    greatestHeight: {
      stem: md`The height of a ball, in feet, after $t$ seconds is $h = -16t^2 + 64t + 5$. What is its greatest height, in feet?`,
      rank: 2,
      calculator: true,
      choices: [
        { wrong: '2', why: 'This is the time at which the ball is highest.' },
        { right: '69' },
        { wrong: '64', why: 'This leaves out the 5 feet at which the ball starts.' },
        { wrong: '5', why: 'This is the height at the start.' },
      ],
      explain: md`The graph opens downward, so the vertex is the highest point. It lies at $t = -\frac{b}{2a} = -\frac{64}{-32} = 2$. Then $h = -16 \cdot 4 + 64 \cdot 2 + 5 = 69$.`,
      onRight: { to: 'showMinimum' },
      onWrong: { to: 'whenHighest' },
    },
    whenHighest: {
      stem: md`For what value of $x$ is $y = -x^2 + 10x$ greatest?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: md`$10$`,
          why: 'There y is 0: it is a zero. The greatest value lies halfway between the zeros 0 and 10.',
        },
        { wrong: md`$25$`, why: 'This is the greatest value of y, not the x that gives it.' },
        { right: md`$5$` },
        { wrong: md`$-5$`, why: 'This uses b/2a. It is −b/2a, and both signs cancel.' },
      ],
      explain: md`The vertex lies at $x = -\frac{b}{2a}$ with $a = -1$ and $b = 10$: $-\frac{10}{-2} = 5$. Or: the zeros of $x(10 - x)$ are 0 and 10, and halfway is 5.`,
      onRight: { to: 'showMinimum' },
      onWrong: { set: 'parabolas', then: 'showMinimum' },
    },
    showMinimum: {
      stem: md`Which form of $y = x^2 - 8x + 19$ shows the least value of $y$ as a number in it?`,
      rank: 3,
      calculator: false,
      choices: [
        {
          wrong: md`$y = x(x - 8) + 19$`,
          why: 'This is equivalent, but 19 is the value at x = 0 and x = 8, not the least.',
        },
        {
          wrong: md`$y = (x - 4)^2 + 19$`,
          why: 'This is not equivalent: (x − 4)² brings 16 with it, which has to be taken off 19.',
        },
        { wrong: md`$y = (x + 4)^2 + 3$`, why: 'This is not equivalent: its middle term is +8x.' },
        { right: md`$y = (x - 4)^2 + 3$` },
      ],
      explain: md`Complete the square. Half of $-8$ is $-4$, and $(x - 4)^2 = x^2 - 8x + 16$. To reach 19, add 3: $y = (x - 4)^2 + 3$. The least value is 3, at $x = 4$.`,
      onRight: { set: 'parabolas' },
      onWrong: { set: 'parabolas' },
    },
  }),
};
