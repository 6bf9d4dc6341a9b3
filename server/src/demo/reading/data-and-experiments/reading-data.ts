import { about, type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const salts = md`The table shows how many grams of each of 3 salts dissolve at most in 100 grams of water, at 5 temperatures.
  A solution that contains as much as can dissolve is called *saturated*.

  | Temperature (°C) | Potassium nitrate (g) | Potassium chloride (g) | Sodium chloride (g) |
  | 0 | 13 | 28 | 36 |
  | 20 | 32 | 34 | 36 |
  | 40 | 64 | 40 | 36 |
  | 60 | 110 | 46 | 37 |
  | 80 | 169 | 51 | 38 |`;

const lakeGraph = figure(
  'c8-lake',
  'Graph of the temperature of a lake in °C against the depth in meters. July: 24 at the surface, 23 at 2 m, 22 at 4 m, 16 at 6 m, 11 at 8 m, 9 at 10 m, 8 at 12 m. November: 9 at every depth from the surface to 12 m.',
);

const lake = md`Students measured the temperature of a lake at every 2 meters of depth, once in July and once in November.

  ${lakeGraph}`;

const pulses = md`Four students measured their pulses, in beats per minute: at rest, right after a walk, right after a run, and
  5 minutes after the end of the run.

  | Student | Rest | After the walk | After the run | 5 minutes later |
  | A | 62 | 88 | 148 | 70 |
  | B | 74 | 102 | 170 | 96 |
  | C | 68 | 90 | 155 | 74 |
  | D | 80 | 104 | 160 | 98 |`;

const readingSets = {
  lakeAndPulses: {
    title: 'A graph of a lake and a table of pulses',
    questions: [
      {
        stem: about(lake, 'What was the temperature of the lake at a depth of 6 meters in July?'),
        rank: 0,
        choices: [
          { wrong: '9 °C', why: 'This is the temperature at 6 meters in November, the other line.' },
          { wrong: '11 °C', why: 'This is the temperature in July at 8 meters.' },
          { right: '16 °C' },
          { wrong: '22 °C', why: 'This is the temperature in July at 4 meters.' },
        ],
        explain:
          'In this graph the depth runs downward and the temperature to the right. Go down to 6 meters, then right to the line for July, then up to the scale: 16 °C.',
      },
      {
        stem: about(lake, 'At which depth was the temperature the same in both months?'),
        rank: 1,
        choices: [
          { wrong: '4 meters', why: 'At this depth it was 22 °C in July and 9 °C in November.' },
          { wrong: '6 meters', why: 'At this depth it was 16 °C in July and 9 °C in November.' },
          { wrong: '8 meters', why: 'At this depth it was 11 °C in July and 9 °C in November.' },
          { right: '10 meters' },
        ],
        explain:
          'The temperatures are the same where the 2 lines meet. They meet at 10 meters, at 9 °C. Check the point below: at 12 meters July has 8 °C and is colder.',
      },
      {
        stem: about(lake, 'In July, between which 2 depths did the temperature change most?'),
        rank: 1,
        choices: [
          { wrong: '0 and 2 meters', why: 'Between these it fell by 1 degree.' },
          { right: '4 and 6 meters' },
          { wrong: '6 and 8 meters', why: 'Between these it fell by 5 degrees, which is a little less.' },
          { wrong: '8 and 10 meters', why: 'Between these it fell by 2 degrees.' },
        ],
        explain: md`The change is the difference between neighbors: $24 - 23 = 1$ at the top, but $22 - 16 = 6$ between 4 and 6 meters. There the line runs farthest to the left from one point to the next.`,
      },
      {
        stem: about(lake, 'Which statement about the lake in November agrees with the graph?'),
        rank: 0,
        choices: [
          { right: 'It was equally warm at all depths.' },
          { wrong: 'It was warmest at the surface.', why: 'This is true of July.' },
          {
            wrong: 'It was colder at every depth than in July.',
            why: 'At 10 meters it was equal, and at 12 meters warmer than in July.',
          },
          { wrong: 'It was warmest at the bottom.', why: 'At the bottom it was 9 °C, as everywhere else.' },
        ],
        explain:
          'The line for November is vertical: whatever the depth, the temperature is 9 °C. A line that runs straight along the axis of depth shows that the temperature does not change with depth.',
      },
      {
        stem: about(pulses, 'Whose pulse rose most from rest to the end of the run?'),
        rank: 1,
        choices: [
          { wrong: 'Student A’s', why: 'It rose by 86 beats per minute.' },
          { right: 'Student B’s' },
          { wrong: 'Student C’s', why: 'It rose by 87 beats per minute.' },
          {
            wrong: 'Student D’s',
            why: 'It rose by 80 beats per minute, the smallest rise, from the highest pulse at rest.',
          },
        ],
        explain: md`A rise is a difference of 2 columns, so calculate it for each row: $148 - 62 = 86$, $170 - 74 = 96$, $155 - 68 = 87$, $160 - 80 = 80$.`,
      },
      {
        stem: about(
          pulses,
          'After the walk, what was the difference between the highest and the lowest pulse, in beats per minute?',
        ),
        rank: 0,
        choices: [
          { wrong: '2', why: 'This is the difference between the 2 highest pulses, 104 and 102.' },
          { wrong: '12', why: 'This is the difference between students B and C.' },
          {
            wrong: '14',
            why: 'This is the difference between students B and A, but D has the highest pulse after the walk.',
          },
          { right: '16' },
        ],
        explain: md`Stay in the column “After the walk.” The highest is 104, the lowest is 88, and $104 - 88 = 16$.`,
      },
      {
        stem: about(pulses, 'Five minutes after the run, whose pulse was closest to his or her own pulse at rest?'),
        rank: 2,
        choices: [
          { wrong: 'Student A’s', why: 'It is the lowest of all, 70, but still 8 above the 62 at rest.' },
          { wrong: 'Student B’s', why: 'It was still 22 above the pulse at rest.' },
          { right: 'Student C’s' },
          { wrong: 'Student D’s', why: 'It was still 18 above the pulse at rest.' },
        ],
        explain: md`Compare each student with himself or herself: $70 - 62 = 8$, $96 - 74 = 22$, $74 - 68 = 6$, $98 - 80 = 18$. The lowest pulse is not the one closest to rest.`,
      },
      {
        stem: about(pulses, 'Which statement is true of all 4 students?'),
        rank: 2,
        choices: [
          { right: 'The pulse 5 minutes after the run was lower than right after the walk.' },
          {
            wrong: 'The pulse right after the run was at least twice as high as after the walk.',
            why: 'Not one of them doubled: A’s rose from 88 to 148.',
          },
          {
            wrong: 'The pulse right after the walk was at least 25 above the pulse at rest.',
            why: 'For C it was 22 above, and for D 24.',
          },
          {
            wrong: 'The pulse 5 minutes after the run was within 10 of the pulse at rest.',
            why: 'For B it was 22 above, and for D 18.',
          },
        ],
        explain:
          '“All” has to hold in every row. 70 is below 88, 96 below 102, 74 below 90, and 98 below 104. For the other statements, look for one row that breaks them.',
      },
    ],
  },
} satisfies DemoSets;

export const readingData: DemoSubsubtopic = {
  title: 'Reading tables and graphs',
  skills: ['act.science.interpretation-of-data.reading-data'],
  sets: readingSets,
  sequence: sequence(readingSets, {
    chlorideAt40: {
      stem: about(salts, 'How many grams of potassium chloride dissolve at most in 100 grams of water at 40 °C?'),
      rank: 0,
      choices: [
        { wrong: '34', why: 'This is the value for 20 °C, one row higher.' },
        { right: '40' },
        { wrong: '46', why: 'This is the value for 60 °C, one row lower.' },
        { wrong: '64', why: 'This is the value for potassium nitrate, one column to the left.' },
      ],
      explain:
        'Find the row for 40 °C and the column for potassium chloride. Where they cross is 40. Read the head of the column in full, since 2 salts begin with “Potassium.”',
      onRight: { to: 'mostAt20' },
      onWrong: { to: 'meaningOf64' },
    },
    meaningOf64: {
      stem: about(salts, 'What does the number 64 in the table tell?'),
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'At 64 °C, 40 grams of potassium nitrate dissolve.',
          why: 'The temperature is in the first column of the row: 40 °C.',
        },
        {
          wrong: 'At 40 °C, 64 percent of potassium nitrate dissolves.',
          why: 'The head of the column says grams, not percent.',
        },
        { right: 'At 40 °C, up to 64 grams of potassium nitrate dissolve in 100 grams of water.' },
        {
          wrong: 'At 40 °C, 64 grams of water dissolve in 100 grams of potassium nitrate.',
          why: 'This exchanges water and salt.',
        },
      ],
      explain:
        'A number in a table has 2 addresses and a unit. Its row says 40 °C, its column says potassium nitrate in grams, and the text above says for how much water.',
      onRight: { to: 'mostAt20' },
      onWrong: { set: 'lakeAndPulses', then: 'mostAt20' },
    },
    mostAt20: {
      stem: about(salts, 'Of which salt does the most dissolve at 20 °C?'),
      rank: 0,
      choices: [
        { wrong: 'Potassium nitrate', why: 'This is true at 40 °C and above. At 20 °C it is 32 grams.' },
        { wrong: 'Potassium chloride', why: 'It is 34 grams, which is less than 36.' },
        { wrong: 'The same of all 3', why: 'The values are close to each other but different: 32, 34, and 36.' },
        { right: 'Sodium chloride' },
      ],
      explain:
        'Stay in the row for 20 °C and compare: 32, 34, 36. The salt with the largest numbers elsewhere has the smallest one here.',
      onRight: { to: 'fiftyGrams' },
      onWrong: { set: 'lakeAndPulses', then: 'fiftyGrams' },
    },
    fiftyGrams: {
      stem: about(
        salts,
        'A student stirs 50 grams of a salt into 100 grams of water at 40 °C. With which salt does all of it dissolve?',
      ),
      rank: 1,
      choices: [
        { right: 'With potassium nitrate only' },
        {
          wrong: 'With potassium chloride only',
          why: 'Of this salt 40 grams dissolve at 40 °C, so 10 grams stay behind.',
        },
        { wrong: 'With sodium chloride only', why: 'Of this salt 36 grams dissolve at 40 °C.' },
        { wrong: 'With all 3 salts', why: 'This would need at least 50 in each column of the row.' },
      ],
      explain:
        'All of it dissolves if 50 is not more than the number in the table. In the row for 40 °C the numbers are 64, 40, and 36, and only 64 is large enough.',
      onRight: { to: 'crystals' },
      onWrong: { to: 'riseOfNitrate' },
    },
    riseOfNitrate: {
      stem: about(salts, 'How many more grams of potassium nitrate dissolve at 60 °C than at 20 °C?'),
      rank: 1,
      choices: [
        { wrong: '46', why: 'This is the difference between 60 °C and 40 °C.' },
        { right: '78' },
        { wrong: '97', why: 'This is the difference between 60 °C and 0 °C.' },
        { wrong: '137', why: 'This is the difference between 80 °C and 20 °C.' },
      ],
      explain: md`Read both values in the same column, then subtract: $110 - 32 = 78$ grams.`,
      onRight: { to: 'crystals' },
      onWrong: { set: 'lakeAndPulses', then: 'crystals' },
    },
    crystals: {
      stem: about(
        salts,
        'A saturated solution of potassium nitrate in 100 grams of water is cooled from 80 °C to 40 °C. How many grams of the salt form crystals?',
      ),
      rank: 3,
      choices: [
        { wrong: '59', why: 'This much forms on cooling to 60 °C.' },
        { wrong: '64', why: 'This much stays dissolved.' },
        { right: '105' },
        { wrong: '169', why: 'This is what was dissolved at first. Not all of it comes out.' },
      ],
      explain: md`At 80 °C there are 169 grams in the water, and at 40 °C it can hold 64. The rest has to leave: $169 - 64 = 105$ grams. Check: $64 + 105 = 169$.`,
      onRight: { set: 'lakeAndPulses' },
      onWrong: { set: 'lakeAndPulses' },
    },
  }),
};
