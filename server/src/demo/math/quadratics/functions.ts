import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const functionSets = {
  functions: {
    title: 'Functions and growth',
    questions: [
      {
        stem: md`If $h(x) = x^3 - 1$, what is $h(-1)$?`,
        rank: 0,
        calculator: false,
        typed: { accept: ['-2'] },
        explain: md`Put $-1$ in the place of $x$: $(-1)^3 - 1 = -1 - 1 = -2$. An odd power of a negative number is negative.`,
      },
      {
        stem: md`If $f(x) = 2x + 5$, what is the value of $f(3) - f(1)$?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$9$`, why: 'This is f(2). A difference of values is not the value of the difference.' },
          { right: md`$4$` },
          { wrong: md`$2$`, why: 'This is 3 − 1, the difference of the inputs.' },
          { wrong: md`$11$`, why: 'This is f(3) alone.' },
        ],
        explain: md`Find each value first: $f(3) = 11$ and $f(1) = 7$. The difference is 4, which is the slope 2 times the 2 steps from 1 to 3.`,
      },
      {
        stem: md`The table shows some values of a function. Which equation fits?

          | $x$ | $y$ |
          | 0 | 3 |
          | 1 | 6 |
          | 2 | 12 |
          | 3 | 24 |`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$y = 3x + 3$`, why: 'This fits the first 2 rows only. At x = 2 it gives 9.' },
          { wrong: md`$y = 6^x$`, why: 'This fits at x = 1 only. At x = 0 it gives 1.' },
          { wrong: md`$y = 3x^2 + 3$`, why: 'This fits the first 2 rows. At x = 2 it gives 15.' },
          { right: md`$y = 3 \cdot 2^x$` },
        ],
        explain: md`From row to row $y$ is multiplied by 2. That is exponential: the value at $x = 0$, which is 3, times $2^x$.`,
      },
      {
        stem: md`A deposit of \$1,000 earns 4% interest a year, compounded once a year. How much is in the account after 2 years?`,
        rank: 2,
        calculator: true,
        typed: { accept: ['1081.60'], symbol: '$', symbolLeft: true },
        explain: md`Each year multiplies the amount by 1.04: $1{,}000 \cdot 1.04^2 = 1{,}081.60$ dollars. The second year earns interest on the first year’s interest too.`,
        help: 'By what number is the amount multiplied each year?',
      },
      {
        stem: md`The function $g$ is defined by $g(x) = f(x) + 3$. How is the graph of $g$ obtained from the graph of $f$?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: 'By a shift of 3 units up' },
          { wrong: 'By a shift of 3 units to the left', why: 'That would be f(x + 3), with the 3 added to the input.' },
          { wrong: 'By a shift of 3 units to the right', why: 'That would be f(x − 3).' },
          { wrong: 'By a stretch with the factor 3', why: 'That would be 3 · f(x).' },
        ],
        explain: md`For each $x$ the output of $g$ is 3 greater than the output of $f$. Outputs are heights, so every point moves up by 3.`,
      },
      {
        stem: md`For what value of $x$ is $f(x) = \frac{x + 1}{x - 4}$ undefined?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$-1$`, why: 'There the numerator is 0, and the value of the function is 0. That is allowed.' },
          { wrong: md`$0$`, why: 'f(0) is −1/4.' },
          { right: md`$4$` },
          { wrong: md`$-4$`, why: 'The denominator is x − 4. At x = −4 it is −8.' },
        ],
        explain: md`A fraction is undefined when its denominator is 0. From $x - 4 = 0$ follows $x = 4$.`,
      },
      {
        stem: 'Which situations are modeled by an exponential function? Choose all that apply.',
        rank: 2,
        calculator: false,
        choices: [
          { wrong: 'A tree grows 2 feet taller every year.', why: 'Equal amounts in equal times are linear.' },
          { right: 'A debt grows by 3% every month.' },
          {
            wrong: 'A tank loses 8 liters every minute.',
            why: 'Equal amounts in equal times are linear, also when something gets less.',
          },
          { right: 'A sample loses half its mass every 5 days.' },
        ],
        explain:
          'Adding the same amount in equal times is linear. Multiplying by the same number in equal times is exponential: growing by 3% multiplies by 1.03, losing half multiplies by 0.5.',
      },
    ],
  },
} satisfies DemoSets;

export const functions: DemoSubsubtopic = {
  title: 'Function notation and growth',
  skills: ['sat.math.advanced-math.nonlinear-functions', 'act.math.functions.function-notation-and-graphs'],
  sets: functionSets,
  sequence: sequence(functionSets, {
    evaluate: {
      stem: md`If $f(x) = 3x^2 - x$, what is $f(-2)$?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$10$`, why: 'This subtracts 2 at the end. Subtracting −2 means adding 2.' },
        { wrong: md`$-10$`, why: 'This takes (−2)² to be −4. The square of a negative number is positive.' },
        { wrong: md`$38$`, why: 'This squares 3x instead of x only: (−6)² + 2.' },
        { right: md`$14$` },
      ],
      explain: md`$f(-2)$ means: put $-2$ wherever $x$ stands, in parentheses. $3 \cdot (-2)^2 - (-2) = 3 \cdot 4 + 2 = 14$.`,
      onRight: { to: 'findInput' },
      onWrong: { to: 'negativeInput' },
    },
    negativeInput: {
      stem: md`If $g(x) = 5 - 2x$, what is $g(-3)$?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$-1$`, why: 'This puts in 3 instead of −3.' },
        { right: md`$11$` },
        { wrong: md`$-9$`, why: 'This subtracts 2 from 5 first. Multiplication comes before subtraction.' },
        { wrong: md`$0$`, why: 'This adds −3 to 5 − 2 instead of multiplying 2 by −3.' },
      ],
      explain: md`Write the input in parentheses: $5 - 2(-3)$. Multiply first: $2 \cdot (-3) = -6$. Then $5 - (-6) = 11$.`,
      onRight: { to: 'findInput' },
      onWrong: { set: 'functions', then: 'findInput' },
    },
    findInput: {
      stem: md`If $f(x) = 4x - 7$ and $f(a) = 21$, what is the value of $a$?`,
      rank: 1,
      calculator: false,
      typed: { accept: ['7'] },
      explain: md`$f(a) = 21$ says that the output is 21. So $4a - 7 = 21$, $4a = 28$ and $a = 7$.`,
      help: 'Is 21 an input or an output?',
      onRight: { to: 'twoFunctions' },
      onWrong: { to: 'inputOrOutput' },
    },
    inputOrOutput: {
      stem: md`The graph of $y = f(x)$ passes through $(2, 9)$. Which must be true?`,
      rank: 0,
      calculator: false,
      choices: [
        { wrong: md`$f(9) = 2$`, why: 'This swaps input and output. The input is the first coordinate.' },
        { wrong: md`$f(2) = 18$`, why: 'This multiplies the coordinates. f(2) is not f times 2.' },
        { right: md`$f(2) = 9$` },
        { wrong: md`$f(0) = 9$`, why: 'The point lies at x = 2, not on the y-axis.' },
      ],
      explain: md`A point $(x, y)$ of the graph says that the input $x$ gives the output $y$. So $(2, 9)$ says $f(2) = 9$.`,
      onRight: { to: 'twoFunctions' },
      onWrong: { set: 'functions', then: 'twoFunctions' },
    },
    twoFunctions: {
      stem: md`If $f(x) = x + 4$ and $g(x) = x^2$, what is $f(g(3))$?`,
      rank: 1,
      calculator: false,
      choices: [
        { right: md`$13$` },
        { wrong: md`$49$`, why: 'This is g(f(3)): it adds first and squares after.' },
        { wrong: md`$63$`, why: 'This multiplies f(3) and g(3). The output of g is the input of f.' },
        { wrong: md`$16$`, why: 'This adds f(3) and g(3). The output of g is the input of f.' },
      ],
      explain: md`Work from the inside out. First $g(3) = 9$. That is the input of $f$: $f(9) = 9 + 4 = 13$.`,
      onRight: { to: 'bacteria' },
      onWrong: { set: 'functions', then: 'bacteria' },
    },
    bacteria: {
      stem: md`A culture of 200 bacteria doubles every 3 hours. Which equation gives the number $N$ of bacteria after $t$ hours?`,
      rank: 2,
      calculator: true,
      choices: [
        {
          wrong: md`$N = 200 \cdot 2^{3t}$`,
          why: 'This doubles 3 times an hour. After 3 hours it has doubled 9 times.',
        },
        { wrong: md`$N = 200 + 2t$`, why: 'This adds 2 bacteria an hour. Doubling multiplies.' },
        { wrong: md`$N = 200 \cdot 3^{t/2}$`, why: 'This triples every 2 hours: the 2 and the 3 are swapped.' },
        { right: md`$N = 200 \cdot 2^{t/3}$` },
      ],
      explain: md`The exponent counts how often the number has doubled. In $t$ hours that is $\frac{t}{3}$ times. Check: after 3 hours, $200 \cdot 2^1 = 400$.`,
      onRight: { to: 'carValue' },
      onWrong: { to: 'fourDoublings' },
    },
    fourDoublings: {
      stem: 'A group of 50 fish doubles every year. How many fish are there after 4 years?',
      rank: 1,
      calculator: true,
      choices: [
        { wrong: '200', why: 'This multiplies 50 by 4. Four doublings multiply by 2 four times.' },
        { wrong: '400', why: 'This multiplies 50 by 2 · 4. Doublings are multiplied with each other: 2 · 2 · 2 · 2.' },
        { right: '800' },
        { wrong: '1,600', why: 'This doubles 5 times.' },
      ],
      explain: md`Each year multiplies by 2: 50, 100, 200, 400, 800. In one line, $50 \cdot 2^4 = 50 \cdot 16 = 800$.`,
      onRight: { to: 'carValue' },
      onWrong: { set: 'functions', then: 'carValue' },
    },
    carValue: {
      stem: md`The value of a car, in dollars, $t$ years after it was bought is $V = 18{,}000 \cdot 0.85^t$. What does the 0.85 mean?`,
      rank: 2,
      calculator: true,
      choices: [
        { wrong: 'The car loses 85% of its value each year.', why: '85% is what is kept, not what is lost.' },
        { right: 'The car loses 15% of its value each year.' },
        {
          wrong: md`The car loses \$0.85 of its value each year.`,
          why: 'The 0.85 multiplies. A fixed loss would be subtracted.',
        },
        {
          wrong: 'The car loses 15% of its first value each year.',
          why: 'Each year the factor acts on the value of the year before, so the loss in dollars gets smaller.',
        },
      ],
      explain: md`Each year the value is multiplied by 0.85: 85% is kept, so $100\% - 85\% = 15\%$ of the value at that time is lost. The 18,000 is the value at the start.`,
      onRight: { set: 'functions' },
      onWrong: { set: 'functions' },
    },
  }),
};
