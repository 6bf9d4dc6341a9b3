import { type DemoFormQuestion, figure, md } from '../../../format.ts';

export const numbers1To11: readonly DemoFormQuestion[] = [
  {
    stem: md`If $4x - 9 = 31$, what is the value of $8x$?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-equations-one-variable'],
    choices: [
      { wrong: '10', why: md`This is the value of $x$, not of $8x$.` },
      { wrong: '40', why: md`This is the value of $4x$, not of $8x$.` },
      { wrong: '44', why: md`This subtracts 9 from 31, although the 9 is already subtracted on the left side.` },
      { right: '80' },
    ],
    explain: md`Add 9 to both sides: $4x = 40$. The question asks for $8x$, which is twice $4x$, so it is
      $2 \cdot 40 = 80$. To check, $x = 10$ gives $4 \cdot 10 - 9 = 31$, as it should.`,
    check: () => {
      let x = -100;
      while (4 * x - 9 !== 31) x += 1;
      return 8 * x;
    },
  },
  {
    stem: 'A garden has 240 tulips, of which 35% are red. How many of the tulips are not red?',
    rank: 0,
    skills: ['sat.math.problem-solving-and-data-analysis.percentages'],
    choices: [
      { wrong: '84', why: 'This is the number of red tulips.' },
      { right: '156' },
      { wrong: '205', why: 'This subtracts the number 35 instead of 35 percent of 240.' },
      { wrong: '324', why: 'This adds 35 percent of 240 to 240.' },
    ],
    explain: md`If 35% are red, then $100\% - 35\% = 65\%$ are not: $0.65 \cdot 240 = 156$.
      The other way confirms this: $0.35 \cdot 240 = 84$ tulips are red, and $240 - 84 = 156$ remain.`,
    check: () => {
      let others = 0;
      while ((240 - others) / 240 > 0.35) others += 1;
      return others;
    },
  },
  {
    stem: md`${figure(
      'c3-line',
      'A straight line in the xy-plane that falls from left to right. It passes through the points (−2, 5), (0, 4), (2, 3), (4, 2), (6, 1), and (8, 0).',
    )}

      The graph of a line is shown in the $xy$-plane. Which of the following is an equation of the line?`,
    rank: 0,
    skills: ['sat.math.algebra.linear-functions'],
    choices: [
      { right: md`$y = -\frac{1}{2}x + 4$` },
      { wrong: md`$y = \frac{1}{2}x + 4$`, why: md`This line rises from left to right. The one in the figure falls.` },
      {
        wrong: md`$y = -2x + 4$`,
        why: md`This divides the run by the rise. The slope is the rise divided by the run.`,
      },
      { wrong: md`$y = -\frac{1}{2}x + 8$`, why: md`The 8 is where the line meets the $x$-axis, not the $y$-axis.` },
    ],
    explain: md`The line meets the $y$-axis at 4, so the constant is 4. From $(0, 4)$ to $(2, 3)$ it falls by 1 while
      $x$ grows by 2, so its slope is $-\frac{1}{2}$. As a check, $x = 8$ gives $-\frac{1}{2} \cdot 8 + 4 = 0$, and
      the line passes through $(8, 0)$.`,
    check:
      () =>
      ({ x = 0 }) =>
        4 + ((x - 0) * (1 - 4)) / (6 - 0),
  },
  {
    stem: md`Which of the following expressions is equivalent to $3x(2x - 5) + 4x$?`,
    rank: 0,
    skills: ['sat.math.advanced-math.equivalent-expressions'],
    choices: [
      {
        wrong: md`$6x^2 - x$`,
        why: md`This multiplies only $2x$ by $3x$ and leaves $5$ as $5x$, without the factor 3.`,
      },
      { wrong: md`$6x^2 - 19x$`, why: md`This subtracts $4x$ instead of adding it.` },
      { right: md`$6x^2 - 11x$` },
      { wrong: md`$10x^2 - 15x$`, why: md`This adds $4x$ to $6x^2$ as if both were multiples of $x^2$.` },
    ],
    explain: md`Multiply both terms in the parentheses by $3x$: $6x^2 - 15x$. Then combine the multiples of $x$:
      $-15x + 4x = -11x$. For $x = 1$ both the given expression and $6x^2 - 11x$ are equal to $-5$.`,
    check:
      () =>
      ({ x = 0 }) =>
        3 * x * (2 * x - 5) + 4 * x,
  },
  {
    stem: md`In triangle $ABC$, the measure of angle $B$ is twice the measure of angle $A$, and the measure of angle
      $C$ is $54^\circ$. What is the measure, in degrees, of angle $A$?`,
    rank: 1,
    skills: ['sat.math.geometry-and-trigonometry.lines-angles-and-triangles'],
    typed: { kind: 'student-produced', accept: ['42'] },
    explain: md`If angle $A$ measures $a$ degrees, angle $B$ measures $2a$ degrees. The angles of a triangle add up to
      180 degrees: $a + 2a + 54 = 180$, so $3a = 126$ and $a = 42$. Check: $42 + 84 + 54 = 180$.`,
    check: () => {
      let a = 0;
      while (a + 2 * a + 54 !== 180) a += 1;
      return a;
    },
  },
  {
    stem: md`A choir sells adult tickets for \$12 each and child tickets for \$7 each. The equation $12a + 7c = 950$
      represents the sale of $a$ adult tickets and $c$ child tickets for a total of \$950. If the choir sold 43 adult
      tickets, how many child tickets did it sell?`,
    rank: 1,
    skills: ['sat.math.algebra.linear-equations-two-variables'],
    typed: { kind: 'student-produced', accept: ['62'] },
    explain: md`Put 43 for $a$: $12 \cdot 43 + 7c = 950$, which is $516 + 7c = 950$. So $7c = 434$ and $c = 62$.
      Check: 43 tickets for \$12 and 62 tickets for \$7 bring in $516 + 434 = 950$ dollars.`,
    check: () => {
      let money = 0;
      for (let adult = 0; adult < 43; adult += 1) money += 12;
      let children = 0;
      for (; money < 950; money += 7) children += 1;
      return children;
    },
  },
  {
    stem: md`The table shows how 200 visitors came to a museum on one day, and whether they were members of the
      museum.

      | | Bus | Car | On foot | Total |
      | Members | 18 | 30 | 24 | 72 |
      | Guests | 42 | 66 | 20 | 128 |
      | Total | 60 | 96 | 44 | 200 |

      If one of the visitors who came by bus is selected at random, what is the probability that this visitor is a
      member?`,
    rank: 1,
    skills: ['sat.math.problem-solving-and-data-analysis.probability'],
    choices: [
      { wrong: md`$\frac{9}{100}$`, why: 'This divides by all 200 visitors instead of those who came by bus.' },
      { wrong: md`$\frac{1}{4}$`, why: 'This divides by the 72 members: it is the share of members who came by bus.' },
      { right: md`$\frac{3}{10}$` },
      {
        wrong: md`$\frac{3}{7}$`,
        why: 'This compares the members on the bus with the guests on the bus, not with all.',
      },
    ],
    explain: md`The visitor is selected from the 60 who came by bus, so only that column counts. In it, 18 of 60 are
      members: $\frac{18}{60} = \frac{3}{10}$.`,
    check: () => {
      const table = { members: [18, 30, 24], guests: [42, 66, 20] };
      const byBus = Object.entries(table).flatMap(([who, [bus]]) => Array.from({ length: bus ?? 0 }, () => who));
      return byBus.filter((who) => who === 'members').length / byBus.length;
    },
  },
  {
    stem: 'At a lake, small kayaks hold 1 person each and large kayaks hold 3 people each. A group of 41 people exactly fills 19 kayaks. How many of these kayaks are large?',
    rank: 1,
    skills: ['sat.math.algebra.systems-of-linear-equations'],
    fieldTest: true,
    choices: [
      { wrong: '8', why: 'This is the number of small kayaks.' },
      { right: '11' },
      { wrong: '15', why: 'This adds 19 and 41 and divides by 4, as if the two equations were added.' },
      { wrong: '22', why: 'This is the number of people beyond one in each kayak. A large kayak takes two of them.' },
    ],
    explain: md`With $s$ small and $l$ large kayaks, $s + l = 19$ and $s + 3l = 41$. Subtract the first equation from
      the second: $2l = 22$, so $l = 11$. Check: 11 large and 8 small kayaks hold $33 + 8 = 41$ people.`,
    check: () => {
      let large = 0;
      while (large * 3 + (19 - large) !== 41) large += 1;
      return large;
    },
  },
  {
    stem: md`A sample contains 640 milligrams of a substance. Every 6 hours, half of the substance that is left
      decays. Which of the following functions gives the mass $m(t)$, in milligrams, that is left after $t$ hours?`,
    rank: 1,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    choices: [
      { right: md`$m(t) = 640\left(\frac{1}{2}\right)^{\frac{t}{6}}$` },
      {
        wrong: md`$m(t) = 640\left(\frac{1}{2}\right)^{6t}$`,
        why: 'This halves the mass six times an hour instead of once in six hours.',
      },
      {
        wrong: md`$m(t) = 640\left(\frac{1}{6}\right)^{\frac{t}{2}}$`,
        why: 'This exchanges the factor with the time: a sixth is left after every 2 hours.',
      },
      {
        wrong: md`$m(t) = 640 - \frac{320t}{6}$`,
        why: 'This takes away 320 milligrams every 6 hours. After 12 hours nothing would be left.',
      },
    ],
    explain: md`The mass is multiplied by $\frac{1}{2}$ once in every 6 hours, so in $t$ hours it is halved
      $\frac{t}{6}$ times. That is the exponent. Check: $t = 12$ gives $640 \cdot \left(\frac{1}{2}\right)^2 = 160$,
      which is a half of a half of 640.`,
    check: () => {
      const perHour = Math.exp(-Math.LN2 / 6);
      return ({ t = 0 }) => 640 * perHour ** t;
    },
  },
  {
    stem: md`The solutions to the equation $2x^2 - 12x = 14$ are $p$ and $q$, where $p > q$. What is the value of
      $p - q$?`,
    rank: 1,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    typed: { kind: 'student-produced', accept: ['8'] },
    explain: md`Divide by 2 and bring all terms to one side: $x^2 - 6x - 7 = 0$. This factors as $(x - 7)(x + 1) = 0$,
      so $p = 7$ and $q = -1$, and $p - q = 7 - (-1) = 8$. Check the solutions: $2 \cdot 49 - 84 = 14$ and
      $2 + 12 = 14$.`,
    check: () => {
      const solutions = Array.from({ length: 201 }, (_, at) => at - 100).filter((x) => 2 * x * x - 12 * x === 14);
      return Math.max(...solutions) - Math.min(...solutions);
    },
  },
  {
    stem: md`${figure(
      'c3-scatter',
      'A scatterplot of trunk diameter in centimeters against age in years, for nine trees of ages 1 to 9. The points lie near a rising line of best fit. The line passes through (0, 5), (2, 10), (4, 15), (6, 20), (8, 25), and (10, 30).',
    )}

      The scatterplot shows the ages and the trunk diameters of nine trees of the same kind, with a line of best fit.
      According to the line of best fit, what is the predicted increase in trunk diameter, in centimeters, for each
      additional year of age?`,
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.two-variable-data'],
    choices: [
      { wrong: '0.4', why: 'This divides the years by the centimeters, the wrong way round.' },
      { right: '2.5' },
      { wrong: '3.0', why: 'This divides 30 by 10, as if the line began at a diameter of 0.' },
      { wrong: '5.0', why: 'This is the diameter where the line begins, at age 0.' },
    ],
    explain: md`The predicted increase for each year is the slope of the line. It rises from 5 at age 0 to 30 at age 10,
      so its slope is $\frac{30 - 5}{10 - 0} = \frac{25}{10} = 2.5$. The points $(2, 10)$ and $(4, 15)$ confirm this: 5
      centimeters in 2 years.`,
    check: () => {
      // The least squares of the nine points.
      const diameters = [8.5, 8, 13.5, 13.5, 20.5, 18.5, 23.5, 23, 28.5];
      const meanAge = 5;
      const meanDiameter = diameters.reduce((sum, each) => sum + each) / 9;
      const products = diameters.map((each, at) => (at + 1 - meanAge) * (each - meanDiameter));
      const squares = diameters.map((_, at) => (at + 1 - meanAge) ** 2);
      return products.reduce((sum, each) => sum + each) / squares.reduce((sum, each) => sum + each);
    },
  },
];
