import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const inequalitySets = {
  solving: {
    title: 'Solving inequalities',
    notes:
      'Solve as you would an equation. Only when you multiply or divide by a negative number, turn the sign around.',
    questions: [
      {
        stem: md`Which inequality describes all solutions of $4x + 3 \ge 19$?`,
        rank: 0,
        calculator: false,
        choices: [
          {
            wrong: md`$x \le 4$`,
            why: 'The sign turns around only when both sides are divided by a negative number. Here it is 4.',
          },
          { right: md`$x \ge 4$` },
          {
            wrong: md`$x \ge 5.5$`,
            why: 'This adds 3 to 19. The 3 is added on the left, so it is subtracted on both sides.',
          },
          {
            wrong: md`$x \ge 12$`,
            why: 'This subtracts 4 from 16. The 4 multiplies x, so both sides are divided by it.',
          },
        ],
        explain: md`Subtract 3: $4x \ge 16$. Divide by 4, a positive number: $x \ge 4$. Check with $x = 5$: $4 \cdot 5 + 3 = 23$, which is at least 19.`,
      },
      {
        stem: md`What is the greatest integer $x$ for which $5x - 2 < 31$?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['6'] },
        explain: md`Adding 2 gives $5x < 33$, so $x < 6.6$. The greatest integer below 6.6 is 6. Check: $5 \cdot 6 - 2 = 28$ is less than 31, and $5 \cdot 7 - 2 = 33$ is not.`,
      },
      {
        stem: md`Which inequality is equivalent to $2 - \frac{x}{3} > 6$?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$x < -12$` },
          { wrong: md`$x > -12$`, why: 'Multiplying both sides by −3 turns the sign around.' },
          { wrong: md`$x < 12$`, why: 'This loses the minus sign: −x/3 > 4 gives a negative bound for x.' },
          { wrong: md`$x > 24$`, why: 'This adds 2 to 6 and drops the minus sign. The 2 has to be subtracted.' },
        ],
        explain: md`Subtract 2: $-\frac{x}{3} > 4$. Multiply by $-3$ and turn the sign around: $x < -12$. Check with $x = -15$: $2 - (-5) = 7$, which is more than 6.`,
      },
      {
        stem: md`Which values of $x$ satisfy $-1 \le 2x + 5 < 11$?`,
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: md`$-3 < x \le 3$`,
            why: 'This swaps the two signs. The bound with the equals sign is the lower one.',
          },
          {
            wrong: md`$2 \le x < 8$`,
            why: 'This adds 5 to the outer parts. To undo the + 5, it is subtracted from all three parts.',
          },
          { wrong: md`$-6 \le x < 6$`, why: 'This is the range of 2x. All parts have to be divided by 2.' },
          { right: md`$-3 \le x < 3$` },
        ],
        explain: md`Treat all three parts alike. Subtracting 5 gives $-6 \le 2x < 6$, and dividing by 2 gives $-3 \le x < 3$.`,
      },
      {
        stem: md`If $3(x - 4) \le 5x + 2$, what is the least possible value of $x$?`,
        rank: 2,
        calculator: false,
        typed: { accept: ['-7'] },
        explain: md`Expand: $3x - 12 \le 5x + 2$. Subtract $3x$ and 2: $-14 \le 2x$, so $-7 \le x$. The least value is $-7$. There both sides are $-33$.`,
      },
    ],
  },
  situations: {
    title: 'Situations and systems',
    questions: [
      {
        stem: md`A library card lets a reader borrow at most 12 items. A reader borrows $b$ books and $f$ films. Which inequality describes this?`,
        rank: 0,
        calculator: false,
        choices: [
          { wrong: md`$b + f < 12$`, why: 'This leaves out 12. At most 12 means 12 or fewer.' },
          { wrong: md`$b + f \ge 12$`, why: 'This says at least 12.' },
          { right: md`$b + f \le 12$` },
          { wrong: md`$12b + f \le 12$`, why: 'Each book counts as one item, not as 12.' },
        ],
        explain: md`The number of items is $b + f$. At most 12 means that 12 is allowed and more is not: $b + f \le 12$.`,
      },
      {
        stem: md`Nadia has \$90 for a school fair. She buys a stand for \$24 and game cards for \$1.50 each. What is the greatest number of game cards she can buy?`,
        rank: 1,
        calculator: true,
        typed: { accept: ['44'] },
        explain: md`With $n$ cards she spends $24 + 1.5n \le 90$. Subtracting 24 gives $1.5n \le 66$, and dividing by 1.5 gives $n \le 44$.`,
      },
      {
        stem: md`A van carries at most 1,200 kilograms. It is loaded with $x$ crates of 40 kilograms and $y$ crates of 25 kilograms, and there must be at least 35 crates. Which system describes this?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$40x + 25y \le 1{,}200$ and $x + y \ge 35$` },
          {
            wrong: md`$40x + 25y \ge 1{,}200$ and $x + y \le 35$`,
            why: 'This turns both signs around: at most is ≤, and at least is ≥.',
          },
          {
            wrong: md`$x + y \le 1{,}200$ and $40x + 25y \ge 35$`,
            why: 'This swaps the two bounds. The 1,200 limits the mass, and the 35 the number of crates.',
          },
          {
            wrong: md`$65(x + y) \le 1{,}200$ and $x + y \ge 35$`,
            why: 'This gives each crate both masses. A crate weighs 40 or 25 kilograms.',
          },
        ],
        explain: md`The mass is $40x + 25y$ and may not be more than 1,200. The number of crates is $x + y$ and may not be less than 35. Each condition gives one inequality.`,
      },
      {
        stem: md`In the $xy$-plane, the boundary of the solutions of an inequality is the line $y = 2x - 3$, drawn dashed. All points above the line are solutions. Which inequality is it?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$y < 2x - 3$`, why: 'This describes the points below the line.' },
          {
            wrong: md`$y \ge 2x - 3$`,
            why: 'With ≥ the points of the line are solutions, and the line is drawn solid.',
          },
          { wrong: md`$y \le 2x - 3$`, why: 'This describes the points below the line and those on it.' },
          { right: md`$y > 2x - 3$` },
        ],
        explain: md`Above the line the $y$-coordinate is greater than $2x - 3$. The dashed line says that its own points are no solutions, so the sign is $>$ and not $\ge$.`,
      },
      {
        stem: md`The system $y \ge x + 2$ and $y \le 8 - x$ has solutions in the $xy$-plane. What is the greatest possible value of $x$ for a solution of the system?`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: '2', why: 'This is the constant of the first boundary, the y-intercept of the line.' },
          { right: '3' },
          { wrong: '5', why: 'This is the y-coordinate of the point where the boundaries meet.' },
          { wrong: '8', why: 'At x = 8 the second inequality allows y ≤ 0, but the first needs y ≥ 10.' },
        ],
        explain: md`A solution needs $x + 2 \le y \le 8 - x$, so $x + 2 \le 8 - x$. Then $2x \le 6$ and $x \le 3$. At $x = 3$ both boundaries give $y = 5$.`,
      },
      {
        stem: md`A tutor works at most 20 hours a week. Lessons for one student earn \$30 an hour, and group lessons earn \$45 an hour. The tutor wants to earn at least \$780 in a week. What is the least number of hours of group lessons that makes this possible?`,
        rank: 3,
        calculator: true,
        choices: [
          {
            wrong: md`$4$`,
            why: 'This divides the missing 180 dollars by 45. A group hour takes the place of a single hour and adds only 15.',
          },
          {
            wrong: md`$10.4$`,
            why: 'This divides 780 by 75, as if each hour of one kind came with an hour of the other.',
          },
          { right: md`$12$` },
          {
            wrong: md`$17\frac{1}{3}$`,
            why: 'This earns 780 dollars in group lessons alone. Single lessons may fill the other hours.',
          },
        ],
        explain: md`Use all 20 hours, $g$ of them for groups: $45g + 30(20 - g) \ge 780$. Then $15g + 600 \ge 780$, so $15g \ge 180$ and $g \ge 12$. With fewer hours in total, even more group lessons are needed.`,
      },
    ],
  },
} satisfies DemoSets;

export const linearInequalities: DemoSubsubtopic = {
  title: 'Linear inequalities',
  skills: ['sat.math.algebra.linear-inequalities', 'act.math.algebra.linear-equations-and-inequalities'],
  sets: inequalitySets,
  sequence: sequence(inequalitySets, {
    solveAndFlip: {
      stem: md`Which inequality describes all solutions of $5 - 3x < 14$?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$x < -3$`, why: 'Dividing both sides by −3 turns the sign around.' },
        { right: md`$x > -3$` },
        { wrong: md`$x < 3$`, why: 'From −3x < 9 the bound is 9 divided by −3, which is negative.' },
        { wrong: md`$x > -\frac{19}{3}$`, why: 'This adds 5 to 14. The 5 has to be subtracted from both sides.' },
      ],
      explain: md`Subtract 5: $-3x < 9$. Divide by $-3$ and turn the sign around: $x > -3$. Check with $x = 0$: $5 - 0 = 5$, which is less than 14, so 0 has to be among the solutions.`,
      onRight: { to: 'boxes' },
      onWrong: { to: 'whyItFlips' },
    },
    whyItFlips: {
      stem: md`The statement $8 > -2$ is true. Both sides are multiplied by $-1$. Which statement about the results is true?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$-8 > 2$`, why: 'On the number line −8 lies to the left of 2, so it is less.' },
        { wrong: md`$-8 = 2$`, why: 'Two different numbers stay different when both are multiplied by −1.' },
        { right: md`$-8 < 2$` },
      ],
      explain: md`Multiplying by $-1$ mirrors the number line at 0. What was farther right is then farther left. So the sign turns around: $8 > -2$ becomes $-8 < 2$.`,
      onRight: { to: 'boxes' },
      onWrong: { set: 'solving', then: 'boxes' },
    },
    boxes: {
      stem: 'A freight elevator carries at most 600 kilograms. Two workers with a total mass of 160 kilograms ride with boxes of 25 kilograms each. What is the greatest number of boxes that they can take?',
      rank: 1,
      calculator: true,
      typed: { accept: ['17'] },
      explain: md`With $n$ boxes the mass is $160 + 25n \le 600$. Then $25n \le 440$ and $n \le 17.6$. Only whole boxes count, so the greatest number is 17. Check: $160 + 25 \cdot 17 = 585$, and one more box gives 610.`,
      help: 'Write the total mass for n boxes. Which sign belongs to “at most”?',
      onRight: { to: 'pointOfSystem' },
      onWrong: { to: 'wordsToSigns' },
    },
    wordsToSigns: {
      stem: md`A ride is open to children who are at least 120 centimeters tall. Which inequality describes the allowed heights $h$, in centimeters?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$h < 120$`, why: 'This describes the children who may not ride.' },
        { wrong: md`$h \le 120$`, why: 'This says at most 120.' },
        { wrong: md`$h > 120$`, why: 'This leaves out a child who is exactly 120 centimeters tall.' },
        { right: md`$h \ge 120$` },
      ],
      explain: md`At least 120 means 120 or more, so the sign is $\ge$. At most 120 would be 120 or less, with the sign $\le$.`,
      onRight: { to: 'pointOfSystem' },
      onWrong: { set: 'situations', then: 'pointOfSystem' },
    },
    pointOfSystem: {
      stem: md`Which point $(x, y)$ is a solution of the system?

        $$\begin{aligned} y &> 2x - 1 \\ y &\le 5 - x \end{aligned}$$`,
      rank: 2,
      calculator: false,
      choices: [
        { wrong: md`$(0, -1)$`, why: 'This point lies on the line y = 2x − 1, and the sign > leaves the line out.' },
        { wrong: md`$(1, 6)$`, why: 'The second inequality fails: 6 is not at most 5 − 1 = 4.' },
        { right: md`$(1, 4)$` },
        { wrong: md`$(3, 2)$`, why: 'The first inequality fails: 2 is not more than 2 · 3 − 1 = 5.' },
      ],
      explain: md`Put each point into both inequalities. For $(1, 4)$: $4 > 2 \cdot 1 - 1 = 1$ is true, and $4 \le 5 - 1 = 4$ is true because the sign allows equality.`,
      onRight: { to: 'countIntegers' },
      onWrong: { set: 'situations', then: 'countIntegers' },
    },
    countIntegers: {
      stem: md`For how many integers $k$ is the point $(2, k)$ a solution of the system $y \ge 3x - 4$ and $y < x + 5$?`,
      rank: 3,
      calculator: false,
      typed: { accept: ['5'] },
      explain: md`With $x = 2$ the conditions are $k \ge 2$ and $k < 7$. The integers are 2, 3, 4, 5 and 6. The 2 counts and the 7 does not, so there are 5.`,
      onRight: { set: 'solving' },
      onWrong: { set: 'solving' },
    },
  }),
};
