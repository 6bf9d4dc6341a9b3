import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock41To50: readonly DemoTestQuestion[] = [
  {
    stem: md`For the imaginary unit $i$, where $i^2 = -1$, which of the following complex numbers is equal to $\frac{3 + 2i}{1 - i}$?`,
    rank: 2,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { right: md`$\frac{1 + 5i}{2}$` },
      { wrong: md`$\frac{5 + 5i}{2}$`, why: md`This takes $i^2$ for 1 in the numerator.` },
      { wrong: md`$\frac{5 - i}{2}$`, why: md`This multiplies the numerator by $1 - i$ and not by its conjugate.` },
      { wrong: md`$1 + 5i$`, why: md`This forgets the denominator, $(1 - i)(1 + i) = 2$.` },
      { wrong: md`$3 - 2i$`, why: 'This divides the real parts and the imaginary parts one by one.' },
    ],
    explain: md`Multiply the numerator and the denominator by the conjugate of the denominator, $1 + i$. Then the denominator is real: $(1 - i)(1 + i) = 1 - i^2 = 2$.

      The numerator is $(3 + 2i)(1 + i) = 3 + 3i + 2i + 2i^2 = 1 + 5i$. So the quotient is $\frac{1 + 5i}{2}$.`,
    check: () => {
      for (let re = -20; re <= 20; re += 1)
        for (let im = -20; im <= 20; im += 1)
          // (re + im i)/2 times (1 − i) must give 3 + 2i back.
          if ((re + im) / 2 === 3 && (im - re) / 2 === 2) return md`$\frac{${String(re)} + ${String(im)}i}{2}$`;
      return 'no number';
    },
  },
  {
    stem: md`What is the solution of $\log_3 x + \log_3 (x - 6) = 3$?`,
    rank: 3,
    skills: ['act.math.functions.exponential-and-logarithmic-functions'],
    choices: [
      { wrong: md`$-3$`, why: 'This solves the quadratic equation, but a negative number has no real logarithm.' },
      { wrong: md`$3 + 3\sqrt{2}$`, why: md`This takes 9 for $3^3$. It is 27.` },
      { right: '9' },
      { wrong: md`$\frac{33}{2}$`, why: 'This adds x and x − 6. A sum of logarithms is the logarithm of a product.' },
      { wrong: '33', why: 'This leaves the first logarithm out.' },
    ],
    explain: md`A sum of logarithms is the logarithm of the product: $\log_3 \left( x(x - 6) \right) = 3$. That means $x(x - 6) = 3^3 = 27$.

      Then $x^2 - 6x - 27 = (x - 9)(x + 3) = 0$, so $x$ is 9 or $-3$. Logarithms exist only for positive numbers, so $-3$ drops out. Test 9: $\log_3 9 + \log_3 3 = 2 + 1 = 3$.`,
    check: () => {
      let [low, high] = [6.0001, 100];
      for (let round = 0; round < 100; round += 1) {
        const middle = (low + high) / 2;
        if (Math.log(middle) + Math.log(middle - 6) < 3 * Math.log(3)) low = middle;
        else high = middle;
      }
      return low;
    },
  },
  {
    stem: md`Let $A = \begin{bmatrix} 2 & -1 \\ 3 & 4 \end{bmatrix}$ and $B = \begin{bmatrix} 1 & 5 \\ -2 & 0 \end{bmatrix}$. What is the entry in the first row and the second column of the product $BA$?`,
    rank: 2,
    skills: ['act.math.number-and-quantity.vectors-and-matrices'],
    choices: [
      { wrong: md`$-5$`, why: md`This multiplies the two entries in that place: $5 \cdot (-1)$.` },
      { wrong: md`$-4$`, why: 'This is the entry in the second row and the first column.' },
      { wrong: '4', why: 'This adds the two entries in that place.' },
      { wrong: '10', why: md`This is the entry of $AB$. The order of the factors matters.` },
      { right: '19' },
    ],
    explain: md`Take the first row of the left matrix, $B$, and the second column of the right one, $A$. Multiply them entry by entry and add: $1 \cdot (-1) + 5 \cdot 4 = 19$.`,
    check: () => {
      const a = { topRight: -1, bottomRight: 4 };
      const firstRowOfB = [1, 5] as const;
      return firstRowOfB[0] * a.topRight + firstRowOfB[1] * a.bottomRight;
    },
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, what are the center and the radius of the circle $x^2 + y^2 - 6x + 10y - 2 = 0$?`,
    rank: 3,
    skills: ['act.math.geometry.circles-and-conic-sections'],
    choices: [
      {
        wrong: md`Center $(-3, 5)$, radius 6`,
        why: 'The signs of the center are opposite to those in the parentheses.',
      },
      { right: md`Center $(3, -5)$, radius 6` },
      { wrong: md`Center $(3, -5)$, radius 36`, why: 'This is the square of the radius.' },
      {
        wrong: md`Center $(3, -5)$, radius $\sqrt{2}$`,
        why: 'This leaves out the squares that are added on the right side.',
      },
      { wrong: md`Center $(6, -10)$, radius $\sqrt{2}$`, why: 'The numbers at x and y must be halved.' },
    ],
    explain: md`Complete the squares. Half of $-6$ is $-3$, and its square is 9. Half of 10 is 5, and its square is 25. Add both on each side:

      $$(x^2 - 6x + 9) + (y^2 + 10y + 25) = 2 + 9 + 25$$

      So $(x - 3)^2 + (y + 5)^2 = 36$. The center is $(3, -5)$, and the radius is $\sqrt{36} = 6$.`,
    check: () => {
      const value = (x: number, y: number) => x * x + y * y - 6 * x + 10 * y - 2;
      // The center is where the left side is least, and the radius squared is how far it is below 0 there.
      let center = { x: 0, y: 0 };
      for (let x = -20; x <= 20; x += 1)
        for (let y = -20; y <= 20; y += 1) if (value(x, y) < value(center.x, center.y)) center = { x, y };
      const radius = Math.sqrt(-value(center.x, center.y));
      return md`Center $(${String(center.x)}, ${String(center.y)})$, radius ${String(radius)}`;
    },
  },
  {
    stem: 'A pendulum is 90 centimeters long and swings through an angle of 40 degrees from one side to the other. How many centimeters long is the arc on which its end moves?',
    rank: 2,
    skills: ['act.math.functions.trigonometric-functions'],
    choices: [
      { wrong: md`$\frac{2\pi}{9}$`, why: 'This is the angle in radians. It must be multiplied by the radius.' },
      { wrong: md`$10\pi$`, why: 'This takes 90 centimeters for the diameter of the circle.' },
      { right: md`$20\pi$` },
      { wrong: md`$40\pi$`, why: 'This takes 180 degrees for the full circle.' },
      { wrong: md`$900\pi$`, why: 'This is the area of the sector, in square centimeters.' },
    ],
    explain: md`In radians the angle is $40 \cdot \frac{\pi}{180} = \frac{2\pi}{9}$. An arc is the radius times the angle in radians: $90 \cdot \frac{2\pi}{9} = 20\pi$ centimeters.`,
    check: () => (40 / 360) * (2 * Math.PI * 90),
  },
  {
    stem: md`The depth of the water in a harbor is $d = 5 + 3\cos\left(\frac{\pi t}{6}\right)$ meters, $t$ hours after midnight. During one day of 24 hours, for how many hours is the water at least 3.5 meters deep?`,
    rank: 3,
    skills: ['act.math.functions.trigonometric-functions'],
    choices: [
      { wrong: '4', why: 'This is how long the water is below 3.5 meters in one period of 12 hours.' },
      { wrong: '8', why: 'This counts one period. In a day there are two.' },
      { wrong: '12', why: 'This is how long the water is at least 5 meters deep.' },
      { right: '16' },
      { wrong: '20', why: 'This takes the 4 hours of shallow water away only once.' },
    ],
    explain: md`The depth is 3.5 meters where $3\cos\left(\frac{\pi t}{6}\right) = -1.5$, so the cosine is $-\frac{1}{2}$. That is at the angles $\frac{2\pi}{3}$ and $\frac{4\pi}{3}$, so at $t = 4$ and $t = 8$.

      Between them the cosine is less than $-\frac{1}{2}$, and the water is shallower for 4 hours. The period is $2\pi \div \frac{\pi}{6} = 12$ hours. A day has two periods, with 8 hours at least 3.5 meters deep in each: 16 hours.`,
    check: () => {
      let deepMinutes = 0;
      for (let minute = 0.5; minute < 24 * 60; minute += 1)
        if (5 + 3 * Math.cos((Math.PI * minute) / 60 / 6) >= 3.5) deepMinutes += 1;
      return deepMinutes / 60;
    },
  },
  {
    stem: md`Two points $A$ and $B$ are 60 meters apart on the straight bank of a river. A tree stands at point $C$ on the other side. Angle $A$ of triangle $ABC$ measures 75 degrees, and angle $B$ measures 45 degrees. How many meters long is $\overline{AC}$?`,
    rank: 3,
    skills: ['act.math.geometry.right-triangles-and-trigonometry'],
    choices: [
      { right: md`$20\sqrt{6}$` },
      { wrong: '60', why: 'This would be so if all three angles measured 60 degrees.' },
      { wrong: md`$30\sqrt{2} + 10\sqrt{6}$`, why: md`This is $\overline{BC}$, the side opposite angle $A$.` },
      { wrong: md`$30\sqrt{6}$`, why: 'This turns the ratio of the two sines round.' },
      { wrong: md`$60\sqrt{2}$`, why: md`This takes 30 degrees for angle $C$. It measures 60 degrees.` },
    ],
    explain: md`Angle $C$ measures $180 - 75 - 45 = 60$ degrees. It lies opposite the known side of 60 meters, and angle $B$ lies opposite $\overline{AC}$. By the law of sines

      $$\frac{AC}{\sin 45^\circ} = \frac{60}{\sin 60^\circ}$$

      So $AC = 60 \cdot \frac{\sqrt{2}}{2} \cdot \frac{2}{\sqrt{3}} = \frac{60\sqrt{2}}{\sqrt{3}}$. With $\sqrt{3}$ in the numerator and the denominator this is $\frac{60\sqrt{6}}{3} = 20\sqrt{6}$.`,
    check: () => {
      // The foot of the height divides AB: height / tan 75° + height / tan 45° = 60.
      const degree = Math.PI / 180;
      const height = 60 / (1 / Math.tan(75 * degree) + 1 / Math.tan(45 * degree));
      return height / Math.sin(75 * degree);
    },
  },
  {
    stem: 'Two straight roads leave an intersection, with an angle of 120 degrees between them. One village lies on the first road, 6 kilometers from the intersection, and another lies on the second road, 10 kilometers from the intersection. What is the straight-line distance between the villages, in kilometers?',
    rank: 3,
    skills: ['act.math.geometry.right-triangles-and-trigonometry'],
    choices: [
      { wrong: '4', why: 'This is the difference of the two distances.' },
      { wrong: '8', why: 'This is the mean of the two distances.' },
      { wrong: md`$2\sqrt{19}$`, why: 'This takes the cosine of 120 degrees for positive.' },
      { wrong: md`$2\sqrt{34}$`, why: 'This takes the angle for a right angle.' },
      { right: '14' },
    ],
    explain: md`Two sides and the angle between them are known, so use the law of cosines: $c^2 = 6^2 + 10^2 - 2 \cdot 6 \cdot 10 \cdot \cos 120^\circ$.

      Since $\cos 120^\circ = -\frac{1}{2}$, the last term is $+60$. So $c^2 = 36 + 100 + 60 = 196$, and $c = 14$ kilometers.`,
    check: () => {
      const angle = (120 * Math.PI) / 180;
      return Math.hypot(10 * Math.cos(angle) - 6, 10 * Math.sin(angle));
    },
  },
  {
    stem: md`If $f(x) = 2x - 1$ and $f(g(x)) = 6x^2 - 4x + 3$ for all $x$, then which of the following is $g(x)$?`,
    rank: 3,
    skills: ['act.math.functions.function-notation-and-graphs'],
    choices: [
      { wrong: md`$3x^2 - 2x + 1$`, why: 'This subtracts the 1 before dividing. It must be added.' },
      { right: md`$3x^2 - 2x + 2$` },
      { wrong: md`$3x^2 - 2x + 4$`, why: 'This adds the 1 but does not divide the last number by 2.' },
      { wrong: md`$6x^2 - 4x + 4$`, why: 'This adds the 1 but does not divide by 2.' },
      { wrong: md`$12x^2 - 8x + 5$`, why: md`This puts the given expression into $f$ once more.` },
    ],
    explain: md`Put $g(x)$ into $f$: $2g(x) - 1 = 6x^2 - 4x + 3$. Add 1: $2g(x) = 6x^2 - 4x + 4$. Divide every term by 2: $g(x) = 3x^2 - 2x + 2$.`,
    check: () => {
      const f = (x: number) => 2 * x - 1;
      const inverse = (y: number) => -((f(0) - y) / (f(1) - f(0)));
      return ({ x = 0 }) => inverse(6 * x * x - 4 * x + 3);
    },
  },
  {
    stem: md`The function $f(x) = \frac{2x + 3}{x - 4}$ is defined for all real numbers $x$ except 4. Which of the following is $f^{-1}(x)$?`,
    rank: 3,
    skills: ['act.math.functions.function-notation-and-graphs'],
    choices: [
      { right: md`$\frac{4x + 3}{x - 2}$` },
      { wrong: md`$\frac{4x - 3}{x - 2}$`, why: md`This takes $-3$ for 3 when it moves to the other side.` },
      { wrong: md`$\frac{4x + 3}{x + 2}$`, why: md`This adds $2y$ on both sides instead of subtracting it.` },
      { wrong: md`$\frac{x + 4}{2x - 3}$`, why: 'This turns the fraction round and changes the signs in it.' },
      {
        wrong: md`$\frac{x - 4}{2x + 3}$`,
        why: md`This is $\frac{1}{f(x)}$. An inverse function undoes what the function does.`,
      },
    ],
    explain: md`Write $x = \frac{2y + 3}{y - 4}$ and solve for $y$. Multiply by $y - 4$: $xy - 4x = 2y + 3$.

      Bring the terms with $y$ to one side: $xy - 2y = 4x + 3$. Factor out $y$ and divide: $y = \frac{4x + 3}{x - 2}$. To test it, $f(5) = 13$, and $\frac{4 \cdot 13 + 3}{13 - 2} = 5$.`,
    // f(x) is 2 + 11/(x − 4); the inverse undoes its steps in reverse order.
    check:
      () =>
      ({ x = 0 }) =>
        4 + (2 * 4 + 3) / (x - 2),
  },
];
