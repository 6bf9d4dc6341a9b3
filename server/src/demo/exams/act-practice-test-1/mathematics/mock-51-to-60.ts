import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock51To60: readonly DemoTestQuestion[] = [
  {
    stem: md`The graph of a polynomial function $p$ of degree 4 crosses the $x$-axis at $x = -2$ and at $x = 1$. It touches the $x$-axis at $x = 3$ without crossing it. Its $y$-intercept is $-36$. What is $p(2)$?`,
    rank: 3,
    skills: ['act.math.functions.linear-and-polynomial-functions'],
    choices: [
      { wrong: md`$-8$`, why: md`This takes $-2$ for the leading coefficient. It is 2.` },
      { wrong: md`$-4$`, why: 'This takes 3 for a simple zero and 1 for the leading coefficient.' },
      { wrong: '4', why: 'This takes 1 for the leading coefficient.' },
      { right: '8' },
      { wrong: '24', why: 'This takes 3 for a simple zero. Where a graph only touches the axis, the zero is double.' },
    ],
    explain: md`Where a graph crosses, the factor has an odd power, and where it touches, an even power. With degree 4 that leaves $p(x) = a(x + 2)(x - 1)(x - 3)^2$.

      The $y$-intercept gives $a$: $p(0) = a \cdot 2 \cdot (-1) \cdot 9 = -18a = -36$, so $a = 2$. Then $p(2) = 2 \cdot 4 \cdot 1 \cdot 1 = 8$.`,
    check: () => {
      const shape = (x: number) => (x + 2) * (x - 1) * (x - 3) ** 2;
      return (shape(2) / shape(0)) * -36;
    },
  },
  {
    stem: md`Which of the following gives all the vertical and horizontal asymptotes of the graph of $y = \frac{2x^2 - 8}{x^2 - x - 6}$?`,
    rank: 3,
    skills: ['act.math.functions.linear-and-polynomial-functions'],
    choices: [
      { wrong: md`$x = -3$ and $y = 2$`, why: md`At $x = -3$ the denominator is 6, not 0.` },
      { wrong: md`$x = -2$, $x = 3$ and $y = 0$`, why: 'There is a hole at −2, and the leading terms give y = 2.' },
      {
        wrong: md`$x = -2$, $x = 3$ and $y = 2$`,
        why: md`At $x = -2$ the numerator is 0 as well: there is only a hole.`,
      },
      { wrong: md`$x = 3$ and $y = 0$`, why: 'The line y = 0 belongs to a numerator of lower degree.' },
      { right: md`$x = 3$ and $y = 2$` },
    ],
    explain: md`Factor both parts and cancel what they share:

      $$\frac{2(x - 2)(x + 2)}{(x - 3)(x + 2)} = \frac{2(x - 2)}{x - 3}$$

      The denominator that is left is 0 only at $x = 3$, so that is the vertical asymptote. At $x = -2$ the graph has a hole. Far from the origin the terms of highest degree decide: $\frac{2x^2}{x^2} = 2$, so $y = 2$ is the horizontal asymptote.`,
    check: () => {
      const f = (x: number) => (2 * x * x - 8) / (x * x - x - 6);
      const vertical: string[] = [];
      for (let x = -20; x <= 20; x += 1) if (Math.abs(f(x + 1e-7)) > 1e4) vertical.push(md`$x = ${String(x)}$`);
      return md`${vertical.join(', ')} and $y = ${String(Math.round(f(1e8)))}$`;
    },
  },
  {
    stem: md`A workshop makes $x$ chairs and $y$ tables a week. A chair takes 1 hour of carving and 3 hours of joining, and a table takes 2 hours of carving and 2 hours of joining. There are at most 12 hours of carving and 24 hours of joining a week. The profit is \$50 on a chair and \$40 on a table. What is the greatest profit that the workshop can make in a week, in dollars?`,
    rank: 3,
    skills: ['act.math.algebra.systems-of-equations'],
    choices: [
      { wrong: '240', why: 'This is the profit with tables alone: 6 tables take all 12 hours of carving.' },
      { wrong: '400', why: 'This is the profit with chairs alone: 8 chairs take all 24 hours of joining.' },
      { right: '420' },
      { wrong: '480', why: 'This is 12 tables, which keep to the hours of joining but not of carving.' },
      { wrong: '600', why: 'This is 12 chairs, which keep to the hours of carving but not of joining.' },
    ],
    explain: md`The limits are $x + 2y \le 12$ and $3x + 2y \le 24$, with $x \ge 0$ and $y \ge 0$. The greatest value of $50x + 40y$ is at a corner of this region.

      The two lines meet where $2x = 12$, so at $(6, 3)$. The corners are $(0, 0)$, $(8, 0)$, $(6, 3)$ and $(0, 6)$, with the profits 0, 400, $300 + 120 = 420$ and 240. The greatest is 420.`,
    check: () => {
      let best = 0;
      for (let x = 0; x <= 24; x += 1)
        for (let y = 0; y <= 24; y += 1)
          if (x + 2 * y <= 12 && 3 * x + 2 * y <= 24) best = Math.max(best, 50 * x + 40 * y);
      return best;
    },
  },
  {
    stem: md`The table shows how 200 employees came to work one morning, and how many of them were late.

      | | Late | On time |
      | By bus | 30 | 90 |
      | By bicycle | 10 | 70 |

      One of the employees who were late is chosen at random. What is the probability that this employee came by bus?`,
    rank: 3,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { wrong: md`$\frac{3}{20}$`, why: 'This takes the share of all 200. Only the 40 who were late can be chosen.' },
      { wrong: md`$\frac{1}{5}$`, why: 'This is the share of all employees who were late.' },
      { wrong: md`$\frac{1}{4}$`, why: 'This is the share of those on the bus who were late, the other way round.' },
      { wrong: md`$\frac{3}{5}$`, why: 'This is the share of all employees who came by bus.' },
      { right: md`$\frac{3}{4}$` },
    ],
    explain: md`The condition says who counts: the $30 + 10 = 40$ employees who were late. Of these, 30 came by bus: $\frac{30}{40} = \frac{3}{4}$.`,
    check: () => {
      const late = { bus: 30, bicycle: 10 };
      return late.bus / (late.bus + late.bicycle);
    },
  },
  {
    stem: 'Six friends sit down in a row of six chairs. Two of them, Ravi and Lena, must not sit next to each other. In how many different orders can the six friends sit?',
    rank: 4,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { wrong: '240', why: 'This is the number of ways in which the two do sit next to each other.' },
      { right: '480' },
      { wrong: '600', why: 'This lets the pair sit in one order only when it takes the bad ways away.' },
      { wrong: '696', why: 'This takes away only the orders of the four others, 24.' },
      { wrong: '720', why: 'This counts all ways, whoever sits next to whom.' },
    ],
    explain: md`Count all ways and take the unwanted ones away. In all there are $6! = 720$ ways.

      If the two sit together, take them for one block. The block and the four others can stand in $5! = 120$ orders, and inside the block the two can change places: $2 \cdot 120 = 240$. That leaves $720 - 240 = 480$.`,
    check: () => {
      const seatings = (seated: readonly number[]): number => {
        if (seated.length === 6) return Math.abs(seated.indexOf(0) - seated.indexOf(1)) === 1 ? 0 : 1;
        const free = [0, 1, 2, 3, 4, 5].filter((friend) => !seated.includes(friend));
        return free.reduce((sum, friend) => sum + seatings([...seated, friend]), 0);
      };
      return seatings([]);
    },
  },
  {
    stem: md`For the vectors $\mathbf{u} = \langle 4, -3 \rangle$ and $\mathbf{v} = \langle 1, 5 \rangle$, what is the magnitude of $2\mathbf{u} - \mathbf{v}$?`,
    rank: 3,
    skills: ['act.math.number-and-quantity.vectors-and-matrices'],
    choices: [
      { wrong: md`$10 - \sqrt{26}$`, why: 'This subtracts magnitudes. The vectors must be subtracted first.' },
      { wrong: md`$\sqrt{73}$`, why: md`This is the magnitude of $\mathbf{u} - \mathbf{v}$, without the 2.` },
      { wrong: md`$\sqrt{82}$`, why: md`This is the magnitude of $2\mathbf{u} + \mathbf{v}$.` },
      { right: md`$\sqrt{170}$` },
      { wrong: '18', why: 'This adds the lengths of the components, 7 and 11.' },
    ],
    explain: md`Work component by component: $2\mathbf{u} = \langle 8, -6 \rangle$, so $2\mathbf{u} - \mathbf{v} = \langle 7, -11 \rangle$. The magnitude is $\sqrt{7^2 + (-11)^2} = \sqrt{49 + 121} = \sqrt{170}$.`,
    check: () => Math.hypot(2 * 4 - 1, 2 * -3 - 5),
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, what is the distance, in coordinate units, between the two foci of the ellipse $9x^2 + 25y^2 = 225$?`,
    rank: 4,
    skills: ['act.math.geometry.circles-and-conic-sections'],
    choices: [
      { wrong: '4', why: 'This is how far one focus is from the center.' },
      { wrong: '6', why: 'This is the length of the minor axis.' },
      { right: '8' },
      { wrong: '10', why: 'This is the length of the major axis.' },
      { wrong: md`$2\sqrt{34}$`, why: 'This adds the squares 25 and 9. That is how it goes for a hyperbola.' },
    ],
    explain: md`Divide by 225 to get the standard form: $\frac{x^2}{25} + \frac{y^2}{9} = 1$. So $a = 5$ and $b = 3$.

      The foci lie on the longer axis, $c$ units from the center, where $c^2 = a^2 - b^2 = 25 - 9 = 16$. So $c = 4$, and the foci are $2 \cdot 4 = 8$ units apart.`,
    check: () => {
      // An end of the minor axis is as far from each focus as half the major axis is long.
      const halfMajor = Math.sqrt(225 / 9);
      const halfMinor = Math.sqrt(225 / 25);
      const angle = Math.acos(halfMinor / halfMajor);
      return 2 * halfMajor * Math.sin(angle);
    },
  },
  {
    stem: md`A student claims that $n^2 + n + 11$ is a prime number for every positive integer $n$. What is the least value of $n$ that proves the claim false?`,
    rank: 3,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { wrong: '4', why: md`For $n = 4$ the value is 31, which is prime.` },
      { wrong: '6', why: md`For $n = 6$ the value is 53, which is prime.` },
      { wrong: '8', why: md`For $n = 8$ the value is 83, which is prime.` },
      { wrong: '9', why: md`For $n = 9$ the value is 101, which is prime.` },
      { right: '10' },
    ],
    explain: md`One counterexample is enough to prove a claim about every number false. Look at $n^2 + n + 11 = n(n + 1) + 11$. It surely has the factor 11 where $n$ or $n + 1$ does, and that is first at $n = 10$: $10 \cdot 11 + 11 = 121 = 11^2$.

      For $n$ from 1 to 9 the values are 13, 17, 23, 31, 41, 53, 67, 83 and 101, and all of them are prime.`,
    check: () => {
      const prime = (value: number) => {
        for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return false;
        return true;
      };
      let n = 1;
      while (prime(n * n + n + 11)) n += 1;
      return n;
    },
  },
  {
    stem: md`A game at a fair costs \$5. A player rolls two fair dice, each numbered 1 to 6. If both show the same number, the player gets \$18. If the sum is 7, the player gets \$6. Otherwise the player gets nothing. What is a player’s expected net gain from one game, in dollars?`,
    rank: 4,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { right: md`$-1$` },
      { wrong: '1', why: 'This is what the organizer of the fair gains.' },
      { wrong: '4', why: 'This is what a player gets on average. The price of the game is still to be taken away.' },
      { wrong: '7', why: 'This takes the price from the mean of the two prizes, as if one of them came every time.' },
      { wrong: '19', why: 'This takes the price from the sum of the prizes and leaves the probabilities out.' },
    ],
    explain: md`Of the 36 outcomes, 6 have the same number twice, and 6 have the sum 7. No outcome is both, because 7 is odd. So each prize has the probability $\frac{1}{6}$.

      On average a player gets $\frac{1}{6} \cdot 18 + \frac{1}{6} \cdot 6 = 4$ dollars. Less the price of 5 dollars the expected gain is $4 - 5 = -1$.`,
    check: () => {
      let gain = 0;
      for (let one = 1; one <= 6; one += 1)
        for (let other = 1; other <= 6; other += 1) {
          if (one === other) gain += 18;
          else if (one + other === 7) gain += 6;
          gain -= 5;
        }
      return gain / 36;
    },
  },
  {
    stem: 'A stall in Accra sells 300 lamps a month at a price of 20 cedis each. For every cedi that the price goes up, it sells 10 lamps fewer a month. Each lamp costs the stall 8 cedis. At what price, in cedis, is the monthly profit greatest?',
    rank: 4,
    skills: ['act.math.functions.linear-and-polynomial-functions'],
    choices: [
      { wrong: '9', why: 'This is how far the price goes up. It starts at 20.' },
      { wrong: '20', why: 'At this price the profit is 3,600 cedis. One cedi more brings 3,770.' },
      { wrong: '25', why: 'This makes the income greatest and leaves the cost of the lamps out.' },
      { right: '29' },
      { wrong: '30', why: 'This brings 4,400 cedis, a little less than the greatest profit.' },
    ],
    explain: md`Let the price go up by $x$ cedis. Each lamp then brings $20 + x - 8 = 12 + x$ cedis of profit, and $300 - 10x$ lamps are sold. The profit is $(12 + x)(300 - 10x)$.

      Its graph is a parabola that opens downward and is 0 at $x = -12$ and $x = 30$. The vertex lies halfway: $x = \frac{-12 + 30}{2} = 9$. The price is $20 + 9 = 29$ cedis, and the profit is $21 \cdot 210 = 4{,}410$ cedis.`,
    check: () => {
      const profit = (price: number) => (price - 8) * (300 - 10 * (price - 20));
      let best = 20;
      for (let price = 20; price <= 50; price += 1) if (profit(price) > profit(best)) best = price;
      return best;
    },
  },
];
