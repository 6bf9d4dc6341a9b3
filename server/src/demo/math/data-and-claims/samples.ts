import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const sampleSets = {
  estimates: {
    title: 'Estimates from samples',
    questions: [
      {
        stem: 'Of 80 light bulbs chosen at random from a delivery of 4,000, 3 are faulty. What is the best estimate of the number of faulty bulbs in the delivery?',
        rank: 0,
        calculator: true,
        choices: [
          { wrong: '50', why: 'This is 4,000 divided by 80. It still has to be multiplied by the 3 faulty bulbs.' },
          { right: '150' },
          { wrong: '240', why: 'This multiplies 3 by 80. The delivery is 50 times as large as the sample.' },
          { wrong: '1,333', why: 'This divides 4,000 by 3.' },
        ],
        explain: md`The share in the sample is $\frac{3}{80}$. The delivery is expected to have the same share: $\frac{3}{80} \cdot 4{,}000 = 150$.`,
      },
      {
        stem: 'In a random sample of 250 households of a town, 35% have a vegetable garden. The town has 6,400 households. What is the best estimate of the number of households with a vegetable garden?',
        rank: 0,
        calculator: true,
        typed: { accept: ['2240'] },
        explain: md`The share in the sample is the best estimate for the town: $0.35 \cdot 6{,}400 = 2{,}240$. The size of the sample is not needed here.`,
      },
      {
        stem: 'To estimate the number of fish in a pond, 60 fish are caught, marked and set free. A week later, 50 fish are caught at random, and 12 of them are marked. What is the best estimate of the number of fish in the pond?',
        rank: 2,
        calculator: true,
        typed: { accept: ['250'] },
        explain: md`In the second catch, the share of marked fish is $\frac{12}{50} = 0.24$. The 60 marked fish should be the same share of all $n$ fish: $0.24n = 60$, so $n = 60 \div 0.24 = 250$.`,
      },
      {
        stem: 'A random sample of 120 members of a sports club was asked how they get to training. The result is used as an estimate. For which group is it a good estimate?',
        rank: 0,
        calculator: false,
        choices: [
          {
            wrong: 'Only the 120 members who were asked',
            why: 'For these members the result is known exactly. The point of a sample is to say something about more people.',
          },
          { right: 'All members of the sports club' },
          { wrong: 'All people who do sports in the town', why: 'People outside the club had no chance to be chosen.' },
          { wrong: 'All sports clubs of the same size', why: 'Members of other clubs had no chance to be chosen.' },
        ],
        explain:
          'A random sample stands for the group from which it was drawn. Here every member of the club could be chosen, and nobody else could.',
      },
      {
        stem: 'A school wants to know how many hours a week its students read for pleasure. Which sample gives the most reliable estimate?',
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: '100 students who visit the school library on a Monday',
            why: 'Students in the library are likely to read more than others.',
          },
          {
            wrong: '100 students who answer a notice in the school newspaper',
            why: 'Those who answer choose themselves, and students who read the paper may read more in general.',
          },
          {
            wrong: '100 students who are in the last grade of the school',
            why: 'Students of one grade may read more or less than those of the others.',
          },
          { right: '100 students who are drawn by lot from the list of all students' },
        ],
        explain:
          'All samples have the same size, so the way of choosing decides. Only drawing by lot from the full list gives every student the same chance.',
      },
    ],
  },
  margins: {
    title: 'Margins of error',
    questions: [
      {
        stem: 'A random sample of apples has a mean mass of 182 grams, with a margin of error of 5 grams. Which values for the mean mass of all apples are plausible?',
        rank: 0,
        calculator: false,
        choices: [
          { right: 'The values from 177 to 187 grams' },
          {
            wrong: 'The values from 179.5 to 184.5 grams',
            why: 'This takes half of the margin on each side. The whole margin goes to each side.',
          },
          { wrong: 'The values from 182 to 187 grams', why: 'The margin goes to both sides of the estimate.' },
          { wrong: 'The values from 172 to 192 grams', why: 'This takes the margin twice on each side.' },
        ],
        explain: md`The margin of error is subtracted from and added to the estimate: $182 - 5 = 177$ and $182 + 5 = 187$.`,
      },
      {
        stem: 'From a random sample, the mean length of phone calls to an office is estimated. The plausible values go from 6.4 to 7.8 minutes. What is the margin of error, in minutes?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: '0.35', why: 'This is a quarter of the width. The margin is half of it.' },
          { right: '0.7' },
          {
            wrong: '1.4',
            why: 'This is the whole width, from the lowest to the highest value. The margin reaches from the middle to one end.',
          },
          { wrong: '7.1', why: 'This is the estimate, the middle of the plausible values.' },
        ],
        explain: md`The estimate is the middle, $\frac{6.4 + 7.8}{2} = 7.1$. The margin is the distance from there to an end: $7.8 - 7.1 = 0.7$.`,
      },
      {
        stem: 'Two random samples of the same town’s residents were asked the same question, one of 150 people and one of 900 people. The margins of error were computed in the same way. What is most likely true?',
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: 'The sample of 150 people has the smaller margin of error.',
            why: 'A small sample depends more on chance, so its margin is greater.',
          },
          {
            wrong: 'The margins of error of the two samples are equal.',
            why: 'The margin depends on the size of the sample.',
          },
          { right: 'The sample of 900 people has the smaller margin of error.' },
          {
            wrong: 'The sample of 900 people has no margin of error at all.',
            why: 'Only asking all residents would leave no margin of error.',
          },
        ],
        explain:
          'The more people are chosen at random, the less a few unusual answers change the result. So a larger sample gives a smaller margin of error.',
      },
      {
        stem: 'In a random sample of the customers of a bakery, 56% prefer dark bread, with a margin of error of 4 percentage points. The bakery has 1,500 customers. What is the smallest plausible number of customers who prefer dark bread?',
        rank: 2,
        calculator: true,
        typed: { accept: ['780'] },
        explain: md`The lowest plausible share is $56 - 4 = 52$ percent. Of 1,500 customers that is $0.52 \cdot 1{,}500 = 780$.`,
      },
      {
        stem: 'In a random sample of tomato plants from a large field, the mean number of tomatoes on a plant is 31, with a margin of error of 3. Which conclusion is appropriate?',
        rank: 3,
        calculator: false,
        choices: [
          {
            wrong: 'Each plant of the field has between 28 and 34 tomatoes.',
            why: 'The margin is about the mean. Single plants may have far more or fewer.',
          },
          {
            wrong: 'The mean for the sample lies between 28 and 34, but is not known.',
            why: 'The mean for the sample is known: it is 31.',
          },
          {
            wrong: 'Most plants of the sample have between 28 and 34 tomatoes.',
            why: 'The margin says nothing about how far the single plants lie apart.',
          },
          { right: 'The mean for all plants of the field plausibly lies between 28 and 34.' },
        ],
        explain:
          'The sample is used to estimate one number, the mean for the whole field. The margin of error says how far that number may plausibly lie from 31. It does not describe single plants.',
      },
    ],
  },
} satisfies DemoSets;

export const samples: DemoSubsubtopic = {
  title: 'Samples and margin of error',
  skills: ['sat.math.problem-solving-and-data-analysis.inference-from-samples'],
  sets: sampleSets,
  sequence: sequence(sampleSets, {
    scaleUp: {
      stem: 'A city has 5,000 high school students. In a random sample of 200 of them, 46 walk to school. What is the best estimate of the number of high school students of the city who walk to school?',
      rank: 1,
      calculator: true,
      typed: { accept: ['1150'] },
      explain: md`The share in the sample is $\frac{46}{200} = 0.23$. The same share of all students is $0.23 \cdot 5{,}000 = 1{,}150$. Check: the city has 25 times as many students as the sample, and $25 \cdot 46 = 1{,}150$.`,
      onRight: { to: 'readMargin' },
      onWrong: { to: 'sameShare' },
    },
    sameShare: {
      stem: 'A box holds 300 beads. Of 30 beads drawn at random, 12 are green. About how many beads of the box are green?',
      rank: 0,
      calculator: false,
      choices: [
        { wrong: '42', why: 'This adds 12 and 30. The share of green beads is what stays the same.' },
        { wrong: '90', why: 'This is 30% of the box. The share of green beads is 12 of 30, not 30 of 100.' },
        { right: '120' },
        { wrong: '282', why: 'This adds the difference 300 − 30 to 12, as if all other beads were green.' },
      ],
      explain: md`The box is 10 times as large as the sample, and the share of green beads is expected to be the same. So there are about $10 \cdot 12 = 120$ green beads.`,
      onRight: { to: 'readMargin' },
      onWrong: { set: 'estimates', then: 'readMargin' },
    },
    readMargin: {
      stem: 'In a random sample of the employees of a large company, 62% would like to start work earlier, with a margin of error of 4 percentage points. Which conclusion is appropriate?',
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: 'Exactly 62% of all employees would like to start work earlier.',
          why: 'A sample gives an estimate. The margin says how far it may be off.',
        },
        { right: 'It is plausible that between 58% and 66% of all employees would like to start work earlier.' },
        {
          wrong: 'It is plausible that between 60% and 64% of all employees would like to start work earlier.',
          why: 'This takes half of the margin on each side.',
        },
        {
          wrong: 'It is certain that at least 62% of all employees would like to start work earlier.',
          why: 'The true share may also be less than the estimate, and a sample does not make it certain.',
        },
      ],
      explain: md`Subtract and add the margin: $62 - 4 = 58$ and $62 + 4 = 66$. The true share for all employees is plausibly between these two values.`,
      onRight: { to: 'whichGroup' },
      onWrong: { to: 'plusMinus' },
    },
    plusMinus: {
      stem: 'A random sample gives 40 minutes as the estimate for a mean, with a margin of error of 3 minutes. What is the greatest plausible value for the mean, in minutes?',
      rank: 0,
      calculator: false,
      typed: { accept: ['43'] },
      explain: md`The margin goes to both sides of the estimate. The plausible values reach from $40 - 3 = 37$ to $40 + 3 = 43$.`,
      onRight: { to: 'whichGroup' },
      onWrong: { set: 'margins', then: 'whichGroup' },
    },
    whichGroup: {
      stem: 'A researcher chose 300 subscribers of a hiking magazine at random and asked how often they hike. The mean was 2.4 hikes a month. For which group is 2.4 a good estimate of the mean?',
      rank: 1,
      calculator: false,
      choices: [
        { right: 'The subscribers of the magazine' },
        {
          wrong: 'The people who have ever read the magazine',
          why: 'People who read it without a subscription had no chance to be chosen.',
        },
        {
          wrong: 'The people of the country who hike',
          why: 'Most of them had no chance to be chosen, and subscribers may hike more often.',
        },
        {
          wrong: 'The adults of the country',
          why: 'People who do not hike rarely subscribe to such a magazine, so the estimate would be too high.',
        },
      ],
      explain:
        'The sample was drawn from the subscribers, so it stands for the subscribers. To say something about another group, the sample has to be drawn from that group.',
      onRight: { to: 'overlap' },
      onWrong: { set: 'estimates', then: 'overlap' },
    },
    overlap: {
      stem: 'In a random sample of the students of a large school, 48% prefer an owl as the mascot and 44% prefer a fox. Each estimate has a margin of error of 3 percentage points. Which conclusion is appropriate?',
      rank: 3,
      calculator: false,
      choices: [
        {
          wrong: 'The owl is certain to have more support, because 48 is greater than 44.',
          why: 'Both numbers are estimates. The margins have to be considered.',
        },
        {
          wrong: 'The fox is certain to have more support, because the margins add up to 6.',
          why: 'Nothing makes a lead of the fox certain. The estimates point the other way.',
        },
        { right: 'Either animal may have more support, because the plausible values overlap.' },
        {
          wrong: 'Both animals have the same support, because the margins of error are equal.',
          why: 'Equal margins say that the estimates are equally exact. The shares may still differ.',
        },
      ],
      explain: md`For the owl the plausible values go from 45% to 51%, for the fox from 41% to 47%. They overlap from 45% to 47%. It is plausible, for example, that 46% prefer the owl and 47% the fox, so the estimates do not settle which has more support.`,
      onRight: { set: 'margins' },
      onWrong: { set: 'margins' },
    },
  }),
};
