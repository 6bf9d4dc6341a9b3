import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const bees = md`Students counted the visits of bees to 4 kinds of flowers in a school garden, during 1 hour in the
  morning and 1 hour in the afternoon.

  | Flower | Morning | Afternoon |
  | Clover | 48 | 52 |
  | Lavender | 60 | 95 |
  | Poppy | 70 | 14 |
  | Sage | 33 | 66 |`;

const rivers = md`The table shows how long 2 glass bottles and 2 plastic bottles took to float from a bridge to a dam, on days
  with low and with high water.

  | Bottle | Low water (minutes) | High water (minutes) |
  | Glass 1 | 84 | 41 |
  | Glass 2 | 88 | 40 |
  | Plastic 1 | 62 | 39 |
  | Plastic 2 | 60 | 42 |`;

const tableSets = {
  beeVisits: {
    title: 'A table: visits of bees',
    questions: [
      {
        stem: about(bees, 'Which flower had the most visits in the 2 hours together?'),
        rank: 0,
        choices: [
          { wrong: 'Poppy', why: 'It had the most in the morning, but few in the afternoon.' },
          { right: 'Lavender' },
          { wrong: 'Clover', why: 'It had 100 visits in all.' },
          { wrong: 'Sage', why: 'It had 99 visits in all.' },
        ],
        explain: 'Add each row: clover 100, lavender 155, poppy 84, sage 99.',
      },
      {
        stem: about(bees, 'For which flower did the number of visits double from morning to afternoon?'),
        rank: 0,
        choices: [
          { wrong: 'Clover', why: 'From 48 to 52 it hardly changed.' },
          { wrong: 'Lavender', why: 'It gained the most visits, 35, but twice 60 is 120.' },
          { wrong: 'Poppy', why: 'Its visits fell.' },
          { right: 'Sage' },
        ],
        explain: 'To double is to become twice as many. Twice 33 is 66.',
      },
      {
        stem: about(bees, 'Which conclusion does the table support?'),
        rank: 2,
        choices: [
          { right: 'At the school, poppies drew more visits in the morning than in the afternoon.' },
          { wrong: 'Bees dislike poppies.', why: 'In the morning poppies had more visits than any other flower.' },
          {
            wrong: 'Poppies close in the afternoon.',
            why: 'This could be the reason, but the table counts visits and gives no reasons.',
          },
          {
            wrong: 'Everywhere, poppies have most of their visits in the morning.',
            why: 'The counts come from 1 garden and 2 hours.',
          },
        ],
        explain:
          'A conclusion may not say more than the data. The table tells where, when and how many, but neither why nor what holds elsewhere.',
      },
      {
        stem: about(
          bees,
          'A student claims that bees are more active in the afternoon. Which data best support the claim?',
        ),
        rank: 2,
        choices: [
          { wrong: 'The 70 morning visits to poppies', why: 'These speak against the claim.' },
          { wrong: 'The 95 afternoon visits to lavender', why: 'One number in 1 column compares nothing.' },
          { right: 'The totals of 211 visits in the morning and 227 in the afternoon' },
          { wrong: 'The total of 438 visits in both hours', why: 'It does not tell the hours apart.' },
        ],
        explain: md`A comparison needs both sides. Morning: $48 + 60 + 70 + 33 = 211$. Afternoon: $52 + 95 + 14 + 66 = 227$.`,
      },
    ],
  },
} satisfies DemoSets;

export const readingTables: DemoSubsubtopic = {
  title: 'Reading a table',
  skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative'],
  // The sequence is unpublished, while its set can be opened.
  sequencePublished: false,
  sets: tableSets,
  sequence: sequence(tableSets, {
    fastest: {
      stem: about(rivers, 'On which day and for which kind of bottle was the trip longest?'),
      rank: 0,
      choices: [
        { right: 'Low water, glass' },
        { wrong: 'Low water, plastic', why: 'These took about 60 minutes, the glass bottles more than 80.' },
        { wrong: 'High water, glass', why: 'These took about 40 minutes.' },
        { wrong: 'High water, plastic', why: 'These took about 40 minutes.' },
      ],
      explain: 'Find the greatest numbers, 84 and 88, and read off their row and column.',
      onRight: { to: 'difference' },
      onWrong: { to: 'readOne' },
    },
    readOne: {
      stem: about(rivers, 'How many minutes did bottle Plastic 1 take at low water?'),
      rank: 0,
      typed: { accept: ['62'], symbol: 'min' },
      explain: 'Go along the row of Plastic 1 to the column of low water: 62.',
      onRight: { to: 'difference' },
      onWrong: { set: 'beeVisits', then: 'difference' },
    },
    difference: {
      stem: about(rivers, 'Which statement does the table support?'),
      rank: 2,
      choices: [
        {
          wrong: 'Plastic bottles are always faster than glass bottles.',
          why: 'At high water there is hardly a difference.',
        },
        { wrong: 'Glass bottles sink at low water.', why: 'All bottles arrived. Nothing is said about sinking.' },
        { wrong: 'High water slows all bottles down.', why: 'All bottles were faster at high water.' },
        { right: 'The kind of bottle matters more at low water than at high water.' },
      ],
      explain:
        'At low water glass takes about 25 minutes longer than plastic. At high water all 4 lie between 39 and 42 minutes.',
      onRight: { set: 'beeVisits' },
      onWrong: { set: 'beeVisits' },
    },
  }),
};
