import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const vectorSets = {
  vectors: {
    title: 'Vectors',
    notes: md`A vector $\langle a, b \rangle$ is a step of $a$ to the right and $b$ up. Its length is $\sqrt{a^2 + b^2}$.`,
    questions: [
      {
        stem: md`What are the components of the vector from $P(1, -2)$ to $Q(4, 2)$?`,
        rank: 0,
        choices: [
          { wrong: md`$\langle -3, -4 \rangle$`, why: 'This is the vector from Q to P.' },
          { wrong: md`$\langle 3, 0 \rangle$`, why: 'This takes 2 − (−2) to be 0.' },
          { wrong: md`$\langle 5, 0 \rangle$`, why: 'This adds the coordinates instead of subtracting them.' },
          { right: md`$\langle 3, 4 \rangle$` },
        ],
        explain: md`Subtract the start from the end in each coordinate: $4 - 1 = 3$ and $2 - (-2) = 4$. Check: from $P$, 3 to the right and 4 up leads to $(4, 2)$.`,
      },
      {
        stem: md`What is the length of the vector $\langle -6, 8 \rangle$?`,
        rank: 1,
        typed: { accept: ['10'] },
        explain: md`The components are the legs of a right triangle, and the vector is its hypotenuse: $\sqrt{(-6)^2 + 8^2} = \sqrt{36 + 64} = \sqrt{100} = 10$.`,
      },
      {
        stem: md`${figure(
          'c7-vector-sum',
          'A coordinate grid with two arrows. The arrow u goes from (0, 0) to (3, 1). The arrow v begins where u ends and goes from (3, 1) to (2, 4).',
        )}

          The figure shows the vectors $\mathbf{u}$ and $\mathbf{v}$. What are the components of $\mathbf{u} + \mathbf{v}$?`,
        rank: 1,
        choices: [
          { wrong: md`$\langle -1, 3 \rangle$`, why: 'This is v alone: the step from (3, 1) to (2, 4).' },
          { right: md`$\langle 2, 4 \rangle$` },
          { wrong: md`$\langle 4, -2 \rangle$`, why: 'This is u − v.' },
          {
            wrong: md`$\langle 5, 5 \rangle$`,
            why: 'This adds the points where the arrows end. The arrow v does not start at the origin.',
          },
        ],
        explain: md`Where $\mathbf{v}$ begins at the end of $\mathbf{u}$, the sum goes from the start of $\mathbf{u}$ to the end of $\mathbf{v}$: from $(0, 0)$ to $(2, 4)$. Check: $\mathbf{u} = \langle 3, 1 \rangle$ and $\mathbf{v} = \langle -1, 3 \rangle$, and $\langle 3 - 1, 1 + 3 \rangle = \langle 2, 4 \rangle$.`,
      },
      {
        stem: md`If $\mathbf{u} = \langle 5, -2 \rangle$ and $\mathbf{v} = \langle 7, -6 \rangle$, what is $\mathbf{u} - \mathbf{v}$?`,
        rank: 1,
        choices: [
          { wrong: md`$\langle -2, -8 \rangle$`, why: 'This adds the second components. −2 − (−6) is −2 + 6.' },
          { wrong: md`$\langle 2, -4 \rangle$`, why: 'This is v − u.' },
          { right: md`$\langle -2, 4 \rangle$` },
          { wrong: md`$\langle 12, -8 \rangle$`, why: 'This is the sum of the two vectors.' },
        ],
        explain: md`Subtract component by component: $5 - 7 = -2$ and $-2 - (-6) = 4$. Check: $\langle -2, 4 \rangle + \langle 7, -6 \rangle = \langle 5, -2 \rangle$.`,
      },
      {
        stem: md`A boat heads due north at 12 miles per hour, while a current carries it due east at 5 miles per hour. What is the speed of the boat over the ground, in miles per hour?`,
        rank: 2,
        typed: { accept: ['13'] },
        explain: md`The two velocities are at right angles. Their sum is $\langle 5, 12 \rangle$, and its length is $\sqrt{25 + 144} = \sqrt{169} = 13$.`,
      },
      {
        stem: md`If $a\langle 1, 2 \rangle + b\langle 3, 1 \rangle = \langle 9, 8 \rangle$, what is the value of $a$?`,
        rank: 3,
        choices: [
          { wrong: '2', why: 'This is the value of b.' },
          { right: '3' },
          { wrong: '5', why: 'This is the value of a + b.' },
          { wrong: '6', why: 'This solves a + 3 = 9, as if b were 1. Then 2a + b would be 13, not 8.' },
        ],
        explain: md`Each component gives an equation: $a + 3b = 9$ and $2a + b = 8$. From the second, $b = 8 - 2a$. Then $a + 24 - 6a = 9$, so $5a = 15$ and $a = 3$. Check: $b = 2$, and $3 + 3 \cdot 2 = 9$.`,
      },
    ],
  },
  matrices: {
    title: 'Matrices',
    notes: md`Matrices of the same size are added entry by entry. A product takes a row of the first matrix and a column of the second. The determinant of $\begin{bmatrix} a & b \\ c & d \end{bmatrix}$ is $ad - bc$.`,
    questions: [
      {
        stem: md`What is $2\begin{bmatrix} 3 & -1 \\ 0 & 4 \end{bmatrix} - \begin{bmatrix} 1 & 2 \\ -5 & 3 \end{bmatrix}$?`,
        rank: 1,
        choices: [
          { right: md`$\begin{bmatrix} 5 & -4 \\ 5 & 5 \end{bmatrix}$` },
          {
            wrong: md`$\begin{bmatrix} 2 & -3 \\ 5 & 1 \end{bmatrix}$`,
            why: 'This forgets to multiply the first matrix by 2.',
          },
          {
            wrong: md`$\begin{bmatrix} 5 & -4 \\ -5 & 5 \end{bmatrix}$`,
            why: 'In the lower left corner 0 − (−5) is 5, not −5.',
          },
          {
            wrong: md`$\begin{bmatrix} 7 & 0 \\ -5 & 11 \end{bmatrix}$`,
            why: 'This adds the second matrix instead of subtracting it.',
          },
        ],
        explain: md`Multiply each entry of the first matrix by 2, then subtract entry by entry: $6 - 1 = 5$, $-2 - 2 = -4$, $0 - (-5) = 5$ and $8 - 3 = 5$.`,
      },
      {
        stem: md`If $\begin{bmatrix} x + 1 & 3 \\ y & 4 \end{bmatrix} = \begin{bmatrix} 5 & 3 \\ -2 & 4 \end{bmatrix}$, what is the value of $x + y$?`,
        rank: 1,
        typed: { accept: ['2'] },
        explain: md`Equal matrices have equal entries in every place. So $x + 1 = 5$, which gives $x = 4$, and $y = -2$. The sum is $4 + (-2) = 2$.`,
      },
      {
        stem: md`If $k\begin{bmatrix} 2 & -1 \\ 0 & 3 \end{bmatrix} = \begin{bmatrix} -6 & 3 \\ 0 & -9 \end{bmatrix}$, what is the value of $k$?`,
        rank: 0,
        choices: [
          { wrong: md`$-8$`, why: 'This subtracts 2 from −6. The number k multiplies.' },
          { right: md`$-3$` },
          { wrong: md`$-\frac{1}{3}$`, why: 'This leads from the right side to the left one.' },
          { wrong: md`$3$`, why: 'With 3 the first entry would be 6, not −6.' },
        ],
        explain: md`The number in front multiplies every entry. From $2k = -6$ follows $k = -3$. Check with the others: $-1 \cdot (-3) = 3$ and $3 \cdot (-3) = -9$.`,
      },
      {
        stem: md`The matrix $\begin{bmatrix} 8 & 5 \end{bmatrix}$ gives the prices, in dollars, of an adult ticket and a student ticket. The matrix $\begin{bmatrix} 30 \\ 40 \end{bmatrix}$ gives the numbers of adult tickets and student tickets that were sold. What is the entry of the product $\begin{bmatrix} 8 & 5 \end{bmatrix}\begin{bmatrix} 30 \\ 40 \end{bmatrix}$?`,
        rank: 1,
        choices: [
          { wrong: '83', why: 'This adds all four entries. In a product, the entries are multiplied in pairs.' },
          { wrong: '470', why: 'This multiplies 8 by 40 and 5 by 30. The first entries belong together.' },
          { wrong: '910', why: 'This multiplies the sum of the prices by the sum of the numbers.' },
          { right: '440' },
        ],
        explain: md`Multiply the first entries and the second entries, and add: $8 \cdot 30 + 5 \cdot 40 = 240 + 200 = 440$. It is the total amount in dollars that was paid for the tickets.`,
      },
      {
        stem: md`What is the determinant of $\begin{bmatrix} 3 & -2 \\ 4 & 1 \end{bmatrix}$?`,
        rank: 1,
        choices: [
          { wrong: md`$-5$`, why: 'This is 3 − 8: it loses the minus sign of −2.' },
          {
            wrong: md`$10$`,
            why: 'This multiplies the rows: 4 − (−6). The determinant multiplies along the diagonals.',
          },
          { right: md`$11$` },
          {
            wrong: md`$-14$`,
            why: 'This multiplies the columns: −2 − 12. The determinant multiplies along the diagonals.',
          },
        ],
        explain: md`The determinant of $\begin{bmatrix} a & b \\ c & d \end{bmatrix}$ is $ad - bc$. Here it is $3 \cdot 1 - (-2) \cdot 4 = 3 + 8 = 11$.`,
      },
    ],
  },
} satisfies DemoSets;

export const vectorsAndMatrices: DemoSubsubtopic = {
  title: 'Vectors and matrices',
  skills: ['act.math.number-and-quantity.vectors-and-matrices'],
  sets: vectorSets,
  sequence: sequence(vectorSets, {
    combination: {
      stem: md`If $\mathbf{u} = \langle 4, -1 \rangle$ and $\mathbf{v} = \langle -2, 5 \rangle$, what is $\mathbf{u} + 2\mathbf{v}$?`,
      rank: 1,
      choices: [
        { right: md`$\langle 0, 9 \rangle$` },
        { wrong: md`$\langle 0, 4 \rangle$`, why: 'This multiplies only the first component of v by 2.' },
        { wrong: md`$\langle 4, 8 \rangle$`, why: 'This is 2(u + v). Only v is multiplied by 2.' },
        { wrong: md`$\langle 8, 9 \rangle$`, why: 'This takes 2 times −2 to be +4 in the first component.' },
      ],
      explain: md`Work in each component apart. The first is $4 + 2 \cdot (-2) = 0$ and the second is $-1 + 2 \cdot 5 = 9$.`,
      onRight: { to: 'matrixProduct' },
      onWrong: { to: 'threeTimes' },
    },
    threeTimes: {
      stem: md`If $\mathbf{w} = \langle 2, -4 \rangle$, what is $3\mathbf{w}$?`,
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: md`$\langle 5, -1 \rangle$`, why: 'This adds 3 to each component.' },
        { wrong: md`$\langle 6, -4 \rangle$`, why: 'Three steps are also three times as far down.' },
        { right: md`$\langle 6, -12 \rangle$` },
        { wrong: md`$\langle 6, 12 \rangle$`, why: 'Three times −4 is negative.' },
      ],
      explain: md`$3\mathbf{w}$ is the step $\mathbf{w}$ taken three times. Each time it goes 2 to the right and 4 down, so in all 6 to the right and 12 down.`,
      onRight: { to: 'matrixProduct' },
      onWrong: { set: 'vectors', then: 'matrixProduct' },
    },
    matrixProduct: {
      stem: md`If $A = \begin{bmatrix} 1 & 2 \\ 3 & 4 \end{bmatrix}$ and $B = \begin{bmatrix} 5 & 0 \\ -1 & 2 \end{bmatrix}$, what is the product $AB$?`,
      rank: 2,
      choices: [
        {
          wrong: md`$\begin{bmatrix} 5 & 0 \\ -3 & 8 \end{bmatrix}$`,
          why: 'This multiplies the entries in the same places. A product takes rows and columns.',
        },
        {
          wrong: md`$\begin{bmatrix} 5 & 10 \\ 5 & 6 \end{bmatrix}$`,
          why: 'This is BA. The order of the factors matters.',
        },
        {
          wrong: md`$\begin{bmatrix} 6 & 2 \\ 2 & 6 \end{bmatrix}$`,
          why: 'This is the sum A + B.',
        },
        { right: md`$\begin{bmatrix} 3 & 4 \\ 11 & 8 \end{bmatrix}$` },
      ],
      explain: md`Each entry takes a row of $A$ and a column of $B$. The first row gives $1 \cdot 5 + 2 \cdot (-1) = 3$ and $1 \cdot 0 + 2 \cdot 2 = 4$. The second gives $3 \cdot 5 + 4 \cdot (-1) = 11$ and $3 \cdot 0 + 4 \cdot 2 = 8$. On a test, one entry is often enough to find the choice.`,
      onRight: { to: 'sizes' },
      onWrong: { to: 'rowByColumn' },
    },
    rowByColumn: {
      stem: md`What is the entry of the product $\begin{bmatrix} 2 & 3 \end{bmatrix}\begin{bmatrix} 4 \\ 5 \end{bmatrix}$?`,
      rank: 1,
      typed: { accept: ['23'] },
      explain: md`Walk along the row and down the column at the same time, multiply the entries that meet, and add the products: $2 \cdot 4 + 3 \cdot 5 = 8 + 15 = 23$.`,
      onRight: { to: 'sizes' },
      onWrong: { set: 'matrices', then: 'sizes' },
    },
    sizes: {
      stem: md`Matrix $M$ has 2 rows and 3 columns. Matrix $N$ has 3 rows and 4 columns. Which statement about the products is true?`,
      rank: 2,
      choices: [
        {
          wrong: md`$MN$ has 3 rows and 3 columns.`,
          why: 'The columns of M and the rows of N are used up in the sums.',
        },
        { right: md`$MN$ has 2 rows and 4 columns.` },
        {
          wrong: md`$NM$ has 4 rows and 2 columns.`,
          why: 'NM is not defined: a row of N has 4 entries and a column of M has only 2.',
        },
        {
          wrong: md`Neither $MN$ nor $NM$ is defined.`,
          why: 'MN is defined: a row of M and a column of N both have 3 entries.',
        },
      ],
      explain: md`A row of $M$ has 3 entries, and so has a column of $N$, so $MN$ is defined. It has as many rows as $M$ and as many columns as $N$: $(2 \times 3)(3 \times 4)$ gives $2 \times 4$.`,
      onRight: { to: 'determinant' },
      onWrong: { set: 'matrices', then: 'determinant' },
    },
    determinant: {
      stem: md`The determinant of $\begin{bmatrix} a & b \\ c & d \end{bmatrix}$ is $ad - bc$. If the determinant of $\begin{bmatrix} 5 & 3 \\ x & 2 \end{bmatrix}$ is 4, what is the value of $x$?`,
      rank: 2,
      typed: { accept: ['2'] },
      explain: md`Put the entries into the formula: $5 \cdot 2 - 3x = 4$. Then $10 - 3x = 4$, $3x = 6$ and $x = 2$. Check: $10 - 3 \cdot 2 = 4$.`,
      onRight: 'end',
      onWrong: { set: 'matrices' },
    },
  }),
};
