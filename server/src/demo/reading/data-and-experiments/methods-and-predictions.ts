import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const springs = md`Students hung 2 springs from a stand, one after the other. For each they first measured the length without a
  weight, then hung weights from it, waited until the spring had stopped moving, and measured the length again.

  | Weight (g) | Length of spring A (cm) | Length of spring B (cm) |
  | 0 | 12.0 | 12.0 |
  | 100 | 14.5 | 13.0 |
  | 200 | 17.0 | 14.0 |
  | 300 | 19.5 | 15.0 |
  | 500 | 24.5 | 17.0 |`;

const antacids = md`Tablets against heartburn contain a substance that uses up acid. Students ground 3 kinds of tablets to powder. They
  stirred 0.50 g of each powder into 50 mL of water and added a few drops of an indicator, which is blue as long as there
  is no acid left over and yellow as soon as there is. Then, stirring all the time, they added acid drop by drop until the
  color changed for good, and read off the amount of acid.

  | Tablet | Acid added (mL) |
  | X | 24.0 |
  | Y | 16.0 |
  | Z | 31.0 |`;

const grains = md`Students filled a glass tube with water to a height of 1 meter. They dropped single grains of sand of 4 sizes into it
  and measured the time until a grain reached the bottom. Each size was measured 10 times. Then they repeated the
  experiment with sugar water, which is thicker than water.

  | Diameter (mm) | Average time in water (seconds) | Average time in sugar water (seconds) |
  | 0.125 | 90 | 165 |
  | 0.25 | 32 | 58 |
  | 0.50 | 14 | 24 |
  | 1.00 | 7 | 11 |`;

const methodSets = {
  antacidsAndGrains: {
    title: 'Tablets and grains of sand',
    questions: [
      {
        stem: about(antacids, 'Why did the students stir all the time while they added the acid?'),
        rank: 0,
        choices: [
          { wrong: 'To keep the water from getting warm', why: 'The temperature is not a part of the experiment.' },
          {
            wrong: 'To make the indicator lose its color',
            why: 'The indicator changes because of acid, not because of stirring.',
          },
          { right: 'To let the acid reach all of the powder' },
          { wrong: 'To make the acid evaporate from the water', why: 'Acid that escaped would make the result wrong.' },
        ],
        explain:
          'Without stirring, acid could collect in one place and turn the indicator yellow there, although powder elsewhere had not been used. The color is to change only when all of the powder has been used.',
      },
      {
        stem: about(antacids, 'How did the students know when to stop adding acid?'),
        rank: 0,
        choices: [
          { right: 'The color turned from blue to yellow and stayed so.' },
          {
            wrong: 'The color turned from yellow to blue and stayed so.',
            why: 'Yellow means that acid is left over. Before that, the color is blue.',
          },
          {
            wrong: 'All of the acid that they had prepared was used up.',
            why: 'The amounts in the table are different, and the color decided.',
          },
          {
            wrong: 'The powder could no longer be seen in the water.',
            why: 'The text names the color as the sign, not the look of the powder.',
          },
        ],
        explain:
          'The indicator “is blue as long as there is no acid left over and yellow as soon as there is.” The first drop of acid that finds nothing to react with turns it yellow.',
      },
      {
        stem: about(
          antacids,
          'If the students had used 0.25 g of tablet Z, how much acid would they most likely have added?',
        ),
        rank: 1,
        choices: [
          { wrong: '8.0 mL', why: 'This is half of the amount for tablet Y.' },
          { wrong: '12.0 mL', why: 'This is half of the amount for tablet X.' },
          { right: '15.5 mL' },
          { wrong: '62.0 mL', why: 'This is twice the amount. Less powder uses up less acid.' },
        ],
        explain: md`Half as much powder contains half as much of the substance and uses up half as much acid: $31.0 \div 2 = 15.5$ mL.`,
      },
      {
        stem: about(
          antacids,
          'Suppose that the acid had been twice as strong, so that each drop contained twice as much acid. The amount added to tablet X would most likely have been',
        ),
        rank: 2,
        choices: [
          { wrong: '6.0 mL', why: 'This divides by 4.' },
          { right: '12.0 mL' },
          { wrong: '24.0 mL', why: 'The powder needs the same amount of acid, but it is contained in less liquid.' },
          { wrong: '48.0 mL', why: 'A stronger acid does more with each drop, so fewer drops are needed.' },
        ],
        explain: md`The powder can use up a fixed amount of acid. If each drop brings twice as much of it, half as many drops suffice: $24.0 \div 2 = 12.0$ mL.`,
      },
      {
        stem: about(grains, 'For a grain with a diameter of 0.75 mm, the time in water is most likely'),
        rank: 1,
        choices: [
          { wrong: 'less than 7 seconds.', why: 'This would be a grain larger than 1.00 mm.' },
          { right: 'between 7 and 14 seconds.' },
          { wrong: 'between 14 and 32 seconds.', why: 'These are grains between 0.25 and 0.50 mm.' },
          { wrong: 'more than 32 seconds.', why: 'These are grains smaller than 0.25 mm.' },
        ],
        explain:
          'The larger the grain, the shorter the time. 0.75 mm is between 0.50 mm, with 14 seconds, and 1.00 mm, with 7 seconds.',
      },
      {
        stem: about(
          grains,
          'The students start and stop the watch by hand, which may be wrong by about 0.3 second. For which measurement does this matter most?',
        ),
        rank: 2,
        choices: [
          { wrong: 'The smallest grains in water', why: 'Against 90 seconds, 0.3 second is very little.' },
          { wrong: 'The smallest grains in sugar water', why: 'This is the longest time, 165 seconds.' },
          {
            wrong: 'The largest grains in sugar water',
            why: 'This time is short, but at 11 seconds not the shortest.',
          },
          { right: 'The largest grains in water' },
        ],
        explain:
          'The same error is a larger share of a shorter time. The shortest time in the table is 7 seconds, for grains of 1.00 mm in water.',
      },
      {
        stem: about(
          grains,
          'Cold water is thicker than warm water. If the experiment with water is repeated with colder water, the times will most likely be',
        ),
        rank: 2,
        choices: [
          {
            wrong: 'shorter for all sizes of grains.',
            why: 'Thicker liquids slow the grains down, as sugar water shows.',
          },
          {
            wrong: 'the same for all sizes of grains.',
            why: 'The thickness of the liquid matters: compare the 2 columns.',
          },
          { right: 'longer for all sizes of grains.' },
          { wrong: 'longer for large grains only.', why: 'In sugar water the times of small grains were longer, too.' },
        ],
        explain:
          'The table shows what a thicker liquid does: in each row the time in sugar water is longer. Colder water is thicker, so its effect should be in the same direction.',
      },
      {
        stem: about(
          grains,
          'A mixture of the 4 sizes is shaken in the tube with water and left to settle. What will most likely be found at the very bottom?',
        ),
        rank: 3,
        choices: [
          { right: 'Mostly grains of 1.00 mm' },
          { wrong: 'Mostly grains of 0.125 mm', why: 'These take longest and arrive last, so they end up on top.' },
          { wrong: 'Mostly grains of 0.50 mm', why: 'These arrive after the grains of 1.00 mm.' },
          { wrong: 'All 4 sizes in equal parts', why: 'The sizes fall at different speeds and are sorted on the way.' },
        ],
        explain:
          'The grains that fall fastest arrive first and are covered by those that come later. The fastest are the largest, with 7 seconds for 1 meter. In nature, layers of sand are sorted in this way.',
      },
    ],
  },
} satisfies DemoSets;

export const methodsAndPredictions: DemoSubsubtopic = {
  title: 'Methods, changes, and predictions',
  skills: ['act.science.scientific-investigation.methods-and-predictions'],
  sets: methodSets,
  sequence: sequence(methodSets, {
    lengthAt400: {
      stem: about(springs, 'What will the length of spring A most likely be with a weight of 400 g?'),
      rank: 1,
      choices: [
        { wrong: '16.0 cm', why: 'This is the length to expect of spring B.' },
        { wrong: '20.5 cm', why: 'This adds 1.0 cm to the length at 300 g, which is the step of spring B.' },
        { right: '22.0 cm' },
        { wrong: '24.5 cm', why: 'This is the length with 500 g.' },
      ],
      explain: md`Each 100 g makes spring A longer by 2.5 cm: 12.0, 14.5, 17.0, 19.5. The next is $19.5 + 2.5 = 22.0$ cm. Check: one more step gives 24.5, the value at 500 g.`,
      onRight: { to: 'whyUnloaded' },
      onWrong: { to: 'stepOfA' },
    },
    stepOfA: {
      stem: about(springs, 'By how much does each further 100 g stretch spring A?'),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: '1.0 cm', why: 'This is the step of spring B.' },
        { right: '2.5 cm' },
        { wrong: '5.0 cm', why: 'This is the step from 300 g to 500 g, which is 200 g.' },
        { wrong: '14.5 cm', why: 'This is the whole length with 100 g. The stretch is what has been added.' },
      ],
      explain: md`Subtract neighboring lengths: $14.5 - 12.0 = 2.5$ and $17.0 - 14.5 = 2.5$. Look at the first column, too: from 300 g to 500 g the weights jump by 200 g, and the length grows by twice 2.5 cm.`,
      onRight: { to: 'whyUnloaded' },
      onWrong: { set: 'antacidsAndGrains', then: 'whyUnloaded' },
    },
    whyUnloaded: {
      stem: about(springs, 'Why did the students first measure the length without a weight?'),
      rank: 0,
      choices: [
        { right: 'To be able to calculate how far a weight stretches the spring' },
        {
          wrong: 'To find out how much the spring itself weighs',
          why: 'A length does not tell the weight of the spring.',
        },
        {
          wrong: 'To check that both springs are equally strong',
          why: 'Both are 12.0 cm long and yet differ in strength.',
        },
        {
          wrong: 'To let the spring come to rest before the first weight',
          why: 'The spring is at rest without a weight. Waiting is another step.',
        },
      ],
      explain:
        'A stretch is a difference: the length with a weight minus the length without one. The first measurement is the starting point for all the others.',
      onRight: { to: 'whyWait' },
      onWrong: { set: 'antacidsAndGrains', then: 'whyWait' },
    },
    whyWait: {
      stem: about(
        springs,
        'If the students had not waited until the spring had stopped moving, the measured lengths would most likely have been',
      ),
      rank: 1,
      choices: [
        { wrong: 'too large in every case.', why: 'A spring that moves up and down is at times too short as well.' },
        { wrong: 'too small in every case.', why: 'A spring that moves up and down is at times too long as well.' },
        {
          wrong: 'exactly the same, but faster to measure.',
          why: 'The length of a moving spring changes from moment to moment.',
        },
        { right: 'sometimes too large and sometimes too small.' },
      ],
      explain:
        'After the weight is hung up, the spring swings around its final length, above and below. A measurement at a chance moment may be off in either direction.',
      onRight: { to: 'rulerError' },
      onWrong: { to: 'instrument' },
    },
    instrument: {
      stem: about(springs, 'Which instrument did the students need for the numbers in the last 2 columns?'),
      rank: 0,
      choices: [
        { wrong: 'A balance', why: 'This measures weights. They are in the first column.' },
        { wrong: 'A stopwatch', why: 'No time is recorded in the table.' },
        { right: 'A ruler' },
        { wrong: 'A thermometer', why: 'No temperature is recorded in the table.' },
      ],
      explain:
        'The unit tells: centimeters are a length, and a ruler measures length. A moving spring is hard to hold against a ruler, which is why the students waited.',
      onRight: { to: 'rulerError' },
      onWrong: { set: 'antacidsAndGrains', then: 'rulerError' },
    },
    rulerError: {
      stem: about(
        springs,
        'Later it turns out that the ruler had been damaged, so that it made every length 0.5 cm too large. Which quantity is still right?',
      ),
      rank: 3,
      choices: [
        { wrong: 'The length of spring B without a weight', why: 'It was 11.5 cm in truth, not 12.0 cm.' },
        { right: 'The stretch of spring A caused by 200 g' },
        { wrong: 'The length of spring A with 500 g', why: 'It was 24.0 cm in truth, not 24.5 cm.' },
        {
          wrong: 'The sum of the lengths of both springs with 100 g',
          why: 'In a sum the errors add up: it is 1.0 cm too large.',
        },
      ],
      explain: md`The stretch is a difference of 2 lengths. Both are 0.5 cm too large, and in the difference the error cancels: $17.0 - 12.0 = 5.0$, and $16.5 - 11.5 = 5.0$.`,
      onRight: { set: 'antacidsAndGrains' },
      onWrong: { set: 'antacidsAndGrains' },
    },
  }),
};
