import { type DemoExamQuestion, type DemoSets, md, sequence } from '../../format.ts';

const sets = {
  parts: {
    title: 'Parts of a whole',
    questions: [
      {
        stem: md`What is $\frac{2}{3} + \frac{1}{4}$?`,
        rank: 0,
        calculator: true,
        choices: [
          { wrong: md`$\frac{3}{7}$`, why: 'This adds the numerators and the denominators.' },
          {
            wrong: md`$\frac{1}{4}$`,
            why: 'This takes the sum of the numerators over the product of the denominators.',
          },
          { wrong: md`$\frac{1}{6}$`, why: 'This multiplies the fractions.' },
          { wrong: md`$\frac{3}{4}$`, why: 'This adds the numerators and keeps the larger denominator.' },
          { right: md`$\frac{11}{12}$` },
        ],
        explain: md`Write both with the denominator 12: $\frac{8}{12} + \frac{3}{12} = \frac{11}{12}$.`,
      },
      {
        stem: md`What is $\frac{3}{8}$ as a decimal? Give all its digits, beginning with 0.`,
        rank: 0,
        calculator: false,
        typed: { exact: ['0.375', '.375'] },
        explain: md`Divide 3 by 8: $3 \div 8 = 0.375$.`,
      },
      {
        stem: md`A tank is $\frac{3}{5}$ full. After 20 gallons are taken out it is $\frac{1}{5}$ full. How many gallons does the full tank hold?`,
        rank: 2,
        calculator: true,
        choices: [
          { right: '50' },
          { wrong: '8', why: 'This takes two fifths of 20. It is 20 that is two fifths of the whole.' },
          { wrong: '40', why: 'This doubles 20, as if half the tank had been taken out.' },
          { wrong: '60', why: 'This multiplies 20 by 3.' },
          { wrong: '100', why: 'This takes 20 gallons to be 1 fifth of the tank.' },
        ],
        explain: md`Two fifths of the tank, $\frac{3}{5} - \frac{1}{5}$, are 20 gallons. One fifth is 10, and the whole is 50.`,
      },
      {
        stem: md`Which number is greatest?`,
        rank: 1,
        calculator: true,
        choices: [
          { wrong: md`$0.6$`, why: 'It is less than 5/8, which is 0.625.' },
          { wrong: md`$\frac{5}{8}$`, why: 'It is 0.625, less than 2/3.' },
          { right: md`$\frac{2}{3}$` },
          { wrong: md`$0.66$`, why: 'It is close, but 2/3 is 0.666 … and greater.' },
          { wrong: md`$\frac{7}{12}$`, why: 'It is about 0.583. Large numbers in a fraction do not make it large.' },
        ],
        explain: md`As decimals: 0.6, 0.625, 0.666 …, 0.66 and 0.583 …. The greatest is $\frac{2}{3}$.`,
      },
    ],
  },
} satisfies DemoSets;

export const fractionsAndDecimals: DemoExamQuestion = {
  title: 'Fractions and decimals',
  skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
  sets,
  explained: md`How many portions of $\frac{2}{3}$ cup are in $4\frac{2}{3}$ cups of rice? Count in thirds of a cup: there are 14 thirds, and each portion takes 2 of them.

    $$4\frac{2}{3} \div \frac{2}{3} = \frac{14}{3} \div \frac{2}{3} = 14 \div 2 = 7$$`,
  explainedInMock: md`How many portions of $\frac{2}{3}$ cup are in $4\frac{2}{3}$ cups of rice? First see which choices are possible. Of whole cups there would be 4 portions, and smaller portions are more: 4 and everything below it are out.

    Half cups would make 9 portions, and $\frac{2}{3}$ is more than half: 9 and everything above it are out as well.`,
  sequence: sequence(sets, {
    ribbon: {
      stem: md`A ribbon is $7\frac{1}{2}$ feet long. Pieces of $\frac{3}{4}$ foot are cut from it. How many pieces are there?`,
      rank: 1,
      calculator: true,
      choices: [
        { wrong: '5', why: 'This multiplies 7.5 by 3/4 and rounds down.' },
        { wrong: '6', why: 'This subtracts instead of dividing and rounds down.' },
        { wrong: '7', why: 'This counts pieces of 1 foot.' },
        { right: '10' },
        { wrong: '22', why: 'This multiplies 7.5 by 3 and rounds down. It leaves out the 4.' },
      ],
      explain: md`How often does $\frac{3}{4}$ go into $\frac{15}{2}$? Divide by multiplying with the reciprocal: $\frac{15}{2} \cdot \frac{4}{3} = 10$.`,
      onRight: { to: 'sharing' },
      onWrong: { to: 'divideFraction' },
    },
    divideFraction: {
      stem: md`What is $6 \div \frac{1}{2}$?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: '3', why: 'This is half of 6. The question is how many halves are in 6.' },
        { wrong: '6.5', why: 'This adds.' },
        { right: '12' },
        { wrong: md`$\frac{1}{12}$`, why: 'This turns the whole division round.' },
      ],
      explain: md`Dividing asks how often the second number fits into the first. A half fits twice into each 1, so it fits $6 \cdot 2 = 12$ times into 6.`,
      onRight: { to: 'sharing' },
      onWrong: { set: 'parts', then: 'sharing' },
    },
    sharing: {
      stem: md`Of the 60 seats in a hall, $\frac{2}{5}$ are reserved, and $\frac{1}{3}$ of the others are taken. How many seats are free?`,
      rank: 2,
      calculator: true,
      typed: { accept: ['24'] },
      explain: md`Reserved are $\frac{2}{5} \cdot 60 = 24$ seats, so 36 are left. Of these 12 are taken, and $36 - 12 = 24$ are free.`,
      onRight: 'end',
      onWrong: { set: 'parts' },
    },
  }),
};
