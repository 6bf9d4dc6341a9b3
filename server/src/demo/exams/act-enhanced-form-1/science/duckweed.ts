import { about, type DemoFormQuestion, md } from '../../../format.ts';

const duckweed = md`:::passage Passage VI, written for this course
  Duckweed is a small plant that floats on ponds. It consists of leaf-like *fronds* that form new fronds at their
  edges. Students studied how light and nitrate, a nutrient that contains nitrogen, affect its growth. For each
  condition, they prepared 5 identical containers of 500 mL of water at 24°C with 20 fronds in each, and they counted
  the fronds in each container on later days. The tables show the means of the 5 containers.

  ### Experiment 1

  All containers had a nitrate concentration of 20 mg/L. Lamps shone on them for 16 hours a day with different
  brightness. Brightness was measured in *units* that are proportional to the number of particles of light that reach
  each square meter per second. Table 1 shows the results.

  ### Experiment 2

  All containers stood under lamps with a brightness of 100 units for 16 hours a day. The nitrate concentration was
  varied. Table 2 shows the number of fronds on Day 9.
  :::

  **Table 1**

  | Brightness (units) | Fronds on Day 0 | Fronds on Day 3 | Fronds on Day 6 | Fronds on Day 9 |
  | 25 | 20 | 26 | 34 | 44 |
  | 50 | 20 | 32 | 51 | 82 |
  | 100 | 20 | 40 | 80 | 158 |
  | 200 | 20 | 42 | 88 | 180 |
  | 400 | 20 | 41 | 84 | 172 |

  **Table 2**

  | Nitrate (mg/L) | 0 | 5 | 10 | 20 | 40 |
  | Fronds on Day 9 | 29 | 84 | 127 | 158 | 160 |`;

export const growthOfDuckweed: readonly DemoFormQuestion[] = [
  {
    stem: about(
      duckweed,
      'According to Table 1, what was the mean number of fronds on Day 6 in the containers with a brightness of 50 units?',
    ),
    rank: 0,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: '34', why: 'This is the number on Day 6 with 25 units.' },
      { right: '51' },
      { wrong: '80', why: 'This is the number on Day 6 with 100 units.' },
      { wrong: '82', why: 'This is the number with 50 units on Day 9.' },
    ],
    explain:
      'Find the row for 50 units and the column for Day 6. They meet at 51. Name the row and the column before reading, since the neighboring numbers are among the choices.',
    check: () => {
      const days = [0, 3, 6, 9];
      const fronds = new Map([
        [25, [20, 26, 34, 44]],
        [50, [20, 32, 51, 82]],
        [100, [20, 40, 80, 158]],
      ]);
      return fronds.get(50)?.[days.indexOf(6)] ?? Number.NaN;
    },
    fieldTest: true,
  },
  {
    stem: about(
      duckweed,
      'In Experiment 1, the brightness was doubled four times, from 25 units up to 400 units. Which doubling changed the number of fronds on Day 9 the least?',
    ),
    rank: 1,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { wrong: 'From 25 to 50 units', why: 'This changed the number by 38, from 44 to 82.' },
      { wrong: 'From 50 to 100 units', why: 'This changed the number the most: by 76, from 82 to 158.' },
      { wrong: 'From 100 to 200 units', why: 'This changed the number by 22, from 158 to 180.' },
      { right: 'From 200 to 400 units' },
    ],
    explain:
      'Subtract neighboring numbers in the column for Day 9: 44 to 82 is 38 more, 82 to 158 is 76 more, 158 to 180 is 22 more, and 180 to 172 is 8 fewer. The smallest change is the last.',
    check: () => {
      const brightness = [25, 50, 100, 200, 400];
      const fronds = [44, 82, 158, 180, 172];
      const changes = fronds.slice(1).map((each, at) => Math.abs(each - (fronds[at] ?? 0)));
      const least = changes.indexOf(Math.min(...changes));
      return `From ${brightness[least]} to ${brightness[least + 1]} units`;
    },
    fieldTest: true,
  },
  {
    stem: about(duckweed, 'Which of the following was varied on purpose in Experiment 2?'),
    rank: 1,
    skills: ['act.science.scientific-investigation.experimental-design'],
    choices: [
      {
        wrong: 'The brightness of the lamps',
        why: 'It was varied in Experiment 1. In Experiment 2 it was always 100 units.',
      },
      {
        wrong: 'The number of fronds on Day 9',
        why: 'This was measured. It differed as a result, but it was not set by the students.',
      },
      { right: 'The nitrate concentration' },
      { wrong: 'The number of fronds on Day 0', why: 'Each container was started with 20 fronds.' },
    ],
    explain:
      'The description of Experiment 2 says what the students varied: the nitrate concentration, from 0 to 40 mg/L. The number of fronds on Day 9 is what they measured, and everything else was the same.',
    argument:
      'The passage states that in Experiment 2 the nitrate concentration was varied while the brightness was 100 units and each container began with 20 fronds. The number on Day 9 is the result, not a condition that was set.',
    fieldTest: true,
  },
  {
    stem: about(duckweed, 'The most likely reason for preparing 5 containers for each condition, instead of 1, was to'),
    rank: 2,
    skills: ['act.science.scientific-investigation.experimental-design'],
    choices: [
      { right: 'reduce the influence of chance differences between containers on the results.' },
      {
        wrong: 'compare five different conditions within each of the experiments.',
        why: 'There were 5 conditions as well, but the 5 containers of one condition were identical.',
      },
      {
        wrong: 'give the fronds of each condition enough space to grow until Day 9.',
        why: 'Each container had its own 20 fronds, so that more containers do not give any of them more space.',
      },
      {
        wrong: 'count the fronds of a different container on each of the days.',
        why: 'The fronds in each container were counted on each of the days.',
      },
    ],
    explain:
      'Some plants grow better than others by chance. One container could happen to have weak plants. The mean of five containers varies less, so that a difference between conditions is more likely to be due to the conditions.',
    argument:
      'Identical containers whose mean is reported are repeats, and repeats serve to average out chance. The other choices contradict the passage: the containers of a condition were identical, separate, and all counted each time.',
    fieldTest: true,
  },
  {
    stem: about(
      duckweed,
      'A student claimed, “The more nitrate there is in the water, the faster duckweed grows, without any limit.” Do the results of Experiment 2 support this claim?',
    ),
    rank: 2,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        wrong: 'Yes; there were more fronds at each higher concentration.',
        why: 'The number did go up each time, but from 20 to 40 mg/L by only 2 fronds, which points to a limit.',
      },
      { right: 'No; from 20 to 40 mg/L the number of fronds hardly changed.' },
      {
        wrong: 'No; without nitrate there was no growth at all.',
        why: 'Without nitrate the number grew from 20 to 29, and the claim is about large amounts, not about none.',
      },
      {
        wrong: 'No; the number of fronds fell at high concentrations.',
        why: 'It did not fall in Experiment 2. It fell a little at the highest brightness in Experiment 1.',
      },
    ],
    explain:
      'The claim says “without any limit,” so look at the highest concentrations. From 10 to 20 mg/L there were 31 more fronds, but from 20 to 40 mg/L, although the nitrate doubled, only 2 more. The growth was leveling off.',
    argument:
      'The key is the only choice with both the right verdict and a true reason: 158 against 160 fronds although nitrate doubled. The reason of the first ignores this, and those of the last two are false for Table 2.',
    fieldTest: true,
  },
  {
    stem: about(
      duckweed,
      'Students suspect that in Experiment 2, growth at 40 mg/L was limited by the brightness of the lamps. Which of the following would best test this idea?',
    ),
    rank: 3,
    skills: ['act.science.scientific-investigation.methods-and-predictions'],
    choices: [
      {
        wrong: 'Repeating Experiment 2 at 100 units with concentrations of 60 and 80 mg/L',
        why: 'The brightness would be the same as before, so this could not show whether it was the limit.',
      },
      {
        wrong: 'Repeating Experiment 2 at 50 units with concentrations of 0 and 5 mg/L',
        why: 'At these concentrations nitrate was scarce, and less light can show no limit that was set by 100 units.',
      },
      { right: 'Repeating Experiment 2 at 200 units with concentrations of 20 and 40 mg/L' },
      {
        wrong: 'Repeating Experiment 1 at 20 mg/L with a brightness of 10 and 15 units',
        why: 'Still less light at 20 mg/L does not show what more light would do at 40 mg/L.',
      },
    ],
    explain:
      'If the lamps set the limit, then with more light the plants could use the additional nitrate: at 200 units there should be clearly more fronds at 40 mg/L than at 20 mg/L. If there are not, something else set the limit.',
    argument:
      'To test whether light was the limit at 40 mg/L, the light must be increased at this concentration and compared with 20 mg/L. Only the third choice does so; the others keep or lower the brightness.',
    fieldTest: true,
  },
];
