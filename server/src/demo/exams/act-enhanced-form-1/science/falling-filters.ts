import { about, type DemoFormQuestion, figure, md } from '../../../format.ts';

const filters = md`:::passage Passage IV, written for this course
  An object that falls through air speeds up until the resistance of the air is as great as the weight of the object.
  From then on it falls at a constant speed, its *terminal speed*. Students studied the terminal speed of paper
  coffee filters, which fall with the flat side down. A motion sensor on the floor recorded the speed during each
  fall. All filters had the same shape.

  ### Experiment 1

  Filters with a diameter of 15 cm were dropped from a height of 2.0 m. To vary the mass without changing the shape,
  the students put several filters of 1.0 g each inside one another. Table 1 shows the terminal speeds. Figure 1 shows
  the speed during three of the falls.

  ### Experiment 2

  Single filters with different diameters were dropped from a height of 2.0 m. Each was loaded with small pieces of
  clay on the inside until the total mass was 3.0 g. Table 2 shows the terminal speeds.

  ### Experiment 3

  A stack of filters with a diameter of 15 cm and a mass of 2.0 g was dropped from different heights. Table 3 shows
  the total time of each fall and the mean speed over the last 0.5 m.
  :::

  **Table 1**

  | Mass (g) | 1.0 | 2.0 | 3.0 | 4.0 | 5.0 |
  | Terminal speed (m/s) | 1.08 | 1.52 | 1.87 | 2.14 | 2.41 |

  **Figure 1**

  ${figure(
    'c6-falling-filters',
    'Speed in m/s against the time since release in seconds, for masses of 1.0 g, 2.0 g, and 4.0 g. All three curves begin at 0 and then become level. Speeds at 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, and 0.8 s: for 1.0 g: 0.78, 1.02, 1.07, 1.08, 1.08, 1.08, 1.08; for 2.0 g: 0.86, 1.31, 1.46, 1.50, 1.52, 1.52, 1.52; for 4.0 g: 0.92, 1.55, 1.88, 2.03, 2.10, 2.12, 2.14.',
  )}

  **Table 2**

  | Diameter (cm) | 12 | 15 | 18 | 21 | 24 |
  | Terminal speed (m/s) | 2.33 | 1.87 | 1.55 | 1.33 | 1.17 |

  **Table 3**

  | Height (m) | 1.0 | 1.5 | 2.0 | 2.5 |
  | Total time (s) | 0.77 | 1.09 | 1.42 | 1.75 |
  | Mean speed over the last 0.5 m (m/s) | 1.51 | 1.52 | 1.52 | 1.51 |`;

export const fallingFilters: readonly DemoFormQuestion[] = [
  {
    stem: about(filters, 'According to the results of Experiment 1, as the mass increased, the terminal speed'),
    rank: 0,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { right: 'increased only.' },
      { wrong: 'decreased only.', why: 'This is what happened in Experiment 2 as the diameter increased.' },
      {
        wrong: 'increased and then remained constant.',
        why: 'This is how the speed changes during one fall, in Figure 1.',
      },
      {
        wrong: 'remained constant.',
        why: 'This is about true of the last 0.5 m in Experiment 3, where the height was varied.',
      },
    ],
    explain:
      'Read Table 1 from left to right: 1.08, 1.52, 1.87, 2.14, 2.41 m/s. Each number is greater than the one before it, so the terminal speed increased only.',
    check: () => {
      const speeds = [1.08, 1.52, 1.87, 2.14, 2.41];
      const steps = speeds.slice(1).map((speed, at) => Math.sign(speed - (speeds[at] ?? 0)));
      if (steps.every((step) => step > 0)) return 'increased only.';
      return steps.every((step) => step < 0) ? 'decreased only.' : 'changed in more than one way';
    },
  },
  {
    stem: about(
      filters,
      'According to Figure 1, the stack of filters with a mass of 4.0 g reached a speed of 2.0 m/s at a time after release that is closest to which of the following?',
    ),
    rank: 1,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: '0.1 s', why: 'At this time its speed was about 0.9 m/s.' },
      { wrong: '0.2 s', why: 'At this time its speed was about 1.5 m/s.' },
      { right: '0.4 s' },
      { wrong: '0.6 s', why: 'At this time it had almost reached its terminal speed of 2.14 m/s.' },
    ],
    explain:
      'Find 2.0 m/s on the vertical axis, go across to the curve for 4.0 g, and then down to the time. The curve crosses 2.0 m/s just before 0.4 s.',
    check: () => {
      const speeds = [0, 0.92, 1.55, 1.88, 2.03, 2.1, 2.12];
      const after = speeds.findIndex((speed) => speed >= 2);
      const [before = 0, reached = 0] = speeds.slice(after - 1, after + 1);
      const time = (after - 1 + (2 - before) / (reached - before)) / 10;
      const nearest = [0.1, 0.2, 0.4, 0.6].sort((a, b) => Math.abs(a - time) - Math.abs(b - time))[0];
      return `${nearest} s`;
    },
  },
  {
    stem: about(filters, 'In Experiment 2, the filters were loaded with clay most likely so that'),
    rank: 1,
    skills: ['act.science.scientific-investigation.experimental-design'],
    choices: [
      {
        wrong: 'their shape would differ from that of the largest filter.',
        why: 'All filters were of the same shape.',
      },
      {
        wrong: 'they would reach the floor without reaching a constant speed.',
        why: 'Then no terminal speed could have been recorded.',
      },
      {
        wrong: 'their mass would increase in proportion to their diameter.',
        why: 'The clay gave all filters the same mass, whatever their diameter.',
      },
      { right: 'a difference in mass would not affect the comparison of diameters.' },
    ],
    explain:
      'A smaller filter is made of less paper, so it is lighter, and Experiment 1 shows that mass matters. With the clay, all filters had a mass of 3.0 g, and any difference in speed was due to the diameter.',
    argument:
      'The text says the clay made each mass equal to 3.0 g. Since mass changes the terminal speed (Experiment 1), this removes it as a second cause. The other purposes contradict the text.',
  },
  {
    stem: about(
      filters,
      'The students want to find out whether the terminal speed depends on the shape of the filter. Which of the following comparisons would best answer this question?',
    ),
    rank: 2,
    skills: ['act.science.scientific-investigation.methods-and-predictions'],
    choices: [
      {
        wrong: 'A flat filter of 15 cm and 1.0 g with a cone-shaped filter of 15 cm and 2.0 g',
        why: 'Shape and mass both differ, so a difference in speed could be due to either.',
      },
      { right: 'A flat filter of 15 cm and 2.0 g with a cone-shaped filter of 15 cm and 2.0 g' },
      {
        wrong: 'A flat filter of 15 cm and 2.0 g with a cone-shaped filter of 24 cm and 2.0 g',
        why: 'Shape and diameter both differ, so a difference in speed could be due to either.',
      },
      {
        wrong: 'A cone-shaped filter of 15 cm and 2.0 g with a cone-shaped filter of 24 cm and 2.0 g',
        why: 'The shape is the same, so this comparison says nothing about it.',
      },
    ],
    explain:
      'To test one cause, vary it alone. The shape must differ, while the diameter and the mass, which both matter according to Experiments 1 and 2, must be the same.',
    argument:
      'Only the second choice differs in shape and in nothing else: both filters have 15 cm and 2.0 g. The others change the mass or the diameter as well, or do not change the shape at all.',
  },
  {
    stem: about(
      filters,
      'A student noticed in Table 1 that when the mass was multiplied by 4, the terminal speed was multiplied by about 2. If this pattern continues, the terminal speed of a stack with a mass of 9.0 g and a diameter of 15 cm would be closest to which of the following?',
    ),
    rank: 3,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { wrong: '2.4 m/s', why: 'This is the speed for 5.0 g. The speed goes on increasing with mass.' },
      { right: '3.2 m/s' },
      { wrong: '4.9 m/s', why: md`This multiplies 1.08 by half of 9. The factor is the square root of 9.` },
      { wrong: '9.7 m/s', why: 'This multiplies the speed by 9, as though it were proportional to the mass.' },
    ],
    explain: md`The factor of the speed is the square root of the factor of the mass, since 2 is the square root of 4. For 9 times 1.0 g
      the speed is 3 times 1.08 m/s, or about 3.2 m/s. Another point confirms this: for 2.0 g, $1.41 \cdot 1.08 \approx 1.52$.`,
    check: () => {
      const speeds = [1.08, 1.52, 1.87, 2.14, 2.41];
      // The square of the speed in proportion to the mass, on average over the table.
      const squares = speeds.map((speed, at) => speed ** 2 / (at + 1));
      const speed = Math.sqrt((9 * squares.reduce((sum, each) => sum + each)) / squares.length);
      const nearest = [2.4, 3.2, 4.9, 9.7].sort((a, b) => Math.abs(a - speed) - Math.abs(b - speed))[0];
      return `${nearest} m/s`;
    },
  },
  {
    stem: about(
      filters,
      'A student claimed that in every fall of Experiment 3, the stack had reached its terminal speed before the last 0.5 m. Do the results support this claim?',
    ),
    rank: 3,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        wrong: 'No; the total time of the fall increased with the height.',
        why: 'A longer way takes more time at a constant speed as well, so this does not speak against the claim.',
      },
      {
        wrong: 'No; the speed at the start of each fall was 0 m/s.',
        why: 'The claim is about the end of the fall. Every object starts at rest.',
      },
      {
        wrong: 'Yes; the total time of the fall was proportional to the height.',
        why: 'It was not: from 1.0 to 2.0 m the height doubles, but the time grows from 0.77 to only 1.42 s.',
      },
      { right: 'Yes; the speed over the last 0.5 m was nearly the same for all heights.' },
    ],
    explain:
      'If the stack were still speeding up near the floor, it would be faster there after a fall from 2.5 m than after one from 1.0 m. The last row of Table 3 shows 1.51 or 1.52 m/s each time, which is also the terminal speed of 2.0 g in Table 1.',
    argument:
      'A constant speed over the last half meter from every height (1.51 to 1.52 m/s, equal to the 1.52 m/s of Table 1) means the terminal speed had been reached. The third choice states something false about Table 3, and the first two do not bear on the claim.',
  },
];
