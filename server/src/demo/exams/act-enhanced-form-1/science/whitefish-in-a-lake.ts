import { about, type DemoFormQuestion, md } from '../../../format.ts';

const lake = md`:::passage Passage III, written for this course
  Lake Orven is a deep lake with farms along its shores. Whitefish, which need cold water with plenty of oxygen, spend
  the summer in its deep water. Since 2005 their number has fallen sharply. Table 1 shows measurements from four years.
  Clarity is the depth down to which a white disk can be seen from the surface: the more algae there are in the water,
  the smaller it is. Three scientists propose explanations.

  ### Scientist 1

  Since 2005, rain has washed more and more fertilizer from the farms into the lake. The phosphorus in it feeds algae,
  and the more phosphorus there is, the more algae grow and the murkier the water is. When the algae die, they sink, and
  bacteria that decompose them use up the oxygen in the deep water. The whitefish do not get enough oxygen in summer, and
  many die.

  ### Scientist 2

  Mussels from another region reached the lake after 2005. They feed by filtering algae out of the water, so the more
  mussels there are, the fewer algae and the clearer the water. The tiny animals that eat algae, called *zooplankton*,
  find too little food, and so do the young whitefish, which eat zooplankton. Most of them starve in their first year.
  The oxygen in the deep water has nothing to do with this.

  ### Scientist 3

  The surface of the lake has become warmer. In summer, warm water floats on cold water, and the two do not mix, so no
  oxygen gets from the air to the deep water until the surface cools in fall. The warmer the surface, the longer this
  lasts. By the end of summer, the oxygen in the deep water is used up further than it was in the past, even though the
  lake receives no more phosphorus and grows no more algae than before. The whitefish do not get enough oxygen, and
  many die.
  :::

  **Table 1**

  | | 2005 | 2010 | 2015 | 2020 |
  | Phosphorus (micrograms per liter) | 12 | 12 | 13 | 12 |
  | Surface temperature in summer (°C) | 20.1 | 20.6 | 21.4 | 21.9 |
  | Mussels (per square meter) | 0 | 150 | 900 | 1,600 |
  | Clarity (m) | 4.0 | 4.9 | 6.3 | 7.4 |
  | Oxygen in deep water in September (mg/L) | 7.8 | 7.1 | 5.6 | 4.8 |
  | Whitefish caught per net | 40 | 33 | 19 | 12 |`;

export const whitefishInALake: readonly DemoFormQuestion[] = [
  {
    stem: about(
      lake,
      'Which of the scientists claim that a lack of oxygen in the deep water reduced the number of whitefish?',
    ),
    rank: 0,
    skills: ['act.science.evaluation-of-models.comparing-models'],
    choices: [
      { wrong: 'Scientists 1 and 2 only', why: 'Scientist 2 says that the oxygen has nothing to do with it.' },
      { right: 'Scientists 1 and 3 only' },
      {
        wrong: 'Scientists 2 and 3 only',
        why: 'Scientist 2 speaks of a lack of food, and Scientist 1 of a lack of oxygen.',
      },
      { wrong: 'Scientists 1, 2, and 3', why: 'Scientist 2 says that young whitefish starve.' },
    ],
    explain:
      'Look at the end of each explanation. Scientist 1: the whitefish “do not get enough oxygen.” Scientist 3: the same. Scientist 2: they starve, and the oxygen “has nothing to do with this.”',
    argument:
      'The texts of Scientists 1 and 3 each end with whitefish that do not get enough oxygen; Scientist 2 expressly rejects oxygen as a cause. So exactly 1 and 3 make the claim.',
  },
  {
    stem: about(
      lake,
      'According to Table 1, the number of mussels per square meter in 2015 was how many times the number in 2010?',
    ),
    rank: 0,
    skills: ['act.science.interpretation-of-data.reading-data'],
    choices: [
      { wrong: '2', why: 'This is close to the change from 2015 to 2020.' },
      {
        wrong: '5',
        why: 'The number grew by 5 times the earlier number. Together with that number itself, this makes 6 times.',
      },
      { right: '6' },
      { wrong: '11', why: 'This is close to the change from 2010 to 2020.' },
    ],
    explain:
      'Read the row of mussels: 150 in 2010 and 900 in 2015. The question asks for a factor, so divide: 900 ÷ 150 = 6.',
    check: () => {
      const mussels = new Map([0, 150, 900, 1600].map((each, at) => [2005 + 5 * at, each]));
      return (mussels.get(2015) ?? 0) / (mussels.get(2010) ?? 0);
    },
  },
  {
    stem: about(lake, 'The changes in clarity shown in Table 1 are most **inconsistent** with the explanation of'),
    rank: 2,
    skills: ['act.science.evaluation-of-models.comparing-models'],
    choices: [
      { right: 'Scientist 1, who expects the water to become murkier.' },
      {
        wrong: 'Scientist 1, who expects the water to become clearer.',
        why: 'Scientist 1 expects more algae, and more algae make the water murkier.',
      },
      {
        wrong: 'Scientist 2, who expects the water to become murkier.',
        why: 'Scientist 2 expects fewer algae, and so clearer water, which is what the table shows.',
      },
      {
        wrong: 'Scientist 3, who expects the water to become clearer.',
        why: 'Scientist 3 expects no more algae than before and does not say that the water becomes clearer.',
      },
    ],
    explain:
      'First read the table: the clarity rises from 4.0 to 7.4 m, so the water becomes clearer. Then ask what each scientist expects. Scientist 1 expects more algae and murkier water, the opposite. Scientist 2 expects clearer water, as in the table.',
    argument:
      'Clarity grew from 4.0 m to 7.4 m. Only Scientist 1 predicts more algae and so a smaller clarity. The other choices misstate what a scientist expects, or the trend agrees with the scientist (Scientist 2).',
  },
  {
    stem: about(
      lake,
      'In a nearby lake without mussels, the surface became warmer as well, while phosphorus stayed the same. The oxygen in its deep water decreased, and the number of its whitefish fell by about the same share as in Lake Orven. These findings best support the explanation of',
    ),
    rank: 2,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        wrong: 'Scientist 1, because phosphorus stayed the same.',
        why: 'Scientist 1 needs an increase in phosphorus. Without one, the decrease in oxygen is not explained.',
      },
      {
        wrong: 'Scientist 2, because the number of whitefish fell.',
        why: 'By this explanation the whitefish of a lake without mussels should not have starved.',
      },
      {
        wrong: 'Scientist 2, because the oxygen in the deep water decreased.',
        why: 'Scientist 2 says that the oxygen has nothing to do with the number of whitefish.',
      },
      { right: 'Scientist 3, because the surface became warmer.' },
    ],
    explain:
      'The second lake separates the causes: it has no mussels and no more phosphorus than before, only a warmer surface. Since oxygen and whitefish decreased all the same, a warmer surface, the cause that Scientist 3 names, is enough.',
    argument:
      'Of the three causes (phosphorus, mussels, warmth) only warmth increased in the second lake, and the effect was the same. This supports Scientist 3 and speaks against the need for the other two causes.',
  },
  {
    stem: about(
      lake,
      'Which of the following findings, if true, would most strongly support the explanation of Scientist 2?',
    ),
    rank: 3,
    skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
    choices: [
      {
        wrong: 'In 2020, most whitefish that died in summer were found in deep water and had full stomachs.',
        why: 'Full stomachs speak against starving, and death in deep water speaks for a lack of oxygen.',
      },
      { right: 'In 2020, most young whitefish were thinner and had less zooplankton in their stomachs than in 2005.' },
      {
        wrong: 'In 2020, the layer of dead algae on the bottom of the lake was thicker than in 2005.',
        why: 'More dead algae would support Scientist 1. Scientist 2 expects fewer algae.',
      },
      {
        wrong: 'In 2020, the warm water stayed on top of the cold water for three weeks longer than in 2005.',
        why: 'This would support Scientist 3.',
      },
    ],
    explain:
      'Write the explanation of Scientist 2 as a chain: more mussels, fewer algae, less zooplankton, hungry young whitefish. A finding supports it if it confirms a link that the other two explanations do not have, as thin young fish with little zooplankton in them do.',
    argument:
      'Scientist 2 says that young whitefish starve because zooplankton is scarce, which is exactly the finding of the key. The other findings support a lack of oxygen (first), Scientist 1 (third), or Scientist 3 (fourth).',
  },
  {
    stem: about(
      lake,
      'Scientists 1 and 3 both can point to the row of Table 1 for oxygen. Which two other rows, taken together, give the best reason to prefer the explanation of Scientist 3 to that of Scientist 1?',
    ),
    rank: 4,
    skills: ['act.science.evaluation-of-models.comparing-models'],
    choices: [
      {
        wrong: 'Mussels and whitefish, because one increased while the other decreased',
        why: 'This would be a reason for Scientist 2. Neither of the other two speaks of mussels.',
      },
      {
        wrong: 'Phosphorus and mussels, because one hardly changed while the other increased',
        why: 'The first half weakens Scientist 1, but mussels do not belong to the explanation of Scientist 3.',
      },
      {
        wrong: 'Surface temperature and whitefish, because one increased while the other decreased',
        why: 'This agrees with Scientist 3, but it does not say anything against Scientist 1.',
      },
      { right: 'Phosphorus and surface temperature, because one hardly changed while the other increased' },
    ],
    explain:
      'The two scientists name different causes for the same loss of oxygen: more phosphorus, or a warmer surface. So look at the rows of these two causes. Phosphorus stayed at 12 or 13, while the surface warmed from 20.1 to 21.9°C. Only the second cause was there.',
    argument:
      'To decide between the two, both proposed causes must be compared: phosphorus (almost constant, against Scientist 1) and surface temperature (rising, for Scientist 3). No other pair of rows contains both causes.',
  },
];
