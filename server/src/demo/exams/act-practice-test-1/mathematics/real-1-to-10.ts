import { type DemoTestQuestion, md } from '../../../format.ts';

export const real1To10: readonly DemoTestQuestion[] = [
  {
    stem: md`A bakery has $\frac{3}{4}$ of a sack of flour in the morning. During the day it uses $\frac{2}{5}$ of this flour. What fraction of a sack is left?`,
    rank: 0,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: md`$\frac{3}{20}$`, why: 'This takes the 2 fifths away twice.' },
      { wrong: md`$\frac{3}{10}$`, why: 'This is the flour that is used.' },
      {
        wrong: md`$\frac{7}{20}$`,
        why: 'This takes 2 fifths of a full sack away. It is 2 fifths of the flour there was.',
      },
      { right: md`$\frac{9}{20}$` },
      {
        wrong: md`$\frac{3}{5}$`,
        why: 'This is the share of the flour that is left. There was less than a full sack.',
      },
    ],
    explain: md`If $\frac{2}{5}$ of the flour is used, $\frac{3}{5}$ of it is left: $\frac{3}{5} \cdot \frac{3}{4} = \frac{9}{20}$ of a sack.`,
    check: () => 3 / 4 - (2 / 5) * (3 / 4),
  },
  {
    stem: md`What is the value of $3 - 4[2 - 5(1 - 3)]$?`,
    rank: 0,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { right: md`$-45$` },
      { wrong: md`$-21$`, why: 'This begins with 2 − 5 in the brackets. The product comes first.' },
      { wrong: md`$-12$`, why: 'This begins with 3 − 4. The product with the brackets comes first.' },
      { wrong: '35', why: 'This takes −5 times −2 for −10.' },
      { wrong: '51', why: 'This adds 48 to 3. It must be subtracted.' },
    ],
    explain: md`Work from the inside out. The parentheses are $-2$, and the brackets are $2 - 5(-2) = 2 + 10 = 12$. Then $3 - 4 \cdot 12 = 3 - 48 = -45$.`,
    check: () => 3 - 4 * (2 - 5 * (1 - 3)),
  },
  {
    stem: 'The mean of six numbers is 14. A seventh number is added, and the mean of all seven is 16. What is the seventh number?',
    rank: 1,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      {
        wrong: '12',
        why: 'This raises the six numbers by 2 each, but leaves out the 16 that the seventh itself must bring.',
      },
      { wrong: '15', why: 'This is halfway between the two means.' },
      { wrong: '16', why: 'This is the new mean. Adding 16 to the six numbers would not raise their mean so far.' },
      { wrong: '18', why: 'This adds 2 to the new mean. One number has to make up for six.' },
      { right: '28' },
    ],
    explain: md`A sum is the mean times how many numbers there are. The six numbers add up to $6 \cdot 14 = 84$, and all seven add up to $7 \cdot 16 = 112$. The seventh is $112 - 84 = 28$.`,
    check: () => {
      let seventh = 0;
      while ((14 * 6 + seventh) / 7 < 16) seventh += 1;
      return seventh;
    },
  },
  {
    stem: md`What value of $x$ makes the equation $\frac{x}{3} - \frac{x - 2}{4} = 2$ true?`,
    rank: 1,
    skills: ['act.math.algebra.linear-equations-and-inequalities'],
    choices: [
      { wrong: md`$-4$`, why: 'This multiplies the left side by 12, but not the right.' },
      { right: '18' },
      { wrong: '22', why: md`This multiplies $x$ in $x - 2$ by 3, but not the 2.` },
      { wrong: '26', why: md`This loses the parentheses: $4x - 3x - 2 = 24$.` },
      { wrong: '30', why: md`This takes $-6$ for $-3 \cdot (-2)$.` },
    ],
    explain: md`Multiply both sides by 12: $4x - 3(x - 2) = 24$. The minus sign reaches both terms: $4x - 3x + 6 = 24$. So $x = 18$.`,
    check: () => {
      const left = (x: number) => x / 3 - (x - 2) / 4;
      return (2 - left(0)) / (left(1) - left(0));
    },
  },
  {
    stem: 'After a discount of 15% a coat costs 102 dollars. What was its price before the discount, in dollars?',
    rank: 1,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { wrong: '86.70', why: 'This takes 15% off 102 once more.' },
      { wrong: '117.30', why: 'This adds 15% of 102. The discount was 15% of the higher price.' },
      { right: '120' },
      { wrong: '680', why: 'This takes 102 dollars for 15% of the price. They are 85% of it.' },
      { wrong: '1,530', why: 'This multiplies 102 by 15.' },
    ],
    explain: md`The coat costs $100\% - 15\% = 85\%$ of the old price $p$: $0.85p = 102$. So $p = 102 \div 0.85 = 120$ dollars.`,
    check: () => {
      let price = 102;
      while (price * 85 < 102 * 100) price += 1;
      return price;
    },
  },
  {
    stem: md`For all real numbers $a$ and $b$, let $a \diamond b = a^2 - 2b$. What is the value of $(3 \diamond 1) \diamond (2 \diamond 5)$?`,
    rank: 2,
    skills: ['act.math.algebra.expressions-and-polynomials'],
    choices: [
      { wrong: '1', why: 'This adds the two values in the parentheses, 7 and −6.' },
      { wrong: '13', why: 'This subtracts the two values in the parentheses.' },
      { wrong: '37', why: 'This subtracts 12 from 49. Taking away 2 times −6 adds 12.' },
      { wrong: '43', why: 'This adds −6 once. It must be taken away twice.' },
      { right: '61' },
    ],
    explain: md`First the parentheses: $3 \diamond 1 = 9 - 2 = 7$, and $2 \diamond 5 = 4 - 10 = -6$. Then $7 \diamond (-6) = 7^2 - 2(-6) = 49 + 12 = 61$.`,
    check: () => {
      const diamond = (a: number, b: number) => a ** 2 - 2 * b;
      return diamond(diamond(3, 1), diamond(2, 5));
    },
  },
  {
    stem: 'A rectangle has an area of 120 square centimeters. Its length is increased by 20%, and its width is decreased by 25%. What is the area of the new rectangle, in square centimeters?',
    rank: 2,
    skills: ['act.math.integrating-essential-skills.area-and-volume'],
    choices: [
      { right: '108' },
      { wrong: '114', why: 'This adds the percents, 20 − 25, and takes 5% off the area.' },
      { wrong: '115', why: 'This adds 20 to the area and takes 25 away.' },
      { wrong: '126', why: 'This changes the area by 5% upward.' },
      { wrong: '144', why: 'This leaves the width as it was.' },
    ],
    explain: md`The length is multiplied by 1.2 and the width by 0.75, so the area is multiplied by $1.2 \cdot 0.75 = 0.9$. The new area is $0.9 \cdot 120 = 108$ square centimeters.`,
    check: () => {
      const [length, width] = [12, 120 / 12];
      return (length + (length * 20) / 100) * (width - (width * 25) / 100);
    },
  },
  {
    stem: 'In a mix of seeds, the ratio by mass of flax to oats is 2 to 3, and the ratio by mass of oats to millet is 4 to 5. How many grams of flax are there for each gram of millet?',
    rank: 3,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      {
        wrong: md`$\frac{2}{5}$`,
        why: 'This compares the 2 and the 5, but the oats are 3 in one ratio and 4 in the other.',
      },
      { right: md`$\frac{8}{15}$` },
      { wrong: md`$\frac{3}{4}$`, why: 'This adds the first numbers and the last numbers: 6 to 8.' },
      {
        wrong: md`$\frac{5}{6}$`,
        why: 'This divides by the second ratio. The oats cancel when the two are multiplied.',
      },
      { wrong: md`$\frac{15}{8}$`, why: 'This is how much millet there is for each gram of flax.' },
    ],
    explain: md`Make the oats the same in both ratios: 12 parts. Then flax to oats is 8 to 12, and oats to millet is 12 to 15. So flax to millet is 8 to 15, or $\frac{2}{3} \cdot \frac{4}{5} = \frac{8}{15}$.`,
    check: () => {
      const oats = 60;
      return ((oats / 3) * 2) / ((oats / 4) * 5);
    },
  },
  {
    stem: 'A box holds 4 red and 6 white cards. Two cards are drawn at random, and the first is not put back. What is the probability that both have the same color?',
    rank: 3,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { wrong: md`$\frac{2}{15}$`, why: 'This is the probability of two red cards. Two white ones count as well.' },
      { wrong: md`$\frac{1}{3}$`, why: 'This is the probability of two white cards. Two red ones count as well.' },
      { right: md`$\frac{7}{15}$` },
      { wrong: md`$\frac{13}{25}$`, why: 'This puts the first card back: there are still 10 for the second draw.' },
      { wrong: md`$\frac{8}{15}$`, why: 'This is the probability of two different colors.' },
    ],
    explain: md`For two red cards it is $\frac{4}{10} \cdot \frac{3}{9} = \frac{12}{90}$, because after a red card 3 of the 9 left are red. For two white cards it is $\frac{6}{10} \cdot \frac{5}{9} = \frac{30}{90}$.

      Both can’t happen at once, so the probabilities add: $\frac{42}{90} = \frac{7}{15}$.`,
    check: () => {
      const cards = [...'RRRRWWWWWW'];
      const draws = cards.flatMap((first, i) => cards.toSpliced(i, 1).map((second) => first === second));
      return draws.filter(Boolean).length / draws.length;
    },
  },
  {
    stem: 'How many positive factors of 720 are multiples of 12?',
    rank: 4,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { wrong: '6', why: 'This is the number of factors of 12.' },
      { wrong: '10', why: 'This leaves out 12 and 720 themselves. Both are factors of 720 and multiples of 12.' },
      { wrong: '11', why: 'This leaves out 720, which is a factor of itself.' },
      { right: '12' },
      { wrong: '30', why: 'This counts all the factors of 720.' },
    ],
    explain: md`A factor of 720 that is a multiple of 12 is $12k$, where $k$ is a factor of $720 \div 12 = 60$. So count the factors of 60.

      Since $60 = 2^2 \cdot 3 \cdot 5$, a factor takes the prime 2 with an exponent of 0, 1 or 2, and 3 and 5 with an exponent of 0 or 1. That makes $3 \cdot 2 \cdot 2 = 12$.`,
    check: () => {
      let count = 0;
      for (let factor = 12; factor <= 720; factor += 12) if (720 % factor === 0) count += 1;
      return count;
    },
  },
];
