import { type DemoTestQuestion, md } from '../../../format.ts';

export const real1To10: readonly DemoTestQuestion[] = [
  {
    stem: md`If $0.4x + 1.2 = 3.6$, what is the value of $x$?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    choices: [
      { wrong: '2.4', why: md`This is $0.4x$.` },
      { right: '6' },
      { wrong: '9', why: md`This divides 3.6 by 0.4 and leaves out the 1.2.` },
      { wrong: '12', why: 'This adds 1.2 instead of subtracting it.' },
    ],
    explain: md`Subtract 1.2: $0.4x = 2.4$. Divide by 0.4: $x = 6$.`,
    check: () => {
      let x = 0;
      while (Math.abs(0.4 * x + 1.2 - 3.6) > 1e-9) x += 0.5;
      return x;
    },
  },
  {
    stem: md`At a market in Quito, 5 notebooks cost \$8.75. What do 12 notebooks cost at the same price for each, in dollars?`,
    rank: 0,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    choices: [
      { wrong: '15.75', why: 'This adds \\$7, a dollar for each notebook more.' },
      { wrong: '17.50', why: 'This is the price of 10 notebooks.' },
      { right: '21.00' },
      { wrong: '105.00', why: 'This multiplies the price of 5 notebooks by 12.' },
    ],
    explain: md`One notebook costs $8.75 \div 5 = 1.75$ dollars, and 12 cost $12 \cdot 1.75 = 21$ dollars.`,
    check: () => (8.75 / 5) * 12,
  },
  {
    stem: md`The table shows how many pets the families of one street have.

      | Pets | Families |
      | 0 | 4 |
      | 1 | 9 |
      | 2 | 6 |
      | 3 | 3 |
      | 4 | 1 |

      What is the median number of pets of these families?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.one-variable-data'],
    choices: [
      { right: '1' },
      { wrong: '1.5', why: 'This is about the mean, 34 pets divided by 23 families.' },
      { wrong: '2', why: 'This is the middle of the list of numbers of pets, whatever the number of families.' },
      { wrong: '4', why: 'This is the middle of the numbers of families.' },
    ],
    explain: md`There are $4 + 9 + 6 + 3 + 1 = 23$ families. In order of their pets the middle one is the twelfth. The first 4 have no pet and the next 9 have one, so the twelfth has 1.`,
    check: () => {
      const families = [4, 9, 6, 3, 1].flatMap((count, pets) => Array<number>(count).fill(pets));
      return families[(families.length - 1) / 2] ?? 'none';
    },
  },
  {
    stem: 'A newspaper has 25,000 readers. In one year their number grows by 4 percent, and in the next it falls by 4 percent. How many readers does the newspaper have then?',
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.percentages'],
    choices: [
      { wrong: '24,000', why: 'This is a fall of 4 percent without the growth before it.' },
      { right: '24,960' },
      { wrong: '25,000', why: 'The fall is 4 percent of a greater number than the growth was.' },
      { wrong: '26,000', why: 'This is the number after the first year.' },
    ],
    explain: md`After the first year there are $1.04 \cdot 25{,}000 = 26{,}000$ readers. The fall is 4 percent of these, 1,040, and $26{,}000 - 1{,}040 = 24{,}960$.`,
    check: () => {
      const grown = 25_000 + (25_000 * 4) / 100;
      return grown - (grown * 4) / 100;
    },
  },
  {
    stem: md`The value of a car, in dollars, $t$ years after it was bought is $V(t) = 18000(0.85)^t$. What percent of its original value does the car still have after 2 years?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: '27.75%', why: 'This is what it has lost.' },
      { wrong: '30%', why: 'This is twice the loss of the first year.' },
      {
        wrong: '70%',
        why: 'This takes 15 percent of the first value away twice. The second loss is 15 percent of what is left.',
      },
      { right: '72.25%' },
    ],
    explain: md`After 2 years the first value has been multiplied by $0.85^2 = 0.7225$. That is 72.25 percent.`,
    check: () => {
      const value = (t: number) => 18_000 * 0.85 ** t;
      return Math.round((value(2) / value(0)) * 1e8) / 1e6;
    },
  },
  {
    stem: md`A line in the $xy$-plane passes through the points $(2, 3)$ and $(6, 11)$. What is the $x$-coordinate of the point where it crosses the $x$-axis?`,
    rank: 2,
    skills: ['sat.math.algebra.linear-equations-two-variables'],
    choices: [
      { wrong: md`$-1$`, why: md`This is where it crosses the $y$-axis.` },
      { wrong: md`$-0.5$`, why: md`This loses a sign: $2x = 1$.` },
      { right: '0.5' },
      { wrong: '2', why: 'This is the slope.' },
    ],
    explain: md`The slope is $\frac{11 - 3}{6 - 2} = 2$, so $y = 2x + b$ with $3 = 4 + b$ and $b = -1$. On the $x$-axis $y = 0$: $2x - 1 = 0$, so $x = 0.5$.`,
    check: () => 2 - (3 * (6 - 2)) / (11 - 3),
  },
  {
    stem: 'A person who is 1.8 meters tall casts a shadow that is 2.4 meters long. At the same time a tree casts a shadow that is 14 meters long. How many meters tall is the tree?',
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.lines-angles-and-triangles'],
    choices: [
      { right: '10.5' },
      { wrong: '13.4', why: 'This subtracts 0.6 meters. The shadow is longer by a factor, not by a length.' },
      { wrong: '14.6', why: 'This adds 0.6 meters.' },
      { wrong: '18.7', why: 'This turns the ratio round: a shadow is longer here than what casts it.' },
    ],
    explain: md`The triangles of height and shadow are similar: $\frac{h}{14} = \frac{1.8}{2.4} = 0.75$. So $h = 14 \cdot 0.75 = 10.5$.`,
    check: () => Math.round(14 * Math.tan(Math.atan2(1.8, 2.4)) * 1e9) / 1e9,
  },
  {
    stem: md`For which positive value of the constant $c$ does the equation $x^2 + cx + 36 = 0$ have exactly one real solution?`,
    rank: 3,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    choices: [
      { wrong: '6', why: md`This is the square root of 36. The number in front of $x$ is twice that.` },
      { wrong: '9', why: 'This is a quarter of 36.' },
      { right: '12' },
      { wrong: '18', why: 'This is half of 36.' },
    ],
    explain: md`There is one solution where the left side is a perfect square. $(x + 6)^2 = x^2 + 12x + 36$, so $c = 12$. The discriminant says the same: $c^2 - 4 \cdot 36 = 0$.`,
    check: () => {
      for (let c = 1; c <= 100; c += 1) if (c * c - 4 * 36 === 0) return c;
      return 'none';
    },
  },
  {
    stem: 'The mean of five numbers is 18. Four of the numbers are 12, 15, 20 and 21. What is the fifth number?',
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.one-variable-data'],
    typed: { accept: ['22'] },
    explain: md`Five numbers with the mean 18 add up to $5 \cdot 18 = 90$. The four add up to 68, and $90 - 68 = 22$.`,
    check: () => {
      const known = [12, 15, 20, 21];
      let fifth = 0;
      while ([...known, fifth].reduce((sum, each) => sum + each) / 5 !== 18) fifth += 1;
      return fifth;
    },
  },
  {
    stem: md`If $x^2 - y^2 = 48$ and $x - y = 4$, what is the value of $x$?`,
    rank: 3,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    typed: { accept: ['8'] },
    explain: md`$x^2 - y^2 = (x + y)(x - y)$, so $4(x + y) = 48$ and $x + y = 12$. Adding $x - y = 4$ gives $2x = 16$, so $x = 8$.`,
    check: () => {
      for (let x = -100; x <= 100; x += 0.5) if (x ** 2 - (x - 4) ** 2 === 48) return x;
      return 'none';
    },
  },
];
