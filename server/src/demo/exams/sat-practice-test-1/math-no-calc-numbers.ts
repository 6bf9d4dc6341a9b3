import { type DemoExamQuestion, md } from '../../format.ts';

/** Question topics 2 to 20 of Math - No Calculator, each with its explanation. */
export const mathNoCalcNumbers: readonly DemoExamQuestion[] = [
  {
    title: 'Systems of linear equations',
    explained: md`Add or subtract multiples of the equations so that one unknown is gone. From $x + y = 7$ and $x - y = 1$ the sum gives $2x = 8$ at once.`,
  },
  {
    title: 'Equivalent expressions',
    explained: md`Multiply out, collect like terms, and compare. To rule out choices quickly, put in a small number such as $x = 2$ and see which of them agree.`,
  },
  {
    title: 'Linear equations',
    explained: md`Clear fractions first by multiplying both sides with a common denominator. Then bring the unknown to one side and the numbers to the other.`,
  },
  {
    title: 'Function notation',
    explained: md`$f(3)$ means: put 3 wherever $x$ stands. In $f(x + 1)$ the whole of $x + 1$ takes the place of $x$, in parentheses.`,
  },
  {
    title: 'Radical equations',
    explained: md`Get the root alone, then square both sides. Squaring can add solutions, so put each one into the equation that you began with.`,
  },
  {
    title: 'Parallel and perpendicular lines',
    explained: md`Parallel lines have the same slope. For perpendicular lines the product of the slopes is $-1$: to $\frac{2}{3}$ belongs $-\frac{3}{2}$.`,
  },
  {
    title: 'Rational exponents',
    explained: md`The denominator of the exponent is the root, the numerator is the power: $8^{\frac{2}{3}}$ is the square of the cube root of 8, which is 4.`,
  },
  {
    title: 'Parabolas and their vertex',
    explained: md`In $y = a(x - h)^2 + k$ the vertex is $(h, k)$. From two zeros one gets $h$ as the number halfway between them.`,
  },
  {
    title: 'Rational expressions',
    explained: md`Factor above and below before you cancel, and cancel factors only, never terms. What makes a denominator 0 stays excluded.`,
  },
  {
    title: 'Linear equations with no solution',
    explained: md`The unknown has the same coefficient on both sides and the numbers differ, as in $3x + 1 = 3x + 5$. If the numbers agree too, every $x$ is a solution.`,
  },
  {
    title: 'Complex numbers',
    explained: md`Calculate as with any unknown and replace $i^2$ by $-1$. To divide, multiply above and below with the conjugate of the denominator.`,
  },
  {
    title: 'Polynomial division',
    explained: md`The remainder of $p(x)$ on division by $x - a$ is $p(a)$. So $x - a$ is a factor exactly when $p(a) = 0$.`,
  },
  {
    title: 'Trigonometric ratios',
    explained: md`Name the sides as seen from the angle. The sine of an angle is the cosine of the one that completes it to $90^\circ$.`,
  },
  {
    title: 'Lines and parabolas',
    explained: md`Where they meet, both give the same $y$: set the expressions equal. The discriminant of that quadratic says whether there are two points, one or none.`,
  },
  {
    title: 'Parts of a number',
    explained: md`Call the number $x$, and write each sentence as an equation. “A third of it” is $\frac{x}{3}$, and what is left is $\frac{2x}{3}$.`,
  },
  {
    title: 'Quadratic equations',
    explained: md`Bring everything to one side. If it does not factor within half a minute, take the formula: $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$.`,
  },
  {
    title: 'Arc length',
    explained: md`An arc is the same share of the circumference as its angle is of the full turn. In radians that is simply $s = r\theta$.`,
  },
  {
    title: 'Area and perimeter',
    explained: md`Draw the figure, write down what is given, and cut what is irregular into rectangles and triangles. Area and perimeter need different units.`,
  },
  {
    title: 'A parabola through points',
    explained: md`If two of the points are zeros, begin with $y = a(x - p)(x - q)$. The third point then gives $a$.`,
  },
];
