import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock31To38: readonly DemoTestQuestion[] = [
  {
    stem: md`A jacket costs \$120. In a sale its price is lowered by 25 percent, and then a tax of 8 percent of the lowered price is added. What does the jacket cost in the end, in dollars?`,
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.percentages'],
    typed: { accept: ['97.2'] },
    explain: md`Lowering by 25 percent leaves 75 percent: $0.75 \cdot 120 = 90$. Adding 8 percent multiplies by 1.08: $1.08 \cdot 90 = 97.20$.`,
    check: () => {
      const lowered = 120 - (120 * 25) / 100;
      return lowered + (lowered * 8) / 100;
    },
  },
  {
    stem: 'The 12 students of one class have a mean score of 78 points on a test, and the 18 students of another class have a mean score of 88 points. What is the mean score of all 30 students?',
    rank: 2,
    skills: ['sat.math.problem-solving-and-data-analysis.one-variable-data'],
    typed: { accept: ['84'] },
    explain: md`The first class has $12 \cdot 78 = 936$ points in all and the second $18 \cdot 88 = 1584$. Together these are 2,520 points, and $2520 \div 30 = 84$. The mean lies nearer to 88, because more students stand behind it.`,
    check: () => {
      const points = [...Array(12).fill(78), ...Array(18).fill(88)] as number[];
      return points.reduce((sum, each) => sum + each, 0) / points.length;
    },
  },
  {
    stem: md`In the $xy$-plane the line $y = x + 1$ meets the parabola $y = x^2 - 2x - 3$ in two points. What is the greater of the $x$-coordinates of these points?`,
    rank: 2,
    skills: ['sat.math.advanced-math.nonlinear-equations'],
    typed: { accept: ['4'] },
    explain: md`Where they meet, $x^2 - 2x - 3 = x + 1$, so $x^2 - 3x - 4 = 0$. This is $(x - 4)(x + 1) = 0$, and the greater solution is 4.`,
    check: () => {
      for (let x = 50; x >= -50; x -= 0.5) if (x * x - 2 * x - 3 === x + 1) return x;
      return 'none';
    },
  },
  {
    stem: md`A circle in the $xy$-plane has its center at $(1, -2)$ and passes through the point $(4, 2)$. Its equation is $(x - 1)^2 + (y + 2)^2 = c$. What is the value of the constant $c$?`,
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.circles'],
    typed: { kind: 'student-produced', accept: ['25'] },
    explain: md`The point is on the circle, so it makes the equation true: $c = (4 - 1)^2 + (2 + 2)^2 = 9 + 16 = 25$. This is the square of the radius.`,
    check: () => Math.round(Math.hypot(4 - 1, 2 - -2) ** 2 * 1e9) / 1e9,
  },
  {
    stem: md`The function $d(t) = t^2 + 3t$ gives the distance, in meters, that a sled has slid after $t$ seconds. What is its average speed from $t = 2$ to $t = 6$, in meters per second?`,
    rank: 3,
    skills: ['sat.math.advanced-math.nonlinear-functions'],
    typed: { accept: ['11'] },
    explain: md`In this time it slides from $d(2) = 10$ to $d(6) = 54$ meters. That is 44 meters in 4 seconds: $44 \div 4 = 11$ meters per second.`,
    check: () => {
      const d = (t: number) => t * t + 3 * t;
      return (d(6) - d(2)) / (6 - 2);
    },
  },
  {
    stem: md`A paper funnel is in the shape of a cone. Its radius is 3 inches, and its volume is $24\pi$ cubic inches. What is its height, in inches?`,
    rank: 3,
    skills: ['sat.math.geometry-and-trigonometry.area-and-volume'],
    typed: { accept: ['8'] },
    explain: md`The volume of a cone is $\frac{1}{3}\pi r^2 h$. Here $\frac{1}{3}\pi \cdot 9 \cdot h = 3\pi h = 24\pi$, so $h = 8$.`,
    check: () => {
      let height = 0;
      while ((3 ** 2 * height) / 3 < 24) height += 0.5;
      return height;
    },
  },
  {
    stem: 'A swimming pool can be filled by two pumps. Pump A fills it alone in 10 hours, and pump B fills it alone in 15 hours. How many hours do both pumps together take to fill the pool?',
    rank: 3,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    typed: { accept: ['6'] },
    explain: md`In an hour pump A fills $\frac{1}{10}$ of the pool and pump B $\frac{1}{15}$. Together they fill $\frac{3}{30} + \frac{2}{30} = \frac{1}{6}$ an hour, so the pool takes 6 hours.`,
    check: () => Math.round((1 / (1 / 10 + 1 / 15)) * 1e9) / 1e9,
  },
  {
    stem: 'Ana would paint a fence alone in 6 hours, and Ben would paint it alone in 12 hours. They begin together, but after 2 hours Ana has to leave, and Ben goes on alone. How many hours after they began is the whole fence painted?',
    rank: 4,
    skills: ['sat.math.problem-solving-and-data-analysis.ratios-rates-and-units'],
    typed: { accept: ['8'] },
    explain: md`In 2 hours both paint $2\left(\frac{1}{6} + \frac{1}{12}\right) = 2 \cdot \frac{3}{12} = \frac{1}{2}$ of the fence. Ben paints the other half at $\frac{1}{12}$ an hour, in 6 hours. In all that is $2 + 6 = 8$ hours.`,
    check: () => {
      // In twelfths of the fence: Ana paints 2 an hour, Ben 1.
      let [hours, painted] = [0, 0];
      while (painted < 12) {
        painted += hours < 2 ? 2 + 1 : 1;
        hours += 1;
      }
      return hours;
    },
  },
];
