import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock31To40: readonly DemoTestQuestion[] = [
  {
    stem: 'The first term of an arithmetic sequence is 7, and the fifth term is 31. What is the twentieth term?',
    rank: 1,
    skills: ['act.math.functions.sequences-and-patterns'],
    choices: [
      { wrong: '114', why: 'This adds up the 19 steps and leaves the first term out.' },
      { right: '121' },
      { wrong: '124', why: 'This takes the twentieth term to be four times the fifth.' },
      { wrong: '127', why: 'This goes 20 steps. From the first term to the twentieth it is 19.' },
      { wrong: '151', why: 'This goes 20 steps on from the fifth term.' },
    ],
    explain: md`From the first term to the fifth there are 4 steps: $\frac{31 - 7}{4} = 6$ each. To the twentieth there are 19 steps: $7 + 19 \cdot 6 = 121$.`,
    check: () => {
      let term = 7;
      for (let place = 1; place < 20; place += 1) term += (31 - 7) / (5 - 1);
      return term;
    },
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, a circle has the segment from $(-2, 5)$ to $(4, -3)$ as a diameter. How many coordinate units long is its radius?`,
    rank: 2,
    skills: ['act.math.geometry.coordinate-geometry'],
    choices: [
      { right: '5' },
      { wrong: md`$2\sqrt{7}$`, why: 'This subtracts the squares of 8 and 6 instead of adding them.' },
      { wrong: '7', why: 'This is half the sum of the changes in x and y.' },
      { wrong: '10', why: 'This is the diameter.' },
      { wrong: '14', why: 'This adds the changes in x and y.' },
    ],
    explain: md`The diameter is the distance between the two points: $\sqrt{6^2 + (-8)^2} = \sqrt{100} = 10$. The radius is half of it, 5.`,
    check: () => {
      const center = [(-2 + 4) / 2, (5 + -3) / 2] as const;
      return Math.hypot(4 - center[0], -3 - center[1]);
    },
  },
  {
    stem: 'A man 1.7 meters tall stands 10 meters from the foot of a street lamp. In the light of the lamp, his shadow on the level street is 2 meters long. How many meters above the street is the lamp?',
    rank: 2,
    skills: ['act.math.geometry.angles-triangles-and-polygons'],
    choices: [
      { wrong: '5', why: 'This is how often the shadow fits into the 10 meters.' },
      { wrong: '8.5', why: 'This leaves the shadow out of the long side: it is 10 + 2 meters.' },
      { right: '10.2' },
      { wrong: '11.7', why: 'This adds the man’s height to the 10 meters.' },
      { wrong: '20.4', why: 'This multiplies 1.7 by 12 and does not divide by the shadow.' },
    ],
    explain: md`The tip of the shadow is a corner of two similar triangles. The small one has the man and his shadow of 2 meters, the large one the lamp and $10 + 2 = 12$ meters of street. So $\frac{h}{12} = \frac{1.7}{2}$, and $h = 12 \cdot 0.85 = 10.2$ meters.`,
    check: () => {
      const slope = 1.7 / 2;
      return 1.7 + slope * 10;
    },
  },
  {
    stem: md`What is the positive difference between the two solutions of $2x^2 + 3x = 20$?`,
    rank: 2,
    skills: ['act.math.algebra.nonlinear-equations'],
    choices: [
      { wrong: md`$\frac{3}{2}$`, why: 'This loses the sign of the negative solution and takes 5/2 from 4.' },
      { wrong: '4', why: 'This is how far the lesser solution is from 0.' },
      { right: md`$\frac{13}{2}$` },
      { wrong: '9', why: 'This takes 5 for the greater solution, but 2x − 5 is 0 where x is 5/2.' },
      { wrong: '13', why: 'This divides by 2 in the quadratic formula. The denominator is 2 times 2.' },
    ],
    explain: md`Bring everything to one side and factor: $2x^2 + 3x - 20 = (2x - 5)(x + 4) = 0$. The solutions are $\frac{5}{2}$ and $-4$, and $\frac{5}{2} - (-4) = \frac{13}{2}$.`,
    check: () => {
      const roots: number[] = [];
      for (let step = -1000; step <= 1000; step += 1) {
        const x = step / 10;
        if (Math.abs(2 * x * x + 3 * x - 20) < 1e-9) roots.push(x);
      }
      return Math.max(...roots) - Math.min(...roots);
    },
  },
  {
    stem: md`In right triangle $ABC$ the right angle is at $C$, the side $\overline{AB}$ is 17 inches long, and the side $\overline{AC}$ is 8 inches long. What is the value of $\tan A$?`,
    rank: 2,
    skills: ['act.math.geometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: md`$\frac{8}{17}$`, why: 'This is the cosine: the side beside the angle over the hypotenuse.' },
      { wrong: md`$\frac{8}{15}$`, why: md`This is the tangent of $B$: for $A$ it is adjacent over opposite.` },
      { wrong: md`$\frac{15}{17}$`, why: 'This is the sine: the opposite side over the hypotenuse.' },
      { wrong: md`$\frac{17}{15}$`, why: 'This is the hypotenuse over the opposite side.' },
      { right: md`$\frac{15}{8}$` },
    ],
    explain: md`The third side is $\sqrt{17^2 - 8^2} = \sqrt{225} = 15$ inches. It lies opposite $A$, and $\overline{AC}$ lies beside it. Tangent is opposite over adjacent: $\frac{15}{8}$.`,
    check: () => Math.tan(Math.acos(8 / 17)),
  },
  {
    stem: 'A box is 30 centimeters long, 20 centimeters wide and 15 centimeters high, and it is full of water. All the water is poured into an empty tank whose base is a rectangle 50 centimeters long and 45 centimeters wide. How many centimeters deep is the water in the tank?',
    rank: 2,
    skills: ['act.math.integrating-essential-skills.area-and-volume'],
    choices: [
      { right: '4' },
      { wrong: '6', why: 'This is 20 times 15 over 50. It leaves out the 30 and the 45.' },
      { wrong: '9', why: 'This leaves out that the tank is also wider than the box.' },
      { wrong: '10', why: 'This is 30 times 15 over 45. It leaves out the 20 and the 50.' },
      { wrong: '15', why: 'This would be so if the bases were of the same size.' },
    ],
    explain: md`The volume stays the same: $30 \cdot 20 \cdot 15 = 9{,}000$ cubic centimeters. The base of the tank has $50 \cdot 45 = 2{,}250$ square centimeters, and $9{,}000 \div 2{,}250 = 4$.`,
    check: () => (30 * 20 * 15) / (50 * 45),
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, which of the following is an equation of the line through $(4, -1)$ that is perpendicular to the line $2x - 3y = 6$?`,
    rank: 2,
    skills: ['act.math.geometry.coordinate-geometry'],
    choices: [
      { wrong: md`$y = -\frac{3}{2}x - 1$`, why: 'The slope is right, but −1 is a point’s y, not the y-intercept.' },
      { right: md`$y = -\frac{3}{2}x + 5$` },
      {
        wrong: md`$y = -\frac{2}{3}x + \frac{5}{3}$`,
        why: 'This changes the sign of the slope but does not turn it round.',
      },
      { wrong: md`$y = \frac{2}{3}x - \frac{11}{3}$`, why: 'This line is parallel to the given one.' },
      { wrong: md`$y = \frac{3}{2}x - 7$`, why: 'This turns the slope round but does not change its sign.' },
    ],
    explain: md`Solved for $y$, the given line is $y = \frac{2}{3}x - 2$. The slope of a perpendicular line is the negative reciprocal, $-\frac{3}{2}$. Put in the point: $-1 = -\frac{3}{2} \cdot 4 + b$, so $b = 5$.`,
    check: () => {
      const [a, b] = [2, -3];
      const intercept = -1 - (b / a) * 4;
      return md`$y = -\frac{${String(-b)}}{${String(a)}}x + ${String(intercept)}$`;
    },
  },
  {
    stem: md`The table shows how far a cyclist is from home at five times.

      | Minutes since the start | Kilometers from home |
      | 0 | 0 |
      | 10 | 2 |
      | 25 | 2 |
      | 40 | 8 |
      | 70 | 0 |

      The cyclist rides on one straight road, at a constant speed between each two times of the table. What is the greatest of these speeds, in kilometers per hour?`,
    rank: 2,
    skills: ['act.math.statistics-and-probability.data-displays-and-models'],
    choices: [
      { wrong: '8', why: 'This is the greatest distance from home.' },
      { wrong: '12', why: 'This is the speed in the first 10 minutes.' },
      { wrong: '16', why: 'This is the speed on the way home, which takes longest and is not the fastest.' },
      { right: '24' },
      { wrong: '32', why: 'This divides 8 kilometers by 15 minutes. In that time the distance grew by only 6.' },
    ],
    explain: md`Speed is distance divided by time. From minute 25 to minute 40 the distance grows by 6 kilometers in 15 minutes, which is 24 kilometers per hour. The first two times give 2 kilometers in 10 minutes, 12 per hour, and the last 8 kilometers in 30 minutes, 16 per hour.`,
    check: () => {
      const minutes = [0, 10, 25, 40, 70];
      const kilometers = [0, 2, 2, 8, 0];
      const speed = (i: number) =>
        Math.abs(((kilometers[i + 1] ?? 0) - (kilometers[i] ?? 0)) / ((minutes[i + 1] ?? 0) - (minutes[i] ?? 0)));
      return 60 * Math.max(...[0, 1, 2, 3].map(speed));
    },
  },
  {
    stem: 'In a chemistry course homework counts for 20% of the grade, tests for 50% and a project for 30%. Each part is scored from 0 to 100. Mei has 90 points for homework and 76 points for tests. How many points must she get for the project to have a course grade of exactly 83?',
    rank: 2,
    skills: ['act.math.integrating-essential-skills.numbers-and-averages'],
    choices: [
      { wrong: '27', why: 'This is what the project must bring to the grade. It counts for only 30%.' },
      { wrong: '81', why: 'This multiplies the missing 27 by 3 instead of dividing it by 0.3.' },
      { wrong: '83', why: 'This would do if all three counted the same.' },
      { right: '90' },
      { wrong: '97', why: 'This adds both gaps between her points and 83, 7 and 7.' },
    ],
    explain: md`Homework brings $0.2 \cdot 90 = 18$ and the tests bring $0.5 \cdot 76 = 38$, together 56. The project must bring $83 - 56 = 27$. Since it counts for 30%, it needs $\frac{27}{0.3} = 90$ points.`,
    check: () => {
      let project = 0;
      while (20 * 90 + 50 * 76 + 30 * project < 100 * 83) project += 1;
      return project;
    },
  },
  {
    stem: 'In a geometric sequence of positive numbers the second term is 12 and the fifth term is 324. What is the seventh term?',
    rank: 2,
    skills: ['act.math.functions.sequences-and-patterns'],
    choices: [
      { wrong: '532', why: 'This adds 104 at each step, as in an arithmetic sequence.' },
      { right: '2,916' },
      { wrong: '8,748', why: 'This is the eighth term.' },
      {
        wrong: '26,244',
        why: 'This takes 9 for the common ratio. Three steps multiply by 27, so one multiplies by 3.',
      },
      { wrong: '104,976', why: 'This is 324 squared.' },
    ],
    explain: md`From the second term to the fifth there are three steps: $r^3 = \frac{324}{12} = 27$, so $r = 3$. Two more steps lead to the seventh: $324 \cdot 3^2 = 2{,}916$.`,
    check: () => Math.round(324 * Math.cbrt(324 / 12) ** 2),
  },
];
