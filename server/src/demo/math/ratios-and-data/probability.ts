import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const clubs = md`The table shows which club each of 100 students chose.

  | | Drama | Chess | Robotics | Total |
  | Grade 11 | 12 | 18 | 10 | 40 |
  | Grade 12 | 20 | 10 | 30 | 60 |
  | Total | 32 | 28 | 40 | 100 |`;

const chanceSets = {
  chances: {
    title: 'Chances and samples',
    questions: [
      {
        stem: 'The probability of rain tomorrow is 0.35. What is the probability that it does not rain?',
        rank: 0,
        calculator: false,
        typed: { accept: ['0.65', '65/100', '13/20'] },
        explain: md`Either it rains or it doesn’t, so the 2 probabilities add up to 1: $1 - 0.35 = 0.65$.`,
      },
      {
        stem: 'A spinner has 8 equal sections, numbered 1 to 8. What is the probability that it lands on a prime number?',
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: md`$\frac{5}{8}$`,
            why: 'This counts 1 as a prime number. A prime number has exactly 2 divisors, and 1 has only 1.',
          },
          { wrong: md`$\frac{3}{8}$`, why: 'This leaves out 2, the only even prime number.' },
          { right: md`$\frac{1}{2}$` },
          {
            wrong: md`$\frac{1}{4}$`,
            why: 'This is 1 divided by the number of primes. Divide the number of primes by 8.',
          },
        ],
        explain: md`The prime numbers from 1 to 8 are 2, 3, 5 and 7. That is 4 of 8 equal sections: $\frac{4}{8} = \frac{1}{2}$.`,
      },
      {
        stem: about(
          clubs,
          'A student is chosen at random from those in Drama. What is the probability that the student is in grade 11?',
        ),
        rank: 2,
        calculator: true,
        choices: [
          {
            wrong: md`$\frac{3}{10}$`,
            why: 'This divides by 40, all of grade 11. The choice is made among the students in Drama.',
          },
          { right: md`$\frac{3}{8}$` },
          {
            wrong: md`$\frac{3}{25}$`,
            why: 'This divides by 100, all students. The choice is made among the students in Drama.',
          },
          { wrong: md`$\frac{5}{8}$`, why: 'This is the probability of grade 12.' },
        ],
        explain: md`The choice is made among the 32 students in Drama, so 32 is the denominator. Of them 12 are in grade 11: $\frac{12}{32} = \frac{3}{8}$.`,
      },
      {
        stem: 'A fair coin is flipped 3 times. What is the probability of 3 heads?',
        rank: 1,
        calculator: false,
        choices: [
          { right: md`$\frac{1}{8}$` },
          { wrong: md`$\frac{3}{8}$`, why: 'This is the probability of exactly 1 head, or of exactly 2.' },
          { wrong: md`$\frac{1}{2}$`, why: 'This is the probability for 1 flip.' },
          { wrong: md`$\frac{1}{6}$`, why: 'This multiplies 2 by 3. Three flips have 2 · 2 · 2 outcomes.' },
        ],
        explain: md`The flips don’t influence each other, so their probabilities multiply: $\frac{1}{2} \cdot \frac{1}{2} \cdot \frac{1}{2} = \frac{1}{8}$.`,
      },
      {
        stem: 'In a random sample of 250 lamps from a factory, 40 are dimmer than they should be. About how many of the 10,000 lamps made that week are dimmer than they should be?',
        rank: 1,
        calculator: true,
        typed: { accept: ['1600'] },
        explain: md`A random sample has about the same shares as the whole. The share is $\frac{40}{250} = 0.16$, and $0.16 \cdot 10{,}000 = 1{,}600$.`,
      },
      {
        stem: 'In a survey of a random sample of voters, 54% favor a new library, with a margin of error of 3 percentage points. Which statement fits best?',
        rank: 2,
        calculator: false,
        choices: [
          { right: 'It is plausible that between 51% and 57% of all voters favor it.' },
          {
            wrong: 'Exactly 54% of all voters favor it.',
            why: 'A sample gives an estimate. The margin of error says how rough it is.',
          },
          {
            wrong: '3% of the voters made an error.',
            why: 'The margin of error describes how a sample varies, not mistakes of people.',
          },
          {
            wrong: 'Between 51% and 57% of the sample favor it.',
            why: 'The share of the sample is known: 54%. What is uncertain is the share of all voters.',
          },
        ],
        explain:
          'The margin of error is added to the estimate and subtracted from it. The interval from 51% to 57% holds the plausible values for all voters, the group from which the sample was drawn.',
      },
      {
        stem: 'Which study can show that a new fertilizer makes tomato plants grow taller?',
        rank: 3,
        calculator: false,
        choices: [
          {
            wrong: 'Gardeners who use the fertilizer report the height of their plants.',
            why: 'There is nothing to compare with, and these gardeners may differ from others in many ways.',
          },
          {
            wrong: 'The heights of plants in gardens with and without the fertilizer are compared.',
            why: 'Those who buy fertilizer may also water more. The study cannot tell these apart.',
          },
          { right: '100 plants are split at random into 2 groups, and only 1 group gets the fertilizer.' },
          {
            wrong: '100 plants chosen at random all get the fertilizer and are measured.',
            why: 'Choosing at random lets the result speak for more plants, but without a second group there is no comparison.',
          },
        ],
        explain:
          'Assigning plants at random makes the groups alike in everything but the fertilizer. Only then does a difference in height point to the fertilizer as its cause.',
      },
    ],
  },
} satisfies DemoSets;

export const probability: DemoSubsubtopic = {
  title: 'Probability and two-way tables',
  skills: [
    'sat.math.problem-solving-and-data-analysis.probability',
    'act.math.statistics-and-probability.probability-and-counting',
  ],
  sets: chanceSets,
  sequence: sequence(chanceSets, {
    notRed: {
      stem: 'A bag holds 5 red, 3 blue and 4 green marbles. One is drawn at random. What is the probability that it is not red?',
      rank: 0,
      calculator: false,
      choices: [
        { right: md`$\frac{7}{12}$` },
        { wrong: md`$\frac{5}{12}$`, why: 'This is the probability of red.' },
        {
          wrong: md`$\frac{7}{5}$`,
          why: 'This compares the others with the red ones. A probability compares with all and is never more than 1.',
        },
        { wrong: md`$\frac{2}{3}$`, why: 'This counts 2 of 3 colors. The colors are not equally likely.' },
      ],
      explain: md`When all marbles are equally likely, probability is the number that fit divided by the number in all. Not red are $3 + 4 = 7$ of 12: $\frac{7}{12}$.`,
      onRight: { to: 'givenGrade' },
      onWrong: { to: 'countOutcomes' },
    },
    countOutcomes: {
      stem: 'A fair die is rolled. What is the probability of a number greater than 4?',
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: md`$\frac{1}{2}$`, why: 'This counts 4 as well. The number has to be greater than 4.' },
        { wrong: md`$\frac{2}{3}$`, why: 'This is 4 of 6, the probability of 4 or less.' },
        { wrong: md`$\frac{1}{6}$`, why: 'This is the probability of one particular number.' },
        { right: md`$\frac{1}{3}$` },
      ],
      explain: md`List the outcomes that fit: 5 and 6. That is 2 of 6 equally likely outcomes, so the probability is $\frac{2}{6} = \frac{1}{3}$.`,
      onRight: { to: 'givenGrade' },
      onWrong: { set: 'chances', then: 'givenGrade' },
    },
    givenGrade: {
      stem: about(
        clubs,
        'A student is chosen at random from grade 12. What is the probability that the student chose Robotics?',
      ),
      rank: 1,
      calculator: true,
      choices: [
        {
          wrong: md`$\frac{3}{10}$`,
          why: 'This divides by all 100 students. The choice is made among the 60 in grade 12.',
        },
        {
          wrong: md`$\frac{3}{4}$`,
          why: 'This divides by the 40 students in Robotics. The choice is made among grade 12.',
        },
        { right: md`$\frac{1}{2}$` },
        { wrong: md`$\frac{3}{5}$`, why: 'This is the share of grade 12 among all students.' },
      ],
      explain: md`“From grade 12” names the group: use only that row. It has 60 students, and 30 of them chose Robotics: $\frac{30}{60} = \frac{1}{2}$.`,
      onRight: { to: 'bothAtOnce' },
      onWrong: { to: 'whichTotal' },
    },
    whichTotal: {
      stem: about(
        clubs,
        'A student is chosen at random from those in Chess. Which number is the denominator of any probability about this student?',
      ),
      rank: 0,
      calculator: false,
      choices: [
        { wrong: '18', why: 'This counts only the students in Chess who are in grade 11.' },
        { right: '28' },
        { wrong: '40', why: 'This is the total of grade 11, or of Robotics.' },
        { wrong: '100', why: 'This counts all students, also those who are not in Chess.' },
      ],
      explain: 'The denominator counts everyone who could be chosen. Those are the students in Chess, 28 in all.',
      onRight: { to: 'bothAtOnce' },
      onWrong: { set: 'chances', then: 'bothAtOnce' },
    },
    bothAtOnce: {
      stem: about(
        clubs,
        'One of the 100 students is chosen at random. What is the probability that the student is in grade 11 and in Drama?',
      ),
      rank: 1,
      calculator: true,
      typed: { accept: ['0.12', '12/100', '3/25'] },
      explain: md`Anyone can be chosen, so the denominator is 100. In the row of grade 11 and the column of Drama stands 12: $\frac{12}{100} = 0.12$.`,
      onRight: { to: 'whoseOpinion' },
      onWrong: { to: 'eitherOr' },
    },
    eitherOr: {
      stem: about(clubs, 'How many students are in grade 11 or in Chess (or both)?'),
      rank: 2,
      calculator: false,
      choices: [
        { wrong: '68', why: 'This adds 40 and 28 and counts the 18 students who are in both groups twice.' },
        { wrong: '18', why: 'This counts those who are in both. The question asks for either.' },
        { wrong: '32', why: 'This leaves out the 18 students who are in both groups.' },
        { right: '50' },
      ],
      explain: md`Add the groups and take away what was counted twice: $40 + 28 - 18 = 50$. Or add up the cells: $12 + 18 + 10 + 10 = 50$.`,
      onRight: { to: 'whoseOpinion' },
      onWrong: { set: 'chances', then: 'whoseOpinion' },
    },
    whoseOpinion: {
      stem: 'From the list of all students of one high school, 200 are drawn at random and asked about the start of classes. To which group do the results apply?',
      rank: 2,
      calculator: false,
      choices: [
        {
          wrong: 'Only the 200 students who were asked',
          why: 'A random sample speaks for the group from which it was drawn. That is its purpose.',
        },
        {
          wrong: 'All high school students of the state',
          why: 'Students of other schools had no chance to be drawn. Their schools may be different.',
        },
        { right: 'All students of this high school' },
        { wrong: 'The students of this high school and their teachers', why: 'Teachers were not on the list.' },
      ],
      explain:
        'Results of a random sample apply to the group from which the sample was drawn, no more and no less. Here that is the list of all students of the school.',
      onRight: { set: 'chances' },
      onWrong: { set: 'chances' },
    },
  }),
};
