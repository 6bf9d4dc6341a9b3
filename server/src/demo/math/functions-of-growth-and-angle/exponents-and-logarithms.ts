import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const growthSets = {
  powers: {
    title: 'Powers and growth',
    notes: md`$b^m \cdot b^n = b^{m + n}$, $\frac{b^m}{b^n} = b^{m - n}$, $(b^m)^n = b^{mn}$, $b^{-n} = \frac{1}{b^n}$ and $b^{1/n} = \sqrt[n]{b}$.`,
    questions: [
      {
        stem: md`Which expression is equivalent to $(2x^3)^4$?`,
        rank: 0,
        choices: [
          { wrong: md`$2x^{12}$`, why: 'The 2 stands inside the parentheses, so it has the exponent 4 as well.' },
          { wrong: md`$8x^{12}$`, why: 'This multiplies 2 by 4. The fourth power of 2 is 16.' },
          { wrong: md`$16x^7$`, why: 'This adds the exponents 3 and 4. A power of a power multiplies them.' },
          { right: md`$16x^{12}$` },
        ],
        explain: md`Every factor in the parentheses gets the exponent: $2^4 = 16$ and $(x^3)^4 = x^{3 \cdot 4} = x^{12}$.`,
      },
      {
        stem: md`What is the value of $27^{2/3}$?`,
        rank: 1,
        typed: { accept: ['9'] },
        explain: md`The denominator of the exponent is a root and the numerator a power: $27^{2/3} = \left(\sqrt[3]{27}\right)^2 = 3^2 = 9$. Take the root first, because then the numbers stay small.`,
      },
      {
        stem: md`If $2^{x + 3} = 64$, what is the value of $x$?`,
        rank: 1,
        choices: [
          { right: md`$3$` },
          { wrong: md`$6$`, why: 'This is the value of x + 3.' },
          { wrong: md`$9$`, why: 'This adds 3 to 6 instead of subtracting it.' },
          { wrong: md`$29$`, why: 'This takes the power to be a product: 2(x + 3) = 64.' },
        ],
        explain: md`Write both sides as powers of the same base: $64 = 2^6$. Equal powers of 2 have equal exponents, so $x + 3 = 6$ and $x = 3$.`,
      },
      {
        stem: md`A car is worth \$16,000. Each year it loses 25% of the value that it had at the start of the year. How many dollars is it worth after 2 years?`,
        rank: 1,
        typed: { accept: ['9000'], symbol: '$', symbolLeft: true },
        explain: md`After each year, 75% of the value is left: $16{,}000 \cdot 0.75 = 12{,}000$ and $12{,}000 \cdot 0.75 = 9{,}000$. The second loss is smaller than the first, because it is 25% of a smaller value.`,
      },
      {
        stem: md`Which expression is equivalent to $\frac{6x^{-2}}{3x^{-5}}$ for all nonzero values of $x$?`,
        rank: 2,
        choices: [
          { wrong: md`$2x^{-7}$`, why: 'This adds the exponents. In a quotient they are subtracted.' },
          { wrong: md`$2x^{-3}$`, why: 'This subtracts in the wrong order: −5 − (−2).' },
          { right: md`$2x^3$` },
          { wrong: md`$3x^3$`, why: 'This subtracts 3 from 6. The coefficients are divided.' },
        ],
        explain: md`Divide the coefficients and subtract the exponents: $\frac{6}{3} = 2$ and $-2 - (-5) = 3$. Check with $x = 2$: $\frac{6/4}{3/32} = 16 = 2 \cdot 2^3$.`,
      },
      {
        stem: md`If $\frac{3^a}{9^b} = 81$, what is the value of $a - 2b$?`,
        rank: 3,
        choices: [
          { wrong: md`$2$`, why: md`This writes 81 as $9^2$. The left side is a power of 3.` },
          { right: md`$4$` },
          { wrong: md`$9$`, why: 'This divides 81 by 9. The exponent of 3 that gives 81 is needed.' },
          { wrong: md`$27$`, why: 'This divides 81 by 3. The exponent of 3 that gives 81 is needed.' },
        ],
        explain: md`Write everything as powers of 3: $9^b = (3^2)^b = 3^{2b}$ and $81 = 3^4$. So $3^{a - 2b} = 3^4$ and $a - 2b = 4$.`,
      },
    ],
  },
  logarithms: {
    title: 'Logarithms',
    notes: md`$\log_b x$ is the exponent that turns $b$ into $x$. So $\log_b x = y$ says the same as $b^y = x$.`,
    questions: [
      {
        stem: md`What is the value of $\log_5 \frac{1}{25}$?`,
        rank: 1,
        choices: [
          { wrong: md`$-5$`, why: md`The fifth power of 5 is far more than 25. Only two factors 5 are needed.` },
          { right: md`$-2$` },
          { wrong: md`$\frac{1}{2}$`, why: md`This is the exponent that turns 25 into 5.` },
          { wrong: md`$2$`, why: md`$5^2$ is 25, not $\frac{1}{25}$.` },
        ],
        explain: md`Ask which exponent turns 5 into $\frac{1}{25}$. Since $25 = 5^2$, $\frac{1}{25} = 5^{-2}$, and the logarithm is $-2$.`,
      },
      {
        stem: md`Between which two consecutive integers does $\log_{10} 5{,}000$ lie?`,
        rank: 1,
        choices: [
          { wrong: '2 and 3', why: 'These are the logarithms of 100 and 1,000. The number is greater than 1,000.' },
          { wrong: '4 and 5', why: 'This counts the digits. The logarithm of 10,000, with five digits, is only 4.' },
          { wrong: '500 and 501', why: 'This divides 5,000 by 10. A logarithm is an exponent.' },
          { right: '3 and 4' },
        ],
        explain: md`$5{,}000$ lies between $1{,}000 = 10^3$ and $10{,}000 = 10^4$, so the exponent that turns 10 into $5{,}000$ lies between 3 and 4.`,
      },
      {
        stem: md`If $\log_b 64 = 3$, what is the value of $b$?`,
        rank: 1,
        typed: { accept: ['4'] },
        explain: md`The equation says that $b^3 = 64$. Since $4 \cdot 4 \cdot 4 = 64$, $b = 4$.`,
      },
      {
        stem: md`If $\log_3 (x - 2) = 2$, what is the value of $x$?`,
        rank: 2,
        choices: [
          { wrong: md`$7$`, why: 'This subtracts 2 from 9 instead of adding it.' },
          { wrong: md`$8$`, why: 'This takes the logarithm to be a product: 3 · 2 = 6, and then adds 2.' },
          { right: md`$11$` },
          { wrong: md`$10$`, why: md`This takes $2^3 = 8$ instead of $3^2 = 9$ and then adds 2.` },
        ],
        explain: md`Write the equation as a power: $x - 2 = 3^2 = 9$. So $x = 11$. Check: $\log_3 9 = 2$.`,
      },
      {
        stem: md`What is the value of $\log_{10} 2 + \log_{10} 50$?`,
        rank: 2,
        typed: { accept: ['2'] },
        explain: md`Logarithms with the same base add up to the logarithm of the product, because exponents add up when powers are multiplied: $\log_{10} (2 \cdot 50) = \log_{10} 100 = 2$.`,
      },
      {
        stem: md`If $\log_a x = 3$ and $\log_a y = 5$, what is the value of $\log_a (x^2 y)$?`,
        rank: 3,
        choices: [
          { right: md`$11$` },
          {
            wrong: md`$14$`,
            why: 'This squares 3 and adds 5. The exponent 2 becomes a factor of the logarithm: 2 · 3.',
          },
          { wrong: md`$16$`, why: md`This doubles the whole sum. Only $x$ is squared.` },
          { wrong: md`$30$`, why: 'This multiplies 6 by 5. The logarithm of a product is a sum.' },
        ],
        explain: md`$\log_a (x^2 y) = \log_a x^2 + \log_a y = 2\log_a x + \log_a y = 2 \cdot 3 + 5 = 11$. Check with powers: $(a^3)^2 \cdot a^5 = a^{11}$.`,
      },
    ],
  },
} satisfies DemoSets;

export const exponentsAndLogarithms: DemoSubsubtopic = {
  title: 'Exponents and logarithms',
  skills: ['act.math.functions.exponential-and-logarithmic-functions'],
  sets: growthSets,
  sequence: sequence(growthSets, {
    quotientOfPowers: {
      stem: md`Which expression is equivalent to $\frac{x^3 \cdot x^5}{x^2}$ for all nonzero values of $x$?`,
      rank: 0,
      choices: [
        { wrong: md`$x^4$`, why: 'This divides 8 by 2. In a quotient, the exponents are subtracted.' },
        { wrong: md`$x^{10}$`, why: 'This adds all three exponents.' },
        { right: md`$x^6$` },
        { wrong: md`$x^{13}$`, why: 'This multiplies 3 and 5. In a product, the exponents are added.' },
      ],
      explain: md`Exponents count factors. Above the bar there are $3 + 5 = 8$ factors $x$, and two of them cancel: $x^{8 - 2} = x^6$.`,
      onRight: { to: 'fourToTheX' },
      onWrong: { set: 'powers', then: 'fourToTheX' },
    },
    fourToTheX: {
      stem: md`If $4^x = 8$, what is the value of $x$?`,
      rank: 2,
      choices: [
        { wrong: md`$\frac{1}{2}$`, why: md`$4^{1/2}$ is the square root of 4, which is 2.` },
        { right: md`$\frac{3}{2}$` },
        { wrong: md`$2$`, why: md`This divides 8 by 4. $4^2$ is 16.` },
        { wrong: md`$3$`, why: md`This is the exponent for the base 2: $2^3 = 8$.` },
      ],
      explain: md`Write both sides with the base 2: $4^x = 2^{2x}$ and $8 = 2^3$. So $2x = 3$ and $x = \frac{3}{2}$. Check: $4^{3/2} = \left(\sqrt{4}\right)^3 = 8$.`,
      onRight: { to: 'logarithm' },
      onWrong: { to: 'sameBase' },
    },
    sameBase: {
      stem: md`Which expression is equal to $9^x$ for every value of $x$?`,
      rank: 1,
      explainFirst: true,
      choices: [
        { right: md`$3^{2x}$` },
        { wrong: md`$3^{x + 2}$`, why: md`This is $9 \cdot 3^x$. A power of a power multiplies the exponents.` },
        { wrong: md`$3 \cdot 3^x$`, why: md`This is $3^{x + 1}$. For $x = 2$ it is 27, but $9^2$ is 81.` },
        { wrong: md`$3^{x/2}$`, why: 'The base becomes smaller, so the exponent has to become larger.' },
      ],
      explain: md`Equations with powers are easy once both sides have the same base. Since $9 = 3^2$, $9^x = (3^2)^x = 3^{2x}$. Check with $x = 2$: $9^2 = 81 = 3^4$.`,
      onRight: { to: 'logarithm' },
      onWrong: { set: 'powers', then: 'logarithm' },
    },
    logarithm: {
      stem: md`What is the value of $\log_2 32$?`,
      rank: 1,
      typed: { accept: ['5'] },
      explain: md`The logarithm is the exponent that turns the base 2 into 32. The powers of 2 are $2, 4, 8, 16, 32$, so $2^5 = 32$ and $\log_2 32 = 5$.`,
      onRight: { to: 'doubling' },
      onWrong: { to: 'asPower' },
    },
    asPower: {
      stem: md`Which equation says the same as $\log_3 x = 4$?`,
      rank: 0,
      choices: [
        { wrong: md`$x^3 = 4$`, why: 'The base of the logarithm is 3, so 3 is the base of the power too.' },
        { wrong: md`$4^3 = x$`, why: 'The logarithm is the exponent. Here it is 4, not 3.' },
        { wrong: md`$3x = 4$`, why: 'A logarithm is not a product.' },
        { right: md`$3^4 = x$` },
      ],
      explain: md`Read $\log_3 x = 4$ as “the exponent that turns 3 into $x$ is 4.” Written as a power, that is $3^4 = x$, so $x = 81$.`,
      onRight: { to: 'doubling' },
      onWrong: { set: 'logarithms', then: 'doubling' },
    },
    doubling: {
      stem: md`A culture starts with 300 cells, and the number of cells doubles every 4 hours. Which expression gives the number of cells after $t$ hours?`,
      rank: 2,
      choices: [
        { wrong: md`$300 \cdot 2^{4t}$`, why: 'After 4 hours this would be 16 doublings. There is only one.' },
        { wrong: md`$300 \cdot 4^{t/2}$`, why: md`This is $300 \cdot 2^t$: it doubles every hour.` },
        { right: md`$300 \cdot 2^{t/4}$` },
        { wrong: md`$300 + 2 \cdot \frac{t}{4}$`, why: 'This adds 2 cells every 4 hours. Doubling multiplies.' },
      ],
      explain: md`In $t$ hours there are $\frac{t}{4}$ doublings, and each multiplies by 2: $300 \cdot 2^{t/4}$. Check with $t = 4$: $300 \cdot 2 = 600$.`,
      onRight: 'end',
      onWrong: { set: 'powers' },
    },
  }),
};
