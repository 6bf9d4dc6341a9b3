import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const nestBoxes = md`:::passage
  Members of a bird club put up 40 nest boxes with a small entrance and 40 with a large one. In summer they counted how many
  were used, and how many young birds were raised in each used box on average.
  :::

  | Entrance | Boxes put up | Boxes used | Young per used box |
  | Small | 40 | 30 | 4.1 |
  | Large | 40 | 22 | 2.9 |`;

const waterBills = md`:::passage
  Town A began to print on each water bill how much water similar households use. The bills of Town B stayed as they
  were. Economist Nadia Ferrer compared the average use of water before and after the change, and claims that the
  comparison on the bill led households to use less.
  :::

  | Town | Liters per day before | Liters per day after |
  | A (new bills) | 520 | 450 |
  | B (old bills) | 480 | 475 |`;

const sleep = md`:::passage
  Two groups learned a list of words in a foreign language. Both were tested after 1 hour and again after 12 hours. Between the
  tests, one group slept for a night, and the other was awake for a day. The researchers claim that people forget
  more slowly while they sleep.
  :::

  | Group | Recalled after 1 hour | Recalled after 12 hours |
  | Slept | 78% | 66% |
  | Stayed awake | 79% | 48% |`;

const streets = md`:::passage
  On a sunny afternoon, students measured the temperature of the pavement and of the air on four streets, and counted the
  trees.
  :::

  | Street | Trees per 100 meters | Pavement (°C) | Air (°C) |
  | Elm | 2 | 52 | 34 |
  | Lark | 6 | 45 | 33 |
  | Mill | 11 | 38 | 32 |
  | Park | 15 | 33 | 31.5 |`;

const practice = md`:::passage
  Two groups of students practiced the same kind of problem for four hours in all: one group in a single evening, the
  other in four evenings of one hour. Both were tested right after their last practice and again three weeks later.
  :::

  | Practice | Right answers, first test | Right answers, three weeks later |
  | One evening | 82% | 51% |
  | Four evenings | 76% | 70% |`;

const dataSets = {
  streetsAndPractice: {
    title: 'Two tables: shade and practice',
    questions: [
      {
        stem: about(streets, 'Which statement does the table support?'),
        rank: 0,
        choices: [
          { wrong: 'Streets with more trees had warmer pavement.', why: 'From row to row the pavement gets cooler.' },
          { right: 'Streets with more trees had cooler pavement.' },
          {
            wrong: 'The air was warmer than the pavement.',
            why: 'On every street the pavement was warmer, if only a little.',
          },
          { wrong: 'The air was equally warm on all streets.', why: 'It ranges from 31.5°C to 34°C.' },
        ],
        explain:
          'Go down the columns together: trees rise from 2 to 15 while the pavement falls from 52°C to 33°C. Check that no row breaks the pattern.',
      },
      {
        stem: about(
          streets,
          'A student claims that on these streets, the pavement varied much more in temperature than the air did. Which data best support the claim?',
        ),
        rank: 1,
        choices: [
          {
            wrong: 'The pavement of Elm Street was 52°C, and its air was 34°C.',
            why: 'This compares pavement and air on one street, so nothing varies.',
          },
          {
            wrong: 'The pavement fell from 52°C on Elm Street to 33°C on Park Street.',
            why: 'This is half of the comparison; the air is missing.',
          },
          {
            wrong: 'The air on Lark Street was 1 degree warmer than on Mill Street.',
            why: 'This tells of the air on two streets, and the pavement is missing.',
          },
          { right: 'The pavement ranged over 19 degrees, and the air over 2.5 degrees.' },
        ],
        explain: md`“Varied more” asks for two ranges, from least to greatest. Pavement: $52 - 33 = 19$. Air: $34 - 31.5 = 2.5$.`,
      },
      {
        stem: about(streets, 'Which conclusion goes beyond what the table can show?'),
        rank: 2,
        choices: [
          { right: 'If Elm Street had as many trees as Park Street, its pavement would be as cool.' },
          {
            wrong: 'Of the four streets, the one with the fewest trees also had the warmest pavement.',
            why: 'This can be read off: Elm Street, with 2 trees and 52°C.',
          },
          {
            wrong: 'The pavement of Mill Street was 7 degrees cooler than that of Lark Street.',
            why: 'This can be computed: 45 less 38 is 7.',
          },
          {
            wrong: 'No street had both more trees and warmer air than another of the four.',
            why: 'This can be checked row by row: the air gets cooler as trees get more.',
          },
        ],
        explain:
          'A table tells what was measured. What would happen on Elm Street depends on all else that makes it different, such as its width and the color of its pavement. The other three statements only restate numbers.',
      },
      {
        stem: about(
          streets,
          'A student claims that trees are the reason for the differences in the temperature of the pavement. Which fact, if true, would most weaken the claim?',
        ),
        rank: 2,
        choices: [
          {
            wrong: 'The trees on all four streets are of the same kind and age.',
            why: 'If the trees are alike, their number matters all the more.',
          },
          {
            wrong: 'The pavement was coolest in the places where trees shaded it.',
            why: 'This would support the claim.',
          },
          { right: 'Streets with more trees have paler pavement, which takes up less heat.' },
          {
            wrong: 'On cloudy days the four streets all have pavement of the same temperature.',
            why: 'Without sun there is no shade, so this fits the claim.',
          },
        ],
        explain:
          'To weaken a claim about a cause, look for another cause that comes along with the first. If pale pavement and trees always go together, the numbers do not tell which of them does the cooling.',
      },
      {
        stem: about(practice, 'Which statement does the table support?'),
        rank: 1,
        choices: [
          { right: 'Practice on four evenings led to better results only on the later test.' },
          {
            wrong: 'Practice on four evenings led to better results on both of the tests.',
            why: 'On the first test that group had 76%, less than 82%.',
          },
          {
            wrong: 'Practice in a single evening led to better results on both of the tests.',
            why: 'On the later test that group had 51%, less than 70%.',
          },
          {
            wrong: 'Practice on four evenings took more hours than practice in a single one.',
            why: 'Both groups practiced for four hours in all.',
          },
        ],
        explain:
          'Compare within one column at a time. First test: 82 against 76. Three weeks later: 51 against 70. The order is reversed.',
      },
      {
        stem: about(
          practice,
          'A teacher claims that a test right after practice may be a poor guide to how much students will know later. Which data best support the claim?',
        ),
        rank: 2,
        choices: [
          {
            wrong: 'Both groups gave fewer right answers three weeks later than on the first test.',
            why: 'That both forget is true, but the first test could still show who will know more.',
          },
          {
            wrong: 'The group that practiced on four evenings lost only 6 points in three weeks.',
            why: 'This is about one group, for which the first test was a good guide.',
          },
          { right: 'The group that was ahead on the first test was 19 points behind three weeks later.' },
          {
            wrong: 'On the first test the two groups differed by 6 points, with 82% and 76%.',
            why: 'This gives the first test alone, and a guide must be compared with what it leads to.',
          },
        ],
        explain: md`A guide is poor if it points the wrong way. The first test put one group ahead, 82% to 76%. Later the same group was behind, and $70 - 51 = 19$.`,
      },
      {
        stem: about(
          practice,
          'Which choice best uses data from the table to complete the statement? “Spreading practice over four evenings did not raise the first result, but it slowed forgetting:”',
        ),
        rank: 3,
        choices: [
          {
            wrong: 'at first, students who spread it had 76%, and three weeks later they still had 70%.',
            why: 'Without the other group, one cannot say that anything was slowed or not raised.',
          },
          {
            wrong: 'three weeks later, students who spread it had 70% and the others only 51%.',
            why: 'This shows who knew more later but not how much was forgotten.',
          },
          {
            wrong: 'at first, students who spread it had 82% and the others 76%, and later 70% and 51%.',
            why: 'This exchanges the results of the first test.',
          },
          { right: 'those who spread it began 6 points lower but then lost only 6 points, the others 31.' },
        ],
        explain: md`The statement has two halves. “Did not raise the first result”: 76% against 82%. “Slowed forgetting”: $76 - 70 = 6$ points lost against $82 - 51 = 31$.`,
      },
    ],
  },
} satisfies DemoSets;

export const dataAsEvidence: DemoSubsubtopic = {
  title: 'Data as evidence',
  skills: [
    'sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative',
    'act.reading.integration-of-knowledge-and-ideas.arguments-and-evidence',
  ],
  sets: dataSets,
  sequence: sequence(dataSets, {
    smallEntrance: {
      stem: about(
        nestBoxes,
        'A member claims that boxes with a small entrance attracted more birds and also served them better. Which data best support the claim?',
      ),
      rank: 1,
      choices: [
        { right: 'More of them were used (30 against 22), with more young in each (4.1 against 2.9).' },
        {
          wrong: 'Of the 40 boxes with a small entrance, 30 were used and only 10 stayed empty.',
          why: 'Without the boxes with a large entrance, there is nothing to compare.',
        },
        {
          wrong: 'In the used boxes with a large entrance, only 2.9 young were raised on average.',
          why: 'This gives one number of the four that the claim needs.',
        },
        {
          wrong: 'The same number of boxes was put up with each kind of entrance, 40 and 40.',
          why: 'This makes the comparison fair, but it shows no difference.',
        },
      ],
      explain:
        'The claim has two parts. “Attracted more birds” needs the boxes used of both kinds, and “served them better” needs the young of both kinds. Only one choice has all four numbers.',
      onRight: { to: 'bills' },
      onWrong: { to: 'readOff' },
    },
    readOff: {
      stem: about(nestBoxes, 'How many of the boxes with a large entrance were used?'),
      rank: 0,
      typed: { accept: ['22'] },
      explain:
        'Go along the row “Large” to the column “Boxes used”: 22. To compare, read the same column in the other row, 30. A comparison always needs two numbers from one column.',
      onRight: { to: 'bills' },
      onWrong: { set: 'streetsAndPractice', then: 'bills' },
    },
    bills: {
      stem: about(waterBills, 'Which choice best describes data from the table that support Ferrer’s claim?'),
      rank: 2,
      choices: [
        {
          wrong: 'After the change, households in Town A used less water than those in Town B, 450 liters to 475.',
          why: 'Without the numbers before the change, it could have been so all along.',
        },
        { right: 'Households in Town A came to use 70 liters less, but those in Town B only 5 liters less.' },
        {
          wrong: 'Households in both towns used less water after the change than they had used before it.',
          why: 'This is true of both towns, so it does not show that the bill made a difference.',
        },
        {
          wrong: 'Before the change, households in Town A used 520 liters a day, and those in Town B 480.',
          why: 'Numbers from before the change cannot show what it did.',
        },
      ],
      explain: md`The claim is about a change, so compute the change in each town: $520 - 450 = 70$ and $480 - 475 = 5$. Town B shows what happened without new bills. The difference between the two changes is the evidence.`,
      onRight: { to: 'leaks' },
      onWrong: { to: 'whyTownB' },
    },
    whyTownB: {
      stem: about(waterBills, 'Why is it important for the claim that the table includes Town B?'),
      rank: 1,
      explainFirst: true,
      choices: [
        {
          wrong: 'It shows how much water an average town uses.',
          why: 'One other town is no average, and the claim is about a change.',
        },
        {
          wrong: 'It shows that the bills of Town A had been too high.',
          why: 'The table gives liters and not prices.',
        },
        {
          wrong: 'It makes the number of households larger.',
          why: 'More households of another town do not tell more about Town A.',
        },
        { right: 'It shows how use changed where bills did not.' },
      ],
      explain:
        'Perhaps water use fell everywhere, for example because of the weather. Town B lets us check: there the bills were the same and use hardly fell. Such a comparison is called a control.',
      onRight: { to: 'leaks' },
      onWrong: { set: 'streetsAndPractice', then: 'leaks' },
    },
    leaks: {
      stem: about(waterBills, 'Which fact, if true, would most weaken Ferrer’s claim?'),
      rank: 3,
      choices: [
        {
          wrong: 'Most households in Town A could say how they compared with others.',
          why: 'That they had read the comparison supports the claim.',
        },
        {
          wrong: 'In a third town that began to print such bills, use fell by 60 liters a day as well.',
          why: 'The same result in another town supports the claim.',
        },
        { right: 'In the same months Town A, but not Town B, repaired leaking pipes in most houses.' },
        {
          wrong: 'Town B is smaller than Town A and has fewer households.',
          why: 'The table gives averages per household, so the size of the town matters little.',
        },
      ],
      explain:
        'The claim rests on one difference between the towns, the bills. A second difference that also saves water would explain the numbers just as well. Ask of each choice: could it have caused the fall by itself?',
      onRight: { to: 'forgetting' },
      onWrong: { set: 'streetsAndPractice', then: 'forgetting' },
    },
    forgetting: {
      stem: about(sleep, 'Which choice best describes data from the table that support the researchers’ claim?'),
      rank: 2,
      choices: [
        {
          wrong: 'After 1 hour the two groups recalled nearly the same part of the words, 78% and 79%.',
          why: 'This shows that they began alike, but not how fast they forgot.',
        },
        {
          wrong: 'In both groups, people recalled fewer of the words after 12 hours than after 1 hour.',
          why: 'This shows that both forgot, but not which of them forgot more slowly.',
        },
        {
          wrong: 'The group that slept recalled 78% of the words, while the group that stayed awake recalled 48%.',
          why: 'This compares numbers from two different tests.',
        },
        { right: 'From the first test to the second, recall fell by 12 points with sleep and by 31 without.' },
      ],
      explain: md`“More slowly” is about the fall between the tests, in both groups: $78 - 66 = 12$ and $79 - 48 = 31$. Three of the choices are true or partly true. The question is which of them shows what is claimed.`,
      onRight: { set: 'streetsAndPractice' },
      onWrong: { set: 'streetsAndPractice' },
    },
  }),
};
