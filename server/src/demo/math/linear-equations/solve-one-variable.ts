import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const solveSets = {
  steps: {
    title: 'One step at a time',
    notes: 'Undo what was done to the unknown, last thing first, on both sides of the equation.',
    questions: [
      {
        stem: md`If $x + 9 = 4$, what is the value of $x$?`,
        rank: 0,
        calculator: false,
        typed: { accept: ['-5'] },
        explain: md`Adding 9 is undone by subtracting 9 on both sides: $x = 4 - 9 = -5$.`,
      },
      {
        stem: md`If $-3x = 21$, what is the value of $x$?`,
        rank: 0,
        calculator: false,
        choices: [
          {
            wrong: md`$-63$`,
            why: 'This multiplies by −3. The unknown is already multiplied by −3, so the step that undoes it is division.',
          },
          { right: md`$-7$` },
          { wrong: md`$7$`, why: 'This loses the sign: 21 divided by −3 is negative.' },
          { wrong: md`$24$`, why: 'This adds 3 to 21, as if the equation were x − 3 = 21.' },
        ],
        explain: md`Multiplying by $-3$ is undone by dividing both sides by $-3$: $x = \frac{21}{-3} = -7$.`,
      },
      {
        stem: md`If $\frac{x}{5} = 12$, what is the value of $x$?`,
        rank: 0,
        calculator: false,
        choices: [
          { wrong: md`$7$`, why: 'This subtracts 5. Division is undone by multiplication, not by subtraction.' },
          { wrong: md`$17$`, why: 'This adds 5. Division is undone by multiplication, not by addition.' },
          { wrong: md`$\frac{12}{5}$`, why: 'This divides by 5 a second time instead of undoing the division.' },
          { right: md`$60$` },
        ],
        explain: md`Dividing by 5 is undone by multiplying both sides by 5: $x = 12 \cdot 5 = 60$.`,
      },
      {
        stem: md`If $2x - 5 = 13$, what is the value of $x$?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: md`$4$`,
            why: 'This subtracts 5 from 13. The 5 is subtracted in the equation, so it has to be added back.',
          },
          { right: md`$9$` },
          { wrong: md`$18$`, why: 'This is the value of 2x. One step is left: dividing by 2.' },
          { wrong: md`$36$`, why: 'This multiplies 18 by 2 instead of dividing.' },
        ],
        explain: md`Undo the subtraction first, then the multiplication. Adding 5 gives $2x = 18$, and dividing by 2 gives $x = 9$.`,
      },
      {
        stem: md`If $10 - x = 3$, what is the value of $x$?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$7$` },
          { wrong: md`$-7$`, why: 'Subtracting 10 gives −x = −7. This stops there and reads −x as x.' },
          { wrong: md`$13$`, why: 'This adds 10 and 3. Check it: 10 − 13 is −3, not 3.' },
          { wrong: md`$-13$`, why: 'This adds 10 and 3 and keeps a minus sign. Check it: 10 − (−13) is 23.' },
        ],
        explain: md`Subtract 10 from both sides: $-x = -7$. Then change the sign of both sides: $x = 7$. Check: $10 - 7 = 3$.`,
      },
      {
        stem: md`If $4x + 1 = 2x + 15$, what is the value of $x$?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['7'] },
        explain: md`Collect the unknown on one side and the numbers on the other. Subtracting $2x$ gives $2x + 1 = 15$, subtracting 1 gives $2x = 14$, and so $x = 7$.`,
      },
    ],
  },
  mixed: {
    title: 'Equations in one variable',
    questions: [
      {
        stem: md`If $3(x + 2) = 2x + 13$, what is the value of $x$?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$11$`, why: 'This multiplies only x by 3 and leaves the 2 as it is: 3x + 2 = 2x + 13.' },
          { wrong: md`$\frac{7}{5}$`, why: 'This adds 2x to the left side instead of subtracting it: 5x = 7.' },
          { right: md`$7$` },
          { wrong: md`$19$`, why: 'This adds 6 to 13 instead of subtracting it.' },
        ],
        explain: md`The 3 multiplies every term in the parentheses: $3x + 6 = 2x + 13$. Subtract $2x$ and 6 from both sides: $x = 7$.`,
      },
      {
        stem: md`What value of $x$ makes the equation true?

          $$\frac{1}{2}x + \frac{1}{3}x = 10$$`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: md`$25$`, why: 'This adds the numerators and the denominators: 2/5 instead of 5/6.' },
          { right: md`$12$` },
          { wrong: md`$60$`, why: 'This multiplies the two fractions to get 1/6. The terms are added.' },
          { wrong: md`$50$`, why: 'This takes 1/2 + 1/3 to be 1/5.' },
        ],
        explain: md`Multiply both sides by 6, the least common denominator: $3x + 2x = 60$. Then $5x = 60$ and $x = 12$.`,
      },
      {
        stem: md`If $0.4x - 1.2 = 2$, what is the value of $x$?`,
        rank: 1,
        calculator: true,
        typed: { accept: ['8'] },
        explain: md`Multiplying both sides by 10 clears the decimals: $4x - 12 = 20$. Then $4x = 32$ and $x = 8$.`,
      },
      {
        stem: md`If $5x - 8 = 22$, what is the value of $10x - 16$?`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: md`$6$`, why: 'This is the value of x. The question asks for 10x − 16.' },
          { wrong: md`$30$`, why: 'This is the value of 5x.' },
          { right: md`$44$` },
          { wrong: md`$60$`, why: 'This is the value of 10x, before 16 is subtracted.' },
        ],
        explain: md`Look for a way to build what is asked for from what is given. $10x - 16$ is $2(5x - 8)$, so its value is $2 \cdot 22 = 44$. Finding $x$ isn’t needed.`,
        help: md`Compare $10x - 16$ with $5x - 8$ before you solve.`,
      },
      {
        stem: md`A data plan costs \$15 a month plus \$4 for each gigabyte used. Last month the bill was \$43. How many gigabytes were used?`,
        rank: 1,
        calculator: true,
        choices: [
          { right: '7' },
          { wrong: '10.75', why: md`This divides the whole bill by 4 and forgets the fixed \$15.` },
          { wrong: '14.5', why: 'This adds the fixed 15 to the bill instead of taking it off.' },
          {
            wrong: '28',
            why: 'This is the amount in dollars paid for data. It still has to be divided by the price of 1 gigabyte.',
          },
        ],
        explain: md`With $g$ gigabytes the bill is $15 + 4g$. From $15 + 4g = 43$ follows $4g = 28$ and $g = 7$.`,
      },
      {
        stem: md`The perimeter of a rectangle is $P = 2l + 2w$. Which of these give $w$ in terms of $P$ and $l$? Choose all that apply.`,
        rank: 3,
        calculator: false,
        choices: [
          { right: md`$\frac{P - 2l}{2}$` },
          {
            wrong: md`$P - l$`,
            why: 'This divides only the right side by 2. The P on the left has to be divided as well.',
          },
          { right: md`$\frac{P}{2} - l$` },
          { wrong: md`$\frac{P}{2} - 2l$`, why: 'This divides P by 2 and leaves 2l undivided.' },
        ],
        explain: md`Treat $P$ and $l$ as numbers. Subtracting $2l$ gives $P - 2l = 2w$; dividing by 2 gives $w = \frac{P - 2l}{2}$. Dividing term by term, the same thing reads $\frac{P}{2} - l$.`,
      },
      {
        stem: md`If $-2(x - 5) = 3x$, what is the value of $x$?`,
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: md`$-2$`,
            why: 'This takes −2 times −5 to be −10. The product of two negative numbers is positive.',
          },
          { wrong: md`$-1$`, why: 'This multiplies only x by −2 and keeps −5: −2x − 5 = 3x.' },
          {
            wrong: md`$10$`,
            why: 'This moves −2x to the right by subtracting: 3x − 2x. Adding 2x to both sides gives 5x.',
          },
          { right: md`$2$` },
        ],
        explain: md`Distribute with the sign: $-2x + 10 = 3x$. Add $2x$ to both sides: $10 = 5x$, so $x = 2$.`,
      },
      {
        stem: md`If $7 - 2(x + 1) = 3(x - 5)$, what is the value of $x$?`,
        rank: 3,
        calculator: false,
        hidden: true,
        typed: { accept: ['4'] },
        explain: md`Distribute on both sides: $7 - 2x - 2 = 3x - 15$, that is $5 - 2x = 3x - 15$. Then $20 = 5x$ and $x = 4$.`,
      },
    ],
  },
} satisfies DemoSets;

export const solveOneVariable: DemoSubsubtopic = {
  title: 'Solving for the unknown',
  skills: ['sat.math.algebra.linear-equations-one-variable', 'act.math.algebra.linear-equations-and-inequalities'],
  sets: solveSets,
  sequence: sequence(solveSets, {
    twoSteps: {
      stem: md`If $3x + 7 = 25$, what is the value of $x$?`,
      rank: 0,
      calculator: false,
      choices: [
        { right: md`$6$` },
        { wrong: md`$18$`, why: 'This is the value of 3x. One step is left: dividing by 3.' },
        {
          wrong: md`$\frac{32}{3}$`,
          why: 'This adds 7 to the right side. The 7 is added in the equation, so it has to be subtracted.',
        },
        { wrong: md`$54$`, why: 'This finds 3x = 18 and then multiplies by 3 instead of dividing.' },
      ],
      explain: md`An equation stays true when the same thing is done to both sides. Undo the steps in reverse order: subtract 7 to get $3x = 18$, then divide by 3 to get $x = 6$. Check: $3 \cdot 6 + 7 = 25$.`,
      onRight: { to: 'distribute' },
      onWrong: { to: 'firstStep' },
    },
    firstStep: {
      stem: md`Which first step helps most to get $x$ alone in $5x - 4 = 31$?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: 'Subtract 4 from both sides', why: 'This turns 5x − 4 into 5x − 8. It moves away from x alone.' },
        { wrong: 'Subtract 5 from both sides', why: 'The 5 multiplies x. Subtraction does not undo multiplication.' },
        { right: 'Add 4 to both sides' },
        {
          wrong: 'Divide only the left side by 5',
          why: 'What is done to one side has to be done to the other, or the equation is no longer true.',
        },
      ],
      explain: md`Read what happens to $x$: it is multiplied by 5, then 4 is subtracted. Undo the last thing first, with the opposite operation: add 4 to both sides. That leaves $5x = 35$, and dividing by 5 gives $x = 7$.`,
      onRight: { to: 'distribute' },
      onWrong: { set: 'steps', then: 'distribute' },
    },
    distribute: {
      stem: md`If $4(x - 3) = 2x + 10$, what is the value of $x$?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: md`$-1$`,
          why: 'This subtracts 12 from 10. On the left 12 is subtracted, so it has to be added to both sides.',
        },
        { wrong: md`$\frac{13}{2}$`, why: 'This multiplies only x by 4 and leaves the 3 as it is.' },
        {
          wrong: md`$\frac{11}{3}$`,
          why: 'This adds 2x to the left side, which gives 6x = 22. To remove 2x from the right it has to be subtracted.',
        },
        { right: md`$11$` },
      ],
      explain: md`A number in front of parentheses multiplies every term inside: $4x - 12 = 2x + 10$. Subtract $2x$ and add 12: $2x = 22$, so $x = 11$.`,
      onRight: { to: 'fraction' },
      onWrong: { to: 'everyTerm' },
    },
    everyTerm: {
      stem: md`Which expression is equivalent to $5(2x - 4)$?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$10x - 4$`, why: 'The 5 multiplies the first term only. It has to reach the 4 as well.' },
        { right: md`$10x - 20$` },
        { wrong: md`$7x - 20$`, why: 'This adds 5 and 2. The 5 multiplies.' },
        { wrong: md`$10x + 20$`, why: 'This loses the minus sign of the second term.' },
      ],
      explain: md`Five groups of $2x - 4$ hold $2x$ five times and $-4$ five times: $5 \cdot 2x + 5 \cdot (-4) = 10x - 20$.`,
      onRight: { to: 'fraction' },
      onWrong: { set: 'steps', then: 'fraction' },
    },
    fraction: {
      stem: md`What value of $x$ makes the equation true?

        $$\frac{2x - 1}{3} = 5$$`,
      rank: 1,
      calculator: false,
      typed: { accept: ['8'] },
      explain: md`The fraction bar works like parentheses: all of $2x - 1$ is divided by 3. Multiply both sides by 3 to get $2x - 1 = 15$, then add 1 and divide by 2: $x = 8$.`,
      help: 'Get rid of the denominator first.',
      helpExplain: md`Multiplying both sides by 3 leaves $2x - 1 = 15$.`,
      onRight: { to: 'wholeExpression' },
      onWrong: { to: 'clearFraction' },
    },
    clearFraction: {
      stem: md`Both sides of $\frac{x}{4} + 3 = 5$ are multiplied by 4. Which equation is the result?`,
      rank: 1,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$x + 3 = 20$`, why: 'The 3 is a term of the left side, so it has to be multiplied by 4 too.' },
        { wrong: md`$x + 12 = 5$`, why: 'The right side has to be multiplied by 4 as well.' },
        { right: md`$x + 12 = 20$` },
        { wrong: md`$4x + 12 = 20$`, why: 'Multiplying x/4 by 4 gives x. The 4 and the denominator cancel.' },
      ],
      explain: md`Multiply every term of both sides: $4 \cdot \frac{x}{4} = x$, $4 \cdot 3 = 12$ and $4 \cdot 5 = 20$. The result is $x + 12 = 20$.`,
      onRight: { to: 'wholeExpression' },
      onWrong: { set: 'steps', then: 'wholeExpression' },
    },
    wholeExpression: {
      stem: md`If $6x + 9 = 33$, what is the value of $2x + 3$?`,
      rank: 2,
      calculator: false,
      choices: [
        { wrong: md`$4$`, why: 'This is the value of x. The question asks for 2x + 3.' },
        { right: md`$11$` },
        { wrong: md`$8$`, why: 'This is the value of 2x, before 3 is added.' },
        { wrong: md`$24$`, why: 'This is the value of 6x.' },
      ],
      explain: md`The SAT often asks for an expression rather than for $x$. Here $6x + 9 = 3(2x + 3)$, so dividing both sides by 3 gives $2x + 3 = 11$ at once.`,
      onRight: { set: 'mixed' },
      onWrong: { set: 'mixed' },
    },
  }),
};
