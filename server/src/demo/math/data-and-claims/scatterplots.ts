import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const seedlings = figure(
  'c4-seedlings',
  'Scatterplot of the height of 8 seedlings in centimeters against their age in weeks. Points: 1 week 8, 2 weeks 15, 3 weeks 19, 4 weeks 18, 5 weeks 22, 6 weeks 31, 7 weeks 35, 8 weeks 36. The line of best fit is straight and goes through 0 weeks 5, 5 weeks 25 and 9 weeks 41.',
);
const fourPlots = figure(
  'c4-four-plots',
  'Four scatterplots. Plot 1: the points rise from left to right near a straight line. Plot 2: the points are spread without a pattern. Plot 3: the points fall from left to right near a straight line. Plot 4: the points rise along a curve to the middle and then fall along it.',
);

const scatterSets = {
  reading: {
    title: 'Reading scatterplots',
    questions: [
      {
        stem: md`${fourPlots}

          In which plot do $x$ and $y$ have a negative linear association?`,
        rank: 0,
        calculator: false,
        choices: [
          { wrong: 'Plot 1', why: 'Here y rises as x rises. The association is positive.' },
          {
            wrong: 'Plot 2',
            why: 'Here the height of a point does not depend on how far right it lies. There is no association.',
          },
          { right: 'Plot 3' },
          { wrong: 'Plot 4', why: 'Here y rises first and falls then, along a curve. The association is not linear.' },
        ],
        explain:
          'In a negative association, y tends to fall as x rises. The points of plot 3 go down from left to right, and they stay near a straight line.',
      },
      {
        stem: md`${fourPlots}

          In one plot, $x$ and $y$ are clearly associated, but a line would be a poor model. Which plot is it?`,
        rank: 1,
        calculator: false,
        choices: [
          { wrong: 'Plot 1', why: 'A rising line passes close to all points of this plot.' },
          { wrong: 'Plot 2', why: 'No curve describes these points either. There is no association.' },
          { wrong: 'Plot 3', why: 'A falling line passes close to all points of this plot.' },
          { right: 'Plot 4' },
        ],
        explain:
          'The points of plot 4 lie close to a curve that rises and then falls, so x tells much about y. A quadratic model fits them. No line does.',
      },
      {
        stem: md`${seedlings}

          According to the line of best fit, what height, in centimeters, is predicted for a seedling that is 5 weeks old?`,
        rank: 0,
        calculator: false,
        typed: { accept: ['25'] },
        explain: 'Go up from 5 weeks to the line, not to the point. The line is at 25 centimeters there.',
      },
      {
        stem: md`${seedlings}

          How many of the 8 seedlings are taller than the line of best fit predicts?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: '2',
            why: 'This counts only the points at 6 and 7 weeks. Those at 2 and 3 weeks lie above the line too.',
          },
          { right: '4' },
          { wrong: '6', why: 'This adds the points at 1 and 8 weeks. They lie just below the line.' },
          { wrong: '8', why: 'This counts all seedlings. The points at 1, 4, 5 and 8 weeks lie below the line.' },
        ],
        explain:
          'A seedling is taller than predicted if its point lies above the line. That is so at 2, 3, 6 and 7 weeks.',
      },
      {
        stem: md`The time a student spends on practice and the number of mistakes in a test have a strong negative association. Which statement describes this?`,
        rank: 1,
        calculator: false,
        choices: [
          { right: 'Students who practice more tend to make fewer mistakes.' },
          { wrong: 'Students who practice more tend to make more mistakes.', why: 'This is a positive association.' },
          { wrong: 'The number of mistakes does not depend on practice.', why: 'This would be no association.' },
          {
            wrong: 'Each hour of practice removes exactly one mistake.',
            why: 'An association is a tendency. It does not say by how much, nor that it holds for everyone.',
          },
        ],
        explain:
          'Negative means that one quantity tends to fall as the other rises. Strong means that the points lie close to the line or curve.',
      },
    ],
  },
  modeling: {
    title: 'Lines of best fit',
    questions: [
      {
        stem: md`For the cars of a repair shop, the line of best fit for the yearly repair cost $y$, in dollars, and the age $x$, in years, is $y = 85x + 120$. What repair cost, in dollars, does it predict for a car that is 6 years old?`,
        rank: 0,
        calculator: true,
        typed: { accept: ['630'] },
        explain: md`Put in $x = 6$: $85 \cdot 6 + 120 = 510 + 120 = 630$.`,
      },
      {
        stem: md`The line of best fit for the price $p$, in dollars, of a used bicycle of age $a$, in years, is $p = 640 - 55a$. What is the best interpretation of the 55?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: 'The price of a new bicycle is predicted to be 55 dollars.',
            why: 'The predicted price at age 0 is the constant, 640.',
          },
          { right: 'The predicted price falls by 55 dollars for each year of age.' },
          {
            wrong: 'The predicted price falls by 1 dollar for every 55 years of age.',
            why: 'This swaps the change in price and the change in age.',
          },
          {
            wrong: 'The bicycles are predicted to have no value after 55 years.',
            why: 'The predicted price is 0 at a = 640 ÷ 55, a little under 12 years.',
          },
        ],
        explain: md`The number that multiplies $a$ is the slope: the change in the predicted price when the age rises by 1 year. It is $-55$, so the price falls by 55 dollars.`,
      },
      {
        stem: md`A line of best fit predicts the score $s$ of a diver from the difficulty $d$ of the dive: $s = 20d + 8$. A dive of difficulty 2.5 was given a score of 61. By how many points was the actual score above the predicted one?`,
        rank: 1,
        calculator: true,
        typed: { accept: ['3'] },
        explain: md`The prediction is $20 \cdot 2.5 + 8 = 58$. The actual score minus the predicted one is $61 - 58 = 3$.`,
      },
      {
        stem: md`The table shows the water level of a well, in meters, on four days.

          | Day | 0 | 10 | 20 | 30 |
          | Level | 15.1 | 12.9 | 11.0 | 9.1 |

          Which equation is the best model for the level $y$ after $x$ days?`,
        rank: 2,
        calculator: true,
        choices: [
          { wrong: md`$y = 15 + 0.2x$`, why: 'The level falls, so the coefficient of x has to be negative.' },
          { wrong: md`$y = 15 - 2x$`, why: 'The level falls by about 2 in 10 days, not in 1 day.' },
          { wrong: md`$y = 9 - 0.2x$`, why: 'This starts at the last level. On day 0 the level was about 15.' },
          { right: md`$y = 15 - 0.2x$` },
        ],
        explain: md`On day 0 the level is about 15. In each 10 days it falls by about 2, which is 0.2 a day. Check day 30: $15 - 0.2 \cdot 30 = 9$, close to 9.1.`,
      },
      {
        stem: md`A line of best fit was computed for the age and the height of children from 4 to 10 years: $h = 6.2a + 78$, with $h$ in centimeters. Why should it not be used for a person of 40 years?`,
        rank: 2,
        calculator: false,
        choices: [
          { right: 'The data say nothing about ages far from 4 to 10 years.' },
          {
            wrong: 'The line predicts a height below 78 centimeters at that age.',
            why: 'At 40 years the line predicts 326 centimeters. It is too great, not too small.',
          },
          {
            wrong: 'A line of best fit may only be used for the ages in the data set itself.',
            why: 'It may be used between them too, for example at 5.5 years. The problem lies far outside.',
          },
          {
            wrong: 'The slope of the line would have to be negative for adults.',
            why: 'Nothing in the data says how the height of adults changes.',
          },
        ],
        explain: md`A model is only as good as the data behind it. At 40 years the line would give $6.2 \cdot 40 + 78 = 326$ centimeters. Growth does not go on at the same rate, and predicting so far outside the data is not safe.`,
      },
      {
        stem: md`The line of best fit for a set of data passes through $(2, 11)$ and $(8, 29)$. For the data point with $x = 12$, the actual value is 4 less than the value the line predicts. What is the actual value?`,
        rank: 3,
        calculator: false,
        choices: [
          { wrong: '32', why: 'This subtracts 9 from 41: it takes away 4 and also the intercept, 5.' },
          { right: '37' },
          { wrong: '41', why: 'This is the value on the line. The actual value is 4 less.' },
          { wrong: '45', why: 'This adds 4. The point lies below the line.' },
        ],
        explain: md`The slope is $\frac{29 - 11}{8 - 2} = 3$. From $x = 8$ to $x = 12$ the line rises by 12, from 29 to 41. The point lies 4 below: $41 - 4 = 37$.`,
      },
    ],
  },
} satisfies DemoSets;

export const scatterplots: DemoSubsubtopic = {
  title: 'Scatterplots and models',
  skills: [
    'sat.math.problem-solving-and-data-analysis.two-variable-data',
    'act.math.statistics-and-probability.data-displays-and-models',
  ],
  sets: scatterSets,
  sequence: sequence(scatterSets, {
    pointAndLine: {
      stem: md`${seedlings}

        At 5 weeks, by about how many centimeters is the actual height less than the height that the line of best fit predicts?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: '1', why: 'This is the distance at 1 or 8 weeks.' },
        { right: '3' },
        { wrong: '22', why: 'This is the actual height. The question asks for the distance to the line.' },
        {
          wrong: '25',
          why: 'This is the predicted height. The question asks how far the actual height lies below it.',
        },
      ],
      explain: md`At 5 weeks the line is at 25 and the point is at about 22. The difference is $25 - 22 = 3$.`,
      onRight: { to: 'slopeMeaning' },
      onWrong: { to: 'whatIsPredicted' },
    },
    whatIsPredicted: {
      stem: md`A scatterplot shows a point at $(6, 31)$. The line of best fit passes through $(6, 29)$. Which statement is true for $x = 6$?`,
      rank: 0,
      calculator: false,
      choices: [
        { right: 'The actual value is 31, and the predicted value is 29.' },
        {
          wrong: 'The actual value is 29, and the predicted value is 31.',
          why: 'A point of the plot is something that was measured. The line is the model.',
        },
        {
          wrong: 'The actual value and the predicted value are both 30.',
          why: 'Nothing is averaged. The point gives one value and the line the other.',
        },
      ],
      explain:
        'Each point stands for data, so it gives the actual value. The line gives the value that the model predicts for the same x.',
      onRight: { to: 'slopeMeaning' },
      onWrong: { set: 'reading', then: 'slopeMeaning' },
    },
    slopeMeaning: {
      stem: md`${seedlings}

        What is the slope of the line of best fit, in centimeters per week?`,
      rank: 1,
      calculator: false,
      typed: { accept: ['4'] },
      explain: md`Take two points of the line that are easy to read, such as $(0, 5)$ and $(5, 25)$. The slope is $\frac{25 - 5}{5 - 0} = 4$. So the model says that a seedling grows about 4 centimeters a week.`,
      help: 'Read two points of the line, not of the data.',
      onRight: { to: 'chooseModel' },
      onWrong: { to: 'slopeFromLine' },
    },
    slopeFromLine: {
      stem: md`A line of best fit passes through $(0, 20)$ and $(10, 50)$, where $x$ is the time in hours and $y$ the temperature in degrees. By how many degrees does the model say the temperature rises each hour?`,
      rank: 0,
      calculator: false,
      choices: [
        { right: md`$3$` },
        { wrong: md`$5$`, why: 'This divides 50 by 10. The line starts at 20, so the rise is only 30.' },
        { wrong: md`$20$`, why: 'This is the temperature at the start.' },
        { wrong: md`$30$`, why: 'This is the rise over all 10 hours.' },
      ],
      explain: md`The temperature rises from 20 to 50, by 30 degrees, in 10 hours. Each hour that is $30 \div 10 = 3$ degrees.`,
      onRight: { to: 'chooseModel' },
      onWrong: { set: 'modeling', then: 'chooseModel' },
    },
    chooseModel: {
      stem: md`The number of bacteria in a dish was counted every hour.

        | Hour | 0 | 1 | 2 | 3 | 4 |
        | Bacteria | 100 | 198 | 405 | 790 | 1,610 |

        Which kind of model fits these data best?`,
      rank: 2,
      calculator: false,
      choices: [
        {
          wrong: 'A linear model with a positive slope',
          why: 'In a linear model the differences are about equal. Here they grow from 98 to 820.',
        },
        {
          wrong: 'A linear model with a negative slope',
          why: 'The number rises, so a slope could not be negative. The differences are not equal either.',
        },
        { wrong: 'An exponential model that decreases', why: 'The number rises from hour to hour.' },
        { right: 'An exponential model that increases' },
      ],
      explain:
        'Compare neighbors. Each count is about 2 times the one before, so the ratios are nearly equal. That is the mark of exponential growth. In a linear model the differences would be nearly equal.',
      onRight: { to: 'newPoint' },
      onWrong: { set: 'reading', then: 'newPoint' },
    },
    newPoint: {
      stem: md`The line of best fit for the mass $m$, in grams, and the length $x$, in centimeters, of fish in a pond is $m = 24x - 130$. Fish A is 5 centimeters longer than fish B, and both lie exactly on the line. By how many grams is the mass of fish A greater?`,
      rank: 3,
      calculator: true,
      choices: [
        {
          wrong: md`$10$`,
          why: 'This subtracts 130 from 120 and drops the sign. In a difference the constant cancels.',
        },
        { wrong: md`$24$`, why: 'This is the difference for 1 centimeter.' },
        { right: md`$120$` },
        { wrong: md`$250$`, why: 'This adds 130 to 120. In a difference the constant cancels.' },
      ],
      explain: md`Both predictions contain $-130$, so it cancels: $24(x + 5) - 24x = 24 \cdot 5 = 120$. A difference depends on the slope alone.`,
      onRight: { set: 'modeling' },
      onWrong: { set: 'modeling' },
    },
  }),
};
