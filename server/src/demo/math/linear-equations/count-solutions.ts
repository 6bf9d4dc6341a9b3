import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const countSets = {
  counting: {
    title: 'Counting solutions',
    questions: [
      {
        stem: md`How many solutions does $5x - 1 = 5x + 1$ have?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: 'None' },
          {
            wrong: 'Exactly 1',
            why: 'This is what most linear equations have, but here the x-terms cancel and leave a false statement.',
          },
          { wrong: 'Exactly 2', why: 'A linear equation never has exactly 2 solutions.' },
          { wrong: 'Infinitely many', why: 'That would need the same number on both sides. Here −1 and 1 differ.' },
        ],
        explain: md`Subtract $5x$ from both sides: $-1 = 1$. That is false whatever $x$ is, so no value of $x$ solves the equation.`,
      },
      {
        stem: md`How many solutions does $4(x - 2) = 4x - 8$ have?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: 'None', why: 'The x-terms do cancel, but what is left, −8 = −8, is true.' },
          { wrong: 'Exactly 1', why: 'x = 2 makes both sides 0, but it is only one of many: x = 5 works as well.' },
          { wrong: 'Exactly 2', why: 'A linear equation never has exactly 2 solutions.' },
          { right: 'Infinitely many' },
        ],
        explain: md`Distributing turns the left side into $4x - 8$, the same as the right side. Two identical sides are equal for every $x$.`,
      },
      {
        stem: md`How many solutions does $4(x - 2) = 2x - 8$ have?`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: 'None', why: 'The numbers cancel and leave 2x = 0. That has a solution: x = 0.' },
          { right: 'Exactly 1' },
          { wrong: 'Exactly 2', why: 'A linear equation never has exactly 2 solutions.' },
          { wrong: 'Infinitely many', why: 'The constants on both sides match, but the x-terms, 4x and 2x, do not.' },
        ],
        explain: md`$4x - 8 = 2x - 8$ gives $2x = 0$, so $x = 0$. Zero is a solution like any other; the equation has exactly 1.`,
      },
      {
        stem: md`In the equation $6x + c = 2(3x + 7)$, $c$ is a constant. For what value of $c$ does the equation have infinitely many solutions?`,
        rank: 2,
        calculator: false,
        typed: { accept: ['14'] },
        explain: md`The right side is $6x + 14$. The $x$-terms already match, so the sides are identical when the constants match too: $c = 14$.`,
      },
      {
        stem: 'Which equations have exactly 1 solution? Choose all that apply.',
        rank: 3,
        calculator: false,
        choices: [
          { wrong: md`$x + 1 = x + 2$`, why: 'Subtracting x leaves 1 = 2, so it has no solution.' },
          { right: md`$\frac{x}{2} = \frac{x}{3}$`, why: 'Multiplying by 6 gives 3x = 2x, so x = 0.' },
          { wrong: md`$2(x + 1) = 2x + 2$`, why: 'Both sides are 2x + 2, so every number is a solution.' },
          { right: md`$2x + 3 = 3x + 2$`, why: 'Subtracting 2x and 2 gives x = 1.' },
        ],
        explain: md`A linear equation has exactly 1 solution whenever the coefficients of $x$ on the two sides differ. That is so for $\frac{1}{2}$ and $\frac{1}{3}$ and for 2 and 3. The other two have equal coefficients.`,
      },
      {
        stem: md`In the equation below, $a$ is a constant. If the equation has no solution, what is the value of $a$?

          $$\frac{1}{2}(8x + 10) = ax + 3$$`,
        rank: 2,
        calculator: false,
        choices: [
          { right: md`$4$` },
          { wrong: md`$5$`, why: 'This is the constant of the left side after halving, not the coefficient of x.' },
          { wrong: md`$8$`, why: 'This compares a with the 8 inside the parentheses, before it is halved.' },
          { wrong: md`$2$`, why: 'This halves 8 twice.' },
        ],
        explain: md`The left side is $4x + 5$. There is no solution when the $x$-terms match and the constants don’t. The constants 5 and 3 differ, so $a$ has to be 4.`,
      },
      {
        stem: md`How many solutions does $3 - (x - 4) = 7 - x$ have?`,
        rank: 3,
        calculator: false,
        choices: [
          {
            wrong: 'None',
            why: 'This comes from reading −(x − 4) as −x − 4. The minus sign changes both signs: −x + 4.',
          },
          { right: 'Infinitely many' },
          {
            wrong: md`Exactly 1, which is $x = 0$`,
            why: 'x = 0 does make both sides 7, but so do other values make the sides equal: try x = 1.',
          },
          {
            wrong: md`Exactly 1, which is $x = 7$`,
            why: 'x = 7 makes both sides 0, but it is not the only solution: try x = 1.',
          },
        ],
        explain: md`The minus sign in front of the parentheses changes every sign inside: $3 - x + 4 = 7 - x$. Both sides are $7 - x$, so every value of $x$ is a solution.`,
      },
    ],
  },
} satisfies DemoSets;

export const countSolutions: DemoSubsubtopic = {
  title: 'None, one or infinitely many',
  skills: ['sat.math.algebra.linear-equations-one-variable'],
  sets: countSets,
  sequence: sequence(countSets, {
    identical: {
      stem: md`How many solutions does $2(x + 3) = 2x + 6$ have?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: 'None',
          why: 'The x-terms disappear, which can look like there is nothing to find. But the statement that remains, 6 = 6, is true.',
        },
        {
          wrong: 'Exactly 1',
          why: 'Most linear equations have exactly 1 solution. This one is true for any x you try.',
        },
        { right: 'Infinitely many' },
        { wrong: 'Exactly 2', why: 'A linear equation never has exactly 2 solutions.' },
      ],
      explain: md`Distribute on the left: $2x + 6 = 2x + 6$. The two sides are the same expression, so they are equal for every value of $x$.`,
      onRight: { to: 'noSolution' },
      onWrong: { to: 'whatRemains' },
    },
    whatRemains: {
      stem: md`While an equation is being solved, $x$ disappears from both sides and $6 = 6$ remains. What does that say about the equation?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`Its solution is $x = 6$.`, why: 'The 6 is not a value of x. It is what was left when x had gone.' },
        { right: 'Every number is a solution.' },
        { wrong: 'No number is a solution.', why: 'That would follow from a false statement such as 6 = 2.' },
        {
          wrong: md`Its solution is $x = 0$.`,
          why: 'x = 0 would show up as x = 0 or 2x = 0. Here x is gone altogether.',
        },
      ],
      explain: md`When $x$ disappears, its value doesn’t matter any more. If the statement that remains is true, every number solves the equation. If it is false, none does.`,
      onRight: { to: 'noSolution' },
      onWrong: { set: 'counting', then: 'noSolution' },
    },
    noSolution: {
      stem: 'Which equation has no solution?',
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$3x + 5 = 5$`, why: 'This gives 3x = 0, so x = 0. Zero is a solution.' },
        { wrong: md`$3x + 5 = 3x + 5$`, why: 'The two sides are identical, so every number is a solution.' },
        {
          wrong: md`$3x + 5 = 2x - 2$`,
          why: 'The coefficients 3 and 2 differ, so there is exactly 1 solution: x = −7.',
        },
        { right: md`$3x + 5 = 3x - 2$` },
      ],
      explain: md`Subtract $3x$ from both sides of $3x + 5 = 3x - 2$ and the false statement $5 = -2$ remains. Equal coefficients of $x$ with different constants mean no solution.`,
      onRight: { to: 'findConstant' },
      onWrong: { to: 'zeroCounts' },
    },
    zeroCounts: {
      stem: md`What is the solution of $4x + 7 = 7 - 2x$?`,
      rank: 1,
      calculator: false,
      choices: [
        { right: md`$x = 0$` },
        {
          wrong: 'There is no solution.',
          why: 'The 7s cancel and 6x = 0 is left. That is an equation for x, and 0 solves it.',
        },
        { wrong: 'Every number is a solution.', why: 'Test x = 1: the left side is 11, the right side 5.' },
        {
          wrong: md`$x = \frac{7}{3}$`,
          why: 'This adds the two 7s instead of subtracting 7 from both sides: 6x = 14.',
        },
      ],
      explain: md`Add $2x$ and subtract 7 on both sides: $6x = 0$. Dividing by 6 gives $x = 0$. An equation whose solution is 0 does have a solution.`,
      onRight: { to: 'findConstant' },
      onWrong: { set: 'counting', then: 'findConstant' },
    },
    findConstant: {
      stem: md`In the equation $ax + 4 = 5x + 9$, $a$ is a constant. For what value of $a$ does the equation have no solution?`,
      rank: 2,
      calculator: false,
      typed: { accept: ['5'] },
      explain: md`There is no solution when $x$ disappears and a false statement remains. $x$ disappears when $a = 5$, and then $4 = 9$ remains, which is false.`,
      help: md`What has to happen to the $x$-terms so that a false statement remains?`,
      onRight: { to: 'twoConstants' },
      onWrong: { to: 'matchParts' },
    },
    matchParts: {
      stem: md`The equation $kx + 6 = 3x + c$ has infinitely many solutions. Which must be true?`,
      rank: 2,
      calculator: false,
      explainFirst: true,
      choices: [
        {
          wrong: md`$k = 3$ and $c \ne 6$`,
          why: 'With different constants a false statement remains, so there would be no solution.',
        },
        { wrong: md`$k \ne 3$`, why: 'With different coefficients there is exactly 1 solution.' },
        { right: md`$k = 3$ and $c = 6$` },
        {
          wrong: md`$k = 6$ and $c = 3$`,
          why: 'This matches the coefficient of one side with the constant of the other.',
        },
      ],
      explain: md`Infinitely many solutions means that both sides are the same expression: equal coefficients of $x$ ($k = 3$) and equal constants ($c = 6$).`,
      onRight: { to: 'twoConstants' },
      onWrong: { set: 'counting', then: 'twoConstants' },
    },
    twoConstants: {
      stem: md`The equation below is true for all values of $x$, where $a$ and $b$ are constants. What is the value of $a + b$?

        $$3(2x - b) = ax - 12$$`,
      rank: 3,
      calculator: false,
      choices: [
        { wrong: md`$6$`, why: 'This is the value of a alone.' },
        { wrong: md`$18$`, why: 'This takes b to be 12. The 3 multiplies b, so 3b = 12.' },
        { wrong: md`$24$`, why: 'This multiplies a and b. The question asks for their sum.' },
        { right: md`$10$` },
      ],
      explain: md`Distribute: $6x - 3b = ax - 12$. For both sides to be the same expression, $a = 6$ and $3b = 12$, so $b = 4$. The sum is $6 + 4 = 10$.`,
      onRight: { set: 'counting' },
      onWrong: { set: 'counting' },
    },
  }),
};
