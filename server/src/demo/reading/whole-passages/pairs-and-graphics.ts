import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const lampTexts = md`:::passage From two letters about a town park, written for this course
  ## Passage A

  The lamps in our park burn all night for no one. I have walked there at two in the morning and met a fox. What the
  lamps do have is another public. Moths circle them until they drop, and a moth that circles does not feed, does not
  pollinate, and does not lay eggs. We would not let a machine run all night that swept insects from the grass. Let the
  lamps go out at midnight. Those few who walk later can carry a light of their own, as people did for thousands of
  years.

  ## Passage B

  I clean offices, and I walk home through the park at half past one. I am one of the people who are called “no one.” In
  the dark I would take the long way by the road, and so would every nurse and baker I meet there. But I have seen the
  moths, too. The choice is not between white glare and darkness. On my sister’s street the lamps are amber and turned
  low, and they brighten when someone comes. I can see the path, and the insects seem to stay in the hedges. Before we
  switch the lamps off, let us try to make them better.
  :::`;

const lampTable = md`The town tried 4 kinds of lamps in the park, each for 10 nights. It counted the insects in a trap below the lamps
  and asked people who walked there at night whether they could see the path well.

  | Lamps | Insects per night (average) | Walkers who saw the path well (percent) |
  | White, full | 212 | 96 |
  | Amber, full | 95 | 93 |
  | Amber, low | 41 | 78 |
  | Off | 9 | 12 |`;

const lamps = `${lampTexts}\n\n${lampTable}`;

const meadowTexts = md`:::passage From two articles about a school’s grounds, written for this course
  ## Passage A

  Since we stopped mowing the slope behind the gym, it has become a meadow. Last summer a class counted twenty-three kinds
  of wild flowers where there had been four. The only cost is one cut a year, in September. A lawn is a carpet: it looks
  the same everywhere and asks to be vacuumed. I propose to leave the whole of the grounds unmown and to see what comes
  up.

  ## Passage B

  The slope is a delight, and I take my class there. But a school is not a nature reserve. On the flat ground by the gate,
  three hundred children run about at noon, and grass that reaches their knees would be trampled within a week, flowers
  and all. A short lawn is the one plant cover that can stand so many feet. Let each piece of ground do what it is good at:
  the slope for flowers, the flat for games.
  :::`;

const meadowTable = md`A class compared 3 pieces of the grounds of equal area.

  | Piece | Mown per year | Children at noon | Kinds of flowers |
  | Slope | 1 time | 6 | 23 |
  | Flat by the gate | 20 times | 290 | 3 |
  | Strip by the wall | 20 times | 4 | 4 |`;

const meadow = `${meadowTexts}\n\n${meadowTable}`;

const pairSets = {
  meadowPair: {
    title: 'A second pair and a table: lawn or meadow',
    questions: [
      {
        stem: about(meadowTexts, 'On which point do the authors of both passages agree?'),
        rank: 1,
        choices: [
          { right: 'The unmown slope is a success.' },
          {
            wrong: 'The whole of the grounds should be left unmown.',
            why: 'This is proposed in Passage A, and Passage B is against it.',
          },
          { wrong: 'A lawn is dull to look at.', why: 'Only Passage A says that it “looks the same everywhere.”' },
          {
            wrong: 'A meadow is too costly for a school.',
            why: 'Passage A says that it costs one cut a year. Passage B says nothing of cost.',
          },
        ],
        explain:
          'Passage A is proud of the flowers on the slope, and Passage B calls the slope “a delight.” The dispute is about the rest of the grounds.',
      },
      {
        stem: about(
          meadowTexts,
          'The author of Passage B would most likely object to the proposal in Passage A because it',
        ),
        rank: 1,
        choices: [
          { wrong: 'counts too few kinds of flowers on the slope.', why: 'Passage B does not dispute the count.' },
          {
            wrong: 'requires the slope to be cut in September.',
            why: 'Passage B says nothing against the yearly cut.',
          },
          { right: 'treats all the grounds alike, whatever their use.' },
          {
            wrong: 'would keep classes from visiting the meadow.',
            why: 'The author takes a class there and expects no such thing.',
          },
        ],
        explain:
          'Passage A speaks of “the whole of the grounds.” Passage B answers “Let each piece of ground do what it is good at.” The objection is about the difference between the pieces.',
      },
      {
        stem: about(meadow, 'The data for the slope agree best with which statement?'),
        rank: 0,
        choices: [
          { wrong: 'Passage A: “A lawn is a carpet.”', why: 'The slope is not a lawn any more.' },
          { right: 'Passage A: “The only cost is one cut a year.”' },
          { wrong: 'Passage B: “A school is not a nature reserve.”', why: 'No number in the table can show this.' },
          {
            wrong: 'Passage B: “Three hundred children run about.”',
            why: 'This is about the flat ground. On the slope there were 6.',
          },
        ],
        explain:
          'Read the row from left to right: 1 cut, 6 children, 23 kinds of flowers. The first number matches the one cut a year.',
      },
      {
        stem: about(
          meadow,
          'Which comparison shows best that mowing, and not only running children, keeps flowers few?',
        ),
        rank: 3,
        choices: [
          {
            wrong: 'The slope and the flat by the gate',
            why: 'These differ in both mowing and children, so either could be the reason.',
          },
          {
            wrong: 'The flat by the gate and the strip',
            why: 'These are mown equally often, so mowing cannot explain any difference.',
          },
          { wrong: 'The flat in summer and in winter', why: 'The table has no data on seasons.' },
          { right: 'The slope and the strip by the wall' },
        ],
        explain:
          'To see the effect of one thing, compare cases that are alike in the other. Slope and strip both have few children, 6 and 4, but are mown 1 time and 20 times. Flowers: 23 and 4.',
      },
      {
        stem: about(meadow, 'Which fact from the table would the author of Passage B be most likely to cite?'),
        rank: 2,
        choices: [
          { right: 'At noon there are 290 children on the flat by the gate.' },
          {
            wrong: 'There are 4 kinds of flowers on the strip by the wall.',
            why: 'This would rather support more meadow, since few children use the strip.',
          },
          {
            wrong: 'At noon there are 4 children on the strip by the wall.',
            why: 'So few feet would not trample a meadow. This does not help Passage B.',
          },
          {
            wrong: 'There are 3 kinds of flowers on the flat by the gate.',
            why: 'This would rather support Passage A, which finds lawns poor.',
          },
        ],
        explain:
          'Passage B argues from the many feet on the flat ground. The number of children there is the evidence for it.',
      },
    ],
  },
} satisfies DemoSets;

export const pairsAndGraphics: DemoSubsubtopic = {
  title: 'Pairs of texts and a table',
  skills: ['act.reading.integration-of-knowledge-and-ideas.multiple-texts'],
  sets: pairSets,
  sequence: sequence(pairSets, {
    lampsAgree: {
      stem: about(lampTexts, 'Which statement would the authors of both passages accept?'),
      rank: 1,
      choices: [
        { wrong: 'Nobody walks in the park after midnight.', why: 'The author of Passage B does so.' },
        { wrong: 'The lamps should go out at midnight.', why: 'Passage B asks to try better lamps first.' },
        {
          wrong: 'Amber lamps are as bad as white ones.',
          why: 'Passage B praises amber lamps, and Passage A does not speak of them.',
        },
        { right: 'The present lamps do harm to moths.' },
      ],
      explain:
        'Look for a point that both mention. Passage A describes the moths at the lamps, and Passage B says “But I have seen the moths, too.” The authors see the same trouble and propose different remedies.',
      onRight: { to: 'lampsNoOne' },
      onWrong: { to: 'lampsClaimB' },
    },
    lampsClaimB: {
      stem: about(lampTexts, 'Which sentence states the main claim of Passage B?'),
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'The park should stay as brightly lit as it is now.',
          why: 'The author does not want “white glare” either.',
        },
        {
          wrong: 'The lamps should be switched off after half past one.',
          why: 'The author walks at half past one and wants to see the path.',
        },
        { right: 'The lamps should be improved rather than turned off.' },
        {
          wrong: 'The park should be closed to walkers after midnight.',
          why: 'The author needs the way through the park.',
        },
      ],
      explain:
        'Before comparing 2 texts, put each claim into one sentence. Passage A: turn the lamps off at midnight. Passage B, in its last sentence: first “try to make them better.”',
      onRight: { to: 'lampsNoOne' },
      onWrong: { set: 'meadowPair', then: 'lampsNoOne' },
    },
    lampsNoOne: {
      stem: about(lampTexts, 'How does the author of Passage B respond to the words “for no one” in Passage A?'),
      rank: 1,
      choices: [
        {
          wrong: 'By reporting that foxes and moths need light',
          why: 'The fox and the moths are in Passage A, and neither needs light.',
        },
        { right: 'By naming people who are out in the park at night' },
        { wrong: 'By showing that the lamps do not burn all night', why: 'Passage B does not dispute that they burn.' },
        { wrong: 'By pointing out that walkers carry a light', why: 'This is proposed in Passage A.' },
      ],
      explain:
        'Passage B takes up the words in quotation marks: “I am one of the people who are called ‘no one.’” A cleaner, nurses, and bakers: these are the people whom Passage A overlooks.',
      onRight: { to: 'lampsTableA' },
      onWrong: { set: 'meadowPair', then: 'lampsTableA' },
    },
    lampsTableA: {
      stem: about(lamps, 'Which data from the table support the proposal in Passage A most directly?'),
      rank: 1,
      choices: [
        { right: 'With the lamps off, 9 insects were trapped per night, instead of 212.' },
        {
          wrong: 'With the lamps off, 12 percent of the walkers saw the path well.',
          why: 'This speaks against the proposal.',
        },
        {
          wrong: 'With full amber lamps, 95 insects were trapped per night.',
          why: 'Amber lamps are proposed in Passage B.',
        },
        {
          wrong: 'With full white lamps, 96 percent of the walkers saw the path well.',
          why: 'This speaks for the lamps as they are.',
        },
      ],
      explain:
        'Passage A wants the lamps off for the sake of the moths. So the row is “Off,” and the column is the one about insects, compared with the lamps of today.',
      onRight: { to: 'lampsTableB' },
      onWrong: { to: 'lampsReadRow' },
    },
    lampsReadRow: {
      stem: about(
        lampTable,
        'Which lamps let more than 90 percent of the walkers see the path well and trapped fewer than 100 insects per night?',
      ),
      rank: 0,
      choices: [
        { wrong: 'White, full', why: 'With these 212 insects were trapped.' },
        { wrong: 'Amber, low', why: 'With these 78 percent of the walkers saw the path well.' },
        { right: 'Amber, full' },
        { wrong: 'Off', why: 'Without lamps 12 percent of the walkers saw the path well.' },
      ],
      explain:
        'Test one condition after the other. More than 90 percent: white, full (96) and amber, full (93). Fewer than 100 insects: of these two only amber, full (95).',
      onRight: { to: 'lampsTableB' },
      onWrong: { set: 'meadowPair', then: 'lampsTableB' },
    },
    lampsTableB: {
      stem: about(lamps, 'How do the data for “Amber, low” relate to Passage B?'),
      rank: 3,
      choices: [
        {
          wrong: 'They support it on insects and contradict it on the path, which nobody saw well.',
          why: 'With these lamps 78 percent of the walkers saw the path well.',
        },
        {
          wrong: 'They contradict it on insects, of which more were trapped than with the lamps off.',
          why: 'Passage B compares with white lamps. Against 212, 41 are few.',
        },
        {
          wrong: 'They neither support nor contradict it, since Passage B does not speak of amber lamps.',
          why: 'The lamps on the sister’s street are “amber and turned low.”',
        },
        { right: 'They support it: far fewer insects than with white lamps, and most walkers saw the path well.' },
      ],
      explain:
        'Passage B makes 2 claims about amber lamps that are turned low: one sees the path, and the insects stay away. Check each: 78 percent is most walkers, and 41 is far fewer than 212.',
      onRight: { set: 'meadowPair' },
      onWrong: { set: 'meadowPair' },
    },
  }),
};
