import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const averageSets = {
  averages: {
    title: 'Center and spread',
    questions: [
      {
        stem: 'The mean of 8 numbers is 6. A ninth number, 15, is added. What is the new mean?',
        rank: 1,
        calculator: true,
        choices: [
          { wrong: '6', why: 'A number greater than the mean pulls the mean up.' },
          { right: '7' },
          { wrong: '7.875', why: 'This divides the new total, 63, by 8. There are 9 numbers now.' },
          { wrong: '10.5', why: 'This is the mean of 6 and 15. But 6 stands for 8 numbers.' },
        ],
        explain: md`Work with totals. The first 8 numbers add up to $8 \cdot 6 = 48$. With 15 the total is 63, and $63 \div 9 = 7$.`,
      },
      {
        stem: 'What is the median of 14, 9, 21, 9, 17?',
        rank: 0,
        calculator: false,
        typed: { accept: ['14'] },
        explain: 'The median is the middle value in order: 9, 9, 14, 17, 21. Equal values are all counted.',
      },
      {
        stem: md`Two lists are given.

          - List A: 10, 20, 30, 40, 50
          - List B: 28, 29, 30, 31, 32

          Which statement is true?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: 'The means differ, and the standard deviations are equal.',
            why: 'Both means are 30. It is the spread that differs.',
          },
          {
            wrong: 'The means are equal, and list B has the greater standard deviation.',
            why: 'List B lies close to 30, so its spread is the smaller one.',
          },
          {
            wrong: 'The means and the standard deviations are equal.',
            why: 'The means are equal, but list A is spread out more.',
          },
          { right: 'The means are equal, and list A has the greater standard deviation.' },
        ],
        explain:
          'Both lists are balanced around 30, so both means are 30. Standard deviation measures how far values lie from the mean: up to 20 in list A, only up to 2 in list B. No calculation is needed.',
      },
      {
        stem: 'In a test, 20 students of one class have a mean score of 75, and 30 students of another have a mean score of 85. What is the mean score of all 50 students?',
        rank: 2,
        calculator: true,
        choices: [
          { wrong: '79', why: 'This weighs the classes the wrong way round. The larger class has the higher mean.' },
          { wrong: '80', why: 'This is the mean of 75 and 85. It would be right if the classes were equally large.' },
          { right: '81' },
          { wrong: '82', why: 'The mean is pulled toward 85, but only in the proportion 3 to 2.' },
        ],
        explain: md`Add the totals: $20 \cdot 75 = 1{,}500$ and $30 \cdot 85 = 2{,}550$, together 4,050. Then $4{,}050 \div 50 = 81$.`,
      },
      {
        stem: 'Every value of a data set is raised by 5. What happens to the mean and the standard deviation?',
        rank: 2,
        calculator: false,
        choices: [
          { right: 'The mean rises by 5, and the standard deviation stays the same.' },
          {
            wrong: 'Both rise by 5.',
            why: 'All values move together, so their distances from the mean do not change.',
          },
          {
            wrong: 'The mean stays the same, and the standard deviation rises by 5.',
            why: 'This swaps the two. The center moves, the spread does not.',
          },
          { wrong: 'Both stay the same.', why: 'The values are all greater, so their mean is greater too.' },
        ],
        explain:
          'Adding 5 to every value shifts the whole data set. Its center moves by 5. The distances between the values, and so the spread, stay as they were.',
      },
      {
        stem: md`The mean of $x$, $x + 4$ and $x + 8$ is 20. What is the value of $x$?`,
        rank: 1,
        calculator: false,
        typed: { accept: ['16'] },
        explain: md`The total is $3 \cdot 20 = 60$, so $3x + 12 = 60$ and $x = 16$. Shorter: the values are evenly spaced, so the mean is the middle one, $x + 4 = 20$.`,
      },
      {
        stem: 'For the data 2, 3, 3, 4, 8, which statements are true? Choose all that apply.',
        rank: 2,
        calculator: false,
        choices: [
          { wrong: 'The range is 5.', why: 'This subtracts 3 from 8. The least value is 2, so the range is 6.' },
          { right: 'The mean is 4.' },
          { right: 'The median is 3.' },
          {
            wrong: 'The mean and the median are equal.',
            why: 'The 8 pulls the mean up to 4 and leaves the median at 3.',
          },
        ],
        explain: md`The total is 20, so the mean is $20 \div 5 = 4$. The values are in order and the middle one is 3, the median. The range is $8 - 2 = 6$.`,
      },
    ],
  },
} satisfies DemoSets;

export const averages: DemoSubsubtopic = {
  title: 'Mean, median and spread',
  skills: [
    'sat.math.problem-solving-and-data-analysis.one-variable-data',
    'act.math.statistics-and-probability.center-and-spread',
  ],
  sets: averageSets,
  sequence: sequence(averageSets, {
    findMean: {
      stem: 'What is the mean of 2, 5, 6, 9 and 13?',
      rank: 0,
      calculator: true,
      choices: [
        { right: '7' },
        { wrong: '8.75', why: 'This divides the sum by 4. There are 5 numbers.' },
        { wrong: '11', why: 'This is the range, the greatest value minus the least.' },
        { wrong: '6', why: 'This is the median, the middle value in order.' },
      ],
      explain: md`The mean is the value each would have if all were equal and the total stayed the same. The total is 35, shared by 5: $35 \div 5 = 7$.`,
      onRight: { to: 'missingScore' },
      onWrong: { to: 'evenShare' },
    },
    evenShare: {
      stem: 'Three friends have 4, 9 and 11 marbles. They put them together and share them equally. How many does each get?',
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { right: '8' },
        { wrong: '9', why: 'This is the middle one of the 3 numbers.' },
        { wrong: '7', why: 'This is the difference between 11 and 4.' },
        { wrong: '24', why: 'This is how many there are in all. They still have to be shared.' },
      ],
      explain: md`Putting together is adding: $4 + 9 + 11 = 24$. Sharing equally is dividing: $24 \div 3 = 8$. That equal share is the mean.`,
      onRight: { to: 'missingScore' },
      onWrong: { set: 'averages', then: 'missingScore' },
    },
    missingScore: {
      stem: 'The mean of 5 test scores is 82. Four of the scores are 78, 85, 90 and 74. What is the fifth score?',
      rank: 1,
      calculator: true,
      typed: { accept: ['83'] },
      explain: md`A mean tells the total: 5 scores with mean 82 add up to $5 \cdot 82 = 410$. The 4 known scores add up to 327, so the fifth is $410 - 327 = 83$.`,
      help: 'What do all 5 scores add up to?',
      onRight: { to: 'medianFromTable' },
      onWrong: { to: 'totalFromMean' },
    },
    totalFromMean: {
      stem: 'The mean of 6 numbers is 15. What is the sum of the numbers?',
      rank: 0,
      calculator: false,
      choices: [
        { wrong: '2.5', why: 'This divides 15 by 6. The mean has been divided by 6 already.' },
        { wrong: '21', why: 'This adds 6 and 15.' },
        { right: '90' },
        { wrong: '15', why: 'This is the mean itself. Six numbers of that size add up to more.' },
      ],
      explain: md`The mean is the sum divided by how many there are. Turn that around: the sum is the mean times how many there are, $15 \cdot 6 = 90$.`,
      onRight: { to: 'medianFromTable' },
      onWrong: { set: 'averages', then: 'medianFromTable' },
    },
    medianFromTable: {
      stem: md`The table shows how many siblings 15 students have. What is the median number of siblings?

        | Siblings | Students |
        | 0 | 3 |
        | 1 | 5 |
        | 2 | 4 |
        | 3 | 3 |`,
      rank: 2,
      calculator: false,
      choices: [
        {
          wrong: '1.5',
          why: 'This is the median of 0, 1, 2 and 3. It leaves out how many students there are of each.',
        },
        { right: '1' },
        {
          wrong: '2',
          why: 'Counting from the bottom, the first 7 students have 3 or 2 siblings, so the eighth has 1.',
        },
        { wrong: '3.5', why: 'This is the median of the numbers of students.' },
      ],
      explain:
        'With 15 values the median is the eighth in order. The first 3 are 0, the next 5 are 1; so the fourth to the eighth value are 1, and the median is 1.',
      onRight: { to: 'outlier' },
      onWrong: { to: 'orderFirst' },
    },
    orderFirst: {
      stem: 'What is the median of 12, 3, 8, 5, 20 and 9?',
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: '6.5',
          why: 'This takes the 2 middle numbers as they are listed, 8 and 5. They have to be put in order first.',
        },
        { wrong: '9.5', why: 'This is the mean.' },
        { wrong: '8', why: 'This takes one of the 2 middle values. With 6 values the median is halfway between both.' },
        { right: '8.5' },
      ],
      explain: md`Put the values in order: 3, 5, 8, 9, 12, 20. An even number of values has 2 in the middle, here 8 and 9, and the median lies halfway: $\frac{8 + 9}{2} = 8.5$.`,
      onRight: { to: 'outlier' },
      onWrong: { set: 'averages', then: 'outlier' },
    },
    outlier: {
      stem: md`Nine houses on a street cost between \$200,000 and \$260,000. A tenth house is built and costs \$1,500,000. Which measure of the prices changes least?`,
      rank: 2,
      calculator: false,
      choices: [
        { wrong: 'The mean', why: 'The new price adds more to the total than 5 of the other houses together.' },
        {
          wrong: 'The range',
          why: 'The range is the greatest price minus the least, so it jumps with the new greatest price.',
        },
        { right: 'The median' },
        {
          wrong: 'The standard deviation',
          why: 'It measures distances from the mean, and the new price lies far from it.',
        },
      ],
      explain:
        'The median looks only at the middle of the list in order. One more value at the end moves the middle by half a place. The other 3 measures use the size of the greatest price.',
      onRight: { set: 'averages' },
      onWrong: { set: 'averages' },
    },
  }),
};
