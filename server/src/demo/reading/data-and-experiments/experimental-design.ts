import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const beans = md`Students planted 10 beans in each of 5 groups of pots. Each day the plants got the amount of water in the table. All
  pots stood at the same window. After 21 days the students measured the heights of the plants.

  | Group | Compost per pot (g) | Water per day (mL) | Average height (cm) |
  | 1 | 0 | 50 | 14 |
  | 2 | 20 | 50 | 19 |
  | 3 | 40 | 50 | 23 |
  | 4 | 60 | 50 | 22 |
  | 5 | 40 | 25 | 17 |`;

const parachutes = md`Students made round parachutes from one kind of plastic, hung a weight from each, and dropped them from a height of 4
  meters in a hall without wind. They dropped each parachute 5 times.

  | Parachute | Diameter (cm) | Weight (g) | Average time of fall (seconds) |
  | 1 | 20 | 10 | 2.1 |
  | 2 | 30 | 10 | 3.0 |
  | 3 | 40 | 10 | 4.0 |
  | 4 | 40 | 20 | 2.9 |`;

const yeast = md`Yeast feeds on sugar and gives off a gas. Students put 100 mL of water and the sugar and yeast in the table into 6 flasks, closed them
  with balloons, kept them at different temperatures, and measured the gas after 30 minutes.

  | Flask | Sugar (g) | Yeast (g) | Temperature (°C) | Gas (mL) |
  | 1 | 5 | 2 | 10 | 8 |
  | 2 | 5 | 2 | 25 | 45 |
  | 3 | 5 | 2 | 40 | 110 |
  | 4 | 5 | 2 | 60 | 3 |
  | 5 | 0 | 2 | 40 | 4 |
  | 6 | 5 | 0 | 40 | 0 |`;

const designSets = {
  parachutesAndYeast: {
    title: 'Parachutes and yeast',
    questions: [
      {
        stem: about(parachutes, 'Which 2 parachutes should be compared to find the effect of the weight?'),
        rank: 0,
        choices: [
          { wrong: '1 and 2', why: 'These have the same weight.' },
          { wrong: '1 and 4', why: 'These differ in both weight and diameter.' },
          { wrong: '2 and 3', why: 'These have the same weight.' },
          { right: '3 and 4' },
        ],
        explain:
          'To find the effect of the weight, change the weight and nothing else. Parachutes 3 and 4 have the same diameter and weights of 10 and 20 g.',
      },
      {
        stem: about(parachutes, 'The students most likely dropped each parachute 5 times in order to'),
        rank: 1,
        choices: [
          { right: 'reduce the effect of small errors in single measurements.' },
          {
            wrong: 'give each parachute time to reach its full speed.',
            why: 'More drops do not make a single fall longer.',
          },
          { wrong: 'test 5 different heights with the same parachute.', why: 'All drops were from 4 meters.' },
          {
            wrong: 'make sure that the heavy parachute falls faster.',
            why: 'An experiment is to find out what happens, not to make it happen.',
          },
        ],
        explain:
          'A single time may be a little too long or too short, for instance because of a late press of the button. In an average of 5 such errors tend to cancel.',
      },
      {
        stem: about(parachutes, 'Why was it important that there was no wind in the hall?'),
        rank: 1,
        choices: [
          {
            wrong: 'Without wind, every parachute falls at the same speed.',
            why: 'The times in the table are different.',
          },
          { wrong: 'Wind would have made the weights heavier.', why: 'Wind does not change a weight.' },
          { right: 'Wind could change the time of fall in ways not tested here.' },
          { wrong: 'Parachutes do not open unless the air is still.', why: 'Parachutes open in wind, too.' },
        ],
        explain:
          'The students tested diameter and weight. Everything else that can change the time of fall, such as wind, has to be kept the same, or one cannot tell what caused a difference.',
      },
      {
        stem: about(parachutes, 'A student wants to find the effect of the height of the drop. Which plan is best?'),
        rank: 2,
        choices: [
          {
            wrong: 'Drop parachute 1 from 4 meters and parachute 3 from 8 meters',
            why: 'Diameter and height change together.',
          },
          { right: 'Drop parachute 3 from 2, 4, 6, and 8 meters' },
          {
            wrong: 'Drop all parachutes from 8 meters',
            why: 'With one height only, its effect cannot be seen within the test.',
          },
          { wrong: 'Drop parachute 3 from 4 meters another 20 times', why: 'The height does not change.' },
        ],
        explain:
          'The plan must vary the height, at several values, and keep the parachute the same. Then any trend in the times is due to the height.',
      },
      {
        stem: about(yeast, 'In flasks 1 to 4, which quantity did the students vary on purpose?'),
        rank: 0,
        choices: [
          { wrong: 'The amount of sugar', why: 'It is 5 g in each of these flasks.' },
          { wrong: 'The amount of yeast', why: 'It is 2 g in each of these flasks.' },
          { right: 'The temperature' },
          { wrong: 'The amount of gas', why: 'This was measured. It is the result.' },
        ],
        explain:
          'Compare the first four rows column by column. Sugar and yeast stay the same, the temperature goes from 10 to 60 °C, and the gas is what was measured at the end.',
      },
      {
        stem: about(yeast, 'Which question can be answered by comparing flasks 3 and 5?'),
        rank: 1,
        choices: [
          { wrong: 'How does the temperature affect the amount of gas?', why: 'Both flasks are at 40 °C.' },
          {
            wrong: 'Does sugar give off gas if there is no yeast?',
            why: 'Both flasks contain yeast. Flask 6 answers this.',
          },
          { wrong: 'Which amount of yeast gives off the most gas?', why: 'Both flasks contain 2 g of yeast.' },
          { right: 'Does yeast give off as much gas without sugar?' },
        ],
        explain:
          'The 2 flasks differ in one column: 5 g of sugar in one, none in the other. So they show what the sugar does.',
      },
      {
        stem: about(yeast, 'What is the main purpose of flask 6?'),
        rank: 2,
        choices: [
          { right: 'To check that the gas does not come from sugar and water alone' },
          { wrong: 'To find out how much sugar yeast can use in 30 minutes', why: 'There is no yeast in flask 6.' },
          { wrong: 'To check that the balloon can hold as much as 110 mL', why: 'No gas came into this balloon.' },
          { wrong: 'To find out whether yeast lives at a temperature of 40 °C', why: 'There is no yeast in flask 6.' },
        ],
        explain:
          'Flask 6 is a control: it is like flask 3 but lacks the yeast. As it gave no gas, the gas in flask 3 needs the yeast.',
      },
      {
        stem: about(
          yeast,
          'The students want to know more exactly which temperature gives the most gas. Which further flasks, each with 5 g of sugar and 2 g of yeast, are best?',
        ),
        rank: 3,
        choices: [
          { wrong: 'Flasks at 0, 5, 15, and 20 °C', why: 'At these temperatures little gas is to be expected.' },
          { right: 'Flasks at 30, 35, 45, and 50 °C' },
          { wrong: 'Flasks at 65, 70, 75, and 80 °C', why: 'At 60 °C there was hardly any gas.' },
          {
            wrong: 'Four flasks at 40 °C',
            why: 'These would make one value more certain, but would not show whether another is better.',
          },
        ],
        explain:
          'The most gas so far was at 40 °C, with less at 25 and at 60 °C. The maximum lies somewhere between 25 and 60 °C, so that is the range to examine in smaller steps.',
      },
    ],
  },
} satisfies DemoSets;

export const experimentalDesign: DemoSubsubtopic = {
  title: 'The design of an experiment',
  skills: ['act.science.scientific-investigation.experimental-design'],
  sets: designSets,
  sequence: sequence(designSets, {
    varied: {
      stem: about(beans, 'In groups 1 to 4, which quantity did the students vary on purpose?'),
      rank: 0,
      choices: [
        { wrong: 'The amount of water', why: 'In these groups it was 50 mL each day.' },
        { wrong: 'The height of the plants', why: 'This was measured at the end. It is the result.' },
        { wrong: 'The number of beans', why: 'There were 10 in each group.' },
        { right: 'The amount of compost' },
      ],
      explain:
        'Look for the column that the students set and that changes from row to row: compost, from 0 to 60 g. What is measured at the end depends on it.',
      onRight: { to: 'waterEffect' },
      onWrong: { to: 'kindsOfColumns' },
    },
    kindsOfColumns: {
      stem: about(
        beans,
        'Which column of the table contains what the students measured, and not what they decided before they began?',
      ),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'Compost per pot', why: 'The students decided how much to put in.' },
        { wrong: 'Water per day', why: 'The students decided how much to pour.' },
        { right: 'Average height' },
        { wrong: 'Group', why: 'These are just names for the pots.' },
      ],
      explain:
        'An experiment has 2 kinds of quantities: those that one sets and those that one then observes. Nobody could set the height of the plants; it was known only after 21 days.',
      onRight: { to: 'waterEffect' },
      onWrong: { set: 'parachutesAndYeast', then: 'waterEffect' },
    },
    waterEffect: {
      stem: about(beans, 'Which 2 groups should be compared to find the effect of the amount of water?'),
      rank: 1,
      choices: [
        { wrong: 'Groups 1 and 5', why: 'These differ in both water and compost.' },
        { right: 'Groups 3 and 5' },
        { wrong: 'Groups 2 and 4', why: 'These got the same amount of water.' },
        { wrong: 'Groups 4 and 5', why: 'These differ in both water and compost.' },
      ],
      explain:
        'A fair comparison changes one thing only. Groups 3 and 5 both have 40 g of compost, and their water is 50 and 25 mL.',
      onRight: { to: 'whyTen' },
      onWrong: { set: 'parachutesAndYeast', then: 'whyTen' },
    },
    whyTen: {
      stem: about(beans, 'Why did the students plant 10 beans in each group rather than 1?'),
      rank: 1,
      choices: [
        { right: 'So that one unusual plant would not decide the result' },
        {
          wrong: 'So that each group would get the same amount of light',
          why: 'The window gives the light, whatever the number of beans.',
        },
        {
          wrong: 'So that the plants would grow taller in their group',
          why: 'The purpose is to measure growth, not to increase it.',
        },
        {
          wrong: 'So that some of the beans could be left without water',
          why: 'All beans of a group were treated alike.',
        },
      ],
      explain:
        'Plants differ from each other even when they are treated alike. An average of 10 is much less affected by one weak or strong seed.',
      onRight: { to: 'flaw' },
      onWrong: { to: 'roleOfGroup1' },
    },
    roleOfGroup1: {
      stem: about(beans, 'What is the role of group 1 in the experiment?'),
      rank: 1,
      choices: [
        { wrong: 'It shows how tall beans grow without water.', why: 'Group 1 got 50 mL of water each day.' },
        {
          wrong: 'It shows which amount of compost is best.',
          why: 'One group cannot show this. It takes a comparison of all.',
        },
        {
          wrong: 'It is a trial run that should not be counted.',
          why: 'It stood at the same window, and its result is needed.',
        },
        { right: 'It shows how tall beans grow without compost.' },
      ],
      explain:
        'A group that lacks the thing to be tested is called a control. Only in comparison with the 14 cm of group 1 can one say that compost made the others taller.',
      onRight: { to: 'flaw' },
      onWrong: { set: 'parachutesAndYeast', then: 'flaw' },
    },
    flaw: {
      stem: about(
        beans,
        'A student learns later that the pots of group 4 had stood at the dark end of the window. Which conclusion does this weaken?',
      ),
      rank: 3,
      choices: [
        { wrong: 'With 20 g of compost beans grow taller than without any.', why: 'This rests on groups 1 and 2.' },
        { wrong: 'With 25 mL of water beans grow less than with 50 mL.', why: 'This rests on groups 3 and 5.' },
        { right: 'Compost beyond 40 g does not make beans any taller.' },
        { wrong: 'With 40 g of compost beans grow taller than with 20 g.', why: 'This rests on groups 2 and 3.' },
      ],
      explain:
        'Ask on which groups each conclusion rests. Only the one about more than 40 g uses group 4. If that group had less light, its 22 cm may be due to the light and not to the compost.',
      onRight: { set: 'parachutesAndYeast' },
      onWrong: { set: 'parachutesAndYeast' },
    },
  }),
};
