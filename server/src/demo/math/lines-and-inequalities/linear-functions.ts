import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const functionSets = {
  values: {
    title: 'Values of linear functions',
    notes: md`$f(3)$ is the output for the input 3. To find it, put 3 in place of every $x$.`,
    questions: [
      {
        stem: md`The function $f$ is defined by $f(x) = 7x - 4$. What is the value of $f(0)$?`,
        rank: 0,
        calculator: false,
        choices: [
          { right: md`$-4$` },
          { wrong: md`$0$`, why: 'An input of 0 makes the term 7x equal to 0. The −4 remains.' },
          { wrong: md`$3$`, why: 'This is f(1), the value for the input 1.' },
          { wrong: md`$7$`, why: 'This is the coefficient of x, which tells how fast the function grows.' },
        ],
        explain: md`Put 0 in place of $x$: $f(0) = 7 \cdot 0 - 4 = -4$. The value at 0 is always the constant term.`,
      },
      {
        stem: md`If $g(x) = \frac{1}{2}x + 6$, what is the value of $g(10)$?`,
        rank: 0,
        calculator: false,
        typed: { accept: ['11'] },
        explain: md`Half of 10 is 5, and $5 + 6 = 11$.`,
      },
      {
        stem: md`If $f(x) = 9 - 2x$ and $f(a) = 1$, what is the value of $a$?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: md`$-4$`,
            why: 'This loses a sign: from 9 − 2a = 1 follows −2a = −8, and −8 divided by −2 is positive.',
          },
          { wrong: md`$1$`, why: 'This is the output. The question asks for the input that leads to it.' },
          { right: md`$4$` },
          { wrong: md`$7$`, why: 'This puts 1 in for x and gets f(1). Here 1 is the value of the function.' },
        ],
        explain: md`The output is 1, so $9 - 2a = 1$. Then $2a = 8$ and $a = 4$. Check: $f(4) = 9 - 8 = 1$.`,
      },
      {
        stem: md`The table shows values of the linear function $h$. What is the value of $k$?

          | $x$ | $h(x)$ |
          | 1 | 8 |
          | 3 | 14 |
          | 6 | $k$ |`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: '17', why: 'This adds 3 once. The function rises by 3 for each 1 in x, and x rises by 3 here.' },
          { wrong: '20', why: 'This adds 6 again, as if x rose by 2. From 3 to 6 it rises by 3.' },
          { right: '23' },
          { wrong: '32', why: 'This adds 6 for each 1 in x. The rise of 6 belongs to 2 steps of x.' },
        ],
        explain: md`From $x = 1$ to $x = 3$ the value rises by 6, so it rises by 3 for each 1 in $x$. From $x = 3$ to $x = 6$ it rises by $3 \cdot 3 = 9$, and $14 + 9 = 23$.`,
      },
      {
        stem: md`For the function $f(x) = 3x + 1$, which expression is equivalent to $f(x + 2)$?`,
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: md`$3x + 3$`,
            why: 'This adds 2 to the output. The 2 is added to the input and is multiplied by 3 as well.',
          },
          { right: md`$3x + 7$` },
          { wrong: md`$5x + 1$`, why: 'This adds 2 to the coefficient. The input x + 2 takes the place of x.' },
          { wrong: md`$3x^2 + 7x + 2$`, why: 'This multiplies f(x) by x + 2. The parentheses after f name the input.' },
        ],
        explain: md`Put $x + 2$ in place of $x$: $3(x + 2) + 1 = 3x + 6 + 1 = 3x + 7$. A rise of 2 in the input raises the output by $3 \cdot 2 = 6$.`,
      },
    ],
  },
  models: {
    title: 'Linear models',
    questions: [
      {
        stem: md`A printer starts with 480 sheets of paper and uses 12 sheets a minute. Which function gives the number of sheets left after $t$ minutes?`,
        rank: 0,
        calculator: false,
        choices: [
          { wrong: md`$f(t) = 12 - 480t$`, why: 'This swaps the amount at the start and the rate.' },
          {
            wrong: md`$f(t) = 480t - 12$`,
            why: 'This multiplies the starting amount by the time. It is there only once.',
          },
          { wrong: md`$f(t) = 480 + 12t$`, why: 'The printer uses paper, so the number of sheets falls.' },
          { right: md`$f(t) = 480 - 12t$` },
        ],
        explain: md`The amount at the start is 480. Each minute takes 12 away, so $t$ minutes take $12t$ away: $480 - 12t$.`,
      },
      {
        stem: md`The function $c(n) = 35 + 4n$ gives the cost, in dollars, of an order of $n$ notebooks with delivery. What is the best interpretation of the 35?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: 'The cost of each notebook, in dollars',
            why: 'The cost of each notebook is the number that multiplies n, which is 4.',
          },
          { right: 'The part of the cost, in dollars, that does not depend on the number of notebooks' },
          { wrong: 'The number of notebooks in the order', why: 'The number of notebooks is the input n.' },
          {
            wrong: 'The cost, in dollars, of an order of one notebook',
            why: 'An order of one notebook costs c(1) = 39 dollars.',
          },
        ],
        explain: md`When $n = 0$, the cost is $c(0) = 35$. This amount is paid for any number of notebooks; each notebook then adds 4 dollars.`,
      },
      {
        stem: 'The depth of a lake falls at a constant rate. It was 21 meters on day 5 and 18.6 meters on day 13 of a dry spell. By how many meters does the depth fall each day?',
        rank: 1,
        calculator: true,
        typed: { accept: ['0.3'], symbol: 'm' },
        explain: md`The depth falls by $21 - 18.6 = 2.4$ meters in $13 - 5 = 8$ days. That is $2.4 \div 8 = 0.3$ meter a day.`,
      },
      {
        stem: md`A scale reads 0.5 kilogram when it is empty because of a fault, and each kilogram placed on it adds exactly 1 kilogram to the reading. Which function gives the true mass $m(r)$, in kilograms, for a reading of $r$ kilograms?`,
        rank: 2,
        calculator: false,
        choices: [
          { right: md`$m(r) = r - 0.5$` },
          {
            wrong: md`$m(r) = r + 0.5$`,
            why: 'This gives the reading for a true mass. The reading is already too large by 0.5.',
          },
          {
            wrong: md`$m(r) = 0.5r$`,
            why: 'The fault adds the same 0.5 to every reading. It does not halve or double it.',
          },
          { wrong: md`$m(r) = 0.5 - r$`, why: 'This is negative for every reading above 0.5.' },
        ],
        explain: md`The reading is the true mass plus 0.5: $r = m + 0.5$. Solve for $m$: $m = r - 0.5$. Check: an empty scale reads 0.5, and $0.5 - 0.5 = 0$.`,
      },
      {
        stem: md`Water boils at 100 degrees Celsius, which is 212 degrees Fahrenheit, and freezes at 0 degrees Celsius, which is 32 degrees Fahrenheit. The Fahrenheit temperature is a linear function of the Celsius temperature. By how many degrees Fahrenheit does a temperature rise when it rises by 25 degrees Celsius?`,
        rank: 2,
        calculator: true,
        typed: { accept: ['45'] },
        explain: md`A rise of 100 degrees Celsius is a rise of $212 - 32 = 180$ degrees Fahrenheit, so each degree Celsius is worth 1.8. Then $25 \cdot 1.8 = 45$. The 32 is not added because the question asks for a change.`,
      },
      {
        stem: md`The linear function $f$ satisfies $f(4) = 10$, and its graph in the $xy$-plane is parallel to the graph of $y = -\frac{3}{2}x + 1$. What is the value of $f(-2)$?`,
        rank: 3,
        calculator: false,
        choices: [
          {
            wrong: md`$1$`,
            why: 'This changes the value by −9. The input falls by 6, and with a negative slope the value rises.',
          },
          {
            wrong: md`$4$`,
            why: 'This is the value of the other line at x = −2. Parallel lines share the slope, not the values.',
          },
          { wrong: md`$14$`, why: 'This divides 6 by 3/2. The change in the input is multiplied by the slope.' },
          { right: md`$19$` },
        ],
        explain: md`Parallel lines have equal slopes, so the slope of $f$ is $-\frac{3}{2}$. From 4 to $-2$ the input changes by $-6$, so the value changes by $-\frac{3}{2} \cdot (-6) = 9$. Then $f(-2) = 10 + 9 = 19$.`,
      },
    ],
  },
} satisfies DemoSets;

export const linearFunctions: DemoSubsubtopic = {
  title: 'Linear functions',
  skills: ['sat.math.algebra.linear-functions', 'act.math.functions.linear-and-polynomial-functions'],
  sets: functionSets,
  sequence: sequence(functionSets, {
    evaluate: {
      stem: md`The function $f$ is defined by $f(x) = 11 - 2x$. What is the value of $f(-4)$?`,
      rank: 0,
      calculator: false,
      choices: [
        {
          wrong: md`$-36$`,
          why: 'This subtracts 2 from 11 first and multiplies 9 by −4. Multiplication comes before subtraction.',
        },
        { wrong: md`$3$`, why: 'This is f(4). The input is −4, and −2 times −4 is positive.' },
        { wrong: md`$7$`, why: 'This adds −4 to 11 and leaves out the factor −2.' },
        { right: md`$19$` },
      ],
      explain: md`Put $-4$ in place of $x$: $11 - 2 \cdot (-4) = 11 + 8 = 19$. Write parentheses around a negative input so that no sign is lost.`,
      onRight: { to: 'fromTwoValues' },
      onWrong: { to: 'substitute' },
    },
    substitute: {
      stem: md`The function $g$ is defined by $g(x) = 5x - 3$. Which expression gives the value of $g(2)$?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        {
          wrong: md`$2 \cdot (5x - 3)$`,
          why: 'The 2 in g(2) is not a factor. It is the number that takes the place of x.',
        },
        { right: md`$5 \cdot 2 - 3$` },
        { wrong: md`$5x - 3 = 2$`, why: 'This sets the output equal to 2. In g(2) the 2 is the input.' },
      ],
      explain: md`$g(2)$ is the value of $g$ for the input 2. Put 2 wherever the rule has $x$: $5 \cdot 2 - 3 = 7$.`,
      onRight: { to: 'fromTwoValues' },
      onWrong: { set: 'values', then: 'fromTwoValues' },
    },
    fromTwoValues: {
      stem: md`For the linear function $h$, $h(0) = 12$ and $h(3) = 6$. Which equation defines $h$?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: md`$h(x) = -6x + 12$`,
          why: 'The value falls by 6 over 3 steps of x. The slope is the change for one step.',
        },
        { right: md`$h(x) = -2x + 12$` },
        { wrong: md`$h(x) = 2x + 12$`, why: 'The value falls from 12 to 6, so the slope is negative.' },
        {
          wrong: md`$h(x) = 3x + 6$`,
          why: 'This uses the numbers of h(3) = 6 as slope and constant. The constant is h(0).',
        },
      ],
      explain: md`The constant is $h(0) = 12$. From 0 to 3 the value changes by $6 - 12 = -6$, so the slope is $\frac{-6}{3} = -2$. Check: $-2 \cdot 3 + 12 = 6$.`,
      onRight: { to: 'meaning' },
      onWrong: { to: 'perStep' },
    },
    perStep: {
      stem: md`For the linear function $p$, $p(0) = 7$, and each increase of 1 in $x$ raises $p(x)$ by 4. What is the value of $p(5)$?`,
      rank: 0,
      calculator: false,
      typed: { accept: ['27'] },
      explain: md`From 0 to 5 there are 5 steps, each worth 4: $7 + 5 \cdot 4 = 27$. The rule is $p(x) = 4x + 7$: the rise per step times $x$, plus the value at 0.`,
      onRight: { to: 'meaning' },
      onWrong: { set: 'values', then: 'meaning' },
    },
    meaning: {
      stem: md`The depth of the snow in a yard $d$ days after a storm is modeled by $s(d) = 48 - 6d$, where $s(d)$ is in centimeters and $0 \le d \le 8$. What is the best interpretation of $s(3) = 30$?`,
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: 'The snow is 3 centimeters deep 30 days after the storm.',
          why: 'This swaps input and output. The number in the parentheses is the time.',
        },
        {
          wrong: 'The depth of the snow falls by 30 centimeters in 3 days.',
          why: 'In 3 days it falls by 18 centimeters. The function gives the depth that is left.',
        },
        { right: 'The snow is 30 centimeters deep 3 days after the storm.' },
        {
          wrong: 'The depth of the snow falls by 30 centimeters on day 3.',
          why: 'On each day it falls by 6 centimeters, the number that multiplies d.',
        },
      ],
      explain: md`The input 3 is a number of days, and the output 30 is a depth in centimeters. So after 3 days 30 centimeters of snow are left. The change per day is the slope, $-6$.`,
      onRight: { to: 'differences' },
      onWrong: { set: 'models', then: 'differences' },
    },
    differences: {
      stem: md`For the linear function $f$, $f(x + 2) - f(x) = 6$ for every $x$, and $f(1) = 4$. What is the value of $f(10)$?`,
      rank: 3,
      calculator: false,
      typed: { accept: ['31'] },
      explain: md`A rise of 2 in the input raises the value by 6, so the slope is 3. From 1 to 10 the input rises by 9 and the value by $9 \cdot 3 = 27$. Then $f(10) = 4 + 27 = 31$.`,
      help: 'By how much does the value rise when the input rises by 1?',
      onRight: { set: 'models' },
      onWrong: { set: 'models' },
    },
  }),
};
