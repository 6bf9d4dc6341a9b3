import { type DemoFormQuestion, figure, md } from '../../../format.ts';

const parallelLines = figure(
  'c6-parallel-lines',
  'Two parallel horizontal lines, ℓ above m. P is on ℓ, and Q and R are on m with Q to the left of R. Segments PQ and PR form a triangle with m. At P, the angle between the left part of ℓ and PQ is 52°, and the angle QPR is 61°. The angle PRQ of the triangle is marked x°.',
);

export const numbers1To9: readonly DemoFormQuestion[] = [
  {
    stem: 'A printer prints 24 pages in 45 seconds. At this rate, how many pages does it print in 5 minutes?',
    rank: 0,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      {
        wrong: '90',
        why: md`This multiplies $24 \cdot 5$ by $\frac{3}{4}$. More than 24 pages come out in a full minute.`,
      },
      { wrong: '120', why: 'This treats 45 seconds as one minute.' },
      { right: '160' },
      { wrong: '225', why: 'This multiplies the 45 seconds, not the 24 pages, by 5.' },
    ],
    explain: md`Five minutes are 300 seconds. That is $300 \div 45 = \frac{20}{3}$ times as long, so the number of pages is
      $24 \cdot \frac{20}{3} = 160$. As a check, 24 pages in $\frac{3}{4}$ minute are 32 pages a minute, and $5 \cdot 32 = 160$.`,
    check: () => (24 / 45) * 5 * 60,
  },
  {
    stem: 'The mean of Imani’s first three quiz scores, 84, 91, and 77, is 84. What score on the fourth quiz will make the mean of all four scores 86?',
    rank: 0,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: '86', why: 'A score equal to the wanted mean raises the mean only part of the way, to 84.5.' },
      {
        wrong: '88',
        why: 'This takes the mean of 84 and 88 only. The number 84 stands for three scores, so it counts three times.',
      },
      { right: '92' },
      { wrong: '94', why: 'This adds 2 points for each of five scores. There are four.' },
    ],
    explain: md`A mean of 86 over four quizzes needs a total of $4 \cdot 86 = 344$. The first three scores add up to
      $84 + 91 + 77 = 252$. The fourth must be $344 - 252 = 92$.`,
    check: () => {
      let score = 0;
      while ((84 + 91 + 77 + score) / 4 < 86) score += 1;
      return score;
    },
  },
  {
    stem: md`The regular price of a jacket is \$60. It is sold at 25% off, and a sales tax of 8% is added to the reduced price. What does a buyer pay for the jacket?`,
    rank: 0,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { wrong: md`\$41.40`, why: 'This takes the tax off the reduced price instead of adding it.' },
      { right: md`\$48.60` },
      { wrong: md`\$49.80`, why: 'This takes 17% off the regular price. The two percents are not of the same amount.' },
      { wrong: md`\$64.80`, why: 'This adds the tax to the regular price and leaves out the reduction.' },
    ],
    explain: md`The reduced price is $0.75 \cdot 60 = 45$ dollars. The tax on it is $0.08 \cdot 45 = 3.60$ dollars, so the buyer pays \$48.60.`,
    check: () => {
      const reduced = 60 - (60 * 25) / 100;
      return reduced + (reduced * 8) / 100;
    },
  },
  {
    stem: md`If $5(x - 3) = 2x + 9$, then $x = {?}$`,
    rank: 0,
    skills: ['act.math.algebra.linear-equations-and-inequalities'],
    choices: [
      {
        wrong: md`$-2$`,
        why: md`This moves 15 with the wrong sign: $3x = 9 - 15$. Adding 15 to both sides gives $3x = 24$.`,
      },
      { wrong: md`$\frac{24}{7}$`, why: md`This adds $2x$ to the left side instead of subtracting it.` },
      { wrong: '4', why: md`This multiplies only $x$ by 5, so that the left side becomes $5x - 3$.` },
      { right: '8' },
    ],
    explain: md`Multiply out: $5x - 15 = 2x + 9$. Subtract $2x$ and add 15: $3x = 24$, so $x = 8$. Check: $5(8 - 3) = 25$, and $2 \cdot 8 + 9 = 25$.`,
    check: () => {
      for (let x = -100; x <= 100; x += 0.5) if (5 * (x - 3) === 2 * x + 9) return x;
      return Number.NaN;
    },
  },
  {
    stem: md`Which of the following is equivalent to $(3x^2 - 2x + 5) - (x^2 - 6x + 1)$?`,
    rank: 0,
    skills: ['act.math.algebra.expressions-and-polynomials'],
    choices: [
      { right: md`$2x^2 + 4x + 4$` },
      { wrong: md`$2x^2 + 4x + 6$`, why: 'This adds 1. The minus sign applies to every term in the parentheses.' },
      { wrong: md`$2x^2 - 8x + 4$`, why: md`This adds $-6x$. Subtracting $-6x$ is the same as adding $6x$.` },
      {
        wrong: md`$2x^2 - 8x + 6$`,
        why: 'This subtracts only the first term and adds the other two. The minus sign applies to all three.',
      },
    ],
    explain: md`Subtracting changes the sign of every term in the second parentheses: $3x^2 - 2x + 5 - x^2 + 6x - 1$.
      Like terms together give $2x^2 + 4x + 4$. Check with $x = 1$: $6 - (-4) = 10$, and $2 + 4 + 4 = 10$.`,
    check:
      () =>
      ({ x = 0 }) =>
        3 * x * x - 2 * x + 5 - (x * x - 6 * x + 1),
  },
  {
    stem: md`In the figure below, lines $\ell$ and $m$ are parallel, $P$ is on $\ell$, and $Q$ and $R$ are on $m$. Two angle measures are given. What is the value of $x$?

      ${parallelLines}`,
    rank: 0,
    skills: ['act.math.geometry.angles-triangles-and-polygons'],
    choices: [
      { wrong: '52', why: 'This is the measure of angle PQR, which is equal to the 52° angle at P.' },
      { wrong: '61', why: 'This assumes that the triangle has two angles of 61°.' },
      { right: '67' },
      { wrong: '113', why: 'This is the sum of the two given angles. It leaves 67° of the straight angle at P.' },
    ],
    explain: md`The three angles at $P$ below line $\ell$ make a straight angle, so the third one is $180° - 52° - 61° = 67°$.
      It and the angle $x°$ are alternate interior angles of the parallel lines, so $x = 67$.
      Check: the triangle has the angles $52°$, $61°$, and $67°$, which add up to $180°$.`,
    check: () => {
      const radians = Math.PI / 180;
      const p = { x: 0, y: 1 };
      const q = { x: -1 / Math.tan(52 * radians), y: 0 };
      // PR leaves P in the direction of PQ, turned by 61 degrees.
      const r = { x: p.x - 1 / Math.tan((52 + 61) * radians), y: 0 };
      const a = Math.hypot(p.x - q.x, p.y - q.y);
      const b = Math.hypot(p.x - r.x, p.y - r.y);
      const c = r.x - q.x;
      return Math.acos((b * b + c * c - a * a) / (2 * b * c)) / radians;
    },
  },
  {
    stem: md`The table below shows how many books each of 20 students read during the summer.

      | Books read | 0 | 1 | 2 | 3 | 4 |
      | Number of students | 2 | 5 | 6 | 4 | 3 |

      What fraction of the students read at least 3 books?`,
    rank: 0,
    skills: ['act.math.statistics-and-probability.data-displays-and-models'],
    choices: [
      { right: md`$\frac{7}{20}$` },
      {
        wrong: md`$\frac{2}{5}$`,
        why: 'This counts the columns: two of the five have 3 or more. The second row says how many students each stands for.',
      },
      { wrong: md`$\frac{13}{20}$`, why: 'This counts those with at least 2 books.' },
      { wrong: md`$\frac{17}{20}$`, why: 'This counts those with at most 3 books.' },
    ],
    explain: md`At least 3 means 3 or 4: these are $4 + 3 = 7$ students. They are $\frac{7}{20}$ of the 20 students.`,
    check: () => {
      const students = [2, 5, 6, 4, 3];
      const total = students.reduce((sum, each) => sum + each);
      return students.filter((_, books) => books >= 3).reduce((sum, each) => sum + each) / total;
    },
  },
  {
    stem: 'A rectangular fish tank is 60 centimeters long, 30 centimeters wide, and 40 centimeters high inside. It is filled with water to 5 centimeters below the top. How many liters of water are in the tank? (Note: 1 liter = 1,000 cubic centimeters.)',
    rank: 0,
    skills: ['act.math.integrating-essential-skills.area-and-volume'],
    choices: [
      { wrong: '9', why: 'This is the volume of the part that stays empty.' },
      { right: '63' },
      { wrong: '72', why: 'This is the volume of the whole tank.' },
      { wrong: '630', why: 'This divides by 100 instead of 1,000.' },
    ],
    explain: md`The water is $40 - 5 = 35$ centimeters deep. Its volume is $60 \cdot 30 \cdot 35 = 63{,}000$ cubic centimeters, or 63 liters.`,
    check: () => {
      let cubicCentimeters = 0;
      for (let layer = 1; layer <= 40 - 5; layer += 1) cubicCentimeters += 60 * 30;
      return cubicCentimeters / 1000;
    },
  },
  {
    stem: md`If $f(x) = 2x^2 - 3x$, what is $f(-4)$?`,
    rank: 0,
    skills: ['act.math.functions.function-notation-and-graphs'],
    choices: [
      { wrong: '20', why: md`This takes $-3 \cdot (-4)$ to be $-12$. It is $+12$.` },
      { right: '44' },
      { wrong: '52', why: md`This squares $2 \cdot (-4)$ and also takes $-3 \cdot (-4)$ to be $-12$.` },
      { wrong: '76', why: md`This squares $2 \cdot (-4)$. Only $x$ is squared.` },
    ],
    explain: md`Put $-4$ in parentheses for each $x$: $2(-4)^2 - 3(-4) = 2 \cdot 16 + 12 = 44$.`,
    check: () => {
      const f = (x: number) => x * (2 * x - 3);
      return f(-4);
    },
  },
];
