import { type DemoFormQuestion, figure, md } from '../../../format.ts';

const tide = figure(
  'c6-tide',
  'A graph of the depth in meters against the hours after midnight, from 0 to 24 hours. The curve is a wave: it is highest, at 9 meters, after 0, 12, and 24 hours, and lowest, at 3 meters, after 6 and 18 hours. It is at 6 meters after 3, 9, 15, and 21 hours.',
);

export const numbers29To37: readonly DemoFormQuestion[] = [
  {
    stem: 'One pipe alone fills an empty tank in 6 hours, and a second pipe alone fills it in 4 hours. An open drain alone empties the full tank in 12 hours. Each works at a constant rate. With both pipes running and the drain open, how many hours does it take to fill the empty tank?',
    rank: 3,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { wrong: '2', why: 'This adds the rate of the drain. The drain takes water away.' },
      { wrong: '2.4', why: 'This leaves out the drain.' },
      { right: '3' },
      { wrong: '5', why: 'This is the mean of the times of the two pipes.' },
    ],
    explain: md`In one hour the pipes fill $\frac{1}{6}$ and $\frac{1}{4}$ of the tank, and the drain empties $\frac{1}{12}$ of it. Together:
      $\frac{2}{12} + \frac{3}{12} - \frac{1}{12} = \frac{4}{12} = \frac{1}{3}$ of the tank an hour. So it takes 3 hours.`,
    check: () => {
      // A tank of 720 units, minute by minute.
      let [water, minutes] = [0, 0];
      while (water < 720) {
        water += 720 / 6 / 60 + 720 / 4 / 60 - 720 / 12 / 60;
        minutes += 1;
      }
      return minutes / 60;
    },
  },
  {
    stem: md`When the polynomial $x^3 - 2x^2 + kx + 6$ is divided by $x - 2$, the remainder is 10. What is the value of $k$?`,
    rank: 3,
    skills: ['act.math.algebra.expressions-and-polynomials'],
    choices: [
      { right: '2' },
      { wrong: '5', why: md`This solves $2k = 10$ and leaves out the constant term, 6.` },
      { wrong: '8', why: md`This solves $2k - 6 = 10$. The constant term is $+6$.` },
      { wrong: '10', why: md`This takes the remainder itself for $k$.` },
    ],
    explain: md`By the remainder theorem, the remainder of division by $x - 2$ is the value of the polynomial at $x = 2$:
      $8 - 8 + 2k + 6 = 2k + 6$. It is 10, so $k = 2$.`,
    check: () => {
      // Synthetic division by x - 2 for each k.
      for (let k = -100; k <= 100; k += 1) {
        const remainder = [1, -2, k, 6].reduce((carried, coefficient) => carried * 2 + coefficient, 0);
        if (remainder === 10) return k;
      }
      return Number.NaN;
    },
  },
  {
    stem: md`The graph below shows the depth of the water at a pier, $d(t)$ meters, at $t$ hours after midnight. The graph is a cosine curve. Which of the following equations gives $d(t)$, with the angle in radians?

      ${tide}`,
    rank: 3,
    skills: ['act.math.functions.trigonometric-functions'],
    choices: [
      {
        wrong: md`$d(t) = 6\cos(\frac{\pi}{6}t) + 3$`,
        why: 'This swings from −3 to 9: it exchanges the midline and the amplitude.',
      },
      {
        wrong: md`$d(t) = 3\cos(12t) + 6$`,
        why: md`This takes the period for the factor of $t$. The factor is $2\pi$ divided by the period.`,
      },
      {
        wrong: md`$d(t) = 3\cos(\frac{\pi}{12}t) + 6$`,
        why: 'This has a period of 24 hours. High tides are 12 hours apart.',
      },
      { right: md`$d(t) = 3\cos(\frac{\pi}{6}t) + 6$` },
    ],
    explain: md`The midline is halfway between 3 and 9, at 6, and the amplitude is $9 - 6 = 3$. The period is 12 hours, so the factor of $t$ is
      $\frac{2\pi}{12} = \frac{\pi}{6}$. Check at $t = 6$: $3\cos\pi + 6 = 3$, which is the lowest point.`,
    check: () => {
      const [high, low, period] = [9, 3, 12];
      return ({ t = 0 }) => (high + low) / 2 + ((high - low) / 2) * Math.sin((2 * Math.PI * (t + period / 4)) / period);
    },
  },
  {
    stem: 'Each interior angle of a regular polygon measures 156°. How many diagonals does the polygon have?',
    rank: 3,
    skills: ['act.math.geometry.angles-triangles-and-polygons'],
    choices: [
      { wrong: '12', why: 'This is the number of diagonals from one vertex.' },
      { wrong: '15', why: 'This is the number of sides.' },
      { wrong: '54', why: 'This takes 12 for the number of sides. Twelve diagonals start at each vertex.' },
      { right: '90' },
    ],
    explain: md`Each exterior angle is $180° - 156° = 24°$, and all of them add up to $360°$, so there are $360 \div 24 = 15$ sides.
      From each of the 15 vertices a diagonal goes to $15 - 3 = 12$ others. Each diagonal has two ends, so there are $\frac{15 \cdot 12}{2} = 90$.`,
    check: () => {
      let sides = 3;
      while (180 * (sides - 2) !== 156 * sides) sides += 1;
      let diagonals = 0;
      for (let a = 0; a < sides; a += 1) for (let b = a + 2; b < sides; b += 1) if (b - a !== sides - 1) diagonals += 1;
      return diagonals;
    },
  },
  {
    stem: 'Five different positive integers have a median of 12 and a mean of 14. What is the greatest possible value of the largest of the five integers?',
    rank: 3,
    skills: ['act.math.statistics-and-probability.center-and-spread'],
    choices: [
      { right: '42' },
      { wrong: '43', why: 'This takes 12 twice, as the third and the fourth number. The integers are different.' },
      { wrong: '44', why: 'This takes 1 twice and 12 twice. The integers are different.' },
      { wrong: '58', why: 'This subtracts only the median from the total. The other three are positive as well.' },
    ],
    explain: md`The five integers add up to $5 \cdot 14 = 70$. The largest is greatest when the others are as small as they can be: 1 and 2 below the median,
      then 12, and 13 above it. That leaves $70 - 1 - 2 - 12 - 13 = 42$.`,
    fieldTest: true,
    check: () => {
      let largest = 0;
      for (let a = 1; a < 12; a += 1)
        for (let b = a + 1; b < 12; b += 1)
          for (let d = 13; d < 70; d += 1) {
            const e = 5 * 14 - a - b - 12 - d;
            if (e > d) largest = Math.max(largest, e);
          }
      return largest;
    },
  },
  {
    stem: md`Vectors $\mathbf{u}$ and $\mathbf{v}$ are given by $\mathbf{u} = \langle 4, -1 \rangle$ and $\mathbf{v} = \langle -3, 14 \rangle$. What is the magnitude of $2\mathbf{u} + \mathbf{v}$?`,
    rank: 3,
    skills: ['act.math.number-and-quantity.vectors-and-matrices'],
    choices: [
      { right: '13' },
      { wrong: md`$\sqrt{170}$`, why: md`This is the magnitude of $\mathbf{u} + \mathbf{v}$.` },
      { wrong: '17', why: 'This adds the two components. The magnitude is the root of the sum of their squares.' },
      {
        wrong: md`$2\sqrt{17} + \sqrt{205}$`,
        why: md`This adds the magnitudes of $2\mathbf{u}$ and $\mathbf{v}$, which have different directions.`,
      },
    ],
    explain: md`First add by components: $2\mathbf{u} + \mathbf{v} = \langle 8 - 3, -2 + 14 \rangle = \langle 5, 12 \rangle$. The magnitude is $\sqrt{5^2 + 12^2} = \sqrt{169} = 13$.`,
    check: () => {
      const [u, v] = [
        [4, -1],
        [-3, 14],
      ];
      return Math.hypot(...(u ?? []).map((each, at) => 2 * each + (v?.[at] ?? 0)));
    },
  },
  {
    stem: md`In a triangle, two sides are 7 and 8 centimeters long, and the angle between them measures 60°. What is the length, in centimeters, of the third side?`,
    rank: 3,
    skills: ['act.math.geometry.right-triangles-and-trigonometry'],
    choices: [
      { right: md`$\sqrt{57}$` },
      { wrong: md`$\sqrt{113}$`, why: 'This uses the Pythagorean theorem, but the angle is not a right angle.' },
      { wrong: '13', why: md`This adds $2 \cdot 7 \cdot 8 \cdot \cos 60°$ instead of subtracting it.` },
      { wrong: '15', why: 'This adds the two sides. The third side of a triangle is always shorter than that.' },
    ],
    explain: md`By the law of cosines, the square of the third side is $7^2 + 8^2 - 2 \cdot 7 \cdot 8 \cdot \cos 60° = 49 + 64 - 56 = 57$.
      Check: $\sqrt{57} \approx 7.5$ is between 7 and 8, as it should be opposite 60°, the middle angle.`,
    check: () => Math.hypot(8 * Math.cos(Math.PI / 3) - 7, 8 * Math.sin(Math.PI / 3)),
  },
  {
    stem: md`A cylinder with a radius of 3 inches is filled with water to a height of 8 inches. All the water is poured into an empty cone that stands on its tip, open at the top, with a radius of 6 inches. The water fills the cone exactly. How high, in inches, is the cone? (Note: The volume of a cone with radius $r$ and height $h$ is $\frac{1}{3}\pi r^2 h$.)`,
    rank: 3,
    skills: ['act.math.integrating-essential-skills.area-and-volume'],
    choices: [
      { wrong: '2', why: md`This leaves out the factor $\frac{1}{3}$ of the cone.` },
      { right: '6' },
      {
        wrong: '12',
        why: 'This takes twice the radius for twice the area. The area of the opening is four times as large.',
      },
      { wrong: '24', why: 'This is right for a cone with the radius of the cylinder, 3 inches.' },
    ],
    explain: md`The volume of the water is $\pi \cdot 3^2 \cdot 8 = 72\pi$ cubic inches. For the cone, $\frac{1}{3}\pi \cdot 6^2 \cdot h = 12\pi h$. From $12\pi h = 72\pi$ follows $h = 6$.`,
    fieldTest: true,
    check: () => {
      const water = 8 * 3 ** 2;
      // The volume of a cone of height 1 and radius 6, without pi, as a sum of thin disks.
      const disks = 10_000;
      let unit = 0;
      for (let at = 0; at < disks; at += 1) unit += (6 * ((at + 0.5) / disks)) ** 2 / disks;
      return Math.round((water / unit) * 1e4) / 1e4;
    },
  },
  {
    stem: 'A club has 5 juniors and 4 seniors. A committee of 3 members is to have at least 1 senior and more juniors than seniors. How many different committees are possible?',
    rank: 3,
    skills: ['act.math.statistics-and-probability.probability-and-counting'],
    choices: [
      { wrong: '20', why: 'This chooses one junior and one senior, and no third member.' },
      { wrong: '30', why: 'This counts the committees with 1 junior and 2 seniors.' },
      { right: '40' },
      { wrong: '80', why: 'This counts each pair of juniors twice, in both orders.' },
    ],
    explain: md`With at least 1 senior and more juniors than seniors, there must be exactly 2 juniors and 1 senior. There are
      $\frac{5 \cdot 4}{2} = 10$ pairs of juniors and 4 seniors: $10 \cdot 4 = 40$ committees.`,
    check: () => {
      const members = [...'JJJJJSSSS'];
      let committees = 0;
      for (let a = 0; a < members.length; a += 1)
        for (let b = a + 1; b < members.length; b += 1)
          for (let c = b + 1; c < members.length; c += 1) {
            const seniors = [a, b, c].filter((at) => members[at] === 'S').length;
            if (seniors >= 1 && 3 - seniors > seniors) committees += 1;
          }
      return committees;
    },
  },
];
