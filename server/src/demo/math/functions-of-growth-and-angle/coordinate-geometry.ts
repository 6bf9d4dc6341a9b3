import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const planeSets = {
  pointsAndShapes: {
    title: 'Points and shapes in the plane',
    notes: md`The midpoint has the averages of the coordinates. The distance follows from the Pythagorean theorem.`,
    questions: [
      {
        stem: md`The point $(4, -3)$ is reflected over the $y$-axis. What are the coordinates of its image?`,
        rank: 0,
        choices: [
          { right: md`$(-4, -3)$` },
          {
            wrong: md`$(-4, 3)$`,
            why: 'This changes both signs: it turns the point by half a turn around the origin.',
          },
          { wrong: md`$(4, 3)$`, why: 'This reflects the point over the x-axis.' },
          { wrong: md`$(-3, 4)$`, why: 'This swaps the coordinates: it reflects the point over the line y = x.' },
        ],
        explain: md`The $y$-axis is the mirror. The height of the point stays the same, and right becomes left: $(-4, -3)$.`,
      },
      {
        stem: md`${figure(
          'c7-triangle',
          'A triangle in a coordinate grid. Its vertices are A(1, 1), B(7, 1) and C(3, 6).',
        )}

          What is the area of triangle $ABC$, in square units?`,
        rank: 1,
        typed: { accept: ['15'] },
        explain: md`The side $AB$ is horizontal, so take it as the base: it has the length $7 - 1 = 6$. The height is the vertical distance of $C$ from it: $6 - 1 = 5$. The area is $\frac{1}{2} \cdot 6 \cdot 5 = 15$.`,
      },
      {
        stem: md`$M(3, 1)$ is the midpoint of the segment from $A(1, -4)$ to $B$. What are the coordinates of $B$?`,
        rank: 1,
        choices: [
          {
            wrong: md`$\left(2, -\frac{3}{2}\right)$`,
            why: 'This is the midpoint of A and M. But M is the midpoint of A and B.',
          },
          { wrong: md`$(4, -3)$`, why: 'This adds the coordinates of A and M.' },
          { right: md`$(5, 6)$` },
          { wrong: md`$(-1, -9)$`, why: 'This goes from M to A and as far again. B lies on the other side of M.' },
        ],
        explain: md`From $A$ to $M$ it is 2 to the right and 5 up. The same step leads from $M$ to $B$: $(3 + 2, 1 + 5) = (5, 6)$. Check: $\frac{1 + 5}{2} = 3$ and $\frac{-4 + 6}{2} = 1$.`,
      },
      {
        stem: md`If $a < 0$ and $b > 0$, in which quadrant does the point $(-a, -b)$ lie?`,
        rank: 1,
        choices: [
          { wrong: 'Quadrant I', why: 'There the second coordinate is positive, but −b is negative.' },
          { wrong: 'Quadrant II', why: 'This is the quadrant of (a, b).' },
          {
            wrong: 'Quadrant III',
            why: 'This takes −a to be negative because of its minus sign. Since a is negative, −a is positive.',
          },
          { right: 'Quadrant IV' },
        ],
        explain: md`Try numbers: with $a = -2$ and $b = 3$ the point is $(2, -3)$. It lies to the right and below, in quadrant IV.`,
      },
      {
        stem: md`Three vertices of a rectangle are $(-2, -1)$, $(4, -1)$ and $(4, 3)$. What is the perimeter of the rectangle?`,
        rank: 1,
        choices: [
          { wrong: '10', why: 'This adds one length and one width. The perimeter has two of each.' },
          { right: '20' },
          { wrong: '12', why: 'This takes the sides to be 4 − 2 and 3 + 1. From −2 to 4 it is 6.' },
          { wrong: '24', why: 'This is the area.' },
        ],
        explain: md`The sides have the lengths $4 - (-2) = 6$ and $3 - (-1) = 4$. The perimeter is $2 \cdot 6 + 2 \cdot 4 = 20$.`,
      },
      {
        stem: md`The point $(x, 0)$ is equally far from $(1, 4)$ and from $(7, 2)$. What is the value of $x$?`,
        rank: 3,
        typed: { accept: ['3'] },
        explain: md`Set the squares of the distances equal: $(x - 1)^2 + 16 = (x - 7)^2 + 4$. Multiply out: $x^2 - 2x + 17 = x^2 - 14x + 53$. Then $12x = 36$ and $x = 3$. Check: both squares are 20.`,
      },
    ],
  },
  linesInThePlane: {
    title: 'Lines in the plane',
    notes: md`Parallel lines have the same slope. The slopes of perpendicular lines, if neither is vertical, have the product $-1$.`,
    questions: [
      {
        stem: md`What is the slope of the line through $(-2, 5)$ and $(4, -7)$?`,
        rank: 0,
        choices: [
          { wrong: md`$-6$`, why: 'This divides by 2, as if the change in x were 4 − 2. It is 4 − (−2) = 6.' },
          { right: md`$-2$` },
          { wrong: md`$-\frac{1}{2}$`, why: 'This divides the change in x by the change in y.' },
          { wrong: md`$2$`, why: 'As x grows from −2 to 4, y falls from 5 to −7. The slope is negative.' },
        ],
        explain: md`Divide the change in $y$ by the change in $x$: $\frac{-7 - 5}{4 - (-2)} = \frac{-12}{6} = -2$.`,
      },
      {
        stem: md`What is the $x$-coordinate of the point at which the line $3x - 4y = 24$ crosses the $x$-axis?`,
        rank: 1,
        typed: { accept: ['8'] },
        explain: md`On the $x$-axis, $y = 0$. The equation becomes $3x = 24$, so $x = 8$.`,
      },
      {
        stem: md`Which line passes through $(0, -1)$ and is parallel to $y = 3x + 5$?`,
        rank: 1,
        choices: [
          { wrong: md`$y = -x + 5$`, why: 'This puts −1 in the place of the slope.' },
          { wrong: md`$y = -\frac{1}{3}x - 1$`, why: 'This line is perpendicular to the given one.' },
          { right: md`$y = 3x - 1$` },
          { wrong: md`$y = 3x + 1$`, why: 'Its slope is right, but it passes through (0, 1).' },
        ],
        explain: md`Parallel lines have the same slope, 3. The line crosses the $y$-axis at $-1$, so its equation is $y = 3x - 1$.`,
      },
      {
        stem: md`The line through $(1, k)$ and $(3, 8)$ has the slope 3. What is the value of $k$?`,
        rank: 2,
        choices: [
          { wrong: '5', why: 'This subtracts the slope once. From x = 1 to x = 3 there are 2 steps.' },
          { wrong: '6', why: 'This is the change in y, not the value at the start.' },
          { wrong: '14', why: 'This goes up from 8. From x = 3 back to x = 1 the line goes down.' },
          { right: '2' },
        ],
        explain: md`From $\frac{8 - k}{3 - 1} = 3$ follows $8 - k = 6$ and $k = 2$. Check: 2 to the right and $2 \cdot 3 = 6$ up leads from $(1, 2)$ to $(3, 8)$.`,
      },
      {
        stem: md`Which line is the perpendicular bisector of the segment from $(-1, 2)$ to $(3, 4)$?`,
        rank: 4,
        choices: [
          { right: md`$y = -2x + 5$` },
          { wrong: md`$y = \frac{1}{2}x + \frac{5}{2}$`, why: 'This is the line of the segment itself.' },
          { wrong: md`$y = 2x + 1$`, why: 'Its slope is the reciprocal of 1/2, but the sign has to change too.' },
          {
            wrong: md`$y = -2x$`,
            why: 'It is perpendicular to the segment, but passes through the end (−1, 2), not the midpoint.',
          },
        ],
        explain: md`The segment has the slope $\frac{4 - 2}{3 - (-1)} = \frac{1}{2}$ and the midpoint $(1, 3)$. The bisector has the slope $-2$ and passes through $(1, 3)$: $y = -2x + 5$. Check: $-2 \cdot 1 + 5 = 3$.`,
      },
    ],
  },
} satisfies DemoSets;

export const coordinateGeometry: DemoSubsubtopic = {
  title: 'Coordinate geometry',
  skills: ['act.math.geometry.coordinate-geometry'],
  sets: planeSets,
  sequence: sequence(planeSets, {
    distance: {
      stem: md`What is the distance between $(-1, 2)$ and $(5, 10)$?`,
      rank: 1,
      choices: [
        { wrong: md`$\sqrt{80}$`, why: 'This takes the change in x to be 4. From −1 to 5 it is 6.' },
        { right: md`$10$` },
        { wrong: md`$14$`, why: 'This adds 6 and 8. It is the way along the grid, not the straight line.' },
        { wrong: md`$100$`, why: 'This is the square of the distance.' },
      ],
      explain: md`The points are $5 - (-1) = 6$ apart horizontally and $10 - 2 = 8$ vertically. These are the legs of a right triangle: $\sqrt{6^2 + 8^2} = \sqrt{100} = 10$.`,
      onRight: { to: 'midpoint' },
      onWrong: { to: 'legs' },
    },
    legs: {
      stem: md`To get from $(2, 1)$ to $(5, 5)$ along the grid, one goes 3 units to the right and 4 units up. What is the distance between the points in a straight line?`,
      rank: 0,
      explainFirst: true,
      typed: { accept: ['5'] },
      explain: md`The two parts of the way are the legs of a right triangle, and the straight line is its hypotenuse. By the Pythagorean theorem, $\sqrt{3^2 + 4^2} = \sqrt{25} = 5$.`,
      onRight: { to: 'midpoint' },
      onWrong: { set: 'pointsAndShapes', then: 'midpoint' },
    },
    midpoint: {
      stem: md`What is the midpoint of the segment from $(-3, 4)$ to $(7, -2)$?`,
      rank: 0,
      choices: [
        { wrong: md`$(4, 2)$`, why: 'This adds the coordinates and does not divide by 2.' },
        { wrong: md`$(5, -3)$`, why: 'This is half the differences: half the step from one point to the other.' },
        { wrong: md`$(1, 2)$`, why: 'This swaps the coordinates.' },
        { right: md`$(2, 1)$` },
      ],
      explain: md`The midpoint has the averages of the coordinates: $\frac{-3 + 7}{2} = 2$ and $\frac{4 + (-2)}{2} = 1$. Check: from $(2, 1)$ it is 5 to the side and 3 up or down to either end.`,
      onRight: { to: 'perpendicular' },
      onWrong: { set: 'pointsAndShapes', then: 'perpendicular' },
    },
    perpendicular: {
      stem: md`What is the slope of a line that is perpendicular to the line $2x - 3y = 6$?`,
      rank: 2,
      choices: [
        { wrong: md`$-\frac{2}{3}$`, why: 'This only changes the sign. The reciprocal is needed as well.' },
        { right: md`$-\frac{3}{2}$` },
        { wrong: md`$\frac{2}{3}$`, why: 'This is the slope of the given line, and so of a parallel line.' },
        { wrong: md`$\frac{3}{2}$`, why: 'This is the reciprocal, but the sign has to change too.' },
      ],
      explain: md`Solve for $y$: $-3y = -2x + 6$, so $y = \frac{2}{3}x - 2$ and the slope is $\frac{2}{3}$. A perpendicular line has the slope $-\frac{3}{2}$. Check: $\frac{2}{3} \cdot \left(-\frac{3}{2}\right) = -1$.`,
      onRight: { to: 'parallelogram' },
      onWrong: { to: 'slopeOfLine' },
    },
    slopeOfLine: {
      stem: md`What is the slope of the line $5x + 2y = 8$?`,
      rank: 1,
      choices: [
        { wrong: md`$5$`, why: 'This is the coefficient of x before the equation is solved for y.' },
        { wrong: md`$\frac{5}{2}$`, why: 'When 5x goes to the other side, its sign changes.' },
        { right: md`$-\frac{5}{2}$` },
        { wrong: md`$-\frac{2}{5}$`, why: 'This divides 2 by 5. To get y alone, divide by 2.' },
      ],
      explain: md`Solve for $y$: $2y = -5x + 8$ and $y = -\frac{5}{2}x + 4$. The slope is the factor of $x$.`,
      onRight: { to: 'parallelogram' },
      onWrong: { set: 'linesInThePlane', then: 'parallelogram' },
    },
    parallelogram: {
      stem: md`In the coordinate plane, $A(1, 1)$, $B(5, 2)$, $C(7, 6)$, and $D$ are the vertices, in this order, of a parallelogram. What are the coordinates of $D$?`,
      rank: 3,
      choices: [
        { right: md`$(3, 5)$` },
        { wrong: md`$(2, 4)$`, why: 'This is the step from B to C. It has to be taken from A.' },
        { wrong: md`$(11, 7)$`, why: 'This adds the step from A to B to C. Then B and D would not be opposite.' },
        { wrong: md`$(-1, -3)$`, why: 'This takes the step from C to B from A, in the opposite direction.' },
      ],
      explain: md`The side from $A$ to $D$ is parallel to the side from $B$ to $C$ and of the same length. From $B$ to $C$ it is 2 to the right and 4 up, so $D = (1 + 2, 1 + 4) = (3, 5)$. Check: both diagonals have the midpoint $\left(4, \frac{7}{2}\right)$.`,
      onRight: 'end',
      onWrong: { set: 'linesInThePlane' },
    },
  }),
};
