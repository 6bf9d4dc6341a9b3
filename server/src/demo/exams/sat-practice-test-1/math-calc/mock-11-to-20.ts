import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock11To20: readonly DemoTestQuestion[] = [
  {
    stem: 'One printer prints 18 pages a minute, and another prints 12. How many minutes do both together take for 450 pages?',
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    choices: [
      { right: '15' },
      { wrong: '25', why: 'This is the time that the faster printer takes alone.' },
      { wrong: '30', why: 'This divides by the average of the two speeds. Together they print the sum.' },
      { wrong: '37.5', why: 'This is the time that the slower printer takes alone.' },
    ],
    explain: md`Together they print $18 + 12 = 30$ pages a minute: $450 \div 30 = 15$ minutes.`,
    check: () => {
      let minutes = 0;
      for (let pages = 0; pages < 450; pages += 18 + 12) minutes += 1;
      return minutes;
    },
  },
  {
    stem: 'A project is worth 36 points, which is 15 percent of all the points that can be earned in a class. How many points can be earned in the class?',
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.percentages'],
    choices: [
      { wrong: '5.4', why: 'This is 15 percent of 36.' },
      { wrong: '51', why: 'This adds 15 to 36.' },
      { right: '240' },
      { wrong: '540', why: 'This multiplies 36 by 15.' },
    ],
    explain: md`If $p$ are all points, $0.15p = 36$, so $p = 36 \div 0.15 = 240$.`,
    check: () => (36 / 15) * 100,
  },
  {
    stem: md`A theater in Portland sells 220 tickets for one evening, at \$9 for adults and \$5 for children. The tickets bring in \$1,580. How many of the tickets are for adults?`,
    rank: 1,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    choices: [
      { wrong: '100', why: 'This is the number of tickets for children.' },
      { wrong: '110', why: 'This is half of the tickets. They would bring in \\$1,540.' },
      { right: '120' },
      { wrong: '175', why: 'This divides \\$1,580 by \\$9, as if there were no tickets for children.' },
    ],
    explain: md`If all 220 tickets were for children, they would bring in \$1,100. Each ticket for an adult brings \$4 more: $(1580 - 1100) \div 4 = 120$.`,
    check: () => {
      for (let adults = 0; adults <= 220; adults += 1) if (9 * adults + 5 * (220 - adults) === 1580) return adults;
      return 'none';
    },
  },
  {
    stem: md`The table lists the number of visitors to two small museums on five days.

      | Museum | Mon | Tue | Wed | Thu | Fri |
      | Harbor | 10 | 20 | 30 | 40 | 50 |
      | Garden | 28 | 29 | 30 | 31 | 32 |

      Which statement about the two lists is true?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.one-variable-data'],
    choices: [
      { wrong: 'The mean of Harbor is greater.', why: 'Both means are 30.' },
      { right: 'The standard deviation of Harbor is greater.' },
      { wrong: 'The standard deviation of Garden is greater.', why: 'The numbers of Garden lie close to their mean.' },
      { wrong: 'The standard deviations are equal.', why: 'Equal means do not make equal spreads.' },
    ],
    explain:
      'Both means are 30. The standard deviation tells how far numbers lie from their mean. Those of Harbor lie up to 20 away, those of Garden at most 2: the standard deviation of Harbor is greater.',
    check: () => {
      const mean = (all: number[]) => all.reduce((sum, each) => sum + each) / all.length;
      const deviation = (all: number[]) => Math.sqrt(mean(all.map((each) => (each - mean(all)) ** 2)));
      const [harbor, garden] = [
        [10, 20, 30, 40, 50],
        [28, 29, 30, 31, 32],
      ];
      if (mean(harbor) > mean(garden)) return 'The mean of Harbor is greater.';
      if (deviation(harbor) === deviation(garden)) return 'The standard deviations are equal.';
      return `The standard deviation of ${deviation(harbor) > deviation(garden) ? 'Harbor' : 'Garden'} is greater.`;
    },
  },
  {
    stem: 'A school has 1,400 students. In a random sample of 80 of them, 36 want school to begin later. What is the best estimate of the number of students in the whole school who want this?',
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.inference-from-samples'],
    choices: [
      { wrong: '504', why: 'This takes 36 percent. It is 36 of 80.' },
      { wrong: '560', why: 'This rounds the share down to 40 percent.' },
      { wrong: '616', why: 'This takes 44 percent, because 44 do not want it.' },
      { right: '630' },
    ],
    explain: md`In the sample the share is $\frac{36}{80} = 0.45$. A random sample speaks for the whole: $0.45 \cdot 1400 = 630$.`,
    check: () => (36 / 80) * 1400,
  },
  {
    stem: 'In a random sample of the residents of a city, 46 percent support a new tram line. The margin of error is 3 percentage points. Which conclusion about all residents of the city is the most reasonable?',
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.inference-from-samples'],
    choices: [
      { right: 'It is plausible that between 43% and 49% of all residents support it.' },
      {
        wrong: 'Exactly 46% of all residents support it.',
        why: 'A sample gives an estimate; the margin says how far it may be off.',
      },
      {
        wrong: 'Between 43% and 49% of the residents in every sample will support it.',
        why: 'Samples differ, and some lie further from the whole than the margin says.',
      },
      { wrong: 'At least 49% of all residents support it.', why: 'This is the upper end of what is likely.' },
    ],
    explain: md`The margin goes in both directions from the estimate and speaks of all residents: from $46 - 3 = 43$ to $46 + 3 = 49$ percent.`,
    check: () => {
      const [estimate, margin] = [46, 3];
      return `It is plausible that between ${estimate - margin}% and ${estimate + margin}% of all residents support it.`;
    },
  },
  {
    stem: md`Two machines make the same part. The table shows the results of an inspection of 350 parts.

      | | Defective | Not defective |
      | Machine A | 6 | 194 |
      | Machine B | 9 | 141 |

      One of the defective parts is chosen at random. What is the probability that machine B made it?`,
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.probability'],
    choices: [
      { wrong: md`$\frac{9}{350}$`, why: 'This takes the share of all parts.' },
      {
        wrong: md`$\frac{3}{50}$`,
        why: 'This is the share of defective parts among those of machine B, the other way round.',
      },
      { wrong: md`$\frac{2}{5}$`, why: 'This is the probability that machine A made it.' },
      { right: md`$\frac{3}{5}$` },
    ],
    explain: md`Only the $6 + 9 = 15$ defective parts can be chosen, and 9 of them are of machine B: $\frac{9}{15} = \frac{3}{5}$.`,
    check: () => {
      const defective = { a: 6, b: 9 };
      return defective.b / (defective.a + defective.b);
    },
  },
  {
    stem: md`A town now has 12,000 inhabitants, and their number grows by 3 percent each year. Which expression gives the number of inhabitants $t$ years from now?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      {
        wrong: md`$12000 + 360t$`,
        why: 'This adds 3 percent of the first number each year. The 3 percent grow with the town.',
      },
      { wrong: md`$12000(0.03)^t$`, why: 'This keeps only 3 percent each year.' },
      { right: md`$12000(1.03)^t$` },
      { wrong: md`$12000(1.3)^t$`, why: 'This grows by 30 percent each year.' },
    ],
    explain: md`To grow by 3 percent is to multiply by 1.03. After $t$ years this has happened $t$ times: $12000(1.03)^t$.`,
    check: () => {
      const growth = (12_000 + 12_000 * 0.03) / 12_000;
      return ({ t = 0 }) => 12_000 * growth ** t;
    },
  },
  {
    stem: md`The function $f$ is defined by $f(x) = 2x^2 - x$. Which expression is equal to $f(x + 1) - f(x)$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { right: md`$4x + 1$` },
      { wrong: md`$2x + 1$`, why: md`This takes $(x + 1)^2$ for $x^2 + x + 1$.` },
      { wrong: md`$4x + 3$`, why: md`This adds 1 instead of subtracting it: $-(x + 1) + x$ is $-1$.` },
      { wrong: '1', why: md`This is $f(1)$. A function of a sum is not the sum of functions.` },
    ],
    explain: md`$f(x + 1) = 2(x + 1)^2 - (x + 1) = 2x^2 + 4x + 2 - x - 1 = 2x^2 + 3x + 1$. Subtract $2x^2 - x$: $4x + 1$.`,
    check: () => {
      const f = (x: number) => 2 * x * x - x;
      return ({ x = 0 }) => f(x + 1) - f(x);
    },
  },
  {
    stem: md`The graph of $y = f(x)$ in the $xy$-plane passes through the point $(2, 5)$. Which point must be on the graph of $y = f(x - 3) + 1$?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: md`$(-1, 4)$`, why: 'This moves the graph to the left and down.' },
      { wrong: md`$(-1, 6)$`, why: md`This moves the graph to the left. With $x - 3$ the same value comes 3 later.` },
      { wrong: md`$(5, 4)$`, why: 'This moves the graph down.' },
      { right: md`$(5, 6)$` },
    ],
    explain: md`$f$ has the value 5 where what is put into it is 2. So $x - 3 = 2$, which gives $x = 5$, and then $y = 5 + 1 = 6$.`,
    check: () => {
      const known = new Map([[2, 5]]);
      for (let x = -20; x <= 20; x += 1) {
        const value = known.get(x - 3);
        if (value !== undefined) return md`$(${String(x)}, ${String(value + 1)})$`;
      }
      return 'none';
    },
  },
];
