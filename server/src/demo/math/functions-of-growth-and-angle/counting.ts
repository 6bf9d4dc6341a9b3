import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const countingSets = {
  waysToChoose: {
    title: 'Ways to choose and arrange',
    notes: md`Count the possibilities of each step and multiply. If the order does not matter, divide by the number of orders.`,
    questions: [
      {
        stem: md`A coin is flipped 4 times, and the results are written in order. How many different results are possible?`,
        rank: 0,
        choices: [
          { wrong: '8', why: 'This multiplies 4 by 2. Each flip doubles the number of results.' },
          { right: '16' },
          { wrong: '24', why: 'This is 4 · 3 · 2 · 1, the number of orders of four different things.' },
          { wrong: '32', why: 'This counts five flips.' },
        ],
        explain: md`Each flip has 2 results, and each can follow each: $2 \cdot 2 \cdot 2 \cdot 2 = 16$.`,
      },
      {
        stem: md`Six runners are in a race. In how many ways can the first, second, and third places be taken, if there are no ties?`,
        rank: 1,
        choices: [
          { wrong: '18', why: 'This multiplies 6 by 3.' },
          { wrong: '20', why: 'This counts groups of three. Here it matters who comes first, second and third.' },
          { wrong: '216', why: 'This lets one runner take several places.' },
          { right: '120' },
        ],
        explain: md`Any of 6 can be first, then any of the other 5 second, then any of the other 4 third: $6 \cdot 5 \cdot 4 = 120$.`,
      },
      {
        stem: md`A code has two letters followed by one digit, such as B B 7. Letters come from A to Z, and letters may repeat. How many codes are possible?`,
        rank: 1,
        typed: { accept: ['6760'] },
        explain: md`There are 26 letters and 10 digits, from 0 to 9. Since letters may repeat, the steps have 26, 26 and 10 possibilities: $26 \cdot 26 \cdot 10 = 6{,}760$.`,
      },
      {
        stem: md`How many even three-digit numbers can be formed from the digits 1, 2, 3, 4, and 5, if digits may repeat?`,
        rank: 2,
        choices: [
          { wrong: '24', why: 'This is the number without repeated digits: 4 · 3 · 2.' },
          { right: '50' },
          { wrong: '75', why: 'This counts the odd numbers: three digits are odd.' },
          { wrong: '125', why: 'This counts all numbers, even and odd.' },
        ],
        explain: md`Start with the step that is restricted: the last digit must be 2 or 4. The other two digits are free: $5 \cdot 5 \cdot 2 = 50$.`,
      },
      {
        stem: md`In how many different orders can the letters of the word LEVEL be written?`,
        rank: 3,
        choices: [
          {
            wrong: '20',
            why: 'This divides 120 by 6. Each pair of equal letters can be swapped in 2 ways, so divide by 4.',
          },
          { wrong: '60', why: 'This takes only one of the two pairs of equal letters into account.' },
          { right: '30' },
          { wrong: '120', why: 'This treats the two L’s and the two E’s as different letters.' },
        ],
        explain: md`Five different letters would have $5 \cdot 4 \cdot 3 \cdot 2 \cdot 1 = 120$ orders. Swapping the two L’s changes nothing, nor does swapping the two E’s, so each order is counted $2 \cdot 2 = 4$ times: $\frac{120}{4} = 30$.`,
      },
      {
        stem: md`Five friends sit in a row of five seats. Two of them, Ana and Ben, must sit next to each other. In how many ways can the five friends sit?`,
        rank: 4,
        choices: [
          { right: '48' },
          {
            wrong: '24',
            why: 'This treats Ana and Ben as one block, but forgets that either of them can sit on the left.',
          },
          { wrong: '96', why: 'This counts each of the two orders of Ana and Ben twice.' },
          { wrong: '72', why: 'This counts the ways in which Ana and Ben do not sit next to each other.' },
        ],
        explain: md`Treat Ana and Ben as one block. Four items, the block and three friends, have $4 \cdot 3 \cdot 2 \cdot 1 = 24$ orders. In each, the block can be Ana–Ben or Ben–Ana: $2 \cdot 24 = 48$.`,
      },
    ],
  },
  chances: {
    title: 'Chances by counting',
    notes: md`If all cases are equally likely, the probability is the number of favorable cases divided by the number of all cases.`,
    questions: [
      {
        stem: md`Two fair dice, each numbered 1 to 6, are rolled. What is the probability that the sum is 9?`,
        rank: 1,
        choices: [
          { wrong: md`$\frac{1}{18}$`, why: 'This counts 3 and 6 in one order only, and 4 and 5 in one order only.' },
          {
            wrong: md`$\frac{1}{11}$`,
            why: 'There are 11 possible sums, from 2 to 12, but they are not equally likely.',
          },
          { right: md`$\frac{1}{9}$` },
          { wrong: md`$\frac{1}{4}$`, why: 'This divides 9 by 36. The favorable cases have to be counted.' },
        ],
        explain: md`There are $6 \cdot 6 = 36$ cases. Four of them have the sum 9: 3 and 6, 4 and 5, 5 and 4, 6 and 3. The probability is $\frac{4}{36} = \frac{1}{9}$.`,
      },
      {
        stem: md`A fair coin is flipped 3 times. What is the probability that it lands heads at least once?`,
        rank: 1,
        choices: [
          { wrong: md`$\frac{1}{8}$`, why: 'This is the probability of no heads at all.' },
          { wrong: md`$\frac{3}{8}$`, why: 'This is the probability of heads exactly once.' },
          { wrong: md`$\frac{1}{2}$`, why: 'This is the probability for a single flip.' },
          { right: md`$\frac{7}{8}$` },
        ],
        explain: md`“At least once” is everything except “never.” Of the $2^3 = 8$ results, only one has no heads, so the probability is $1 - \frac{1}{8} = \frac{7}{8}$.`,
      },
      {
        stem: md`A bag holds 4 red and 6 blue marbles. Two are drawn at random, one after the other, and not put back. What is the probability that both are red?`,
        rank: 2,
        choices: [
          { right: md`$\frac{2}{15}$` },
          { wrong: md`$\frac{4}{25}$`, why: 'This puts the first marble back before the second is drawn.' },
          { wrong: md`$\frac{1}{5}$`, why: 'This divides 2 by 10: the number that is drawn by the number in the bag.' },
          { wrong: md`$\frac{2}{5}$`, why: 'This is the probability that the first marble is red.' },
        ],
        explain: md`The first is red with probability $\frac{4}{10}$. Then 3 red ones are left among 9 marbles. Both are red with probability $\frac{4}{10} \cdot \frac{3}{9} = \frac{12}{90} = \frac{2}{15}$.`,
      },
      {
        stem: md`The probability that a bus is late is 0.4, and the probability that it rains is 0.5. If the two are independent, what is the probability that the bus is not late and that it does not rain?`,
        rank: 2,
        typed: { accept: ['0.3', '3/10'] },
        explain: md`The bus is not late with probability $1 - 0.4 = 0.6$, and it does not rain with probability $1 - 0.5 = 0.5$. For independent events the probabilities are multiplied: $0.6 \cdot 0.5 = 0.3$.`,
      },
      {
        stem: md`A player spins a wheel. With probability $\frac{1}{4}$ she wins 8 points, with probability $\frac{1}{2}$ she wins 2 points, and otherwise she wins none. What is the expected number of points for one spin?`,
        rank: 2,
        typed: { accept: ['3'] },
        explain: md`Multiply each number of points by its probability and add: $\frac{1}{4} \cdot 8 + \frac{1}{2} \cdot 2 + \frac{1}{4} \cdot 0 = 2 + 1 + 0 = 3$. In many spins she would win about 3 points a spin.`,
      },
    ],
  },
} satisfies DemoSets;

export const counting: DemoSubsubtopic = {
  title: 'Counting',
  skills: ['act.math.statistics-and-probability.probability-and-counting'],
  sets: countingSets,
  sequence: sequence(countingSets, {
    menu: {
      stem: md`A menu has 4 soups, 6 main dishes, and 3 desserts. In how many ways can a guest choose one soup, one main dish, and one dessert?`,
      rank: 0,
      choices: [
        { wrong: '13', why: 'This adds the numbers. It counts the dishes on the menu, not the meals.' },
        { wrong: '24', why: 'This leaves out the desserts.' },
        { right: '72' },
        { wrong: '144', why: 'This doubles the number. The order in which the guest chooses does not matter.' },
      ],
      explain: md`Each of 4 soups can be followed by each of 6 main dishes: $4 \cdot 6 = 24$ pairs. Each pair can be followed by each of 3 desserts: $24 \cdot 3 = 72$.`,
      onRight: { to: 'shelf' },
      onWrong: { to: 'shirtsAndHats' },
    },
    shirtsAndHats: {
      stem: md`Sara has 3 shirts and 4 hats. How many outfits of one shirt and one hat can she choose?`,
      rank: 0,
      explainFirst: true,
      typed: { accept: ['12'] },
      explain: md`Think of a table with a row for each shirt and a column for each hat. Each cell is an outfit, and 3 rows of 4 cells are $3 \cdot 4 = 12$. Choices that follow each other multiply.`,
      onRight: { to: 'shelf' },
      onWrong: { set: 'waysToChoose', then: 'shelf' },
    },
    shelf: {
      stem: md`In how many different orders can 5 different books stand on a shelf?`,
      rank: 1,
      choices: [
        { wrong: '15', why: 'This adds 5 + 4 + 3 + 2 + 1. The possibilities of the places multiply.' },
        { wrong: '25', why: 'This multiplies 5 by 5.' },
        {
          wrong: '3,125',
          why: 'This lets each book stand in several places at once. A book that is placed is no longer free.',
        },
        { right: '120' },
      ],
      explain: md`Any of 5 books can stand first, any of the other 4 second, and so on: $5 \cdot 4 \cdot 3 \cdot 2 \cdot 1 = 120$.`,
      onRight: { to: 'committee' },
      onWrong: { set: 'waysToChoose', then: 'committee' },
    },
    committee: {
      stem: md`A club has 7 members. In how many ways can it choose a committee of 3 members?`,
      rank: 2,
      choices: [
        { wrong: '21', why: 'This multiplies 7 by 3, or counts the pairs of members.' },
        { right: '35' },
        { wrong: '210', why: 'This counts each committee 6 times, once for each order of its members.' },
        { wrong: '343', why: 'This lets one member be chosen several times, and counts different orders.' },
      ],
      explain: md`In order there would be $7 \cdot 6 \cdot 5 = 210$ ways. A committee has no order, and its 3 members can be put in $3 \cdot 2 \cdot 1 = 6$ orders. So there are $\frac{210}{6} = 35$ committees.`,
      onRight: { to: 'evenCode' },
      onWrong: { to: 'handshakes' },
    },
    handshakes: {
      stem: md`Five people meet, and each shakes hands once with each of the others. How many handshakes are there?`,
      rank: 1,
      choices: [
        { right: '10' },
        { wrong: '5', why: 'Each person shakes hands 4 times, so there are more handshakes than people.' },
        { wrong: '20', why: 'This counts each handshake twice, once for each of the two people.' },
        { wrong: '25', why: 'This counts both people of each pair, and also shaking one’s own hand.' },
      ],
      explain: md`Each of 5 people shakes 4 hands: $5 \cdot 4 = 20$. But this counts “Ana and Ben” and “Ben and Ana” as two. They are the same handshake, so divide by 2: there are 10.`,
      onRight: { to: 'evenCode' },
      onWrong: { set: 'waysToChoose', then: 'evenCode' },
    },
    evenCode: {
      stem: md`A three-digit code is formed at random from the digits 1, 2, 3, 4, and 5, and no digit is used twice. What is the probability that the code is an even number?`,
      rank: 3,
      typed: { accept: ['2/5', '0.4'] },
      explain: md`There are $5 \cdot 4 \cdot 3 = 60$ codes. For an even code, choose the last digit first, from 2 and 4, and then the other two: $2 \cdot 4 \cdot 3 = 24$. The probability is $\frac{24}{60} = \frac{2}{5}$. A shorter way: each of the five digits is equally likely to be last, and 2 of them are even.`,
      help: 'Which digit of the code decides whether it is even?',
      onRight: 'end',
      onWrong: { set: 'chances' },
    },
  }),
};
