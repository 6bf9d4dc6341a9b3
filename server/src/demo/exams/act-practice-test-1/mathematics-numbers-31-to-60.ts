import { type DemoExamQuestion, md } from '../../format.ts';

/** Question topics 31 to 60 of Mathematics, each with its explanation. */
export const mathematicsNumbers31To60: readonly DemoExamQuestion[] = [
  {
    title: 'Arithmetic sequences',
    explained: md`Each term is the one before plus $d$, so the term with number $n$ is $a_1 + (n - 1)d$. There is one step fewer than terms.`,
  },
  {
    title: 'Distance in the plane',
    explained: 'The differences of the coordinates are the legs of a right triangle. The distance is its longest side.',
  },
  {
    title: 'Similar triangles',
    explained:
      'Equal angles make sides proportional. Write down which side belongs to which before you set up the fraction.',
  },
  {
    title: 'Quadratic equations',
    explained: md`Bring it to the form $ax^2 + bx + c = 0$ and factor. A product is 0 when one of its factors is.`,
  },
  {
    title: 'Sine, cosine and tangent',
    explained:
      'Sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent. Mark the angle first.',
  },
  {
    title: 'Volume of a prism',
    explained:
      'The area of the base times the height. Any side that has the same shape along the whole body can be the base.',
  },
  {
    title: 'Equations of lines',
    explained: md`Get the slope from two points, then put one point into $y = mx + b$ to find $b$.`,
  },
  {
    title: 'Reading a graph',
    explained:
      'Read title, axes and scale before you look for the value. Does one line of the grid stand for 1, for 5 or for 100?',
  },
  {
    title: 'Weighted averages',
    explained:
      'Multiply each value by its weight, add, and divide by the sum of the weights. The mean of the means is right only for equal weights.',
  },
  {
    title: 'Geometric sequences',
    explained: md`Each term is the one before times $r$, so the term with number $n$ is $a_1 \cdot r^{n - 1}$.`,
  },
  {
    title: 'Complex numbers',
    explained: md`The powers of $i$ repeat after four: $i$, $-1$, $-i$, 1. Divide the exponent by 4 and look at the remainder.`,
  },
  {
    title: 'Logarithms',
    explained: md`$\log_2 8 = 3$ says the same as $2^3 = 8$. The logarithm of a product is the sum of the logarithms.`,
  },
  {
    title: 'Matrices',
    explained:
      'Sums are made place by place. In a product each entry is a row of the first times a column of the second.',
  },
  {
    title: 'Equation of a circle',
    explained: md`In $(x - h)^2 + (y - k)^2 = r^2$ the signs of the center are turned around, and the number on the right is the square of the radius.`,
  },
  {
    title: 'Radians and degrees',
    explained: md`$180^\circ$ are $\pi$ radians. Multiply degrees by $\frac{\pi}{180}$, and radians by $\frac{180}{\pi}$.`,
  },
  {
    title: 'Graphs of trigonometric functions',
    explained: md`In $y = a \sin(bx)$ the graph reaches from $-|a|$ to $|a|$ and repeats after $\frac{2\pi}{|b|}$.`,
  },
  {
    title: 'Law of sines',
    explained: md`$\frac{a}{\sin A} = \frac{b}{\sin B}$: a side and the angle opposite it belong together. You need one such pair and one thing more.`,
  },
  {
    title: 'Law of cosines',
    explained: md`$c^2 = a^2 + b^2 - 2ab\cos C$ for two sides and the angle between them. With $C = 90^\circ$ it is the Pythagorean theorem.`,
  },
  {
    title: 'Composition of functions',
    explained: md`$f(g(x))$: first $g$, then $f$ of what comes out. The order matters, so write the inner result down.`,
  },
  {
    title: 'Inverse functions',
    explained: md`Swap $x$ and $y$ and solve for $y$. If $f(2) = 7$, then the inverse takes 7 back to 2.`,
  },
  {
    title: 'Polynomial graphs',
    explained:
      'Each zero is where the graph meets the horizontal axis; at a double zero it only touches it. The leading term says where both ends go.',
  },
  {
    title: 'Asymptotes',
    explained:
      'A vertical one stands where the denominator is 0 after all common factors are gone. For the horizontal one compare the highest powers.',
  },
  {
    title: 'Systems of inequalities',
    explained: 'A point has to satisfy every one of them. Test a corner of the region or the origin.',
  },
  {
    title: 'Conditional probability',
    explained:
      'Divide by the number of those that meet the condition, not by all. The words after “given that” say which those are.',
  },
  {
    title: 'Permutations and combinations',
    explained:
      'If the order matters, multiply the choices that are left at each place. If it does not, divide by the number of orders.',
  },
  {
    title: 'Vectors',
    explained: 'Add and stretch them coordinate by coordinate. The length follows from the Pythagorean theorem.',
  },
  {
    title: 'Ellipses',
    explained: md`In $\frac{x^2}{a^2} + \frac{y^2}{b^2} = 1$ the ellipse reaches $a$ to each side and $b$ up and down.`,
  },
  {
    title: 'Proof and counterexample',
    explained: 'To refute “all,” one case is enough. Try 0, 1, a negative number and a fraction first.',
  },
  {
    title: 'Expected value',
    explained:
      'Multiply each outcome by its probability and add. It is the mean over many tries, and need not be a possible outcome itself.',
  },
  {
    title: 'Optimization in context',
    explained:
      'Write the quantity as a function of one variable. For a quadratic function the best value stands at the vertex.',
  },
];
