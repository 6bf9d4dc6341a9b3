import { about, type DemoFormQuestion, md } from '../../../format.ts';

const potatoes = md`:::passage Passage II, written for this course
  Hydrogen peroxide breaks down slowly into water and oxygen. Many cells contain the enzyme *catalase*, which makes
  this reaction much faster. Students studied catalase with disks cut from raw potatoes. All the disks were of the
  same size. In each trial, disks were put into a flask with 20 mL of a 3% hydrogen peroxide solution, and the oxygen
  released during the next 5 minutes was collected in a gas syringe.

  ### Experiment 1

  In each trial, 4 disks and a solution with a pH of 7 were used. Before they were put together, the disks and the
  solution were kept for 10 minutes at the same temperature, which was also kept during the trial. Table 1 shows the
  results.

  ### Experiment 2

  In each trial, 4 disks were used at 25°C. The pH of the solution was varied. Table 2 shows the results.

  ### Experiment 3

  All trials were done at 25°C with a solution with a pH of 7. The number of disks was varied. Table 3 shows the
  results.
  :::

  **Table 1**

  | Temperature (°C) | 5 | 15 | 25 | 35 | 45 | 55 | 65 |
  | Volume of oxygen (mL) | 9 | 17 | 27 | 36 | 25 | 8 | 0 |

  **Table 2**

  | pH | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
  | Volume of oxygen (mL) | 3 | 10 | 20 | 27 | 25 | 15 | 6 |

  **Table 3**

  | Number of disks | 0 | 2 | 4 | 6 | 8 |
  | Volume of oxygen (mL) | 0 | 13 | 27 | 40 | 53 |`;

export const gasFromPotatoes: readonly DemoFormQuestion[] = [
  {
    stem: about(
      potatoes,
      'According to the results of Experiment 1, at which of the following temperatures was the volume of oxygen greatest?',
    ),
    rank: 0,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: '25°C', why: 'At 25°C, the temperature of the other two experiments, the volume was 27 mL.' },
      { right: '35°C' },
      { wrong: '45°C', why: 'At 45°C the volume was only 25 mL.' },
      { wrong: '65°C', why: 'This is the highest temperature, but no oxygen was collected at it.' },
    ],
    explain:
      'Look for the greatest number in the second row of Table 1, 36 mL, and read the temperature above it: 35°C. Below and above this temperature there was less oxygen.',
    check: () => {
      const temperatures = [5, 15, 25, 35, 45, 55, 65];
      const oxygen = [9, 17, 27, 36, 25, 8, 0];
      return `${temperatures[oxygen.indexOf(Math.max(...oxygen))]}°C`;
    },
  },
  {
    stem: about(
      potatoes,
      'Which of the following was the same in all trials of Experiment 1 but varied in Experiment 3?',
    ),
    rank: 1,
    skills: ['act.science.scientific-investigation.experimental-design'],
    choices: [
      {
        wrong: 'The temperature',
        why: 'The temperature varied in Experiment 1 and was the same throughout Experiment 3.',
      },
      { wrong: 'The pH of the solution', why: 'The pH was 7 in both of these experiments. It varied in Experiment 2.' },
      { wrong: 'The volume of the solution', why: 'In every trial of all three experiments there were 20 mL.' },
      { right: 'The number of disks' },
    ],
    explain:
      'The text on Experiment 1 says that 4 disks were used in each trial. In Experiment 3 the number of disks went from 0 to 8. An experiment varies one thing and keeps the others the same.',
    argument:
      'Experiment 1 always used 4 disks and varied the temperature; Experiment 3 varied the number of disks. The pH and the volume were the same in both, and the temperature was varied in Experiment 1.',
  },
  {
    stem: about(
      potatoes,
      'If a trial with 5 disks had been done in Experiment 3, the volume of oxygen collected would most likely have been closest to which of the following?',
    ),
    rank: 1,
    skills: ['act.science.interpretation-of-data.trends-and-estimates'],
    choices: [
      { wrong: '20 mL', why: 'This is about halfway between the volumes for 2 and 4 disks.' },
      { wrong: '27 mL', why: 'This is the volume for 4 disks. Each further disk added oxygen.' },
      { right: '33 mL' },
      { wrong: '46 mL', why: 'This is about halfway between the volumes for 6 and 8 disks.' },
    ],
    explain:
      'Five disks are halfway between 4 disks (27 mL) and 6 disks (40 mL). Every two disks added about 13 mL, so 5 disks should give about halfway between 27 and 40 mL, which is 33 or 34 mL.',
    check: () => {
      const oxygen = new Map([0, 13, 27, 40, 53].map((volume, at) => [2 * at, volume]));
      const estimate = ((oxygen.get(4) ?? 0) + (oxygen.get(6) ?? 0)) / 2;
      const offered = [20, 27, 33, 46];
      const nearest = offered.sort((a, b) => Math.abs(a - estimate) - Math.abs(b - estimate))[0];
      return `${nearest} mL`;
    },
  },
  {
    stem: about(potatoes, 'The trial with 0 disks in Experiment 3 was most likely done to find out whether'),
    rank: 2,
    skills: ['act.science.scientific-investigation.experimental-design'],
    choices: [
      { right: 'the solution alone releases a measurable volume of oxygen in 5 minutes.' },
      {
        wrong: 'potatoes contain catalase before they are cut into disks.',
        why: 'A trial without any potato tells nothing about what is in a potato.',
      },
      {
        wrong: 'the reaction with 8 disks has ended after 5 minutes.',
        why: 'That would need the same trial over a longer time, not one without disks.',
      },
      {
        wrong: 'the catalase works better at 25°C than at other temperatures.',
        why: 'All trials of Experiment 3 were at 25°C, and with no disks there is no catalase.',
      },
    ],
    explain:
      'The passage says that hydrogen peroxide breaks down by itself as well, but slowly. A trial with everything except the disks is a control. Since it gave 0 mL, the oxygen in the other trials came from the reaction with the disks.',
    argument:
      'A trial that leaves out only the disks shows what the solution does alone. The other purposes would need a whole potato, a longer trial, or another temperature, none of which differs in this trial.',
  },
  {
    stem: about(
      potatoes,
      'Based on the results of Experiment 1 and general knowledge of enzymes, which of the following best explains why no oxygen was collected at 65°C?',
    ),
    rank: 3,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        right: 'Enzymes are proteins, and the heat had changed the shape of the catalase so that it no longer worked.',
      },
      {
        wrong: 'Enzymes are fats, and the heat had melted the catalase so that it flowed out of the potato cells.',
        why: 'Catalase, like nearly all enzymes, is a protein and not a fat.',
      },
      {
        wrong: 'Enzymes are used up by a reaction, and the heat had made the catalase run out within the first minute.',
        why: 'An enzyme is not used up by the reaction, and a reaction in the first minute would have released oxygen.',
      },
      {
        wrong: 'Enzymes need collisions, and the heat had slowed the molecules so much that they no longer met.',
        why: 'Heat makes molecules move faster, not slower, so that they meet more often.',
      },
    ],
    explain:
      'Up to 35°C more heat means faster molecules and more oxygen. Above this the volume falls, because enzymes are proteins: heat changes their shape, so that hydrogen peroxide no longer fits into them. At 65°C no working catalase was left after 10 minutes.',
    argument:
      'It is school knowledge that enzymes are proteins that lose their shape (denature) at high temperatures. The other choices contradict known facts: enzymes are not fats, they are not used up, and heating does not slow molecules.',
  },
  {
    stem: about(
      potatoes,
      'The students wonder whether catalase that has been at 65°C works again after it cools. Which of the following trials, compared with the trial at 25°C in Experiment 1, would best answer this question?',
    ),
    rank: 3,
    skills: ['act.science.scientific-investigation.methods-and-predictions'],
    choices: [
      {
        wrong: 'Keep 4 disks and the solution at 25°C for 10 minutes, and then put them together at 65°C.',
        why: 'Here the disks are cool first and hot during the trial, the wrong way round.',
      },
      {
        wrong: 'Keep 4 disks at 65°C for 10 minutes, and then put them into a solution at 65°C with another pH.',
        why: 'The disks do not cool, and two things are changed at once.',
      },
      { right: 'Keep 4 disks at 65°C for 10 minutes, cool them to 25°C, and then put them into a solution at 25°C.' },
      {
        wrong: 'Keep 8 disks at 25°C for 20 minutes, and then put them into a solution at 25°C for 10 minutes.',
        why: 'These disks have never been at 65°C.',
      },
    ],
    explain:
      'The new trial should differ from the one at 25°C in one way only: the disks have been at 65°C before. If the heated and cooled disks release about 27 mL again, the catalase has recovered. If they release none, it has not.',
    argument:
      'Only one choice heats the disks to 65°C and then does the trial at 25°C with 4 disks, as in the trial that it is compared with. In the others the disks are hot during the trial or were never heated.',
  },
];
