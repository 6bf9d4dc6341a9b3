import { type DemoExamQuestion, md } from '../../format.ts';

/** Question topics 2 to 30 of Mathematics, each with its explanation. */
export const mathematicsNumbers2To30: readonly DemoExamQuestion[] = [
  {
    title: 'Order of operations',
    explained: md`Parentheses first, then powers, then products and quotients from left to right, sums last: $2 + 3 \cdot 4^2 = 2 + 48 = 50$.`,
  },
  {
    title: 'Mean of a set',
    explained:
      'The sum is the mean times how many values there are. To find a missing value, take the sum that is needed and subtract the others.',
  },
  {
    title: 'Linear equations',
    explained: md`Undo what was done to the unknown in reverse order, on both sides: from $5x - 3 = 17$ follows $5x = 20$ and $x = 4$.`,
  },
  {
    title: 'Percent of a number',
    explained: 'Write the percentage as a decimal number and multiply. 10% is quick to see, and 5% is half of it.',
  },
  {
    title: 'Evaluating an expression',
    explained: md`Put negative numbers in parentheses: for $x = -3$ the value of $x^2$ is $(-3)^2 = 9$.`,
  },
  {
    title: 'Area of a rectangle',
    explained: 'Length times width. If the perimeter is given instead, half of it is length plus width.',
  },
  {
    title: 'Ratios',
    explained: md`In a ratio of 2 to 3 there are 5 parts. Divide the whole by 5 and multiply again: of 40 it is 16 to 24.`,
  },
  {
    title: 'Probability of an event',
    explained:
      'Count the cases that fit and divide by all cases that are equally likely. That it does not happen has the rest up to 1.',
  },
  {
    title: 'Factors and multiples',
    explained:
      'Split the numbers into primes. The greatest common factor takes what they share, the least common multiple all that any of them has.',
  },
  {
    title: 'Number line and order',
    explained:
      'Bring fractions to a common denominator or turn all into decimal numbers. Of two negative numbers the one nearer to 0 is larger.',
  },
  {
    title: 'Slope of a line',
    explained: md`Rise over run: $\frac{y_2 - y_1}{x_2 - x_1}$. Take the points in the same order above and below.`,
  },
  {
    title: 'Angles of a triangle',
    explained: md`They add up to $180^\circ$. An angle outside is as large as the two inside that do not touch it.`,
  },
  {
    title: 'Exponent rules',
    explained: md`In a product of equal bases the exponents are added, in a power of a power they are multiplied: $(x^3)^2 = x^6$.`,
  },
  {
    title: 'Distance, rate and time',
    explained: 'Distance is rate times time. Turn minutes into hours first if the rate is per hour.',
  },
  {
    title: 'Scientific notation',
    explained: md`One digit other than 0 stands before the point: $4{,}500 = 4.5 \times 10^3$. Multiply the numbers and add the exponents.`,
  },
  {
    title: 'Absolute value',
    explained: md`It is the distance from 0 and never negative. $|x| < 4$ means that $x$ lies between $-4$ and 4.`,
  },
  {
    title: 'Systems of equations',
    explained: md`If one equation gives $y$ alone, put it into the other. Otherwise add or subtract, so that one unknown is gone.`,
  },
  {
    title: 'Factoring',
    explained: md`Take out what all terms share. For $x^2 + bx + c$ look for two numbers with the sum $b$ and the product $c$.`,
  },
  {
    title: 'Perimeter and units',
    explained:
      'Bring all lengths to one unit before you add. Sides without a number can often be found from those opposite.',
  },
  {
    title: 'Inequalities',
    explained: md`Dividing by a negative number turns the sign around. Check with a number from your solution, such as 0.`,
  },
  {
    title: 'Median and mode',
    explained: 'Sort the values first. The median stands in the middle, the mode is the one that occurs most often.',
  },
  {
    title: 'Pythagorean theorem',
    explained: md`Find the right angle: the side opposite it is $c$ in $a^2 + b^2 = c^2$. To find a shorter side, subtract.`,
  },
  {
    title: 'Function notation',
    explained: md`Replace every $x$ by what stands in the parentheses: for $f(x) = x^2 - 1$ it is $f(-2) = 4 - 1 = 3$.`,
  },
  {
    title: 'Parallel lines and angles',
    explained: md`Angles at a line across two parallels are either equal or add up to $180^\circ$. The figure shows which.`,
  },
  {
    title: 'Square roots',
    explained: md`Take square factors out: $\sqrt{50} = \sqrt{25 \cdot 2} = 5\sqrt{2}$. The root of a sum is not the sum of the roots.`,
  },
  {
    title: 'Counting outcomes',
    explained: 'If there are 3 ways to do the first thing and 4 to do the second, there are 12 ways to do both.',
  },
  {
    title: 'Midpoint of a segment',
    explained:
      'Take the mean of the two first coordinates and the mean of the two second ones. From midpoint and one end, go as far again.',
  },
  {
    title: 'Percent change',
    explained: 'Divide the change by the value at the start, not by the one at the end. A discount of 30% leaves 70%.',
  },
  {
    title: 'Circumference and area of a circle',
    explained: md`The circumference is $2\pi r$, a length; the area is $\pi r^2$, in square units. Half of the diameter is $r$.`,
  },
];
