import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const operationSets = {
  operations: {
    title: 'Operations with numbers',
    notes: 'Parentheses first, then powers, then products and quotients from left to right, then sums and differences.',
    questions: [
      {
        stem: md`What is the value of $-8 - (-3) + 2 \cdot (-4)$?`,
        rank: 0,
        typed: { accept: ['-13'] },
        explain: md`Multiply first: $2 \cdot (-4) = -8$. Subtracting $-3$ is adding 3. So the value is $-8 + 3 - 8 = -13$.`,
      },
      {
        stem: md`What is the sum of $\frac{3}{4}$ and $\frac{1}{6}$?`,
        rank: 0,
        choices: [
          { wrong: md`$\frac{1}{8}$`, why: 'This multiplies the fractions: 3/24 is 1/8.' },
          { wrong: md`$\frac{2}{5}$`, why: 'This adds the numerators and the denominators: 4/10.' },
          { right: md`$\frac{11}{12}$` },
          { wrong: md`$1$`, why: 'This takes 1/6 to be 1/4. In twelfths, 1/6 is 2/12.' },
        ],
        explain: md`Use the least common denominator, 12: $\frac{3}{4} = \frac{9}{12}$ and $\frac{1}{6} = \frac{2}{12}$. The sum is $\frac{11}{12}$.`,
      },
      {
        stem: md`A board is $7\frac{1}{2}$ feet long. It is cut into pieces that are $\frac{3}{4}$ foot long each. How many pieces are there?`,
        rank: 1,
        typed: { accept: ['10'] },
        explain: md`Divide the whole length by the length of a piece: $\frac{15}{2} \div \frac{3}{4} = \frac{15}{2} \cdot \frac{4}{3} = \frac{60}{6} = 10$. Check: 10 pieces of $0.75$ foot are $7.5$ feet.`,
      },
      {
        stem: md`What is the greatest common factor of 48 and 72?`,
        rank: 1,
        choices: [
          { wrong: '6', why: '6 divides both, but so do larger numbers, for example 12.' },
          { wrong: '12', why: '12 divides both, but 48/12 = 4 and 72/12 = 6 still have the common factor 2.' },
          { right: '24' },
          { wrong: '144', why: 'This is the least common multiple: the smallest number that both divide.' },
        ],
        explain: md`Write the numbers as products of primes: $48 = 2^4 \cdot 3$ and $72 = 2^3 \cdot 3^2$. Take what they share: $2^3 \cdot 3 = 24$. Check: $48 = 2 \cdot 24$ and $72 = 3 \cdot 24$, and 2 and 3 share no factor.`,
      },
      {
        stem: md`What is the value of $(3 \times 10^4)(2 \times 10^{-6})$?`,
        rank: 1,
        choices: [
          { right: md`$0.06$` },
          {
            wrong: md`$0.6$`,
            why: md`The exponents add up to $-2$, which moves the decimal point two places, not one.`,
          },
          { wrong: md`$600$`, why: md`This takes $10^{-2}$ to be $10^2$.` },
          { wrong: md`$6 \times 10^{10}$`, why: 'This adds 4 and 6. The second exponent is −6.' },
        ],
        explain: md`Multiply the factors in front and add the exponents: $6 \times 10^{4 + (-6)} = 6 \times 10^{-2} = 0.06$.`,
      },
      {
        stem: md`Today is Wednesday. What day of the week will it be 100 days from today?`,
        rank: 2,
        choices: [
          { wrong: 'Thursday', why: 'This takes the remainder to be 1. 100 − 98 is 2.' },
          { right: 'Friday' },
          { wrong: 'Monday', why: 'This counts 2 days backward from Wednesday.' },
          { wrong: 'Wednesday', why: 'It would be Wednesday again after 98 or 105 days, but not after 100.' },
        ],
        explain: md`The days repeat every 7 days. $100 = 14 \cdot 7 + 2$, so 100 days from today is the same day of the week as 2 days from today: Friday.`,
      },
    ],
  },
  totals: {
    title: 'Averages and totals',
    notes: md`The average is the sum divided by the count. So the sum is the average times the count.`,
    questions: [
      {
        stem: md`What is the average of 7, 9, 10, and 14?`,
        rank: 0,
        typed: { accept: ['10'] },
        explain: md`Add the numbers and divide by how many there are: $\frac{7 + 9 + 10 + 14}{4} = \frac{40}{4} = 10$.`,
      },
      {
        stem: md`The average of 8 numbers is 20. One of them, 34, is taken away. What is the average of the other 7?`,
        rank: 1,
        choices: [
          {
            wrong: '14',
            why: 'This is 34 − 20, how far the number is above the average. Work with the totals instead.',
          },
          { wrong: '15.75', why: 'This divides the remaining sum, 126, by 8. Only 7 numbers are left.' },
          { right: '18' },
          { wrong: '22', why: 'The number taken away is above the average, so the average of the rest has to fall.' },
        ],
        explain: md`The sum of the 8 numbers is $8 \cdot 20 = 160$. Without 34 it is 126, and $\frac{126}{7} = 18$.`,
      },
      {
        stem: md`The average of $x$, $x + 4$, and $x + 11$ is 20. What is the value of $x$?`,
        rank: 1,
        choices: [
          { right: '15' },
          { wrong: '20', why: 'This is the average. The three numbers are not equal.' },
          { wrong: '25', why: 'This adds 15 to 60 instead of subtracting it.' },
          { wrong: '45', why: 'This is 3x, the sum without 4 and 11. It still has to be divided by 3.' },
        ],
        explain: md`The sum of the three numbers is $3 \cdot 20 = 60$. So $3x + 15 = 60$, $3x = 45$ and $x = 15$. Check: $15 + 19 + 26 = 60$.`,
      },
      {
        stem: md`The average of three numbers is 18, and the average of two other numbers is 8. What is the average of all five numbers?`,
        rank: 1,
        typed: { accept: ['14'] },
        explain: md`The sums are $3 \cdot 18 = 54$ and $2 \cdot 8 = 16$. All five numbers have the sum 70 and the average $\frac{70}{5} = 14$.`,
      },
      {
        stem: md`The average of five consecutive integers is 23. What is the greatest of them?`,
        rank: 2,
        choices: [
          { wrong: '21', why: 'This is the least of the five integers.' },
          { wrong: '24', why: 'This is only the next integer after the middle one. Two follow it.' },
          { right: '25' },
          { wrong: '28', why: 'This adds 5 to the average. The greatest is 2 above the middle.' },
        ],
        explain: md`The average of evenly spaced numbers is the middle one. So the integers are 21, 22, 23, 24 and 25.`,
      },
      {
        stem: md`Lena drives 60 miles at 30 miles per hour and returns the same way at 60 miles per hour. What is her average speed for the whole trip, in miles per hour?`,
        rank: 3,
        choices: [
          { wrong: '20', why: 'This divides 60 miles by 3 hours. The whole trip is 120 miles.' },
          { right: '40' },
          { wrong: '45', why: 'This is the average of the two speeds, but she drives twice as long at the lower one.' },
          { wrong: '60', why: 'This is 120 miles divided by 2 hours, the time of the way out alone.' },
        ],
        explain: md`The average speed is the whole distance over the whole time. The trip of 120 miles takes $2 + 1 = 3$ hours, and $\frac{120}{3} = 40$.`,
      },
    ],
  },
} satisfies DemoSets;

export const numbersAndAverages: DemoSubsubtopic = {
  title: 'Numbers and averages',
  skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
  sets: operationSets,
  sequence: sequence(operationSets, {
    order: {
      stem: md`What is the value of $12 - 3(2 - 5)^2$?`,
      rank: 1,
      choices: [
        { wrong: md`$-69$`, why: 'This multiplies by 3 before squaring. The power belongs to the parentheses alone.' },
        { right: md`$-15$` },
        { wrong: md`$39$`, why: md`This takes $(-3)^2$ to be $-9$. The square of a negative number is positive.` },
        { wrong: md`$81$`, why: 'This subtracts 3 from 12 first. Products come before differences.' },
      ],
      explain: md`Parentheses, power, product, difference: $2 - 5 = -3$, $(-3)^2 = 9$, $3 \cdot 9 = 27$ and $12 - 27 = -15$.`,
      onRight: { to: 'fifthQuiz' },
      onWrong: { set: 'operations', then: 'fifthQuiz' },
    },
    fifthQuiz: {
      stem: md`Mia’s average on four quizzes is 82. What score on the fifth quiz would raise her average to 84?`,
      rank: 1,
      choices: [
        { wrong: '84', why: 'A score of 84 would keep an average of 84, but the first four quizzes are below it.' },
        { wrong: '86', why: 'This is 2 above 84. It makes up for only one of the four quizzes that are 2 below.' },
        { wrong: '88', why: 'This is 4 above 84. Each of the four quizzes is 2 below 84, so 8 points are missing.' },
        { right: '92' },
      ],
      explain: md`Work with totals. After five quizzes she needs $5 \cdot 84 = 420$ points and has $4 \cdot 82 = 328$. The difference is 92. Check: four quizzes are 2 below 84 each, so the fifth must be 8 above 84.`,
      onRight: { to: 'twoClasses' },
      onWrong: { to: 'total' },
    },
    total: {
      stem: md`The average of six numbers is 15. What is the sum of the six numbers?`,
      rank: 0,
      explainFirst: true,
      typed: { accept: ['90'] },
      explain: md`The average is what each number would be if all were equal, with the same sum. So the sum is the average times the count: $15 \cdot 6 = 90$.`,
      onRight: { to: 'twoClasses' },
      onWrong: { set: 'totals', then: 'twoClasses' },
    },
    twoClasses: {
      stem: md`In a class of 12 students the average score is 70. In a class of 18 students it is 80. What is the average score of all 30 students?`,
      rank: 2,
      choices: [
        { wrong: '74', why: 'This gives the smaller class the greater weight.' },
        { wrong: '75', why: 'This is halfway between the averages, as if the classes were of equal size.' },
        { right: '76' },
        { wrong: '77', why: 'The average is closer to 80 than to 70, but not so close: the sizes are as 2 to 3.' },
      ],
      explain: md`Find both totals: $12 \cdot 70 = 840$ and $18 \cdot 80 = 1{,}440$. Together they are $2{,}280$, and $\frac{2280}{30} = 76$. The result lies nearer to the average of the larger class.`,
      onRight: { to: 'twoLights' },
      onWrong: { to: 'stamps' },
    },
    stamps: {
      stem: md`Theo buys 3 stamps for 20 cents each and 1 stamp for 60 cents. What is the average price of the 4 stamps, in cents?`,
      rank: 1,
      choices: [
        { wrong: '20', why: 'This is the price of most of the stamps, not the average.' },
        { right: '30' },
        { wrong: '40', why: 'This is halfway between 20 and 60. Three stamps cost 20 cents and only one costs 60.' },
        { wrong: '120', why: 'This is the total price. It still has to be divided by the number of stamps.' },
      ],
      explain: md`All four stamps cost $3 \cdot 20 + 60 = 120$ cents together. Divided evenly, that is $\frac{120}{4} = 30$ cents each.`,
      onRight: { to: 'twoLights' },
      onWrong: { set: 'totals', then: 'twoLights' },
    },
    twoLights: {
      stem: md`One light flashes every 12 seconds, another every 18 seconds. They have just flashed together. After how many seconds will they next flash together?`,
      rank: 2,
      typed: { accept: ['36'] },
      explain: md`The time has to be a multiple of 12 and of 18. Go through the multiples of 18: 18 is not a multiple of 12, but $36 = 3 \cdot 12$ is. The product, 216, is a common multiple too, but not the first.`,
      help: 'List the times at which each light flashes.',
      helpExplain: 'The first flashes at 12, 24, 36, … seconds, the second at 18, 36, 54, … seconds.',
      onRight: 'end',
      onWrong: { set: 'operations' },
    },
  }),
};
