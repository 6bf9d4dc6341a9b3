import { type DemoTopic, md } from '../format.ts';

export const satWarmUp: DemoTopic = {
  kind: 'sat',
  title: 'SAT Warm-Up',
  sets: {
    withoutCalculator: {
      title: 'Math without a calculator',
      questions: [
        {
          stem: md`If $a = 3$ and $b = -2$, what is the value of $a^2 - b^2$?`,
          rank: 0,
          calculator: false,
          choices: [
            { wrong: md`$13$`, why: 'This adds the squares.' },
            { right: md`$5$` },
            { wrong: md`$25$`, why: 'This squares the difference, 3 − (−2).' },
            { wrong: md`$1$`, why: 'This squares the sum, 3 + (−2).' },
          ],
          explain: md`$a^2 = 9$ and $b^2 = (-2)^2 = 4$, so $9 - 4 = 5$.`,
        },
        {
          stem: md`If $\sqrt{x + 5} = 4$, what is the value of $x$?`,
          rank: 1,
          calculator: false,
          typed: { accept: ['11'] },
          explain: md`Square both sides: $x + 5 = 16$, so $x = 11$. Check: $\sqrt{16} = 4$.`,
        },
        {
          stem: md`Which expression is equivalent to $\left(2x^3\right)^2$?`,
          rank: 1,
          calculator: false,
          choices: [
            { wrong: md`$2x^6$`, why: 'The 2 is squared as well.' },
            { wrong: md`$4x^5$`, why: 'This adds the exponents. A power of a power multiplies them.' },
            { wrong: md`$4x^9$`, why: 'This squares the exponent.' },
            { right: md`$4x^6$` },
          ],
          explain: md`Square each factor: $2^2 \cdot \left(x^3\right)^2 = 4x^6$.`,
        },
        {
          stem: md`What is the least integer that satisfies $3x - 4 > 8$?`,
          rank: 1,
          calculator: false,
          choices: [
            { right: md`$5$` },
            { wrong: md`$4$`, why: 'At 4 both sides are 8. The left side has to be greater.' },
            { wrong: md`$3$`, why: 'At 3 the left side is 5.' },
            { wrong: md`$2$`, why: 'This subtracts 4 from 8 before dividing, instead of adding it.' },
          ],
          explain: md`Add 4 and divide by 3: $x > 4$. The least integer greater than 4 is 5.`,
        },
        {
          stem: md`If $i^2 = -1$, what is $(2 + i)(2 - i)$?`,
          rank: 2,
          calculator: false,
          choices: [
            { right: md`$5$` },
            { wrong: md`$4 - i$`, why: 'The middle terms, −2i and 2i, cancel, and i² is not i.' },
            { wrong: md`$3$`, why: 'This takes −i² to be −1. Since i² is −1, −i² is +1.' },
            { wrong: md`$4 + 4i$`, why: 'The middle terms have different signs and cancel.' },
          ],
          explain: md`A difference of squares: $2^2 - i^2 = 4 - (-1) = 5$.`,
        },
        {
          stem: md`Which of these are equal to $x^{1/2} \cdot x^{3/2}$ for $x > 0$? Choose all that apply.`,
          rank: 3,
          calculator: false,
          choices: [
            { wrong: md`$x^{3/4}$`, why: 'This multiplies the exponents. Powers of the same base add them.' },
            { right: md`$x^2$` },
            { right: md`$\sqrt{x^4}$` },
            { wrong: md`$2x$`, why: 'x² is not 2x.' },
          ],
          explain: md`Add the exponents: $\frac{1}{2} + \frac{3}{2} = 2$, so the product is $x^2$. And $\sqrt{x^4} = x^2$ as well.`,
        },
      ],
    },
    withCalculator: {
      title: 'Math with a calculator',
      questions: [
        {
          stem: md`A shirt costs \$24.50, and a coupon takes 20% off. What is the price with the coupon?`,
          rank: 0,
          calculator: true,
          typed: { accept: ['19.60'], symbol: '$', symbolLeft: true },
          explain: md`With 20% off, 80% is left: $0.8 \cdot 24.50 = 19.60$ dollars.`,
        },
        {
          stem: 'A bus covers 150 miles in 2.5 hours. What is its average speed in miles an hour?',
          rank: 0,
          calculator: true,
          choices: [
            { wrong: '37.5', why: 'This divides by 4.' },
            { right: '60' },
            { wrong: '147.5', why: 'This subtracts. Speed is distance divided by time.' },
            { wrong: '375', why: 'This multiplies. Speed is distance divided by time.' },
          ],
          explain: md`Speed is distance over time: $150 \div 2.5 = 60$.`,
        },
        {
          stem: 'A cylinder has a radius of 3 cm and a height of 10 cm. What is its volume in cubic centimeters?',
          rank: 1,
          calculator: true,
          choices: [
            { wrong: md`$30\pi$`, why: 'This multiplies radius and height. The radius has to be squared.' },
            { wrong: md`$60\pi$`, why: 'This is the area of the curved side.' },
            { wrong: md`$900\pi$`, why: 'This squares radius and height.' },
            { right: md`$90\pi$` },
          ],
          explain: md`The volume is the area of the base times the height: $\pi \cdot 3^2 \cdot 10 = 90\pi$.`,
        },
        {
          stem: md`The line of best fit for the ages of trees, in years, and their diameters, in centimeters, is $d = 0.8a + 2$. What diameter does it predict for a tree of 40 years?`,
          rank: 1,
          calculator: true,
          typed: { accept: ['34'], symbol: 'cm' },
          explain: md`Put $a = 40$ into the equation: $d = 0.8 \cdot 40 + 2 = 34$ cm.`,
        },
        {
          stem: md`What is the radius of the circle $x^2 + y^2 - 6x = 16$?`,
          rank: 3,
          calculator: true,
          choices: [
            { right: md`$5$` },
            { wrong: md`$4$`, why: 'This takes the root of 16 before the square is completed.' },
            { wrong: md`$25$`, why: 'This is the square of the radius.' },
            { wrong: md`$3$`, why: 'This is the x-coordinate of the center.' },
          ],
          explain: md`Complete the square: $(x - 3)^2 + y^2 = 16 + 9 = 25$. The radius is $\sqrt{25} = 5$.`,
        },
        {
          stem: 'In a survey, 36 of 60 students said that they have a pet. At the same rate, how many of 450 students have a pet?',
          rank: 1,
          calculator: true,
          choices: [
            { wrong: '180', why: 'This is how many have none.' },
            { wrong: '216', why: 'This multiplies 36 by 6.' },
            { right: '270' },
            { wrong: '426', why: 'This takes away the 24 students without a pet from 450.' },
          ],
          explain: md`The rate is $\frac{36}{60} = 0.6$, and $0.6 \cdot 450 = 270$.`,
        },
      ],
    },
  },
};
