import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

export const lineSets = {
  lines: {
    title: 'Reading and writing lines',
    questions: [
      {
        stem: md`What is the slope of the line $3x + 4y = 12$?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$3$`, why: 'This is the coefficient of x. The slope can be read off only when y stands alone.' },
          { wrong: md`$\frac{3}{4}$`, why: 'This forgets that 3x becomes −3x on the other side.' },
          { right: md`$-\frac{3}{4}$` },
          { wrong: md`$-\frac{4}{3}$`, why: 'This divides by 3 instead of by 4, the coefficient of y.' },
        ],
        explain: md`Solve for $y$: $4y = -3x + 12$, so $y = -\frac{3}{4}x + 3$. In the form $y = mx + b$ the slope is $m = -\frac{3}{4}$.`,
      },
      {
        stem: md`The table shows some values of a linear function. Which equation gives $y$ in terms of $x$?

          | $x$ | $y$ |
          | 0 | 7 |
          | 2 | 3 |
          | 4 | −1 |`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$y = -2x + 7$` },
          {
            wrong: md`$y = -4x + 7$`,
            why: 'y falls by 4 from row to row, but x rises by 2 in each step. The slope is −4 ÷ 2.',
          },
          { wrong: md`$y = 2x + 7$`, why: 'y falls while x rises, so the slope is negative.' },
          { wrong: md`$y = 7x - 2$`, why: 'This swaps the slope and the y-intercept.' },
        ],
        explain: md`The row with $x = 0$ gives the $y$-intercept, 7. From row to row $y$ changes by $-4$ while $x$ changes by 2, so the slope is $\frac{-4}{2} = -2$.`,
      },
      {
        stem: md`At what value of $x$ does the line $y = 2x - 10$ cross the $x$-axis?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['5'] },
        explain: md`On the $x$-axis $y$ is 0. From $0 = 2x - 10$ follows $x = 5$.`,
      },
      {
        stem: md`Which equation describes the line that is parallel to $y = -3x + 2$ and passes through $(0, -4)$?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: md`$y = \frac{1}{3}x - 4$`,
            why: 'This has the slope of a perpendicular line. Parallel lines have the same slope.',
          },
          {
            wrong: md`$y = -4x + 2$`,
            why: 'This keeps the intercept and changes the slope. A parallel line does the opposite.',
          },
          { wrong: md`$y = 3x - 4$`, why: 'This changes the sign of the slope.' },
          { right: md`$y = -3x - 4$` },
        ],
        explain: md`Parallel lines have equal slopes, so the slope is $-3$. The point $(0, -4)$ is the $y$-intercept, so $b = -4$.`,
      },
      {
        stem: md`What is the slope of the line through $(-1, 4)$ and $(3, -4)$?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['-2'] },
        explain: md`Slope is the change in $y$ over the change in $x$: $\frac{-4 - 4}{3 - (-1)} = \frac{-8}{4} = -2$.`,
      },
      {
        stem: md`For a linear function $f$, $f(2) = 9$ and $f(5) = 18$. What is the value of $f(0)$?`,
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: md`$0$`,
            why: 'This assumes that the line passes through the origin. A linear function may start anywhere.',
          },
          { right: md`$3$` },
          { wrong: md`$6$`, why: 'This is 2 times the slope, the amount to subtract from 9.' },
          { wrong: md`$9$`, why: 'This is the change from f(2) to f(5).' },
        ],
        explain: md`The slope is $\frac{18 - 9}{5 - 2} = 3$. Going back from $x = 2$ to $x = 0$ lowers the value by $2 \cdot 3 = 6$, so $f(0) = 9 - 6 = 3$.`,
      },
      {
        stem: 'A candle burns down at a constant rate. It is 24 cm tall after 1 hour and 18 cm tall after 4 hours. How tall was it when it was lit?',
        rank: 2,
        calculator: true,
        typed: { accept: ['26'], symbol: 'cm' },
        explain: md`In 3 hours the candle loses $24 - 18 = 6$ cm, which is 2 cm an hour. One hour before it was 24 cm tall it was $24 + 2 = 26$ cm tall.`,
        help: 'How much does the candle lose in 1 hour?',
      },
    ],
  },
} satisfies DemoSets;

export const slopeAndIntercept: DemoSubsubtopic = {
  title: 'Slope and intercept',
  skills: ['sat.math.algebra.linear-equations-two-variables', 'act.math.geometry.coordinate-geometry'],
  sets: lineSets,
  sequence: sequence(lineSets, {
    twoPoints: {
      stem: md`A line passes through $(2, 5)$ and $(6, 13)$. What is its slope?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$\frac{1}{2}$`, why: 'This divides the change in x by the change in y. Slope is rise over run.' },
        { right: md`$2$` },
        { wrong: md`$8$`, why: 'This is the rise alone. It has to be divided by the run, 4.' },
        { wrong: md`$\frac{9}{4}$`, why: 'This divides the sum 5 + 13 by the sum 2 + 6. Slope compares differences.' },
      ],
      explain: md`Slope says how much $y$ changes for each increase of 1 in $x$. From the first point to the second $y$ rises by 8 while $x$ rises by 4, so the slope is $\frac{13 - 5}{6 - 2} = \frac{8}{4} = 2$.`,
      onRight: { to: 'findIntercept' },
      onWrong: { to: 'perUnit' },
    },
    perUnit: {
      stem: md`A line passes through $(0, 1)$ and $(3, 7)$. By how much does $y$ rise when $x$ rises by 1?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$6$`, why: 'This is the rise over all 3 steps of x.' },
        { wrong: md`$7$`, why: 'This is the y-value of the second point. The line starts at y = 1, not at 0.' },
        { wrong: md`$\frac{1}{2}$`, why: 'This divides 3 by 6. The rise goes on top.' },
        { right: md`$2$` },
      ],
      explain: md`From $x = 0$ to $x = 3$ the value of $y$ goes from 1 to 7, a rise of 6. Shared evenly over 3 steps, that is 2 for each step. This number is the slope.`,
      onRight: { to: 'findIntercept' },
      onWrong: { set: 'lines', then: 'findIntercept' },
    },
    findIntercept: {
      stem: md`A line has slope 3 and passes through $(2, 1)$. What is the $y$-coordinate of its $y$-intercept?`,
      rank: 1,
      calculator: false,
      typed: { accept: ['-5'] },
      explain: md`Write $y = 3x + b$ and put in the point: $1 = 3 \cdot 2 + b$, so $b = 1 - 6 = -5$.`,
      help: md`Start from $y = mx + b$. Which of the 4 letters do you know?`,
      helpExplain: md`The slope gives $m = 3$ and the point gives $x = 2$ and $y = 1$. Only $b$ is left.`,
      onRight: { to: 'meaningOfSlope' },
      onWrong: { to: 'substitutePoint' },
    },
    substitutePoint: {
      stem: md`The graph of $y = 4x + b$ passes through $(1, 6)$. What is the value of $b$?`,
      rank: 1,
      calculator: false,
      choices: [
        { right: md`$2$` },
        {
          wrong: md`$6$`,
          why: 'This takes the y-value of the point as the intercept. The intercept belongs to x = 0, the point to x = 1.',
        },
        { wrong: md`$10$`, why: 'This adds 4 to 6. From 6 = 4 + b, the 4 has to be subtracted.' },
        { wrong: md`$-23$`, why: 'This swaps the coordinates: 1 = 4 · 6 + b. The first coordinate is x.' },
      ],
      explain: md`A point on a line makes the equation true. With $x = 1$ and $y = 6$: $6 = 4 \cdot 1 + b$, so $b = 2$.`,
      onRight: { to: 'meaningOfSlope' },
      onWrong: { set: 'lines', then: 'meaningOfSlope' },
    },
    meaningOfSlope: {
      stem: md`The cost $C$, in dollars, of renting a bike for $h$ hours is given by $C = 8 + 5h$. What does the 5 mean?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: md`There is a fixed fee of \$5.`,
          why: 'A fixed fee does not depend on h. In this equation that is the 8.',
        },
        { wrong: md`A rental costs \$5 in all.`, why: 'The total is C. It depends on h and is never below 8.' },
        { right: md`Each hour adds \$5 to the cost.` },
        { wrong: 'The bike can be rented for at most 5 hours.', why: 'Nothing in the equation limits h.' },
      ],
      explain: md`The coefficient of $h$ is the slope: the change in $C$ when $h$ rises by 1. Each further hour adds \$5. The 8 is the intercept, the cost for 0 hours.`,
      onRight: { to: 'perpendicular' },
      onWrong: { to: 'meaningOfIntercept' },
    },
    meaningOfIntercept: {
      stem: md`The water in a tank, in liters, after $d$ days is $W = 120 + 1.5d$. What does the 120 mean?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: 'The tank gains 120 liters each day.',
          why: 'The daily gain is the number that multiplies d, which is 1.5.',
        },
        { right: 'The tank holds 120 liters at the start.' },
        { wrong: 'The tank can hold 120 liters at most.', why: 'W passes 120 as soon as d is greater than 0.' },
        { wrong: 'The tank is full after 120 days.', why: '120 is an amount of water, not a number of days.' },
      ],
      explain: md`Put in $d = 0$, the start: $W = 120 + 1.5 \cdot 0 = 120$. The constant term is the value at the start.`,
      onRight: { to: 'perpendicular' },
      onWrong: { set: 'lines', then: 'perpendicular' },
    },
    perpendicular: {
      stem: md`Which equation describes the line that is perpendicular to $y = 2x - 1$ and passes through $(4, 3)$?`,
      rank: 3,
      calculator: false,
      choices: [
        { wrong: md`$y = 2x - 5$`, why: 'This line is parallel: it has the same slope.' },
        { wrong: md`$y = -2x + 11$`, why: 'This changes the sign of the slope but does not take the reciprocal.' },
        {
          wrong: md`$y = \frac{1}{2}x + 1$`,
          why: 'This takes the reciprocal of the slope but does not change its sign.',
        },
        { right: md`$y = -\frac{1}{2}x + 5$` },
      ],
      explain: md`The slopes of perpendicular lines multiply to $-1$, so the slope here is $-\frac{1}{2}$. Put in the point: $3 = -\frac{1}{2} \cdot 4 + b$ gives $b = 5$.`,
      onRight: { set: 'lines' },
      onWrong: { set: 'lines' },
    },
  }),
};
