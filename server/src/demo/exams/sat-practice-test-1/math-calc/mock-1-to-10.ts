import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock1To10: readonly DemoTestQuestion[] = [
  {
    stem: 'A culture of bacteria doubles every 3 hours. It begins with 500 bacteria. How many are there after 12 hours?',
    rank: 0,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { wrong: '2,000', why: 'This multiplies 500 by 4, the number of doublings.' },
      { wrong: '4,000', why: 'This doubles three times. In 12 hours there are four times 3 hours.' },
      { wrong: '6,000', why: 'This multiplies 500 by 12.' },
      { right: '8,000' },
    ],
    explain: md`In 12 hours the culture doubles $12 \div 3 = 4$ times: $500 \cdot 2^4 = 500 \cdot 16 = 8{,}000$.`,
    check: () => {
      let bacteria = 500;
      for (let hour = 3; hour <= 12; hour += 3) bacteria *= 2;
      return bacteria;
    },
  },
  {
    stem: 'A batter takes 3 cups of flour for every 2 cups of milk. How many cups of milk go with 7.5 cups of flour?',
    rank: 0,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    choices: [
      { wrong: '3', why: 'This is the flour that goes with 2 cups of milk.' },
      { right: '5' },
      { wrong: '6.5', why: 'This takes 1 cup less, because 2 is 1 less than 3. A ratio multiplies.' },
      { wrong: '11.25', why: md`This multiplies by $\frac{3}{2}$ instead of $\frac{2}{3}$.` },
    ],
    explain: md`There is $\frac{2}{3}$ cup of milk to each cup of flour: $7.5 \cdot \frac{2}{3} = 5$.`,
    check: () => (7.5 / 3) * 2,
  },
  {
    stem: 'A motor scooter travels at 54 kilometers per hour. What is this speed in meters per second?',
    rank: 0,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    choices: [
      { right: '15' },
      { wrong: '150', why: 'This takes 360 seconds for an hour. There are 3,600.' },
      { wrong: '194.4', why: 'This multiplies by 3.6 instead of dividing by it.' },
      { wrong: '900', why: 'This is the speed in meters per minute.' },
    ],
    explain: md`54 kilometers are 54,000 meters, and an hour is 3,600 seconds: $54{,}000 \div 3{,}600 = 15$.`,
    check: () => (54 * 1000) / (60 * 60),
  },
  {
    stem: md`The price of a monthly ticket rises from \$80 to \$92. By what percent does it rise?`,
    rank: 0,
    skills: ['sat.math.problem-solving-and-data-analysis.percentages'],
    choices: [
      { wrong: '12%', why: 'This is the rise in dollars.' },
      { wrong: '13%', why: 'This compares the rise with the new price.' },
      { right: '15%' },
      { wrong: '115%', why: 'This is the new price as a percent of the old one.' },
    ],
    explain: md`The rise is \$12, compared with the price before: $\frac{12}{80} = 0.15$, which is 15 percent.`,
    check: () => ((92 - 80) / 80) * 100,
  },
  {
    stem: md`On five days in winter a family recorded the average outdoor temperature and the cost of heating for that day.

      | Temperature (°C) | Cost (dollars) |
      | 0 | 6.00 |
      | 4 | 5.20 |
      | 8 | 4.30 |
      | 12 | 3.60 |
      | 16 | 2.70 |

      Which of the following best describes the association between temperature and cost?`,
    rank: 0,
    skills: ['sat.math.problem-solving-and-data-analysis.two-variable-data'],
    choices: [
      { wrong: 'A positive linear association', why: 'The cost goes down as the temperature goes up.' },
      { right: 'A negative linear association' },
      {
        wrong: 'A negative exponential association',
        why: 'Each 4 degrees take off about the same amount, not the same share.',
      },
      { wrong: 'No association', why: 'The cost goes down at every step.' },
    ],
    explain:
      'From row to row the temperature rises by 4 degrees and the cost falls by 0.70 to 0.90 dollars each time. About equal steps down are a negative linear association.',
    check: () => {
      const cost = [6, 5.2, 4.3, 3.6, 2.7];
      const steps = cost.slice(1).map((value, at) => value - (cost[at] ?? 0));
      const shares = cost.slice(1).map((value, at) => value / (cost[at] ?? 1));
      const spread = (all: number[]) => (Math.max(...all) - Math.min(...all)) / Math.abs(all[0] ?? 1);
      const falls = steps.every((step) => step < 0);
      const form = spread(steps) < spread(shares.map((share) => 1 - share)) ? 'linear' : 'exponential';
      return `A ${falls ? 'negative' : 'positive'} ${form} association`;
    },
  },
  {
    stem: md`The line of best fit for the heights of bean plants, in centimeters, $x$ weeks after they were moved into a garden is $y = 2.4x + 31$. One plant is 70 centimeters tall after 15 weeks. By how many centimeters is it taller than the line predicts?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.two-variable-data'],
    choices: [
      { wrong: '2.4', why: 'This is what the line adds each week.' },
      { right: '3' },
      { wrong: '36', why: 'This is what the line adds in 15 weeks.' },
      { wrong: '39', why: 'This leaves the weeks out of the prediction.' },
    ],
    explain: md`The line predicts $2.4 \cdot 15 + 31 = 36 + 31 = 67$ centimeters. The plant is $70 - 67 = 3$ centimeters taller.`,
    check: () => 70 - (2.4 * 15 + 31),
  },
  {
    stem: 'Six buses were late by 4, 7, 7, 9, 13 and 20 minutes. By how many minutes is the mean greater than the median?',
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.one-variable-data'],
    choices: [
      { right: '2' },
      { wrong: '3', why: 'This compares the mean with the number that occurs most often.' },
      { wrong: '8', why: 'This is the median.' },
      { wrong: '10', why: 'This is the mean.' },
    ],
    explain: md`The mean is $\frac{4 + 7 + 7 + 9 + 13 + 20}{6} = \frac{60}{6} = 10$. The median is half way between the third and the fourth number, 7 and 9, so 8. The difference is 2.`,
    check: () => {
      const late = [4, 7, 7, 9, 13, 20];
      const mean = late.reduce((sum, each) => sum + each) / late.length;
      return mean - ((late[2] ?? 0) + (late[3] ?? 0)) / 2;
    },
  },
  {
    stem: md`The table shows how the students of two grades come to school.

      | | By bus | On foot |
      | Grade 9 | 80 | 40 |
      | Grade 10 | 30 | 60 |

      What fraction of the students who come on foot are in grade 9?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.probability'],
    choices: [
      { wrong: md`$\frac{4}{21}$`, why: 'This takes the share of all 210 students.' },
      { wrong: md`$\frac{1}{3}$`, why: 'This is the share of grade 9 who come on foot, the other way round.' },
      { right: md`$\frac{2}{5}$` },
      { wrong: md`$\frac{2}{3}$`, why: 'This compares grade 9 with grade 10.' },
    ],
    explain: md`Those who come on foot are $40 + 60 = 100$ students. Of these, 40 are in grade 9: $\frac{40}{100} = \frac{2}{5}$.`,
    check: () => {
      const onFoot = { grade9: 40, grade10: 60 };
      return onFoot.grade9 / (onFoot.grade9 + onFoot.grade10);
    },
  },
  {
    stem: 'A freight elevator can carry at most 600 kilograms. A worker who weighs 75 kilograms rides in it with boxes of 35 kilograms each. What is the greatest number of boxes that can go with the worker at once?',
    rank: 1,
    skills: ['sat.math.algebra.linear-inequalities'],
    choices: [
      { wrong: '14', why: md`14 boxes and the worker weigh 565 kilograms: one more fits exactly.` },
      { right: '15' },
      { wrong: '17', why: 'This leaves the worker out.' },
      { wrong: '19', why: 'This adds the weight of the worker to what the elevator can carry.' },
    ],
    explain: md`With $b$ boxes, $75 + 35b \le 600$, so $35b \le 525$ and $b \le 15$.`,
    check: () => {
      let boxes = 0;
      while (75 + 35 * (boxes + 1) <= 600) boxes += 1;
      return boxes;
    },
  },
  {
    stem: md`The cost $C$, in dollars, of renting a van for a day and driving it $k$ kilometers is $C = 45 + 0.2k$. What does the number 0.2 mean?`,
    rank: 1,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      {
        wrong: md`The van costs \$0.20 before it is driven.`,
        why: md`Before it is driven, $k = 0$, and the cost is \$45.`,
      },
      {
        wrong: md`Each dollar pays for 0.2 kilometers.`,
        why: 'It is the other way round: a kilometer costs 0.2 dollars.',
      },
      { wrong: md`Each kilometer adds \$45.20 to the cost.`, why: 'The \\$45 are paid once, whatever the distance.' },
      { right: md`Each kilometer adds \$0.20 to the cost.` },
    ],
    explain: md`When $k$ grows by 1, $0.2k$ grows by 0.2 and nothing else changes. So each kilometer adds \$0.20. The 45 is what is paid before the first kilometer.`,
    check: () => {
      const cost = (k: number) => 45 + 0.2 * k;
      const added = cost(101) - cost(100);
      return md`Each kilometer adds \$${added.toFixed(2)} to the cost.`;
    },
  },
];
