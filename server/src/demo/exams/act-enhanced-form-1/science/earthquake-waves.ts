import { about, type DemoFormQuestion, figure, md } from '../../../format.ts';

const waves = md`:::passage Passage V, written for this course
  An earthquake sends out two kinds of waves through the inside of Earth. *P waves* are faster and arrive first. In
  them, the rock is compressed and stretched in the direction in which the wave travels. *S waves* arrive later. In
  them, the rock moves sideways, at right angles to the direction in which the wave travels.

  The *epicenter* is the point on the surface above the source of the earthquake. Figure 1 shows how long P waves and
  S waves take from an earthquake near the surface to places at different distances from the epicenter. Table 1 lists
  the values.

  Table 2 shows when the waves of one earthquake arrived at three stations. The times are given in minutes after
  14:00.
  :::

  **Figure 1**

  ${figure(
    'c6-travel-times',
    'Two curves of the travel time in minutes against the distance from the epicenter, from 0 to 8 thousand km. Both begin at 0 and rise less and less steeply. The curve for S waves is above that for P waves. At 1, 2, 3, 4, 5, 6, 7, and 8 thousand km they are at the values of Table 1.',
  )}

  **Table 1**

  | Distance (km) | Travel time of P waves (min) | Travel time of S waves (min) |
  | 1,000 | 2.2 | 3.9 |
  | 2,000 | 4.2 | 7.5 |
  | 3,000 | 5.7 | 10.3 |
  | 4,000 | 7.0 | 12.7 |
  | 5,000 | 8.3 | 14.9 |
  | 6,000 | 9.4 | 17.1 |
  | 7,000 | 10.5 | 19.1 |
  | 8,000 | 11.4 | 20.8 |

  **Table 2**

  | Station | P waves arrive | S waves arrive |
  | Kesten | 27.2 | 30.5 |
  | Lomara | 30.0 | 35.7 |
  | Mirfel | 32.4 | 40.1 |`;

const thousands = [1, 2, 3, 4, 5, 6, 7, 8];
const pTimes = [2.2, 4.2, 5.7, 7.0, 8.3, 9.4, 10.5, 11.4];
const sTimes = [3.9, 7.5, 10.3, 12.7, 14.9, 17.1, 19.1, 20.8];
const lags = sTimes.map((time, at) => time - (pTimes[at] ?? 0));
/** The distance in thousands of km at which S waves arrive this many minutes after P waves. */
const distanceFor = (lag: number) => thousands[lags.findIndex((each) => Math.abs(each - lag) < 0.05)] ?? Number.NaN;

export const earthquakeWaves: readonly DemoFormQuestion[] = [
  {
    stem: about(
      waves,
      'According to Table 1, how many minutes does an S wave take to a place 5,000 km from the epicenter?',
    ),
    rank: 0,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: '6.6', why: 'This is how much later than the P wave it arrives.' },
      { wrong: '8.3', why: 'This is the time that a P wave takes.' },
      { right: '14.9' },
      { wrong: '17.1', why: 'This is the time that an S wave takes over 6,000 km.' },
    ],
    explain:
      'Go to the row for 5,000 km and read the last column, for S waves: 14.9 minutes. Figure 1 agrees: at 5 thousand km the upper curve is just below 15.',
    check: () => sTimes[thousands.indexOf(5)] ?? Number.NaN,
  },
  {
    stem: about(
      waves,
      'According to Figure 1 and Table 1, as the distance from the epicenter increases from 1,000 km to 8,000 km, the time between the arrival of the P wave and the arrival of the S wave',
    ),
    rank: 1,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { right: 'increases only.' },
      { wrong: 'decreases only.', why: 'The two curves move apart from left to right. They do not come together.' },
      {
        wrong: 'increases and then decreases.',
        why: 'The curves become less steep, but the upper one stays the steeper, so that the gap goes on growing.',
      },
      { wrong: 'remains constant.', why: 'It is 1.7 minutes at 1,000 km and 9.4 minutes at 8,000 km.' },
    ],
    explain:
      'The time between the two is the vertical gap between the curves. Subtract in some rows of the table: 3.9 − 2.2 = 1.7, 12.7 − 7.0 = 5.7, 20.8 − 11.4 = 9.4 minutes. It grows from row to row.',
    check: () => {
      const steps = lags.slice(1).map((lag, at) => Math.sign(lag - (lags[at] ?? 0)));
      if (steps.every((step) => step > 0)) return 'increases only.';
      return steps.every((step) => step < 0) ? 'decreases only.' : 'changes in more than one way';
    },
  },
  {
    stem: about(waves, 'Based on Tables 1 and 2, how many kilometers is Lomara from the epicenter?'),
    rank: 2,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: '2,000', why: 'At this distance S waves arrive 3.3 minutes after P waves, as they did at Kesten.' },
      {
        wrong: '3,000',
        why: 'Here P waves take 5.7 minutes. At Lomara, 5.7 minutes is the time between the two waves.',
      },
      { right: '4,000' },
      { wrong: '6,000', why: 'At this distance S waves arrive 7.7 minutes after P waves, as they did at Mirfel.' },
    ],
    explain:
      'At Lomara the S waves arrived 35.7 − 30.0 = 5.7 minutes after the P waves. In Table 1, look for the row in which the two times differ by 5.7: 12.7 − 7.0 = 5.7, at 4,000 km.',
    check: () => distanceFor(35.7 - 30.0) * 1000,
  },
  {
    stem: about(
      waves,
      'Based on Tables 1 and 2, at which of the following times did the earthquake most likely happen?',
    ),
    rank: 3,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { wrong: '14:20', why: 'Then the P waves would have taken 7.2 minutes to Kesten, which is only 2,000 km away.' },
      { right: '14:23' },
      {
        wrong: '14:25',
        why: 'Then the P waves would have taken only 5.0 minutes to Lomara, 4,000 km away, instead of 7.0.',
      },
      {
        wrong: '14:27',
        why: 'At about this time the first waves arrived at Kesten. They had traveled for 4.2 minutes.',
      },
    ],
    explain:
      'First find a distance: at Kesten the waves arrived 30.5 − 27.2 = 3.3 minutes apart, which belongs to 2,000 km. P waves take 4.2 minutes over this distance, so they started at 27.2 − 4.2 = 23.0 minutes after 14:00. Lomara gives the same: 30.0 − 7.0 = 23.0.',
    check: () => {
      const stations = [
        [27.2, 30.5],
        [30.0, 35.7],
        [32.4, 40.1],
      ] as const;
      const origins = stations.map(([p, s]) => p - (pTimes[thousands.indexOf(distanceFor(s - p))] ?? Number.NaN));
      const same = new Set(origins.map((origin) => Math.round(origin * 10) / 10));
      return same.size === 1 ? `14:${[...same].join()}` : 'The stations do not agree.';
    },
  },
  {
    stem: about(
      waves,
      'At a fourth station, the instrument was switched on after the P waves of this earthquake had passed and recorded only the arrival of the S waves. Which of the following procedures would give the distance of this station from the epicenter?',
    ),
    rank: 3,
    skills: ['act.science.scientific-investigation.methods-and-predictions'],
    choices: [
      {
        right:
          'Subtract the time of the earthquake, found from the other stations, from the arrival time, and compare the result with the column for S waves.',
      },
      {
        wrong:
          'Subtract the time of the earthquake, found from the other stations, from the arrival time, and compare the result with the column for P waves.',
        why: 'The recorded waves were S waves, which are slower, so the distance would come out too great.',
      },
      {
        wrong:
          'Subtract the arrival time of the S waves at Kesten from the arrival time at this station, and compare the result with the column for S waves.',
        why: 'This difference is not the travel time from the epicenter, since the waves had already traveled when they reached Kesten.',
      },
      {
        wrong:
          'Subtract the arrival time of the S waves at Kesten from the arrival time at this station, and compare the result with the column for P waves.',
        why: 'This difference is not the travel time from the epicenter, and the column belongs to the other kind of wave.',
      },
    ],
    explain:
      'Table 1 links a distance to a travel time from the epicenter. The travel time is the arrival time minus the time of the earthquake, which the other stations give. Since S waves were recorded, the column for S waves applies.',
    argument:
      'The tables need the travel time of an S wave, that is arrival minus the time of the earthquake, and the S column. Only the first choice uses both; the others use the P column or a difference between stations that is no travel time.',
  },
  {
    stem: about(
      waves,
      'A station on the far side of Earth recorded P waves that had passed through the center of Earth but no S waves that had done so. Based on the passage and general knowledge of the inside of Earth, the best explanation is that S waves cannot pass through',
    ),
    rank: 4,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        wrong: 'the crust, which is solid, because a solid cannot be moved sideways.',
        why: 'A solid does carry sideways motion. S waves reach every station through the crust.',
      },
      {
        wrong: 'the mantle, which is liquid, because a liquid cannot be compressed or stretched in any direction.',
        why: 'The mantle is almost entirely solid, and P waves, which compress, do pass through liquids.',
      },
      {
        wrong: 'the inner core, which is solid, because a solid cannot be compressed or stretched in any direction.',
        why: 'Solids can be compressed, and compressing is what P waves do, not S waves.',
      },
      { right: 'the outer core, which is liquid, because a liquid does not spring back when it is moved sideways.' },
    ],
    explain:
      'Two facts from school are needed: Earth’s outer core is liquid, and a liquid has no fixed shape. In an S wave the rock moves sideways and must spring back. A solid does so, but a liquid just flows. A P wave compresses, and a liquid can be compressed.',
    argument:
      'It is established that the outer core is liquid and that shear (sideways) waves do not travel in liquids. The crust and the inner core are solid, so they are no obstacle, and the mantle is not liquid.',
  },
];
