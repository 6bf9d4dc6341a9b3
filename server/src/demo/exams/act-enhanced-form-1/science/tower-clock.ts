import { about, type DemoFormQuestion, md } from '../../../format.ts';

const clock = md`:::passage Passage VII, written for this course
  An old tower clock is kept going by a pendulum: a heavy weight at the end of a steel rod. The longer one swing takes,
  the slower the clock runs. The clock is set so that it runs at the right speed at 15°C, and the caretaker found that
  it gains time in winter and loses time in summer. For four months, Table 1 shows the mean temperature in the tower and
  the mean number of seconds that the clock gained or lost each day. Three students explain the difference.

  ### Student 1

  Steel expands when it becomes warmer. In summer the rod is a little longer, and a longer pendulum takes more time for
  each swing. In winter the rod is shorter, and each swing takes less time. Nothing else about the clock matters. A rod
  of a material that does not expand would make the clock run equally fast in all months.

  ### Student 2

  The length of the rod changes by a fraction of a millimeter, which is far too little to matter. The oil in the bearings
  is the cause. In winter it is thick, so that the wheels pass on less force and the pendulum swings through a narrower
  arc. In summer it is thin, and the pendulum swings through a wider arc. A swing through a wider arc takes slightly
  more time.

  ### Student 3

  Both of these things happen, and each is responsible for about half of the effect. If either the rod or the oil
  were made independent of the temperature, the gains in winter and the losses in summer would be about half as great
  as they are.
  :::

  **Table 1**

  | | January | April | July | October |
  | Temperature (°C) | 1 | 10 | 24 | 13 |
  | Seconds per day | 14.0 gained | 5.0 gained | 9.0 lost | 2.0 gained |`;

/** Seconds gained per day; negative if lost. */
const gained = { January: 14.0, April: 5.0, July: -9.0, October: 2.0 };

export const towerClock: readonly DemoFormQuestion[] = [
  {
    stem: about(
      clock,
      'According to Table 1, in which of the four months did the clock run most nearly at the right speed?',
    ),
    rank: 0,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: 'January', why: 'In January the clock gained the most, 14.0 seconds a day.' },
      { wrong: 'April', why: 'In April it gained 5.0 seconds a day. There is a month with a smaller error.' },
      { wrong: 'July', why: 'In July it lost 9.0 seconds a day, and a loss is an error as well.' },
      { right: 'October' },
    ],
    explain:
      'A clock at the right speed neither gains nor loses. The errors are 14.0, 5.0, 9.0, and 2.0 seconds a day, and the smallest of these is the one in October.',
    check: () => {
      const [best = ['']] = Object.entries(gained).sort(([, a], [, b]) => Math.abs(a) - Math.abs(b));
      return best[0] ?? '';
    },
  },
  {
    stem: about(clock, 'Which of the following statements would Students 1 and 2 both agree with?'),
    rank: 1,
    skills: ['act.science.evaluation-of-models.comparing-models'],
    choices: [
      {
        wrong: 'The length of the rod has an effect on the clock that can be noticed.',
        why: 'Student 2 says that the change in length is far too little to matter.',
      },
      { right: 'Each swing of the pendulum takes more time in summer than in winter.' },
      {
        wrong: 'The pendulum swings through a wider arc in winter than in summer.',
        why: 'Student 2 says the opposite, and Student 1 does not speak of the arc.',
      },
      {
        wrong: 'The oil in the bearings has to be replaced by another in summer.',
        why: 'Student 1 says that nothing but the rod matters, and Student 2 does not ask for other oil.',
      },
    ],
    explain:
      'The students differ in the cause but not in what happens to the swing. Student 1: a longer pendulum takes more time for each swing in summer. Student 2: the wider arc in summer takes slightly more time.',
    argument:
      'Both explanations end in a slower swing in summer, by a longer rod or a wider arc. The first statement is rejected by Student 2, the third contradicts Student 2, and the fourth is stated by neither.',
  },
  {
    stem: about(
      clock,
      'Suppose that measurements show the pendulum to swing through exactly the same arc in January and in July. This finding would weaken the explanations of',
    ),
    rank: 2,
    skills: ['act.science.evaluation-of-models.comparing-models'],
    choices: [
      {
        wrong: 'Student 1 only.',
        why: 'Student 1 speaks only of the rod, and the arc does not matter to this explanation.',
      },
      {
        wrong: 'Student 2 only.',
        why: 'It weakens that of Student 2, but there is another one in which the arc changes.',
      },
      { right: 'Students 2 and 3 only.' },
      {
        wrong: 'Students 1, 2, and 3.',
        why: 'It agrees with Student 1, for whom nothing but the length of the rod matters.',
      },
    ],
    explain:
      'Ask whose explanation needs an arc that changes. For Student 2 it is the whole cause. For Student 3 both things happen, so the arc is about half of the cause. Student 1 does not need it.',
    argument:
      'Student 2 attributes the whole effect to a changing arc and Student 3 half of it, so an unchanged arc contradicts both. Student 1 says only the rod matters, which fits an unchanged arc.',
  },
  {
    stem: about(
      clock,
      'The steel rod is to stay in place. Which of the following tests would best distinguish between the explanations of Students 1 and 2?',
    ),
    rank: 3,
    skills: ['act.science.scientific-investigation.experimental-design'],
    choices: [
      {
        right:
          'Using an oil that is equally thick at all temperatures, and recording the gain or loss in January and July again',
      },
      {
        wrong: 'Using a heavier weight at the end of the rod, and recording the gain or loss in January and July again',
        why: 'Neither student says anything about the weight, so both would expect the same result.',
      },
      {
        wrong: 'Heating the tower in January to 24°C, and comparing the gain or loss with that in July',
        why: 'Both the rod and the oil would then be as in July, so both students expect the clock to lose.',
      },
      {
        wrong: 'Recording the gain or loss in January and July for another ten years, and comparing the means',
        why: 'This repeats what is known. Both explanations agree with it.',
      },
    ],
    explain:
      'A test distinguishes two explanations if they predict different results. With oil that stays the same, Student 1 expects the clock to gain and lose as before, and Student 2 expects the difference between the months to disappear.',
    argument:
      'Only a change of the oil’s dependence on temperature leads to different predictions: no change for Student 1, no difference between months for Student 2. In the other tests the two students predict the same.',
  },
  {
    stem: about(
      clock,
      'The steel rod is replaced by one that does not expand, and the clock is set so that it runs at the right speed at 15°C, as before. At the same temperatures as in Table 1, it then gains 7.1 seconds a day in January and loses 4.4 seconds a day in July. These results agree best with the explanation of',
    ),
    rank: 3,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        wrong: 'Student 1, because the clock gained and lost less time than with the steel rod.',
        why: 'Student 1 expects no gain and no loss at all with such a rod.',
      },
      {
        wrong: 'Student 2, because the clock still gained time in winter and lost time in summer.',
        why: 'Student 2 expects gains and losses as great as before, since the rod does not matter.',
      },
      { right: 'Student 3, because the gains and losses became about half as great as before.' },
      {
        wrong: 'Student 3, because the gains became smaller and the losses became greater.',
        why: 'The losses did not become greater: 4.4 seconds is less than 9.0 seconds.',
      },
    ],
    explain:
      'Write down what each student predicts for January and July: Student 1: 0 and 0. Student 2: 14.0 gained and 9.0 lost, as before. Student 3: half of that, 7.0 gained and 4.5 lost. The results, 7.1 and 4.4, are closest to the last.',
    check: () => {
      const shares = [
        { text: 'Student 1, because the clock gained and lost less time than with the steel rod.', left: 0 },
        { text: 'Student 2, because the clock still gained time in winter and lost time in summer.', left: 1 },
        { text: 'Student 3, because the gains and losses became about half as great as before.', left: 0.5 },
      ];
      const error = ({ left }: { left: number }) =>
        Math.abs(left * gained.January - 7.1) + Math.abs(left * gained.July + 4.4);
      return shares.sort((a, b) => error(a) - error(b))[0]?.text ?? '';
    },
  },
];
