import { type DemoTestQuestion, md } from '../../../format.ts';

export const mock11To20: readonly DemoTestQuestion[] = [
  {
    stem: md`Which of the following lists the numbers $\frac{1}{8}$, $-0.45$, $0.07$ and $-\frac{3}{5}$ in order from least to greatest?`,
    rank: 0,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { right: md`$-\frac{3}{5}$, $-0.45$, $0.07$, $\frac{1}{8}$` },
      {
        wrong: md`$-\frac{3}{5}$, $-0.45$, $\frac{1}{8}$, $0.07$`,
        why: 'One eighth is 0.125, more than 0.07.',
      },
      {
        wrong: md`$-0.45$, $-\frac{3}{5}$, $0.07$, $\frac{1}{8}$`,
        why: 'Of two negative numbers the one farther from 0 is the lesser.',
      },
      {
        wrong: md`$-0.45$, $-\frac{3}{5}$, $\frac{1}{8}$, $0.07$`,
        why: 'Both the negative and the positive pair are in the wrong order.',
      },
      { wrong: md`$0.07$, $\frac{1}{8}$, $-0.45$, $-\frac{3}{5}$`, why: 'This leaves the signs out of account.' },
    ],
    explain: md`As decimals the numbers are 0.125, −0.45, 0.07 and −0.6. On the number line −0.6 is farthest to the left, then −0.45, then 0.07 and 0.125.`,
    check: () =>
      [
        { text: md`$\frac{1}{8}$`, value: 1 / 8 },
        { text: md`$-0.45$`, value: -0.45 },
        { text: md`$0.07$`, value: 0.07 },
        { text: md`$-\frac{3}{5}$`, value: -3 / 5 },
      ]
        .sort((one, other) => one.value - other.value)
        .map(({ text }) => text)
        .join(', '),
  },
  {
    stem: md`In the standard $(x, y)$ coordinate plane, what is the slope of the line through $(-3, 8)$ and $(5, -4)$?`,
    rank: 0,
    skills: ['act.math.geometry.coordinate-geometry'],
    choices: [
      { wrong: md`$-6$`, why: 'This takes 5 − 3 for the change in x. From −3 to 5 it is 8.' },
      { right: md`$-\frac{3}{2}$` },
      { wrong: md`$-\frac{2}{3}$`, why: 'This puts the change in x over the change in y.' },
      { wrong: md`$\frac{2}{3}$`, why: 'This turns the fraction round and loses the sign.' },
      { wrong: md`$\frac{3}{2}$`, why: 'The line falls from left to right, so its slope is negative.' },
    ],
    explain: md`Slope is change in $y$ over change in $x$: $\frac{-4 - 8}{5 - (-3)} = \frac{-12}{8} = -\frac{3}{2}$.`,
    check: () => (-4 - 8) / (5 - -3),
  },
  {
    stem: md`In a triangle, angle $B$ measures twice as much as angle $A$, and angle $C$ measures 20 degrees more than angle $B$. What is the measure of angle $C$, in degrees?`,
    rank: 1,
    skills: ['act.math.geometry.angles-triangles-and-polygons'],
    choices: [
      { wrong: '32', why: 'This is angle A.' },
      { wrong: '40', why: 'This divides the 160 degrees that are left by 4. There are 1 + 2 + 2 = 5 parts.' },
      { wrong: '52', why: 'This adds the 20 degrees to angle A instead of angle B.' },
      { wrong: '64', why: 'This is angle B. Angle C is 20 degrees more.' },
      { right: '84' },
    ],
    explain: md`With $a$ for angle $A$, the angles are $a$, $2a$ and $2a + 20$. Their sum is $5a + 20 = 180$, so $a = 32$. Angle $C$ is $2 \cdot 32 + 20 = 84$ degrees.`,
    check: () => {
      let a = 1;
      while (a + 2 * a + (2 * a + 20) < 180) a += 1;
      return 180 - a - 2 * a;
    },
  },
  {
    stem: md`Which of the following is equivalent to $(2x^3y)^2 \cdot 3xy^4$?`,
    rank: 1,
    skills: ['act.math.algebra.expressions-and-polynomials'],
    choices: [
      { wrong: md`$6x^7y^6$`, why: 'The 2 stands in the parentheses and is squared as well.' },
      { wrong: md`$12x^6y^8$`, why: 'This multiplies exponents where the powers are multiplied. There they add.' },
      { right: md`$12x^7y^6$` },
      { wrong: md`$12x^{10}y^6$`, why: 'This squares the exponent 3. A power of a power multiplies: 3 times 2.' },
      { wrong: md`$36x^7y^6$`, why: 'This squares the 3, which stands outside the parentheses.' },
    ],
    explain: md`Square every factor in the parentheses: $(2x^3y)^2 = 4x^6y^2$. Then multiply, adding the exponents of the same letter: $4 \cdot 3 \cdot x^{6 + 1} \cdot y^{2 + 4} = 12x^7y^6$.`,
    check:
      () =>
      ({ x = 0, y = 0 }) =>
        (2 * x * x * x * y) ** 2 * 3 * x * y ** 4,
  },
  {
    stem: 'Kwame cycles 18 kilometers in 1 hour and 12 minutes. At the same speed, how many kilometers does he cycle in 40 minutes?',
    rank: 1,
    skills: ['act.math.integrating-essential-skills.rates-ratios-and-percentages'],
    choices: [
      { right: '10' },
      { wrong: '10.7', why: 'This writes 1 hour and 12 minutes as 1.12 hours. It is 1.2 hours.' },
      { wrong: '12', why: 'This takes 18 kilometers for one hour and leaves the 12 minutes out.' },
      { wrong: '14.4', why: 'This multiplies 18 by 1.2 to find the speed, instead of dividing.' },
      { wrong: '15', why: 'This is how far he cycles in one hour.' },
    ],
    explain: md`1 hour and 12 minutes are 72 minutes, so he cycles $\frac{18}{72} = \frac{1}{4}$ kilometer each minute. In 40 minutes that is $40 \cdot \frac{1}{4} = 10$ kilometers.`,
    check: () => Math.round((18 / (60 + 12)) * 40 * 10) / 10,
  },
  {
    stem: md`The Sun is about $1.5 \times 10^{11}$ meters from Earth, and light travels about $3 \times 10^8$ meters per second. About how many seconds does light take to travel from the Sun to Earth?`,
    rank: 1,
    skills: ['act.math.number-and-quantity.real-and-complex-numbers'],
    choices: [
      { wrong: md`$2 \times 10^{-3}$`, why: 'This divides the speed by the distance.' },
      { right: md`$5 \times 10^2$` },
      { wrong: md`$5 \times 10^3$`, why: 'This writes 1.5 over 3 as 5. It is 0.5.' },
      { wrong: md`$5 \times 10^4$`, why: 'From 0.5 to 5 the exponent gets smaller by 1, not greater.' },
      { wrong: md`$4.5 \times 10^{19}$`, why: 'This multiplies the distance by the speed.' },
    ],
    explain: md`Time is distance over speed. Divide the numbers and subtract the exponents: $\frac{1.5}{3} \times 10^{11 - 8} = 0.5 \times 10^3 = 5 \times 10^2$ seconds.`,
    check: () => 1.5e11 / 3e8,
  },
  {
    stem: md`How many integers $x$ satisfy $|2x - 3| \le 9$?`,
    rank: 1,
    skills: ['act.math.algebra.linear-equations-and-inequalities'],
    choices: [
      { wrong: '6', why: 'This counts only the positive ones, 1 to 6.' },
      { wrong: '7', why: 'This counts 0 to 6 and leaves the negative ones out.' },
      { wrong: '9', why: 'This is 6 − (−3). Counting both ends there is one more.' },
      { right: '10' },
      { wrong: '18', why: 'This is how many units lie between −9 and 9.' },
    ],
    explain: md`The bars say that $2x - 3$ lies from $-9$ to $9$. Add 3 and divide by 2: $-3 \le x \le 6$. From $-3$ to 6 there are $6 - (-3) + 1 = 10$ integers.`,
    check: () => Array.from({ length: 201 }, (_, i) => i - 100).filter((x) => Math.abs(2 * x - 3) <= 9).length,
  },
  {
    stem: 'At a museum in Lisbon, tickets for 2 adults and 3 children cost a total of 44 euros. Tickets for 1 adult and 4 children cost a total of 37 euros. How many euros does a ticket for an adult cost?',
    rank: 1,
    skills: ['act.math.algebra.systems-of-equations'],
    choices: [
      { wrong: '6', why: 'This is the ticket for a child.' },
      { wrong: '7', why: 'This is the difference between the two prices: one adult less one child.' },
      { right: '13' },
      { wrong: '19', why: 'This is one adult and one child together.' },
      { wrong: '31', why: 'This takes one child from 37 euros. There are four.' },
    ],
    explain: md`Write $2a + 3c = 44$ and $a + 4c = 37$. Double the second, $2a + 8c = 74$, and take the first away: $5c = 30$, so $c = 6$. Then $a = 37 - 4 \cdot 6 = 13$.`,
    check: () => {
      for (let adult = 0; adult <= 44; adult += 1)
        for (let child = 0; child <= 37; child += 1)
          if (2 * adult + 3 * child === 44 && adult + 4 * child === 37) return adult;
      return Number.NaN;
    },
  },
  {
    stem: md`Which of the following is equal to $2x^2 - 5x - 12$ for all $x$?`,
    rank: 1,
    skills: ['act.math.algebra.expressions-and-polynomials'],
    choices: [
      { wrong: md`$(2x - 12)(x + 1)$`, why: md`The term in $x$ is $2x - 12x = -10x$.` },
      { wrong: md`$(2x - 4)(x + 3)$`, why: md`The term in $x$ is $6x - 4x = 2x$.` },
      { wrong: md`$(2x - 3)(x + 4)$`, why: md`The term in $x$ is $8x - 3x = 5x$. The signs are the wrong way round.` },
      { wrong: md`$(2x + 4)(x - 3)$`, why: md`The term in $x$ is $-6x + 4x = -2x$.` },
      { right: md`$(2x + 3)(x - 4)$` },
    ],
    explain: md`Two factors of $2 \cdot (-12) = -24$ with the sum $-5$ are 3 and $-8$. Split the middle: $2x^2 + 3x - 8x - 12 = x(2x + 3) - 4(2x + 3) = (2x + 3)(x - 4)$.`,
    check:
      () =>
      ({ x = 0 }) =>
        2 * x * x - 5 * x - 12,
  },
  {
    stem: 'A window is 1.4 meters wide and 85 centimeters high. A strip of lights goes once around its edge. How long is the strip, in centimeters?',
    rank: 1,
    skills: ['act.math.integrating-essential-skills.area-and-volume'],
    choices: [
      { wrong: '172.8', why: 'This adds meters and centimeters. A width of 1.4 meters is 140 centimeters.' },
      { wrong: '198', why: 'This takes 1.4 meters for 14 centimeters.' },
      { wrong: '225', why: 'This is one width and one height. The strip goes along four edges.' },
      { right: '450' },
      { wrong: '11,900', why: 'This is the area, in square centimeters.' },
    ],
    explain: md`Write both in centimeters: 140 and 85. Around the edge there are two of each: $2(140 + 85) = 450$ centimeters.`,
    check: () => [1.4 * 100, 85, 1.4 * 100, 85].reduce((length, edge) => length + edge),
  },
];
