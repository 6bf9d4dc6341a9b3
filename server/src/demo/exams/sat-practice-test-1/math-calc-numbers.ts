import { type DemoExamQuestion, md } from '../../format.ts';

/** Question topics 2 to 38 of Math - Calculator, each with its explanation. */
export const mathCalcNumbers: readonly DemoExamQuestion[] = [
  {
    title: 'Ratios and proportions',
    explained: md`Write two equal fractions with the same things above and the same below, then multiply crosswise: $\frac{3}{4} = \frac{x}{20}$ gives $4x = 60$.`,
  },
  {
    title: 'Unit conversion',
    explained:
      'Multiply by fractions that are worth 1, such as 60 minutes over 1 hour, so that the units you want to lose cancel.',
  },
  {
    title: 'Percent change',
    explained: md`Divide the change by the value before it. From 40 to 50 it is $\frac{10}{40}$, or 25%; back from 50 to 40 it is only 20%.`,
  },
  {
    title: 'Scatterplots',
    explained:
      'Decide first whether the points rise or fall together, and how closely. A single point far away says little about the whole.',
  },
  {
    title: 'Line of best fit',
    explained:
      'The slope is the change predicted for one more unit, the intercept is the value predicted at 0. A prediction is read off the line, not off a point.',
  },
  {
    title: 'Mean and median',
    explained:
      'Large values pull the mean but not the median. For the median of an even number of values take the mean of the two in the middle.',
  },
  {
    title: 'Two-way tables',
    explained:
      'Find out which total the question divides by: that of a row, of a column or of the whole table. “Of those who” names it.',
  },
  {
    title: 'Linear inequalities',
    explained: md`Solve it like an equation, but turn the sign around when you multiply or divide by a negative number: $-2x < 6$ gives $x > -3$.`,
  },
  {
    title: 'Interpreting a constant',
    explained:
      'Put 0 into the formula: what is left is the value at the start. Then raise the variable by 1 and see what is added: that is the rate.',
  },
  {
    title: 'Rates',
    explained:
      'A rate is one quantity per unit of another. Write the units beside every number, and the operation follows from them.',
  },
  {
    title: 'Percent of a whole',
    explained: md`Translate word by word: “what” is $x$, “is” is $=$, “of” is times. “What is 15% of 80” is $x = 0.15 \cdot 80 = 12$.`,
  },
  {
    title: 'Systems from words',
    explained:
      'Give each unknown a letter and write down what it counts. One equation usually counts things, the other money or weight.',
  },
  {
    title: 'Standard deviation',
    explained:
      'It measures how far values lie from their mean. Without calculating, compare how widely the two lists are spread.',
  },
  {
    title: 'Samples and populations',
    explained:
      'A random sample speaks for the group that it was drawn from, and for no larger one. Only a random assignment shows a cause.',
  },
  {
    title: 'Margin of error',
    explained:
      'The true value plausibly lies within the estimate plus or minus the margin. A larger sample makes the margin smaller.',
  },
  {
    title: 'Conditional probability',
    explained:
      'The condition replaces the whole: divide by the number of those that meet it. Everything else in the table no longer counts.',
  },
  {
    title: 'Linear and exponential models',
    explained: md`Equal differences in equal steps mean a line. Equal ratios mean exponential growth, as in $200 \cdot 1.05^t$ for 5% a year.`,
  },
  {
    title: 'Function notation',
    explained: md`In $f(g(2))$ work from the inside: first $g(2)$, then $f$ of the result. A table or a graph can stand for either function.`,
  },
  {
    title: 'Graphs of functions',
    explained: md`$f(x) = 0$ asks where the graph meets the $x$-axis, $f(0)$ where it meets the $y$-axis. Adding 3 to $f(x)$ lifts it by 3.`,
  },
  {
    title: 'Density',
    explained:
      'Density is mass divided by volume. Solve for the quantity that is asked for before you put in numbers, and mind the units.',
  },
  {
    title: 'Compound interest',
    explained: md`Each year multiplies by the same factor: 4% is the factor 1.04. After 3 years \$500 are $500 \cdot 1.04^3$, about \$562.`,
  },
  {
    title: 'Absolute value',
    explained: md`$|x - 5| = 2$ reads: $x$ is 2 away from 5. So there are two equations, $x - 5 = 2$ and $x - 5 = -2$.`,
  },
  {
    title: 'Volume of a cylinder',
    explained: md`The area of the base times the height: $V = \pi r^2 h$. If the diameter is given, halve it first.`,
  },
  {
    title: 'Area and scale',
    explained:
      'If all lengths grow by a factor, areas grow by its square and volumes by its cube. Twice the side is 4 times the area.',
  },
  {
    title: 'Angles and parallel lines',
    explained: md`A line across two parallels makes two sizes of angle only, which add up to $180^\circ$. Mark all equal ones in the figure.`,
  },
  {
    title: 'Pythagorean theorem',
    explained: md`$a^2 + b^2 = c^2$, where $c$ lies opposite the right angle. Know the triples 3, 4, 5 and 5, 12, 13 and their multiples.`,
  },
  {
    title: 'Arc length',
    explained: md`An angle of $60^\circ$ is a sixth of the full turn, so its arc is a sixth of the circumference $2\pi r$.`,
  },
  {
    title: 'Systems of inequalities',
    explained:
      'Try each choice in both inequalities; the point has to satisfy the two of them. In a graph it lies where the shadings overlap.',
  },
  {
    title: 'Quadratic functions in context',
    explained:
      'The vertex is the highest or lowest value, the zeros are start and end. Ask which of them the question means.',
  },
  {
    title: 'Percent in several steps',
    explained: md`Multiply the factors, never add the percentages. Up 20% and then down 20% is $1.2 \cdot 0.8 = 0.96$, a loss of 4%.`,
  },
  {
    title: 'Weighted averages',
    explained:
      'Multiply each mean by how many values it stands for, add, and divide by all of them. The larger group pulls harder.',
  },
  {
    title: 'A line and a parabola',
    explained: md`Set both expressions for $y$ equal and bring everything to one side. They touch in one point when the discriminant is 0.`,
  },
  {
    title: 'Equation of a circle',
    explained: md`$(x - h)^2 + (y - k)^2 = r^2$ has its center at $(h, k)$. From the multiplied form get there by completing both squares.`,
  },
  {
    title: 'Average rate of change',
    explained: md`It is the slope between the two points: $\frac{f(b) - f(a)}{b - a}$. What happens between them does not matter.`,
  },
  {
    title: 'Volume of a cone',
    explained: md`A cone is a third of the cylinder around it: $V = \frac{1}{3}\pi r^2 h$. The height is not the slanted side.`,
  },
  {
    title: 'Rates in several steps, part 1',
    explained:
      'Write down what each step turns into what, with its unit, and calculate one step at a time. Round at the very end only.',
  },
  {
    title: 'Rates in several steps, part 2',
    explained:
      'The second part uses the same story with one number changed. Begin again from the start, not from the rounded answer of part 1.',
  },
];
