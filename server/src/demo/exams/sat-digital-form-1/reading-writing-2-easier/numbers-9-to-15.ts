import { type DemoFormQuestion, figure, md } from '../../../format.ts';

/** Distance from the Sun in astronomical units, and time of one orbit in years. */
const planets = { Mercury: [0.39, 0.24], Mars: [1.52, 1.88], Jupiter: [5.2, 11.9], Saturn: [9.6, 29.4] } as const;
/** Labels of an exhibit: number of words, whether a question comes first, and percent of visitors who read to the end. */
const labels = [
  { words: 200, question: false, percent: 12 },
  { words: 100, question: false, percent: 27 },
  { words: 50, question: false, percent: 48 },
  { words: 50, question: true, percent: 61 },
] as const;

/** Information and Ideas. */
export const numbers9To15: readonly DemoFormQuestion[] = [
  {
    stem: md`:::passage
      In the sixteenth century, people in the north of England found a large deposit of graphite. Shepherds used lumps of
      the dark, soft material to mark their sheep, and before long others cut it into sticks and wrote with them. Because
      graphite looks somewhat like lead, it was taken for a kind of lead. The core of a graphite pencil contains none, but
      people still speak of the “lead” of a pencil.
      :::

      According to the text, why do people still speak of the “lead” of a pencil?`,
    rank: 0,
    skills: ['sat.reading-and-writing.information-and-ideas.central-ideas-and-details'],
    choices: [
      {
        wrong: 'Because the first pencils contained a small amount of lead',
        why: 'The text says that the core of a graphite pencil contains none.',
      },
      {
        wrong: 'Because lead was used to mark sheep before graphite was found',
        why: 'Shepherds marked their sheep with graphite. An earlier use of lead is not mentioned.',
      },
      {
        wrong: 'Because graphite and lead were found in the same deposit',
        why: 'Only graphite is said to have been found there.',
      },
      { right: 'Because graphite was once believed to be a kind of lead' },
    ],
    explain:
      'Find the sentence that gives the reason: “Because graphite looks somewhat like lead, it was taken for a kind of lead.” To take one thing for another is to believe, wrongly, that it is the other.',
    argument:
      'The text says that graphite “was taken for a kind of lead,” and that a graphite pencil’s core contains none.',
  },
  {
    stem: md`:::passage “Window Box,” a poem written for this course
      I have no field, no orchard row,\
      no gate that swings on summer grass;\
      one box of earth is all I sow,\
      and people smile at it, and pass.

      Yet bees have found me, seven floors\
      above the traffic and the rain,\
      and they don’t ask how many doors\
      or acres lie behind the pane.
      :::

      Which choice best states the main idea of the text?`,
    rank: 0,
    skills: ['sat.reading-and-writing.information-and-ideas.central-ideas-and-details'],
    choices: [
      {
        wrong: 'People who live in a city take little interest in nature.',
        why: 'People smile and pass, but the poem is about the box and the bees, not about cities in general.',
      },
      { right: 'Even a very small garden can be of value.' },
      {
        wrong: 'Bees can become a problem for people in tall buildings.',
        why: 'The speaker is glad of the bees; they value the box that people smile at.',
      },
      {
        wrong: 'A person with a small garden will soon wish for a larger one.',
        why: 'The speaker names what is missing but does not wish for it. The bees do not mind the size.',
      },
    ],
    explain:
      'The poem turns at “Yet.” Before it, the garden is one box that people smile at; after it, bees come all the same and do not ask how large it is. The idea is that a small garden counts too.',
    argument:
      'After “Yet” the bees come to the single box and “don’t ask” about its size: a very small garden is worth something.',
  },
  {
    stem: md`:::passage
      “Monsoon Recital” is a story written for this course. In it, Kavya’s younger brother plays the drums at a school
      concert. Kavya is proud of him, although she does not say so: ______
      :::

      Which quotation from “Monsoon Recital” most effectively illustrates the claim?`,
    rank: 1,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-textual'],
    choices: [
      {
        right:
          '“Kavya remarked only that the second song had been too slow, but she kept the ticket, folded twice, in the case of her glasses.”',
      },
      {
        wrong:
          '“Her brother had practiced in the yard every evening since June, and the neighbors had learned to close their shutters at six.”',
        why: 'This tells of the brother and the neighbors. Kavya’s feelings do not appear in it.',
      },
      {
        wrong:
          '“The hall was full to the last seat, and the rain beat so loudly on the tin roof that the first song could hardly be heard.”',
        why: 'This describes the concert and says nothing of Kavya.',
      },
      {
        wrong:
          '“Kavya had wanted to learn the drums herself, but their uncle had said that one drummer was enough for a house of that size.”',
        why: 'This might be a reason for envy. It does not show that she is proud of him.',
      },
    ],
    explain:
      'The quotation must show two things: pride, and that Kavya does not speak of it. Her only remark is a small criticism, but she keeps the ticket as a treasure. What she does says more than what she says.',
    argument:
      'Only here does Kavya keep a token of the concert while her words hide it; the others do not show her pride.',
  },
  {
    stem: md`:::passage
      When several checkout lines are open in a store, customers have to choose one. Researcher Piotr Nowak thinks that
      they look mainly at how many people are waiting in each line and pay little attention to how full the people’s carts
      are.
      :::

      Which finding, if true, would most directly support Nowak’s idea?`,
    rank: 1,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-textual'],
    choices: [
      {
        wrong:
          'Most customers joined the line with the fewest things in its carts, even if more people were waiting there than in the other lines.',
        why: 'This is the opposite of the idea: the carts would matter more than the people.',
      },
      {
        wrong: 'Most customers who had only a few things in their carts paid sooner than those whose carts were full.',
        why: 'This is about the time for paying and not about the choice of a line.',
      },
      {
        right:
          'Most customers joined a line of two people with full carts rather than one of four people with a few things each.',
      },
      {
        wrong: 'Most customers came to the store on a Saturday, when the lines were longer than on any other day.',
        why: 'Longer lines on one day say nothing on how customers choose between them.',
      },
    ],
    explain:
      'The idea is that people count and carts do not. To test it, the two must point in different directions: few people with full carts against many people with few things. If customers go where fewer people are, they follow the number of people.',
    argument:
      'Here the number of people and the carts point to different lines, and customers follow the people, as Nowak thinks.',
  },
  {
    stem: md`:::passage
      The farther a planet is from the Sun, the longer it takes to travel around it. The planets in the table are an
      example of this rule: ______
      :::

      **Distances and Orbits of Four Planets**

      | Planet | Distance from the Sun (Earth: 1) | Time of one orbit (years) |
      | Mercury | 0.39 | 0.24 |
      | Mars | 1.52 | 1.88 |
      | Jupiter | 5.2 | 11.9 |
      | Saturn | 9.6 | 29.4 |

      Which choice most effectively uses data from the table to complete the text?`,
    rank: 1,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative'],
    choices: [
      {
        wrong:
          'Jupiter, the farthest of the four from the Sun, takes 29.4 years, while Mercury, the nearest, takes 0.24 years.',
        why: 'Saturn is the farthest of the four, and the 29.4 years are Saturn’s.',
      },
      {
        right:
          'Saturn, the farthest of the four from the Sun, takes 29.4 years, while Mercury, the nearest, takes 0.24 years.',
      },
      {
        wrong:
          'Saturn, the farthest of the four from the Sun, takes 9.6 years, while Mercury, the nearest, takes 0.39 years.',
        why: 'These numbers are distances from the middle column, not times.',
      },
      {
        wrong:
          'Saturn is 9.6 times as far from the Sun as Earth is, while Mercury’s distance from it is 0.39 times that of Earth.',
        why: 'This is true but gives distances only. The rule is about the time of an orbit.',
      },
    ],
    explain:
      'The rule connects distance and time, so the sentence must give both: which planet is far or near, and how long each takes. Read the times from the last column, in the rows of Saturn and of Mercury.',
    check: () => {
      const byDistance = Object.entries(planets).sort(([, [one]], [, [other]]) => one - other);
      const [nearest, farthest] = [byDistance[0], byDistance.at(-1)];
      return `${farthest?.[0]}, the farthest of the four from the Sun, takes ${farthest?.[1][1]} years, while ${nearest?.[0]}, the nearest, takes ${nearest?.[1][1]} years.`;
    },
  },
  {
    stem: md`:::passage
      At a museum of fossils, Inés Faro put up four labels for the same exhibit, one after another, and observed how many
      visitors read each of them to the end. Three labels differed in length, and a fourth, as short as the shortest, began
      with a question. Faro concluded that short labels are read more often but that length is not all that matters.
      :::

      ${figure(
        'c1-labels',
        'Bar graph “Visitors Who Read the Label to the End,” in percent of visitors. Label of 200 words: 12. Label of 100 words: 27. Label of 50 words: 48. Label of 50 words, first a question: 61.',
      )}

      Which choice best describes data from the graph that support the claim that length is not all that matters?`,
    rank: 2,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative'],
    choices: [
      {
        wrong:
          'The label of 200 words was read to the end by 12 percent of visitors, which is the smallest share of all.',
        why: 'This is true and fits the claim that short labels are read more. It shows only an effect of length.',
      },
      {
        wrong:
          'The label of 100 words was read to the end by 27 percent of visitors, and a label half as long by 48 percent.',
        why: 'This is true, but these two labels differ in length, so it shows what length does.',
      },
      {
        wrong:
          'A label of 100 words was read to the end by 48 percent of visitors, and one of that length with a question first by 61 percent.',
        why: 'The 48 and 61 percent belong to the labels of 50 words.',
      },
      {
        right:
          'A label of 50 words was read to the end by 48 percent of visitors, and one of that length with a question first by 61 percent.',
      },
    ],
    explain:
      'To show that something other than length matters, compare labels of equal length. There are two with 50 words, and the one that begins with a question was read by more visitors: 61 percent against 48.',
    check: () => {
      const pairs = labels.flatMap((one) =>
        labels
          .filter((other) => other.words === one.words && !one.question && other.question)
          .map((other) => ({ one, other })),
      );
      return pairs
        .map(
          ({ one, other }) =>
            `A label of ${one.words} words was read to the end by ${one.percent} percent of visitors, and one of that length with a question first by ${other.percent} percent.`,
        )
        .join(' ');
    },
  },
  {
    stem: md`:::passage
      Historian Elisa Brunner studies the price of grain in a medieval town. The only figures that survive are in the
      account books of the town’s hospital, and in these the price hardly changes from year to year. But the hospital
      bought its grain under contracts that fixed the price for ten years at a time. Other people bought theirs at a
      weekly market, where, according to a chronicle, prices rose after every poor harvest. The steady price in the
      account books, Brunner warns, therefore ______
      :::

      Which choice most logically completes the text?`,
    rank: 3,
    skills: ['sat.reading-and-writing.information-and-ideas.inferences'],
    choices: [
      { right: 'may tell little about what most people in the town paid for grain.' },
      {
        wrong: 'shows that there were few poor harvests in the years of the accounts.',
        why: 'The contracts explain the steady price, whatever the harvests were like.',
      },
      {
        wrong: 'must have been higher than the price of grain at the weekly market.',
        why: 'The text tells how the two prices changed, not which was higher.',
      },
      {
        wrong: 'suggests that the hospital wrote down its accounts only every ten years.',
        why: 'The ten years are those of the contracts. The books show the price from year to year.',
      },
    ],
    explain:
      'Ask for whom the recorded price held: for the hospital, which had contracts. Other people bought at the market, where prices rose and fell. So one cannot infer from the hospital’s books what the others paid.',
    argument:
      'The books record one buyer with fixed prices, others paid changing ones; so the books tell little about the others.',
  },
];
