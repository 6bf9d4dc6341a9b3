import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

export const systemSets = {
  pairs: {
    title: 'Two equations, two unknowns',
    questions: [
      {
        stem: md`If $x + y = 10$ and $x - y = 4$, what is the value of $x$?`,
        rank: 0,
        calculator: false,
        choices: [
          { wrong: md`$3$`, why: 'This is the value of y.' },
          { wrong: md`$6$`, why: 'This subtracts 4 from 10. Adding the equations gives 2x = 14.' },
          { right: md`$7$` },
          { wrong: md`$14$`, why: 'This is the value of 2x.' },
        ],
        explain: md`Adding the equations removes $y$: $2x = 14$, so $x = 7$. (Then $y = 3$.)`,
      },
      {
        stem: md`Which ordered pair $(x, y)$ satisfies both $y = x - 3$ and $3x + y = 13$?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$(4, 1)$` },
          { wrong: md`$(1, 4)$`, why: 'These are the right numbers in the wrong order: the first coordinate is x.' },
          { wrong: md`$(5, 2)$`, why: 'This satisfies the first equation only: 3 · 5 + 2 is 17.' },
          { wrong: md`$(3, 4)$`, why: 'This satisfies the second equation only: 3 − 3 is 0, not 4.' },
        ],
        explain: md`Put $x - 3$ in the place of $y$: $3x + x - 3 = 13$, so $4x = 16$ and $x = 4$. Then $y = 4 - 3 = 1$.`,
      },
      {
        stem: md`If $4x + y = 11$ and $x + y = 5$, what is the value of $y$?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['3'] },
        explain: md`Subtract the second equation from the first: $3x = 6$, so $x = 2$. From $2 + y = 5$ follows $y = 3$.`,
      },
      {
        stem: md`If $3x + 2y = 17$ and $2x + 3y = 13$, what is the value of $x + y$?`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: md`$4$`, why: 'This is x − y, which comes from subtracting the equations.' },
          { wrong: md`$5$`, why: 'This is the value of x.' },
          { wrong: md`$30$`, why: 'This is 5x + 5y. One step is left: dividing by 5.' },
          { right: md`$6$` },
        ],
        explain: md`Adding the equations gives $5x + 5y = 30$. Dividing by 5 gives $x + y = 6$ without finding $x$ or $y$.`,
      },
      {
        stem: md`At a food truck, 3 tacos and 2 drinks cost \$13, and 1 taco and 2 drinks cost \$7. What does 1 drink cost?`,
        rank: 2,
        calculator: true,
        typed: { accept: ['2'], symbol: '$', symbolLeft: true },
        explain: md`The orders differ by 2 tacos and by $13 - 7 = 6$ dollars, so a taco costs \$3. Then 2 drinks cost $7 - 3 = 4$ dollars, and 1 drink costs \$2.`,
      },
      {
        stem: md`How many solutions does the system have?

          $$\begin{aligned} 2x + y &= 4 \\ 4x + 2y &= 8 \end{aligned}$$`,
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: 'None',
            why: 'That would need parallel lines that differ. Multiply the first equation by 2 and compare.',
          },
          { right: 'Infinitely many' },
          { wrong: 'Exactly 1', why: 'That would need lines with different slopes. Both slopes are −2.' },
          { wrong: 'Exactly 2', why: 'Two lines cannot meet in exactly 2 points.' },
        ],
        explain: md`Multiplying the first equation by 2 gives the second. Both describe the same line, so every point of it is a solution.`,
      },
      {
        stem: md`At what point do the lines $y = -x + 6$ and $y = 2x - 3$ meet?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$(1, 5)$`, why: 'This is on the first line, but the second gives −1 at x = 1.' },
          { right: md`$(3, 3)$` },
          {
            wrong: md`$(9, -3)$`,
            why: 'This subtracts x instead of adding it: from 6 − x = 2x − 3 follows 9 = 3x, not 9 = x.',
          },
          { wrong: md`$(3, -3)$`, why: 'x is right. For y, put x = 3 into either equation: −3 + 6 is 3.' },
        ],
        explain: md`Where the lines meet, both $y$-values are equal: $-x + 6 = 2x - 3$. So $9 = 3x$, $x = 3$ and $y = -3 + 6 = 3$.`,
      },
    ],
  },
} satisfies DemoSets;

export const systems: DemoSubsubtopic = {
  title: 'Systems of two equations',
  skills: ['sat.math.algebra.systems-of-linear-equations', 'act.math.algebra.systems-of-equations'],
  sets: systemSets,
  sequence: sequence(systemSets, {
    substitute: {
      stem: md`If $y = 2x$ and $x + y = 12$, what is the value of $x$?`,
      rank: 0,
      calculator: false,
      choices: [
        { right: md`$4$` },
        { wrong: md`$6$`, why: 'This shares 12 equally between x and y. But y is twice x.' },
        { wrong: md`$8$`, why: 'This is the value of y.' },
        { wrong: md`$12$`, why: 'This counts x once only. With y = 2x, the sum x + y is 3x.' },
      ],
      explain: md`The first equation says that $y$ and $2x$ are the same number, so $2x$ may stand in for $y$ in the second: $x + 2x = 12$. Then $3x = 12$ and $x = 4$.`,
      onRight: { to: 'eliminate' },
      onWrong: { to: 'standIn' },
    },
    standIn: {
      stem: md`In $2x + y = 16$, $y$ is replaced using $y = 3x + 1$. Which equation is the result?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$2(3x + 1) + y = 16$`, why: 'This puts 3x + 1 in the place of x. It equals y.' },
        { wrong: md`$2x + 3x = 16$`, why: 'This drops the 1. All of 3x + 1 stands in for y.' },
        { wrong: md`$2x + y = 3x + 1$`, why: 'This replaces the 16. It is y that equals 3x + 1.' },
        { right: md`$2x + 3x + 1 = 16$` },
      ],
      explain: md`Wherever $y$ stands, write $3x + 1$ instead: $2x + (3x + 1) = 16$. What is left has only $x$ in it: $5x + 1 = 16$, so $x = 3$.`,
      onRight: { to: 'eliminate' },
      onWrong: { set: 'pairs', then: 'eliminate' },
    },
    eliminate: {
      stem: md`If $2x + 3y = 16$ and $2x - y = 8$, what is the value of $x + y$?`,
      rank: 1,
      calculator: false,
      typed: { accept: ['7'] },
      explain: md`Both equations contain $2x$, so subtracting the second from the first removes $x$: $3y - (-y) = 16 - 8$, that is $4y = 8$ and $y = 2$. Then $2x - 2 = 8$ gives $x = 5$, and $x + y = 7$.`,
      help: 'Which unknown has the same coefficient in both equations?',
      onRight: { to: 'wordsToEquations' },
      onWrong: { to: 'subtractCarefully' },
    },
    subtractCarefully: {
      stem: md`Subtract the second equation from the first. What is the result?

        $$\begin{aligned} 5x + 2y &= 9 \\ 5x - 4y &= 3 \end{aligned}$$`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$-2y = 6$`, why: 'Subtracting −4y means adding 4y: 2y + 4y.' },
        { wrong: md`$-2y = 12$`, why: 'The right sides are subtracted too: 9 − 3. And 2y − (−4y) is 6y.' },
        { right: md`$6y = 6$` },
        { wrong: md`$6y = 12$`, why: 'The left side is right, but the right sides have to be subtracted: 9 − 3.' },
      ],
      explain: md`Subtract term by term: $5x - 5x = 0$, $2y - (-4y) = 6y$ and $9 - 3 = 6$. Subtracting a negative number is adding.`,
      onRight: { to: 'wordsToEquations' },
      onWrong: { set: 'pairs', then: 'wordsToEquations' },
    },
    wordsToEquations: {
      stem: md`A theater sold 50 tickets for \$475 in all. Adult tickets cost \$12 and child tickets cost \$7. Which system gives the number of adult tickets, $a$, and of child tickets, $c$?`,
      rank: 1,
      calculator: false,
      choices: [
        { right: md`$a + c = 50$ and $12a + 7c = 475$` },
        {
          wrong: md`$a + c = 475$ and $12a + 7c = 50$`,
          why: 'The totals are swapped: a + c counts tickets, so it equals 50.',
        },
        {
          wrong: md`$a + c = 50$ and $7a + 12c = 475$`,
          why: 'The prices are swapped: an adult ticket costs 12 dollars.',
        },
        { wrong: md`$a + c = 50$ and $19(a + c) = 475$`, why: 'This charges 12 + 7 dollars for every ticket.' },
      ],
      explain: md`Write one equation for each total, and keep the units apart. Tickets: $a + c = 50$. Dollars: each adult ticket brings 12 and each child ticket 7, so $12a + 7c = 475$.`,
      onRight: { to: 'parallel' },
      onWrong: { to: 'unitsFirst' },
    },
    unitsFirst: {
      stem: md`Pens cost $p$ dollars each and pads cost $d$ dollars each. Which equation says that 2 pens and 3 pads cost \$13 in all?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$p + d = 13$`, why: 'This is the cost of 1 pen and 1 pad.' },
        { wrong: md`$5(p + d) = 13$`, why: 'This buys 5 pens and 5 pads.' },
        { wrong: md`$3p + 2d = 13$`, why: 'This buys 3 pens and 2 pads.' },
        { right: md`$2p + 3d = 13$` },
      ],
      explain: md`A number of things times the price of each is a cost. Two pens cost $2p$ dollars, 3 pads cost $3d$ dollars, and together that is 13 dollars: $2p + 3d = 13$.`,
      onRight: { to: 'parallel' },
      onWrong: { set: 'pairs', then: 'parallel' },
    },
    parallel: {
      stem: md`In the system below, $a$ is a constant. For what value of $a$ does the system have no solution?

        $$\begin{aligned} 3x - 2y &= 5 \\ 6x - ay &= 7 \end{aligned}$$`,
      rank: 3,
      calculator: false,
      choices: [
        {
          wrong: md`$2$`,
          why: 'This makes the coefficients of y equal. The coefficients of x differ by a factor of 2, so those of y must as well.',
        },
        {
          wrong: md`$-4$`,
          why: 'The minus sign already stands in front of a. With a = −4 the second equation is 6x + 4y = 7.',
        },
        { right: md`$4$` },
        {
          wrong: md`$3$`,
          why: 'This takes the coefficient of x from the first equation. What has to match is the ratio of the coefficients of x and y.',
        },
      ],
      explain: md`No solution means parallel lines: the left sides are multiples of each other and the right sides aren’t. Doubling the first equation gives $6x - 4y = 10$. With $a = 4$ the second says that the same left side is 7, which can’t be.`,
      onRight: { set: 'pairs' },
      onWrong: { set: 'pairs' },
    },
  }),
};
