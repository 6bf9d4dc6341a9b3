import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const patternSets = {
  equalSteps: {
    title: 'Sequences with equal steps',
    notes: md`In an arithmetic sequence the same number $d$ is added each time. The $n$th term is $a_1 + (n - 1)d$.`,
    questions: [
      {
        stem: md`What is the next term of the arithmetic sequence $14, 9, 4, \dots$?`,
        rank: 0,
        typed: { accept: ['-1'] },
        explain: md`From each term to the next, 5 is subtracted: $14 - 9 = 5$ and $9 - 4 = 5$. The next term is $4 - 5 = -1$.`,
      },
      {
        stem: md`The 3rd term of an arithmetic sequence is 11, and the 7th term is 27. What is the common difference?`,
        rank: 1,
        choices: [
          { wrong: md`$\frac{16}{7}$`, why: 'This divides by 7. From the 3rd to the 7th term there are 4 steps.' },
          {
            wrong: md`$\frac{16}{5}$`,
            why: 'This counts the 5 terms from the 3rd to the 7th. There are only 4 steps between them.',
          },
          { right: md`$4$` },
          { wrong: md`$16$`, why: 'This is the difference between the two terms. It is made up of 4 steps.' },
        ],
        explain: md`There are $7 - 3 = 4$ steps from the 3rd to the 7th term, and together they add $27 - 11 = 16$. Each step adds $\frac{16}{4} = 4$.`,
      },
      {
        stem: md`Which formula gives the $n$th term of the arithmetic sequence $6, 11, 16, 21, \dots$?`,
        rank: 1,
        choices: [
          {
            wrong: md`$a_n = n + 5$`,
            why: 'This gives 6, 7, 8, … Each term is 5 more than the one before, so n has the factor 5.',
          },
          { right: md`$a_n = 5n + 1$` },
          { wrong: md`$a_n = 5n + 6$`, why: 'This gives 11 for n = 1. In the first term no step has been taken yet.' },
          { wrong: md`$a_n = 6n$`, why: 'This gives 6, 12, 18, … Only the first term is right.' },
        ],
        explain: md`The first term is 6 and each step adds 5: $a_n = 6 + (n - 1) \cdot 5 = 5n + 1$. Check with $n = 1$ and $n = 2$: 6 and 11.`,
      },
      {
        stem: md`How many terms does the arithmetic sequence $8, 11, 14, \dots, 95$ have?`,
        rank: 2,
        choices: [
          { wrong: '28', why: 'This subtracts 1 from the number of steps, 29. The first term has to be added.' },
          { wrong: '29', why: 'This is the number of steps. There is one more term than there are steps.' },
          { wrong: '31', why: 'This divides 95 by 3 and leaves the remainder. The sequence does not begin near 0.' },
          { right: '30' },
        ],
        explain: md`From 8 to 95 there are $\frac{95 - 8}{3} = \frac{87}{3} = 29$ steps. Counting the first term too, there are 30 terms. Check: $8 + 29 \cdot 3 = 95$.`,
      },
      {
        stem: md`What is the sum of the first 20 positive even integers, $2 + 4 + 6 + \dots + 40$?`,
        rank: 2,
        choices: [
          { wrong: '210', why: 'This is 1 + 2 + … + 20, half the sum.' },
          { wrong: '400', why: 'This is the sum of the first 20 odd integers, 1 + 3 + … + 39.' },
          { right: '420' },
          { wrong: '840', why: 'This is 20 times 42. There are 20 terms, but only 10 pairs with the sum 42.' },
        ],
        explain: md`Pair the first term with the last, the second with the second to last, and so on. Each of the 10 pairs has the sum 42, so the total is $10 \cdot 42 = 420$.`,
      },
    ],
  },
  patterns: {
    title: 'Growing and repeating patterns',
    notes: md`In a geometric sequence each term is multiplied by the same number $r$. The $n$th term is $a_1 \cdot r^{n - 1}$.`,
    questions: [
      {
        stem: md`What is the next term of the geometric sequence $2, 6, 18, \dots$?`,
        rank: 0,
        typed: { accept: ['54'] },
        explain: md`Each term is 3 times the one before: $2 \cdot 3 = 6$ and $6 \cdot 3 = 18$. The next term is $18 \cdot 3 = 54$.`,
      },
      {
        stem: md`The $n$th term of a sequence is $a_n = 3 \cdot 2^{n - 1}$. What is the 5th term?`,
        rank: 1,
        choices: [
          { wrong: '24', why: 'This is the 4th term. For n = 5 the exponent is 4.' },
          { right: '48' },
          { wrong: '96', why: 'This uses the exponent 5. The formula has n − 1.' },
          {
            wrong: '1,296',
            why: 'This multiplies 3 by 2 first and takes the fourth power of 6. Only 2 has the exponent.',
          },
        ],
        explain: md`Put 5 for $n$: $a_5 = 3 \cdot 2^4 = 3 \cdot 16 = 48$. Check by listing: $3, 6, 12, 24, 48$.`,
      },
      {
        stem: md`A sequence is defined by $a_1 = 2$ and $a_{n + 1} = 3a_n - 1$. What is the value of $a_4$?`,
        rank: 1,
        choices: [
          { right: '41' },
          { wrong: '14', why: 'This is the third term. One more step is needed.' },
          { wrong: '53', why: 'This is 2 times 27, minus 1: it subtracts 1 only at the end.' },
          { wrong: '122', why: 'This is the fifth term. From the first to the fourth there are only three steps.' },
        ],
        explain: md`Each term comes from the one before: $a_2 = 3 \cdot 2 - 1 = 5$, $a_3 = 3 \cdot 5 - 1 = 14$ and $a_4 = 3 \cdot 14 - 1 = 41$.`,
      },
      {
        stem: md`Beads are put on a string in the repeating order red, red, blue, green, white. What color is the 78th bead?`,
        rank: 1,
        choices: [
          { wrong: 'Red', why: 'The beads after the 75th are red, red and blue. The 78th is the third of them.' },
          { wrong: 'Green', why: 'This is the color of the 79th bead.' },
          { wrong: 'White', why: 'Only every fifth bead is white: the 75th, the 80th and so on.' },
          { right: 'Blue' },
        ],
        explain: md`The order repeats after 5 beads. $78 = 15 \cdot 5 + 3$, so the 78th bead has the color of the 3rd: blue.`,
      },
      {
        stem: md`In the decimal $\frac{2}{7} = 0.\overline{285714}$, what is the 100th digit after the decimal point?`,
        rank: 2,
        typed: { accept: ['7'] },
        explain: md`The six digits 285714 repeat. $100 = 16 \cdot 6 + 4$, so the 100th digit is the 4th of the block: 7.`,
      },
      {
        stem: md`What is the sum of the infinite geometric series $12 + 6 + 3 + \frac{3}{2} + \dots$?`,
        rank: 3,
        choices: [
          { wrong: md`$18$`, why: 'This multiplies 12 by 1 + 1/2: it adds only the first two terms.' },
          {
            wrong: md`$22\frac{1}{2}$`,
            why: 'This is the sum of the four terms that are written. The series goes on.',
          },
          { right: md`$24$` },
          {
            wrong: md`The sum grows without limit.`,
            why: 'The terms shrink by half each time. What is added always falls short of 24.',
          },
        ],
        explain: md`For a ratio $r$ between $-1$ and 1 the sum is $\frac{a_1}{1 - r} = \frac{12}{1 - \frac{1}{2}} = 24$. To see it, watch the sums: 12, 18, 21, $22\frac{1}{2}$. Each step covers half of what is missing to 24.`,
      },
    ],
  },
} satisfies DemoSets;

export const sequencesAndPatterns: DemoSubsubtopic = {
  title: 'Sequences and patterns',
  skills: ['act.math.functions.sequences-and-patterns'],
  sets: patternSets,
  sequence: sequence(patternSets, {
    fifteenth: {
      stem: md`The first term of an arithmetic sequence is 7, and each later term is 4 more than the term before. What is the 15th term?`,
      rank: 1,
      choices: [
        { wrong: '59', why: 'This takes 13 steps. From the 1st to the 15th term there are 14.' },
        { wrong: '60', why: 'This is 15 times 4. The sequence starts at 7, and there are 14 steps.' },
        { right: '63' },
        { wrong: '67', why: 'This takes 15 steps. The first term is there before any step.' },
      ],
      explain: md`To reach the 15th term from the first, 4 is added 14 times: $7 + 14 \cdot 4 = 63$.`,
      onRight: { to: 'halves' },
      onWrong: { to: 'countSteps' },
    },
    countSteps: {
      stem: md`In the arithmetic sequence $5, 8, 11, \dots$, how many times is 3 added to get from the 1st term to the 10th term?`,
      rank: 0,
      explainFirst: true,
      typed: { accept: ['9'] },
      explain: md`To get to the 2nd term, 3 is added once; to the 3rd term, twice. There is always one step less than there are terms. So to the 10th term there are 9 steps, and it is $5 + 9 \cdot 3 = 32$.`,
      onRight: { to: 'halves' },
      onWrong: { set: 'equalSteps', then: 'halves' },
    },
    halves: {
      stem: md`What is the 6th term of the geometric sequence $48, 24, 12, \dots$?`,
      rank: 1,
      choices: [
        {
          wrong: md`$-24$`,
          why: 'This goes on subtracting 12. In a geometric sequence, each term is multiplied by the same number.',
        },
        { wrong: md`$\frac{3}{4}$`, why: 'This is the 7th term. From the 1st to the 6th there are 5 steps.' },
        { wrong: md`$3$`, why: 'This is the 5th term.' },
        { right: md`$\frac{3}{2}$` },
      ],
      explain: md`Each term is half of the one before: $48, 24, 12, 6, 3, \frac{3}{2}$. The formula gives the same: $48 \cdot \left(\frac{1}{2}\right)^5 = \frac{48}{32} = \frac{3}{2}$.`,
      onRight: { to: 'unitsDigit' },
      onWrong: { to: 'ratio' },
    },
    ratio: {
      stem: md`What is the common ratio of the geometric sequence $81, 27, 9, 3, \dots$?`,
      rank: 0,
      choices: [
        { right: md`$\frac{1}{3}$` },
        { wrong: md`$3$`, why: 'This divides a term by the next one. The ratio leads forward, from 81 to 27.' },
        {
          wrong: md`$-3$`,
          why: 'The terms become smaller, but they stay positive. A negative ratio would change the sign.',
        },
        { wrong: md`$54$`, why: 'This is a difference: 81 − 27. In a geometric sequence the quotients are equal.' },
      ],
      explain: md`Divide any term by the one before it: $\frac{27}{81} = \frac{9}{27} = \frac{3}{9} = \frac{1}{3}$.`,
      onRight: { to: 'unitsDigit' },
      onWrong: { set: 'patterns', then: 'unitsDigit' },
    },
    unitsDigit: {
      stem: md`What is the units digit of $3^{50}$?`,
      rank: 2,
      choices: [
        { wrong: '1', why: 'This is the units digit when the exponent is a multiple of 4. The remainder of 50 is 2.' },
        { right: '9' },
        { wrong: '3', why: 'This is the units digit for exponents such as 1, 5 and 49.' },
        { wrong: '7', why: 'This is the units digit for exponents such as 3, 7 and 51.' },
      ],
      explain: md`The units digits of $3, 9, 27, 81, 243, \dots$ repeat after four: $3, 9, 7, 1$. Since $50 = 12 \cdot 4 + 2$, the digit is the second of the four: 9.`,
      help: 'List the first five powers of 3 and look at their last digits.',
      helpExplain: md`$3, 9, 27, 81, 243$: the fifth power ends in 3 again.`,
      onRight: { to: 'seats' },
      onWrong: { set: 'patterns', then: 'seats' },
    },
    seats: {
      stem: md`A theater has 15 rows. The first row has 20 seats, and each row after it has 2 more seats than the row in front of it. How many seats does the theater have?`,
      rank: 3,
      typed: { accept: ['510'] },
      explain: md`The last row has $20 + 14 \cdot 2 = 48$ seats. The average row has $\frac{20 + 48}{2} = 34$ seats, and $15 \cdot 34 = 510$.`,
      onRight: 'end',
      onWrong: { set: 'equalSteps' },
    },
  }),
};
