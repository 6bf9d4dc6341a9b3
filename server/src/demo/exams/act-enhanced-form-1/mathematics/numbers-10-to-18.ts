import { type DemoFormQuestion, md } from '../../../format.ts';

export const numbers10To18: readonly DemoFormQuestion[] = [
  {
    stem: md`For the imaginary unit $i$, which of the following is equal to $(3 + 2i)(1 - 4i)$?`,
    rank: 1,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      {
        wrong: md`$3 - 8i$`,
        why: 'This multiplies real part by real part and imaginary part by imaginary part only.',
      },
      { wrong: md`$-5 - 10i$`, why: md`This takes $i^2$ to be 1. Then $-8i^2$ becomes $-8$ instead of $+8$.` },
      { wrong: md`$11 - 14i$`, why: md`This adds $-12i$ and $-2i$. The second of these terms is $+2i$.` },
      { right: md`$11 - 10i$` },
    ],
    explain: md`Multiply each term by each: $3 - 12i + 2i - 8i^2$. Since $i^2 = -1$, the last term is $+8$: $11 - 10i$.`,
    check: () => {
      const [a, b, c, d] = [3, 2, 1, -4];
      const imaginary = a * d + b * c;
      return md`$${String(a * c - b * d)} ${imaginary < 0 ? '-' : '+'} ${String(Math.abs(imaginary))}i$`;
    },
  },
  {
    stem: md`The area $S$ of a trapezoid with height $h$ and parallel sides $a$ and $b$ is given by $S = \frac{1}{2}h(a + b)$. Which of the following expresses $b$ in terms of $S$, $h$, and $a$?`,
    rank: 1,
    skills: ['act.math.algebra.linear-equations-and-inequalities'],
    choices: [
      {
        wrong: md`$b = \frac{S}{2h} - a$`,
        why: md`This divides $S$ by 2. To undo the factor $\frac{1}{2}$, multiply by 2.`,
      },
      { right: md`$b = \frac{2S}{h} - a$` },
      {
        wrong: md`$b = \frac{2S - a}{h}$`,
        why: md`This subtracts $a$ before it divides by $h$, but $h$ also multiplies $a$.`,
      },
      { wrong: md`$b = 2S - ah$`, why: md`This is $bh$. It still has to be divided by $h$.` },
    ],
    explain: md`Undo the steps from the outside in. Multiply by 2: $2S = h(a + b)$. Divide by $h$: $\frac{2S}{h} = a + b$. Subtract $a$: $b = \frac{2S}{h} - a$.
      Check with $a = 3$, $b = 5$, $h = 4$: then $S = 16$, and $\frac{32}{4} - 3 = 5$.`,
    check:
      () =>
      ({ S = 0, h = 0, a = 0 }) => {
        // The area is linear in b, so b follows from its values at b = 0 and b = 1.
        const area = (b: number) => 0.5 * h * (a + b);
        return (S - area(0)) / (area(1) - area(0));
      },
  },
  {
    stem: md`Three notebooks and two pens cost \$11.50. One notebook and four pens of the same kinds cost \$8.00. What is the total cost of one notebook and one pen?`,
    rank: 1,
    skills: ['act.math.algebra.systems-of-equations'],
    choices: [
      { wrong: md`\$1.25`, why: 'This is the cost of one pen.' },
      { wrong: md`\$3.00`, why: 'This is the cost of one notebook.' },
      {
        wrong: md`\$3.25`,
        why: md`This divides the total of \$19.50 by 6, but the two purchases together have only four notebooks.`,
      },
      { right: md`\$4.25` },
    ],
    explain: md`Twice the first purchase is 6 notebooks and 4 pens for \$23.00. Take away the second purchase: 5 notebooks
      cost \$15.00, so one costs \$3.00. Then four pens cost \$5.00, and one costs \$1.25. Together they cost \$4.25.`,
    check: () => {
      for (let notebook = 0; notebook <= 1150; notebook += 1) {
        const pen = (1150 - 3 * notebook) / 2;
        if (notebook + 4 * pen === 800) return (notebook + pen) / 100;
      }
      return Number.NaN;
    },
  },
  {
    stem: md`The function $f$ is linear, with $f(-2) = 11$ and $f(4) = -7$. What is $f(10)$?`,
    rank: 1,
    skills: ['act.math.functions.linear-and-polynomial-functions'],
    choices: [
      { right: md`$-25$` },
      { wrong: md`$-18$`, why: md`This is the change from $f(4)$ to $f(10)$. It still has to be added to $-7$.` },
      {
        wrong: md`$-17.5$`,
        why: md`This takes $\frac{10}{4}$ of $-7$, as though the line went through the origin.`,
      },
      { wrong: '35', why: md`This finds $f(0) = 5$ but then takes a slope of 3 instead of $-3$.` },
    ],
    explain: md`From $-2$ to 4, $x$ grows by 6 and $f(x)$ changes by $-7 - 11 = -18$. From 4 to 10, $x$ grows by 6 again, so $f(x)$ changes by $-18$ again: $-7 - 18 = -25$.`,
    check: () => {
      const slope = (-7 - 11) / (4 - -2);
      const start = 11 - slope * -2;
      return start + slope * 10;
    },
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, $M(2, -1)$ is the midpoint of the segment from $A(-4, 5)$ to $B$. What are the coordinates of $B$?`,
    rank: 1,
    skills: ['act.math.geometry.coordinate-geometry'],
    choices: [
      { wrong: md`$(-1, 2)$`, why: md`This is the midpoint of $A$ and $M$.` },
      { wrong: md`$(6, -6)$`, why: md`This is the step from $A$ to $M$, not a point that it leads to.` },
      { right: md`$(8, -7)$` },
      { wrong: md`$(-10, 11)$`, why: md`This makes $A$ the midpoint of $B$ and $M$.` },
    ],
    explain: md`From $A$ to $M$ the step is 6 to the right and 6 down. The same step leads from $M$ to $B$: $(2 + 6, -1 - 6) = (8, -7)$.
      Check: the mean of $-4$ and 8 is 2, and the mean of 5 and $-7$ is $-1$.`,
    check: () => {
      for (let x = -20; x <= 20; x += 1)
        for (let y = -20; y <= 20; y += 1)
          if ((-4 + x) / 2 === 2 && (5 + y) / 2 === -1) return md`$(${String(x)}, ${String(y)})$`;
      return '';
    },
  },
  {
    stem: 'A bag holds 5 red, 4 blue, and 3 green marbles and nothing else. Two marbles are drawn at random, one after the other, and the first is not put back. What is the probability that both marbles are red?',
    rank: 1,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { right: md`$\frac{5}{33}$` },
      { wrong: md`$\frac{25}{144}$`, why: 'This is the probability if the first marble is put back.' },
      { wrong: md`$\frac{5}{12}$`, why: 'This is the probability that the first marble is red.' },
      {
        wrong: md`$\frac{103}{132}$`,
        why: 'This adds the two probabilities. Both must happen, so they are multiplied.',
      },
    ],
    explain: md`The first marble is red with a probability of $\frac{5}{12}$. Then 4 of the 11 marbles left are red.
      The probability of both is $\frac{5}{12} \cdot \frac{4}{11} = \frac{20}{132} = \frac{5}{33}$.`,
    check: () => {
      const marbles = [...'RRRRRBBBBGGG'];
      const pairs = marbles.flatMap((first, a) => marbles.flatMap((second, b) => (a === b ? [] : [first + second])));
      return pairs.filter((pair) => pair === 'RR').length / pairs.length;
    },
  },
  {
    stem: 'The mean age of the 12 singers in a choir is 15 years, and the mean age of the 18 players in a band is 20 years. No one is in both. What is the mean age, in years, of the 30 people?',
    rank: 1,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: '17', why: 'This takes 12 players and 18 singers. The larger group is the older one.' },
      { wrong: '17.5', why: 'This is the mean of 15 and 20, as though the two groups were of the same size.' },
      { right: '18' },
      { wrong: '20', why: 'This is the mean of the larger group alone.' },
    ],
    explain: md`The ages of the singers add up to $12 \cdot 15 = 180$ years, and those of the players to $18 \cdot 20 = 360$ years.
      The mean of all is $\frac{180 + 360}{30} = 18$. It is nearer to 20 because more of the people are in the band.`,
    fieldTest: true,
    check: () => {
      const ages = [...Array.from({ length: 12 }, () => 15), ...Array.from({ length: 18 }, () => 20)];
      return ages.reduce((sum, age) => sum + age) / ages.length;
    },
  },
  {
    stem: 'The third term of an arithmetic sequence is 14, and the eighth term is 39. What is the twentieth term?',
    rank: 1,
    skills: ['act.math.functions.sequences-and-patterns'],
    choices: [
      { wrong: '94', why: 'This adds one step too few: 11 steps instead of 12 from the eighth term.' },
      { right: '99' },
      {
        wrong: '100',
        why: 'This multiplies 20 by the common difference. That would be right only if the first term were 5.',
      },
      { wrong: '104', why: 'This adds 20 steps to the first term. From the first to the twentieth there are only 19.' },
    ],
    explain: md`From the third to the eighth term there are 5 steps, so each is $\frac{39 - 14}{5} = 5$.
      From the eighth to the twentieth there are 12: $39 + 12 \cdot 5 = 99$.`,
    check: () => {
      for (let step = 1; step <= 50; step += 1) {
        const terms = Array.from({ length: 20 }, (_, at) => 14 + (at - 2) * step);
        if (terms[7] === 39) return terms[19] ?? Number.NaN;
      }
      return Number.NaN;
    },
  },
  {
    stem: 'A straight ramp 13 feet long leads from level ground to a door that is 5 feet above the ground. What is the tangent of the angle that the ramp makes with the ground?',
    rank: 1,
    skills: ['act.math.geometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: md`$\frac{5}{13}$`, why: 'This is the sine: the opposite side divided by the hypotenuse.' },
      { right: md`$\frac{5}{12}$` },
      { wrong: md`$\frac{12}{13}$`, why: 'This is the cosine: the adjacent side divided by the hypotenuse.' },
      { wrong: md`$\frac{12}{5}$`, why: 'This is the tangent of the angle between the ramp and a vertical wall.' },
    ],
    explain: md`The ramp is the hypotenuse of a right triangle. The side along the ground is $\sqrt{13^2 - 5^2} = \sqrt{144} = 12$ feet.
      The tangent is the opposite side divided by the adjacent side: $\frac{5}{12}$.`,
    check: () => Math.tan(Math.asin(5 / 13)),
  },
];
