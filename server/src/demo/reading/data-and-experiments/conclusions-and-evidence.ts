import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const snails = md`Snails need calcium for their shells. A class counted the snails in 5 ponds of one region and measured the calcium in the
  water and the thickness of 20 shells from each pond.

  | Pond | Calcium (mg per liter) | Snails per square meter | Average thickness of the shell (mm) |
  | 1 | 4 | 2 | 0.21 |
  | 2 | 12 | 15 | 0.30 |
  | 3 | 25 | 31 | 0.38 |
  | 4 | 40 | 12 | 0.44 |
  | 5 | 55 | 48 | 0.45 |`;

const boxes = md`Students lined 4 equal boxes with different materials, put a bottle of hot water at 70 °C into each, and measured the
  temperature of the water after 60 minutes. The room was at 20 °C.

  | Box | Lining | Thickness (cm) | Temperature after 60 minutes (°C) |
  | 1 | none | 0 | 41 |
  | 2 | wool | 2 | 53 |
  | 3 | wool | 4 | 58 |
  | 4 | paper | 4 | 54 |`;

const feeders = md`A class hung 4 feeders with sugar water in a garden and counted the visits of hummingbirds for 2 hours on each of 5
  mornings. The red and the white feeders had the same shape. Each morning the feeders changed places.

  | Feeder | Sugar (percent) | Color | Visits per hour (average) |
  | 1 | 10 | red | 14 |
  | 2 | 20 | red | 37 |
  | 3 | 20 | white | 35 |
  | 4 | 30 | red | 39 |`;

const conclusionSets = {
  boxesAndFeeders: {
    title: 'Boxes and feeders',
    questions: [
      {
        stem: about(boxes, 'Which conclusion do boxes 1 and 2 support?'),
        rank: 0,
        choices: [
          { wrong: 'Wool keeps water warmer than paper does.', why: 'Neither of these boxes has paper.' },
          { wrong: 'Thick wool keeps water warmer than thin wool.', why: 'Only one of these boxes has wool.' },
          { right: 'Wool keeps water warmer than no lining does.' },
          {
            wrong: 'Wool keeps water as warm as it was at first.',
            why: 'With wool the water cooled from 70 to 53 °C.',
          },
        ],
        explain:
          'The 2 boxes differ in one thing: no lining, or 2 cm of wool. After 60 minutes the water is at 41 and 53 °C. No more than this can be concluded from them.',
      },
      {
        stem: about(
          boxes,
          'A student claims: “At the same thickness, wool insulates better than paper.” Which boxes test this claim?',
        ),
        rank: 1,
        choices: [
          { wrong: 'Boxes 1 and 4', why: 'These compare paper with no lining.' },
          { wrong: 'Boxes 2 and 3', why: 'These compare 2 thicknesses of wool.' },
          { wrong: 'Boxes 2 and 4', why: 'These differ in both material and thickness.' },
          { right: 'Boxes 3 and 4' },
        ],
        explain:
          'The claim compares materials “at the same thickness.” Boxes 3 and 4 are both lined with 4 cm. The water stayed at 58 °C in wool and at 54 °C in paper, so they support the claim.',
      },
      {
        stem: about(boxes, 'Which statement do the data contradict?'),
        rank: 2,
        choices: [
          {
            wrong: 'The second 2 cm of wool help less than the first 2 cm.',
            why: 'The first add 12 degrees, from 41 to 53, and the second 5, from 53 to 58.',
          },
          { right: 'Twice the thickness of wool halves the fall of the temperature.' },
          {
            wrong: 'A lining of paper keeps water warmer than no lining.',
            why: 'In paper it is 54 °C, without a lining 41 °C.',
          },
          {
            wrong: 'In no box did the water cool to the temperature of the room.',
            why: 'The lowest value is 41 °C, and the room is at 20 °C.',
          },
        ],
        explain: md`With 2 cm of wool the temperature fell by $70 - 53 = 17$ degrees, with 4 cm by $70 - 58 = 12$. Half of 17 is 8.5, so the fall was not halved. The other statements agree with the table.`,
      },
      {
        stem: about(
          boxes,
          'A student concludes that wool is the best of all materials for lining. Why is this conclusion not justified?',
        ),
        rank: 1,
        choices: [
          { right: 'Only 2 materials were compared.' },
          { wrong: 'The water in the wool boxes cooled down.', why: 'The best material need not be a perfect one.' },
          { wrong: 'Paper kept the water warmer than wool.', why: 'At equal thickness wool kept it warmer.' },
          {
            wrong: 'The room was colder than the water.',
            why: 'Otherwise nothing would have cooled, and nothing could be compared.',
          },
        ],
        explain:
          'A conclusion may not reach beyond what was tested. “Better than paper” is supported; “best of all materials” speaks of many that nobody has tried.',
      },
      {
        stem: about(feeders, 'Which feeders show whether the color matters?'),
        rank: 0,
        choices: [
          { wrong: '1 and 2', why: 'These are both red.' },
          { right: '2 and 3' },
          { wrong: '1 and 3', why: 'These differ in both color and sugar.' },
          { wrong: '3 and 4', why: 'These differ in both color and sugar.' },
        ],
        explain:
          'They must differ in color and in nothing else. Feeders 2 and 3 have the same sugar, 20 percent, and one is red, the other white.',
      },
      {
        stem: about(feeders, 'A student says that hummingbirds strongly prefer red feeders to white ones. The data'),
        rank: 2,
        choices: [
          {
            wrong: 'support this, since the most visits were to a red feeder.',
            why: 'That feeder also had the most sugar.',
          },
          {
            wrong: 'support this, since 3 of the 4 feeders were red.',
            why: 'The class chose the colors. This says nothing about the birds.',
          },
          { right: 'do not support this, since red and white differ by only 2 visits.' },
          {
            wrong: 'do not support this, since a red feeder had the fewest visits.',
            why: 'That feeder had the least sugar, so it is no fair comparison.',
          },
        ],
        explain:
          'First find the fair comparison: feeders 2 and 3. There the numbers are 37 and 35. A strong preference would show as a large difference.',
      },
      {
        stem: about(feeders, 'The feeders changed places each morning. Because of this, it is unlikely that'),
        rank: 3,
        choices: [
          {
            wrong: 'birds came to drink more often on warm mornings.',
            why: 'This could still be so. All feeders would be affected alike.',
          },
          {
            wrong: 'some birds visited a feeder several times.',
            why: 'This can still be so. Visits were counted, not birds.',
          },
          {
            wrong: 'feeder 4 was visited more because it was sweeter.',
            why: 'The places were the same for all feeders, so this remains as likely as before.',
          },
          { right: 'feeder 1 had few visits because of a bad place.' },
        ],
        explain:
          'If one feeder had always hung in a bad place, its few visits might be due to the place. Since each feeder hung in several places, the place cannot explain a difference between the averages.',
      },
      {
        stem: about(feeders, 'Which conclusion about sugar do the data support?'),
        rank: 1,
        choices: [
          { right: 'From 10 to 20 percent the visits rise a lot, from 20 to 30 percent only a little.' },
          {
            wrong: 'The visits rise by the same number with every 10 percent of sugar.',
            why: 'They rise by 23 and then by 2.',
          },
          {
            wrong: 'Hummingbirds do not visit feeders that contain less than 20 percent sugar.',
            why: 'With 10 percent there were 14 visits per hour.',
          },
          {
            wrong: 'Hummingbirds grow faster when their food contains more than 10 percent sugar.',
            why: 'Visits were counted. Growth was not measured.',
          },
        ],
        explain: md`Compare the red feeders: 14, 37, and 39 visits. The first rise is $37 - 14 = 23$, the second $39 - 37 = 2$.`,
      },
    ],
  },
} satisfies DemoSets;

export const conclusionsAndEvidence: DemoSubsubtopic = {
  title: 'Conclusions and evidence',
  skills: ['act.science.evaluation-of-models.conclusions-and-evidence'],
  sets: conclusionSets,
  sequence: sequence(conclusionSets, {
    thicknessTrend: {
      stem: about(snails, 'Which conclusion about the 5 ponds do the data support?'),
      rank: 1,
      choices: [
        {
          wrong: 'The more calcium in the water, the more snails there were.',
          why: 'Pond 4 has more calcium than pond 3 and fewer snails.',
        },
        {
          wrong: 'The more snails in a pond, the thicker their shells were.',
          why: 'Pond 4 has fewer snails than pond 3 and thicker shells.',
        },
        { wrong: 'The thickness of the shells was the same in all ponds.', why: 'It goes from 0.21 to 0.45 mm.' },
        { right: 'The more calcium in the water, the thicker the shells were.' },
      ],
      explain:
        'A statement of the form “the more, the more” must hold in every row. Calcium rises from row to row, and so does the thickness: 0.21, 0.30, 0.38, 0.44, 0.45. The number of snails falls once.',
      onRight: { to: 'pondFour' },
      onWrong: { to: 'testOneRow' },
    },
    testOneRow: {
      stem: about(
        snails,
        'A student claims: “More calcium always goes with more snails.” Which pond shows that this is not so?',
      ),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'Pond 1', why: 'It has the least calcium and the fewest snails, as claimed.' },
        { wrong: 'Pond 2', why: 'It has more calcium than pond 1 and more snails, as claimed.' },
        { right: 'Pond 4' },
        { wrong: 'Pond 5', why: 'It has the most calcium and the most snails, as claimed.' },
      ],
      explain:
        'To test an “always,” look for one case that breaks it. Go down the column of snails: 2, 15, 31, and then 12, although the calcium still rises. One such row is enough.',
      onRight: { to: 'pondFour' },
      onWrong: { set: 'boxesAndFeeders', then: 'pondFour' },
    },
    pondFour: {
      stem: about(
        snails,
        'Which finding would best explain why pond 4 does not fit the trend in the number of snails?',
      ),
      rank: 2,
      choices: [
        { right: 'Of the 5 ponds, only pond 4 contains fish that eat snails.' },
        { wrong: 'Of the 5 ponds, only pond 5 has a stream flowing out of it.', why: 'This is about another pond.' },
        {
          wrong: 'The calcium in pond 4 was measured in the morning.',
          why: 'This does not lead one to expect few snails.',
        },
        {
          wrong: 'The shells in pond 4 are thicker than those in pond 3.',
          why: 'This is in the table, and it is in line with the calcium.',
        },
      ],
      explain:
        'The explanation has to name something that holds for pond 4 alone and that makes snails fewer. Fish that eat snails do both.',
      onRight: { to: 'causeOrNot' },
      onWrong: { set: 'boxesAndFeeders', then: 'causeOrNot' },
    },
    causeOrNot: {
      stem: about(
        snails,
        'A student concludes: “Calcium makes the shells thick.” Which further result would support this conclusion most?',
      ),
      rank: 3,
      choices: [
        {
          wrong: 'In a sixth pond with 30 mg of calcium per liter, shells are 0.40 mm thick.',
          why: 'This confirms the trend, but ponds may differ in other ways as well.',
        },
        { right: 'Snails from one pond grow thicker shells in tanks with added calcium than in tanks without.' },
        {
          wrong: 'In ponds with much calcium, more water plants grow than in the other ponds.',
          why: 'This suggests another possible cause, such as more food.',
        },
        {
          wrong: 'Shells contain more calcium than the other parts of a snail’s body.',
          why: 'This is known from the start. It does not show that more calcium in the water makes a difference.',
        },
      ],
      explain:
        'The ponds may differ in food, warmth, or fish. An experiment changes the calcium alone, with snails of the same origin. If the shells differ then, the calcium is the cause.',
      onRight: { to: 'howFar' },
      onWrong: { to: 'whatMeasured' },
    },
    whatMeasured: {
      stem: about(snails, 'Which question can be answered from the table?'),
      rank: 1,
      choices: [
        { wrong: 'Which pond has the warmest water?', why: 'The temperature is not in the table.' },
        { wrong: 'Do snails eat more in pond 5 than in pond 1?', why: 'What the snails eat is not in the table.' },
        { right: 'In which pond are the shells thinnest?' },
        {
          wrong: 'Did the calcium in pond 3 rise in recent years?',
          why: 'The table has no data from different years.',
        },
      ],
      explain:
        'Compare each question with the heads of the columns: calcium, snails, thickness. Only the thinnest shells can be found there: 0.21 mm in pond 1. Other things that differ between ponds are not known.',
      onRight: { to: 'howFar' },
      onWrong: { set: 'boxesAndFeeders', then: 'howFar' },
    },
    howFar: {
      stem: about(snails, 'Which statement goes beyond what the data can show?'),
      rank: 2,
      choices: [
        {
          wrong: 'In pond 5 the shells were more than twice as thick as in pond 1.',
          why: 'Twice 0.21 mm is 0.42 mm, and 0.45 is more. The data show this.',
        },
        {
          wrong: 'From pond 4 to pond 5 the thickness changed little.',
          why: 'It changed by 0.01 mm, the smallest step in the column. The data show this.',
        },
        {
          wrong: 'In pond 3 there were more snails per square meter than in pond 4.',
          why: '31 is more than 12. The data show this.',
        },
        { right: 'In every region, snails in ponds with little calcium have thin shells.' },
      ],
      explain:
        'The ponds are all from one region. Whether the same holds “in every region” cannot be read from 5 ponds. Look for words such as “every,” “always,” and “never.”',
      onRight: { set: 'boxesAndFeeders' },
      onWrong: { set: 'boxesAndFeeders' },
    },
  }),
};
