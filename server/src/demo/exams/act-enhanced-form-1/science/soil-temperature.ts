import { about, type DemoFormQuestion, figure, md } from '../../../format.ts';

const soil = md`:::passage Passage I, written for this course
  The sun heats the surface of the ground by day, and the ground loses heat to the air and the sky by night. To find
  out how far these changes reach, students buried sensors in a level garden bed of bare soil at depths of 5, 20, and
  50 cm. Figure 1 shows the temperatures that the sensors recorded on one clear day in July.

  On the same day, other sensors at a depth of 5 cm recorded the temperature under three kinds of surface in the same
  garden. Table 1 shows the lowest and the highest temperature under each.
  :::

  **Figure 1**

  ${figure(
    'c6-soil-temperature',
    'Soil temperature in °C every 3 hours from 0:00 to 21:00. At 5 cm: 20.6, 19.0, 18.2, 22.1, 27.4, 30.0, 28.1, 24.0. At 20 cm: 23.1, 22.3, 21.4, 20.6, 20.5, 21.5, 23.0, 23.6. At 50 cm: 19.5, 19.6, 19.6, 19.6, 19.5, 19.5, 19.4, 19.4.',
  )}

  **Table 1**

  | Surface | Lowest temperature (°C) | Highest temperature (°C) |
  | Bare soil | 18.2 | 30.0 |
  | Short grass | 19.3 | 25.4 |
  | Straw, 6 cm thick | 19.9 | 22.8 |`;

const hours = ['0:00', '3:00', '6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];
const recorded = {
  5: [20.6, 19.0, 18.2, 22.1, 27.4, 30.0, 28.1, 24.0],
  20: [23.1, 22.3, 21.4, 20.6, 20.5, 21.5, 23.0, 23.6],
  50: [19.5, 19.6, 19.6, 19.6, 19.5, 19.5, 19.4, 19.4],
};
const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

export const soilTemperature: readonly DemoFormQuestion[] = [
  {
    stem: about(
      soil,
      'According to Figure 1, at which of the following times was the soil at a depth of 5 cm warmest?',
    ),
    rank: 0,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: '6:00', why: 'At this time the soil at 5 cm was coldest.' },
      { wrong: '12:00', why: 'At noon it was 27.4°C, and it went on getting warmer.' },
      { right: '15:00' },
      { wrong: '21:00', why: 'This is when the soil at 20 cm was warmest.' },
    ],
    explain:
      'Follow the solid line for 5 cm to its highest point, at 30.0°C, and read the time below it: 15:00. The highest point of another line would answer another question, so check the label first.',
    check: () => hours[recorded[5].indexOf(Math.max(...recorded[5]))] ?? '',
  },
  {
    stem: about(
      soil,
      'According to Figure 1, as the depth increased from 5 cm to 50 cm, the difference between the highest and the lowest temperature of the day',
    ),
    rank: 1,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { right: 'decreased only.' },
      { wrong: 'increased only.', why: 'The line for 5 cm rises and falls the most, and it is the least deep.' },
      {
        wrong: 'decreased and then increased.',
        why: 'From 20 cm to 50 cm the difference does not increase: the line for 50 cm is almost flat.',
      },
      {
        wrong: 'remained constant.',
        why: 'It goes from almost 12°C at 5 cm to a few tenths of a degree at 50 cm.',
      },
    ],
    explain:
      'Compare how far each line swings: about 12°C at 5 cm (18.2 to 30.0), about 3°C at 20 cm (20.5 to 23.6), and 0.2°C at 50 cm. The deeper the sensor, the smaller the swing.',
    check: () => {
      const ranges = [recorded[5], recorded[20], recorded[50]].map(rangeOf);
      const steps = ranges.slice(1).map((range, at) => Math.sign(range - (ranges[at] ?? 0)));
      if (steps.every((step) => step < 0)) return 'decreased only.';
      return steps.every((step) => step > 0) ? 'increased only.' : 'changed in more than one way';
    },
  },
  {
    stem: about(
      soil,
      'According to Table 1, which of the following lists the surfaces in order from the greatest to the smallest difference between the highest and the lowest temperature?',
    ),
    rank: 1,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      {
        wrong: 'Straw, short grass, bare soil',
        why: 'This is the order from the smallest difference to the greatest.',
      },
      {
        wrong: 'Bare soil, straw, short grass',
        why: 'The difference under straw, 2.9°C, is smaller than that under grass, 6.1°C.',
      },
      { wrong: 'Short grass, bare soil, straw', why: 'The difference under bare soil, 11.8°C, is the greatest.' },
      { right: 'Bare soil, short grass, straw' },
    ],
    explain:
      'Subtract in each row: 30.0 − 18.2 = 11.8°C for bare soil, 25.4 − 19.3 = 6.1°C for grass, and 22.8 − 19.9 = 2.9°C for straw. The order of the differences is the order of the rows.',
    check: () => {
      const rows = [
        { surface: 'short grass', range: 25.4 - 19.3 },
        { surface: 'straw', range: 22.8 - 19.9 },
        { surface: 'bare soil', range: 30.0 - 18.2 },
      ];
      return rows
        .sort((a, b) => b.range - a.range)
        .map(({ surface }) => surface)
        .join(', ');
    },
  },
  {
    stem: about(
      soil,
      'Suppose that a fourth sensor had been buried in the bare soil at a depth of 35 cm. Based on Figure 1, the difference between the highest and the lowest temperature at this depth would most likely have been',
    ),
    rank: 2,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { wrong: 'less than 0.2°C.', why: 'This would be less than at 50 cm, but the swings get smaller with depth.' },
      { right: 'between 0.2°C and 3.1°C.' },
      { wrong: 'between 3.1°C and 11.8°C.', why: 'This is between the differences at 20 cm and 5 cm.' },
      { wrong: 'greater than 11.8°C.', why: 'This would be more than at 5 cm, nearest to the surface.' },
    ],
    explain:
      'A depth of 35 cm is between 20 cm and 50 cm. The difference decreases with depth, from 23.6 − 20.5 = 3.1°C at 20 cm to 19.6 − 19.4 = 0.2°C at 50 cm, so at 35 cm it should be between these two.',
    check: () => {
      const shown = (value: number) => `${value.toFixed(1)}°C`;
      const depths = ([5, 20, 50] as const).map((depth) => ({ depth, range: rangeOf(recorded[depth]) }));
      const above = depths.filter(({ depth }) => depth <= 35).at(-1);
      const below = depths.find(({ depth }) => depth >= 35);
      return `between ${shown(below?.range ?? 0)} and ${shown(above?.range ?? 0)}.`;
    },
  },
  {
    stem: about(
      soil,
      'A student claimed that it takes time for the heat of the surface to move down through the soil. Which of the following observations from Figure 1 best supports this claim?',
    ),
    rank: 3,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        wrong: 'At 15:00, the soil was warmer at 5 cm than at 20 cm.',
        why: 'This compares two depths at one time. It does not show when heat arrived at the lower one.',
      },
      {
        wrong: 'At 6:00, the soil was colder at 5 cm than at 20 cm.',
        why: 'This shows that the upper soil cools more at night, not how long heat takes to move down.',
      },
      {
        wrong: 'At 50 cm, the temperature was almost the same all day.',
        why: 'This shows how little heat reached 50 cm, not how long it took to move.',
      },
      { right: 'The highest temperature was recorded later at 20 cm than at 5 cm.' },
    ],
    explain:
      'A claim about time needs an observation about time. At 5 cm the highest temperature came at 15:00, but at 20 cm only at 21:00. While the upper soil was cooling already, its heat was still arriving below.',
    argument:
      'Only the last choice compares the times at which the same event, the daily maximum, was recorded at two depths (15:00 and 21:00). The other three are true of the figure, but they concern temperatures at one time or at one depth.',
  },
];
