import { type DemoFormQuestion, figure, md } from '../../../format.ts';

/** Words recalled after one day and after three weeks, by the number of study sessions. */
const recalled = { one: [31, 12], two: [30, 17], four: [29, 23] } as const;
/** Heights in centimeters without and with the fungus, by the amount of watering. */
const heights = { low: [6, 12], medium: [11, 15], high: [16, 17] } as const;

/** Information and Ideas. */
export const numbers9To15: readonly DemoFormQuestion[] = [
  {
    stem: md`:::passage
      For most of the nineteenth century, each town in the United States set its clocks by the sun, so noon in one city
      might fall twelve minutes before noon in the next. As long as people traveled slowly, this did no harm. For the
      railroads, however, the many local times made schedules confusing and connections hard to keep. In November 1883
      the railroad companies adopted a small number of standard time zones, and most towns soon set their clocks to
      match.
      :::

      Which choice best states the main idea of the text?`,
    rank: 0,
    skills: ['sat.reading-and-writing.information-and-ideas.central-ideas-and-details'],
    choices: [
      { right: 'Railroads brought about standard time zones because many local times made schedules hard to manage.' },
      {
        wrong: 'Setting clocks by the sun caused harm in most towns of the United States before railroads were built.',
        why: 'The text says that local times did no harm as long as people traveled slowly.',
      },
      {
        wrong: 'Most towns in the United States objected to the time zones that the railroads had adopted in 1883.',
        why: 'The text says the opposite: most towns soon set their clocks to match.',
      },
      {
        wrong: 'Trains became faster after 1883 because their schedules followed a small number of time zones.',
        why: 'The text speaks of schedules and connections and never says that trains became faster.',
      },
    ],
    explain:
      'The text goes from a situation (local times) to a problem (railroad schedules) and its solution (standard zones). The main idea names the problem and the solution. The other choices contradict the text or add something that it does not say.',
    argument:
      'The text moves from local times through the railroads’ trouble to their standard zones; only this choice says so.',
  },
  {
    stem: md`:::passage “The Night Baker,” a poem written for this course
      Before the street has found its name,\
      before the first tram wakes the stones,\
      he feeds the oven’s patient flame\
      and works the dough with tired bones.

      By noon, when all the loaves are gone\
      and strangers praise the crust, the heat,\
      he sleeps; their thanks go drifting on\
      above him in the crowded street.
      :::

      Which choice best states the main idea of the text?`,
    rank: 1,
    fieldTest: true,
    skills: ['sat.reading-and-writing.information-and-ideas.central-ideas-and-details'],
    choices: [
      {
        wrong: 'A baker is disappointed that strangers do not like the bread he has worked hard to make.',
        why: 'The strangers “praise the crust,” so they like the bread, and no disappointment is told.',
      },
      {
        wrong: 'A baker chooses to work at night because he dislikes the crowded streets and the noise of the day.',
        why: 'The crowded street is where the thanks drift on. Nothing is said about his dislike of it.',
      },
      { right: 'A baker works hard while others sleep and is asleep when they praise his bread.' },
      {
        wrong: 'A baker is too tired to make enough bread for everyone on the street.',
        why: 'His bones are tired, but that the loaves are gone shows success, not a shortage.',
      },
    ],
    explain:
      'The first stanza shows the baker at work before the street wakes. The second sets the praise at noon against “he sleeps,” so the thanks do not reach him. The choice with both halves, unseen work and unheard praise, states the main idea.',
    argument:
      'Stanza one is work before anyone wakes, stanza two praise that drifts by while he sleeps; only this joins the two.',
  },
  {
    stem: md`:::passage
      Biologist Lena Okoro noticed that the small blue butterflies of a mountain meadow rest with their wings open early
      in the morning and with their wings closed at noon. Some observers have assumed that open wings serve to attract
      mates. Okoro hypothesizes instead that the butterflies open their wings to warm themselves after the cold of the
      night.
      :::

      Which finding, if true, would most directly support Okoro’s hypothesis?`,
    rank: 1,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-textual'],
    choices: [
      {
        wrong: 'The butterflies opened their wings at the same hour on warm mornings as on cold ones.',
        why: 'If they opened them for warmth, one would expect a difference between warm and cold mornings.',
      },
      {
        wrong: 'Butterflies with bright wings were approached by others more often than those with dull wings.',
        why: 'This would fit the other assumption, that open wings attract mates.',
      },
      {
        wrong: 'Butterflies of a lower meadow closed their wings whenever a bird flew over them.',
        why: 'This is about protection from birds and says nothing on why the wings are open in the morning.',
      },
      { right: 'Butterflies that were gently warmed with a lamp at dawn closed their wings soon afterward.' },
    ],
    explain:
      'If open wings serve for warming, butterflies that are warm already should not need them. The lamp tests just that: it changes only the warmth, and the wings close. A good supporting finding is one that the rival idea, attracting mates, would not lead us to expect.',
    argument:
      'Only the lamp shows that warmth itself ends the open-winged rest; the others fit mates, birds, or no effect of cold.',
  },
  {
    stem: md`:::passage
      “Salt Wind” is a story written for this course. In it, Teodora has left the harbor town where she was born and
      has moved to a house in the hills. Teodora tells everyone that she does not miss the sea, but the narrator suggests
      that she does: ______
      :::

      Which quotation from “Salt Wind” most effectively illustrates the claim?`,
    rank: 2,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-textual'],
    choices: [
      {
        wrong:
          '“She told the women at the market that she had come to the hills for the air, and that the air was excellent.”',
        why: 'This is what Teodora says to others. It does not suggest that she misses the sea.',
      },
      {
        right:
          '“Each evening she carried her chair to the one window from which, on clear days, a thin gray line of water could be seen.”',
      },
      {
        wrong:
          '“The house had belonged to a keeper of bees, and the neighbors went on calling it by his name long after she had moved in.”',
        why: 'This is about the house and the neighbors and has nothing to do with the sea.',
      },
      {
        wrong:
          '“When the children asked her about ships, she laughed and said that she had never learned the names of the sails.”',
        why: 'If anything, this shows her as one who cares little about the sea.',
      },
    ],
    explain:
      'The claim has two sides: she says that she does not miss the sea, but she does. The quotation has to show the second side. Carrying a chair every evening to the only window with a view of the water shows a longing that she does not admit.',
    argument:
      'Only the nightly seat at the one window with a view of the water shows that she misses the sea, as is claimed.',
  },
  {
    stem: md`:::passage
      Psychologist Ana Duarte had three groups of students learn the same 40 words of an unfamiliar language. Each group
      studied for one hour in all, divided into one, two, or four sessions on different days. Duarte tested the students
      one day and three weeks after their last session. She concluded that dividing the hour makes little difference to
      how much is remembered soon afterward but a considerable difference to how much is remembered later.
      :::

      **Average Number of Words Recalled**

      | Sessions | After one day | After three weeks |
      | One of 60 minutes | 31 | 12 |
      | Two of 30 minutes | 30 | 17 |
      | Four of 15 minutes | 29 | 23 |

      Which choice best describes data from the table that support Duarte’s conclusion?`,
    rank: 2,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative'],
    choices: [
      {
        wrong:
          'After one day the group with one session recalled 31 words, which is more than either of the other groups recalled.',
        why: 'This is true but is only about the test after one day, and the conclusion also speaks of later.',
      },
      {
        wrong:
          'The group with two sessions recalled 17 words after three weeks, which is 13 fewer than it had recalled after one day.',
        why: 'This is true but tells of one group only, so it shows no effect of dividing the hour.',
      },
      {
        right:
          'After one day the groups differed by at most 2 words, but after three weeks the group with four sessions recalled 11 words more than the group with one.',
      },
      {
        wrong:
          'After one day the group with four sessions recalled 23 words, the fewest of all, but after three weeks the group with one session recalled 31 words, the most of all.',
        why: 'This interchanges the columns: 23 was recalled after three weeks and 31 after one day.',
      },
    ],
    explain:
      'The conclusion compares two differences: a small one soon and a large one later. So the evidence must compare the groups at both times. After one day the numbers are 31, 30, and 29; after three weeks they run from 12 to 23.',
    check: () => {
      const soon = Object.values(recalled).map(([afterDay]) => afterDay);
      const spread = Math.max(...soon) - Math.min(...soon);
      const later = recalled.four[1] - recalled.one[1];
      return `After one day the groups differed by at most ${spread} words, but after three weeks the group with four sessions recalled ${later} words more than the group with one.`;
    },
  },
  {
    stem: md`:::passage
      Botanist Kwame Adjei grew seedlings of a grassland tree in soil with and without a fungus that lives on the tree’s
      roots and helps them take up water. He gave the seedlings low, medium, or high amounts of water. Adjei had
      predicted that the fungus would benefit the seedlings most where water is scarce. The data in the graph support
      his prediction: ______
      :::

      ${figure(
        'c1-seedlings',
        'Bar graph “Average Height of Seedlings after Six Weeks,” in centimeters. Low watering: 6 without fungus, 12 with fungus. Medium watering: 11 without, 15 with. High watering: 16 without, 17 with.',
      )}

      Which choice most effectively uses data from the graph to complete the text?`,
    rank: 3,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative'],
    choices: [
      {
        right:
          'with low watering, seedlings with the fungus were 6 centimeters taller than those without it, while with high watering they were only 1 centimeter taller.',
      },
      {
        wrong:
          'with high watering, seedlings with the fungus reached an average height of 17 centimeters, which is more than any other group of seedlings reached.',
        why: 'This is true but is about plentiful water. It does not compare the benefit at different amounts.',
      },
      {
        wrong:
          'at every amount of watering, seedlings with the fungus were taller than those without it, the smallest difference being 1 centimeter.',
        why: 'This shows that the fungus helps everywhere, not that it helps most where water is scarce.',
      },
      {
        wrong:
          'without the fungus, seedlings with low watering reached an average height of only 6 centimeters, which is 10 centimeters less than with high watering.',
        why: 'This is true but leaves out the seedlings with the fungus, so it shows no benefit of it.',
      },
    ],
    explain:
      'The benefit of the fungus is the difference between the two bars of a pair: 6, 4, and 1 centimeters. The prediction is that this difference is largest where water is scarce. So the evidence must give the difference at low watering and a smaller one at higher watering.',
    check: () => {
      const benefit = ([without, withFungus]: readonly [number, number]) => withFungus - without;
      return `with low watering, seedlings with the fungus were ${benefit(heights.low)} centimeters taller than those without it, while with high watering they were only ${benefit(heights.high)} centimeter taller.`;
    },
  },
  {
    stem: md`:::passage
      Obsidian, a volcanic glass, carries a chemical signature of the volcano that it comes from. On one island,
      archaeologist Milica Brandt found that nearly all obsidian in the oldest layers of a settlement came from a volcano
      two days’ sail away, although obsidian of the same quality, from an eruption long before the settlement, was to be
      had on an island within sight. The pottery of those layers resembles that of the distant volcano’s island. Only in
      later layers does the nearer obsidian prevail. The settlers’ early use of the distant source therefore ______
      :::

      Which choice most logically completes the text?`,
    rank: 3,
    skills: ['sat.reading-and-writing.information-and-ideas.inferences'],
    choices: [
      {
        wrong: 'shows that the nearer volcano had not yet erupted when the settlers arrived.',
        why: 'The text dates the eruption long before the settlement.',
      },
      { right: 'probably reflects ties to the distant island rather than a lack of suitable stone nearby.' },
      {
        wrong: 'suggests that they had no boats in which the nearer island could be reached.',
        why: 'They obtained stone from two days’ sail away, so an island within sight was within reach.',
      },
      {
        wrong: 'indicates that they made their pottery from materials that were found only on the nearer island.',
        why: 'The pottery is said to resemble that of the distant island, and its materials are not mentioned.',
      },
    ],
    explain:
      'Collect what the text rules out: the near stone was there, was as good, and could be reached. So the choice of the distant source needs another reason, and the pottery gives a hint: the settlers had something in common with the distant island. “Probably” keeps the claim as careful as the evidence.',
    argument:
      'Near stone was older, as good and in sight, and the pottery points to the distant island: ties explain the choice.',
  },
];
