import { type DemoExamQuestion, type DemoSets, md, sequence } from '../../format.ts';

const sets = {
  steps: {
    title: 'Steady steps, equal factors',
    questions: [
      {
        stem: md`A plant is 12 cm tall and grows 3 cm a week. How tall is it after 5 weeks?`,
        rank: 0,
        calculator: true,
        typed: { accept: ['27'], symbol: 'cm' },
        explain: md`Equal amounts in equal times: $12 + 5 \cdot 3 = 27$ cm.`,
      },
      {
        stem: md`A medicine in the blood falls by half every 6 hours. A patient starts with 80 milligrams. How many milligrams are left after 24 hours?`,
        rank: 1,
        calculator: true,
        choices: [
          {
            wrong: '0',
            why: 'This takes off 40 milligrams every 6 hours. Half of what is left gets smaller each time.',
          },
          { wrong: '10', why: 'This halves 3 times. In 24 hours there are 4 halvings.' },
          { right: '5' },
          { wrong: '20', why: 'This divides 80 by the number of halvings.' },
        ],
        explain: md`In 24 hours there are $24 \div 6 = 4$ halvings: 80, 40, 20, 10, 5.`,
      },
      {
        stem: md`Which function has the value 10 at $x = 0$ and grows by 25% when $x$ grows by 1?`,
        rank: 1,
        calculator: true,
        choices: [
          { right: md`$f(x) = 10 \cdot 1.25^x$` },
          { wrong: md`$f(x) = 10 \cdot 0.25^x$`, why: 'This falls to a quarter in each step.' },
          { wrong: md`$f(x) = 10 + 25x$`, why: 'This adds 25 in each step.' },
          { wrong: md`$f(x) = 1.25 \cdot 10^x$`, why: 'This starts at 1.25 and is multiplied by 10 in each step.' },
        ],
        explain: md`To grow by 25% is to be multiplied by 1.25. The start, 10, stands in front.`,
      },
      {
        stem: md`A town of 10,000 people grows by 500 people a year. Another town of 10,000 people grows by 5% a year. Which town is larger after 10 years?`,
        rank: 2,
        calculator: true,
        choices: [
          {
            wrong: 'The first town',
            why: 'Both gain 500 people in the first year, but from then on the second town gains more each year.',
          },
          {
            wrong: 'Both are equally large.',
            why: 'They are so after 1 year only: 5% of 10,000 is 500, but 5% of more is more.',
          },
          { right: 'The second town' },
          { wrong: 'It cannot be told.', why: 'Both sizes can be worked out.' },
        ],
        explain: md`The first town has $10{,}000 + 10 \cdot 500 = 15{,}000$ people, the second $10{,}000 \cdot 1.05^{10}$, which is about 16,289.`,
      },
    ],
  },
} satisfies DemoSets;

export const doublingAndHalving: DemoExamQuestion = {
  title: 'Linear and exponential growth',
  skills: ['sat.math.advanced-math.nonlinear-functions', 'sat.math.algebra.linear-functions'],
  sets,
  explained: md`A farm had 500, 600, 720 and 864 trees in 4 years in a row. Look at each step twice: what is added, and what it is multiplied by.

    | From | To | Added | Multiplied by |
    | 500 | 600 | 100 | 1.2 |
    | 600 | 720 | 120 | 1.2 |
    | 720 | 864 | 144 | 1.2 |

    Where the same is added each time, growth is linear. Where each number is the one before it times the same factor, growth is exponential, as here: after $n$ years there are $500 \cdot 1.2^n$ trees.`,
  sequence: sequence(sets, {
    savings: {
      stem: md`Lena has \$200 and saves \$30 a week. After how many weeks will she have \$500?`,
      rank: 0,
      calculator: true,
      typed: { accept: ['10'] },
      explain: md`She needs $500 - 200 = 300$ dollars more, and $300 \div 30 = 10$.`,
      onRight: { to: 'whichModel' },
      onWrong: { set: 'steps', then: 'whichModel' },
    },
    whichModel: {
      stem: md`The number of subscribers was 1,000, 1,100, 1,210 and 1,331 in 4 months in a row. Which model fits?`,
      rank: 1,
      calculator: true,
      choices: [
        { wrong: 'Linear, with 100 more each month', why: 'Only the first step is 100. The next are 110 and 121.' },
        { wrong: 'Linear, with 110 more each month', why: 'This is the middle step. The steps are not equal.' },
        { wrong: 'Exponential, doubling each month', why: 'The numbers grow far more slowly.' },
        { right: 'Exponential, 10% more each month' },
      ],
      explain: md`The differences 100, 110 and 121 aren’t equal, so the model isn’t linear. Each number is 1.1 times the one before it.`,
      onRight: 'end',
      onWrong: { set: 'steps' },
    },
  }),
};
