import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock1To10: readonly DemoTestQuestion[] = [
  {
    stem: md`A cook has $4\frac{2}{3}$ cups of rice. Each portion takes $\frac{2}{3}$ cup. How many portions can the cook make?`,
    rank: 0,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: '3', why: 'This multiplies the two numbers instead of dividing, and rounds down.' },
      { wrong: '4', why: 'This takes two thirds away once. The question is how often they fit.' },
      { right: '7' },
      { wrong: '9', why: 'This makes portions of half a cup. Two thirds are more than a half.' },
      { wrong: '14', why: 'This counts thirds of a cup. Each portion takes two of them.' },
    ],
    explain: md`Count in thirds of a cup: $4\frac{2}{3} = \frac{14}{3}$, which is 14 thirds. Each portion takes 2 thirds, and $14 \div 2 = 7$.`,
    check: () => {
      let portions = 0;
      for (let thirds = 4 * 3 + 2; thirds >= 2; thirds -= 2) portions += 1;
      return portions;
    },
  },
  {
    stem: md`What is the value of $30 - 2(4^2 - 7) \div 3$?`,
    rank: 0,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: '4', why: 'This subtracts before it divides: 12 divided by 3.' },
      { wrong: '12', why: 'This leaves out the division by 3.' },
      { wrong: '18', why: 'This is 2 times 9. It still has to be divided by 3 and taken from 30.' },
      { right: '24' },
      { wrong: '84', why: 'This begins with 30 − 2. Multiplication comes before subtraction.' },
    ],
    explain: md`First the parentheses, and the power in them: $16 - 7 = 9$. Then multiply and divide: $2 \cdot 9 \div 3 = 6$. Subtract last: $30 - 6 = 24$.`,
    check: () => 30 - (2 * (4 ** 2 - 7)) / 3,
  },
  {
    stem: 'Amina’s scores on five quizzes are 70, 88, 83, 91 and 93. What is the mean of her scores?',
    rank: 0,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: '81.5', why: 'This is halfway between the lowest and the highest score.' },
      { right: '85' },
      { wrong: '88', why: 'This is the median, the score in the middle when they are put in order.' },
      { wrong: '88.75', why: 'This leaves out the lowest score.' },
      { wrong: '106.25', why: 'This divides by 4. There are five scores, and no mean is above the highest.' },
    ],
    explain: md`The mean is the sum over the number of scores: $70 + 88 + 83 + 91 + 93 = 425$, and $425 \div 5 = 85$.`,
    check: () => [70, 88, 83, 91, 93].reduce((sum, score) => sum + score / 5, 0),
  },
  {
    stem: md`If $5x - 7 = 2x + 11$, what is the value of $x$?`,
    rank: 0,
    skills: ['act.math.algebra.linear-equations-and-inequalities'],
    choices: [
      { wrong: md`$\frac{4}{7}$`, why: 'This adds 2x and takes 7 away. Both should move with the other sign.' },
      { wrong: md`$\frac{4}{3}$`, why: 'This takes 7 from 11 instead of adding it.' },
      { wrong: md`$\frac{18}{7}$`, why: 'This adds 2x to 5x instead of subtracting it.' },
      { right: '6' },
      { wrong: '18', why: 'This is 3x. It still has to be divided by 3.' },
    ],
    explain: md`Take $2x$ from both sides and add 7 to both: $3x = 18$. Divide by 3: $x = 6$.`,
    check: () => {
      const gap = (x: number) => 5 * x - 7 - (2 * x + 11);
      return -gap(0) / (gap(1) - gap(0));
    },
  },
  {
    stem: 'Of the 240 students at a school in Nairobi, 35% walk to school. How many of the students do not walk to school?',
    rank: 0,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { wrong: '35', why: 'This takes the percent for a number of students.' },
      { wrong: '65', why: 'This is the percent that does not walk, not the number of students.' },
      { wrong: '84', why: 'This is how many do walk.' },
      { wrong: '144', why: 'This takes 60% of the students, but 100 − 35 is 65.' },
      { right: '156' },
    ],
    explain: md`Those who do not walk are $100\% - 35\% = 65\%$ of 240: $0.65 \cdot 240 = 156$.`,
    check: () => 240 - (240 / 100) * 35,
  },
  {
    stem: md`What is the value of $4xy - x^2 + y$ when $x = -3$ and $y = 2$?`,
    rank: 0,
    skills: ['act.math.algebra.expressions-and-polynomials'],
    choices: [
      { right: md`$-31$` },
      { wrong: md`$-16$`, why: 'This doubles x instead of squaring it.' },
      { wrong: md`$-13$`, why: 'This adds 9. The square of −3 is 9, and it is subtracted.' },
      { wrong: '17', why: 'This loses the sign of x in the product 4xy.' },
      { wrong: '35', why: 'This has the wrong sign in the product and at the square.' },
    ],
    explain: md`Put the numbers in parentheses: $4(-3)(2) - (-3)^2 + 2 = -24 - 9 + 2 = -31$.`,
    check: () => {
      const [x, y] = [-3, 2];
      return 4 * x * y - x * x + y;
    },
  },
  {
    stem: 'A rectangular garden is 18 feet long, and its perimeter is 60 feet. What is its area, in square feet?',
    rank: 0,
    skills: ['act.math.integrating-essential-skills.area-and-volume'],
    choices: [
      { wrong: '30', why: 'This is half the perimeter: one length and one width.' },
      { right: '216' },
      { wrong: '540', why: 'This multiplies the length by half the perimeter.' },
      { wrong: '756', why: 'This takes only one length from the perimeter: 18 times 42.' },
      { wrong: '1,080', why: 'This multiplies the length by the perimeter.' },
    ],
    explain: md`One length and one width are half the perimeter, 30 feet, so the width is $30 - 18 = 12$ feet. The area is $18 \cdot 12 = 216$ square feet.`,
    check: () => {
      let width = 0;
      while (2 * (18 + width) < 60) width += 1;
      return 18 * width;
    },
  },
  {
    stem: 'A painter mixes red and white paint in the ratio 3 to 5. How many liters of white paint are in 40 liters of the mixture?',
    rank: 1,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { wrong: '8', why: 'This divides 40 into five parts. The mixture has 3 + 5 = 8 parts.' },
      { wrong: '15', why: 'This is the red paint.' },
      { wrong: '24', why: 'This takes 3 fifths of 40. The ratio compares red with white, not with the whole.' },
      { right: '25' },
      { wrong: '64', why: 'This takes 8 fifths of 40, more than the whole mixture.' },
    ],
    explain: md`Together there are $3 + 5 = 8$ parts, so one part is $40 \div 8 = 5$ liters. White has 5 parts: $5 \cdot 5 = 25$ liters.`,
    check: () => {
      let [red, white] = [0, 0];
      while (red + white < 40) [red, white] = [red + 3, white + 5];
      return white;
    },
  },
  {
    stem: 'A bag holds 6 red, 9 blue and 5 green marbles. One marble is drawn at random. What is the probability that it is not blue?',
    rank: 1,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { wrong: md`$\frac{3}{10}$`, why: 'This is the probability of red. Green is not blue either.' },
      { wrong: md`$\frac{9}{20}$`, why: 'This is the probability of blue.' },
      { right: md`$\frac{11}{20}$` },
      { wrong: md`$\frac{2}{3}$`, why: 'This counts two colors of three, as if there were as many of each.' },
      { wrong: md`$\frac{11}{15}$`, why: 'This leaves the green marbles out of all that can be drawn.' },
    ],
    explain: md`Of the $6 + 9 + 5 = 20$ marbles, $6 + 5 = 11$ are not blue. The probability is $\frac{11}{20}$.`,
    check: () => 1 - 9 / (6 + 9 + 5),
  },
  {
    stem: 'Three ferries leave the same pier together at 8:00. From then on one of them leaves every 12 minutes, one every 18 minutes and one every 20 minutes. After how many minutes do all three next leave together?',
    rank: 1,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { wrong: '2', why: 'This is the greatest common factor of the three numbers.' },
      { wrong: '36', why: 'Then the first two leave together, but 36 is not a multiple of 20.' },
      { wrong: '50', why: 'This adds the three numbers.' },
      { wrong: '60', why: 'Then the first and the third leave together, but 60 is not a multiple of 18.' },
      { right: '180' },
    ],
    explain: md`The time is the least common multiple. As products of primes, $12 = 2^2 \cdot 3$, $18 = 2 \cdot 3^2$ and $20 = 2^2 \cdot 5$. Take each prime with its highest power: $2^2 \cdot 3^2 \cdot 5 = 180$.`,
    check: () => {
      let minutes = 1;
      while ([12, 18, 20].some((every) => minutes % every !== 0)) minutes += 1;
      return minutes;
    },
  },
];
