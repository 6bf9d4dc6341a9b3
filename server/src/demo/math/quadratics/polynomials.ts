import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const polynomialSets = {
  polynomials: {
    title: 'Sums and products',
    questions: [
      {
        stem: md`Which expression is equivalent to $(3x^2 + 2x) - (x^2 - 5x)$?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$2x^2 - 3x$`, why: 'The minus sign changes −5x to +5x.' },
          { right: md`$2x^2 + 7x$` },
          { wrong: md`$4x^2 - 3x$`, why: 'This adds the polynomials.' },
          { wrong: md`$2x^2 + 7x^2$`, why: 'Terms in x stay terms in x when they are added.' },
        ],
        explain: md`The minus sign changes every sign in the second parentheses: $3x^2 + 2x - x^2 + 5x = 2x^2 + 7x$.`,
      },
      {
        stem: md`Which expression is equivalent to $(x + 2)(x^2 - x + 3)$?`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: md`$x^3 + 6$`, why: 'This multiplies only the first and the last terms.' },
          { wrong: md`$x^3 + 3x^2 + 5x + 6$`, why: 'This loses the minus sign of −x.' },
          { right: md`$x^3 + x^2 + x + 6$` },
          { wrong: md`$x^3 - x^2 + 3x + 2$`, why: 'This multiplies by x and then adds 2.' },
        ],
        explain: md`Multiply every term by every term: $x^3 - x^2 + 3x + 2x^2 - 2x + 6 = x^3 + x^2 + x + 6$.`,
      },
      {
        stem: md`When $p(x) = x^3 - 2x + 5$ is divided by $x - 2$, what is the remainder?`,
        rank: 3,
        calculator: false,
        typed: { accept: ['9'] },
        explain: md`The remainder of a division by $x - a$ is $p(a)$. Here $p(2) = 8 - 4 + 5 = 9$.`,
      },
      {
        stem: md`Which is a factor of $x^3 - 4x$?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$x + 2$` },
          { wrong: md`$x + 4$`, why: 'At x = −4 the polynomial is −64 + 16 = −48, not 0.' },
          { wrong: md`$x^2 + 4$`, why: 'The factor is x² − 4.' },
          { wrong: md`$x - 4$`, why: 'At x = 4 the polynomial is 64 − 16 = 48, not 0.' },
        ],
        explain: md`Factor step by step: $x^3 - 4x = x(x^2 - 4) = x(x - 2)(x + 2)$.`,
      },
    ],
  },
} satisfies DemoSets;

export const polynomials: DemoSubsubtopic = {
  title: 'Sums, products and remainders',
  skills: ['sat.math.advanced-math.equivalent-expressions'],
  sets: polynomialSets,
  sequence: sequence(polynomialSets, {
    squareOfSum: {
      stem: md`Which expression is equivalent to $(x + 3)^2$?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$x^2 + 9$`, why: 'This squares each term and leaves out the middle term, 2 · 3 · x.' },
        { wrong: md`$x^2 + 3x + 9$`, why: 'The middle term appears twice: 3x + 3x.' },
        { wrong: md`$2x + 6$`, why: 'This doubles. Squaring multiplies by itself.' },
        { right: md`$x^2 + 6x + 9$` },
      ],
      explain: md`Write it out: $(x + 3)(x + 3) = x^2 + 3x + 3x + 9 = x^2 + 6x + 9$.`,
      onRight: { to: 'zeroMeansFactor' },
      onWrong: { to: 'fourProducts' },
    },
    fourProducts: {
      stem: md`What is the coefficient of $x$ in the product $(x + 5)(x - 2)$?`,
      rank: 1,
      calculator: false,
      typed: { accept: ['3'] },
      explain: md`The terms in $x$ are $-2x$ and $5x$. Together they are $3x$.`,
      onRight: { to: 'zeroMeansFactor' },
      onWrong: { set: 'polynomials', then: 'zeroMeansFactor' },
    },
    zeroMeansFactor: {
      stem: md`If $p$ is a polynomial and $p(5) = 0$, which must be a factor of $p(x)$?`,
      rank: 2,
      calculator: false,
      choices: [
        { wrong: md`$x + 5$`, why: 'This factor is 0 at x = −5.' },
        { right: md`$x - 5$` },
        { wrong: md`$5x$`, why: 'This factor is 0 at x = 0.' },
        { wrong: md`$x$`, why: 'That would follow from p(0) = 0.' },
      ],
      explain: md`A polynomial is 0 at $x = a$ exactly when $x - a$ is one of its factors. Here $a = 5$.`,
      onRight: { set: 'polynomials' },
      onWrong: { set: 'polynomials' },
    },
  }),
};
