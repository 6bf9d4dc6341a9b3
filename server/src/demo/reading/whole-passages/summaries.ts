import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const ferry = md`:::passage From “The Ferry at Lunn,” an essay written for this course
  Until 1968 the only way across the river at Lunn was a ferry that carried six cars. Drivers often waited for an hour,
  and to feed them a café opened on the landing, then a second one, then a shop for fruit. When the bridge was built
  two miles downstream, nobody mourned the ferry. Within a year it was sold, and within three the cafés had closed,
  since no one had a reason to stop.

  Forty years later the town bought the same ferry back from a collector. It was no longer a way to save time. People
  came on weekends in order to lose an hour slowly, with the engine thumping and the herons looking on. A café opened
  on the landing. It is worth noting what had brought customers to the old ones: they had lived on impatience. The new
  one lives on leisure.
  :::`;

const glacier = md`:::passage From “Ground Without Soil,” an essay written for this course
  When a glacier draws back, it leaves bare rubble in which almost nothing can grow. The rubble has no soil and hardly
  any nitrogen, which plants need in order to build proteins. The first to settle are lichens and mosses, which ask for
  little. Low plants follow, such as dryas, that live together with microbes able to take nitrogen from the air. Their
  dead leaves feed the ground. Next come thickets of alder, which enrich it in the same way and far faster.

  By making the ground fertile, the alders prepare their own end. Spruce seedlings, which could not have lived on the
  rubble, thrive in the new soil. In time they rise above the alders and take their light. After a century or two a
  forest of spruce stands where there was ice, and of the plants that made it possible few are left.
  :::`;

const sisters = md`:::passage From “Two Ovens,” a story written for this course
  The sisters had learned to bake from the same mother, in the same kitchen, from the same stained card. Ilse followed
  the card. She weighed the flour, then weighed it again, and if the humidity had changed, she wrote that down. Her rye
  loaf was the same on Monday as it had been in March, and people drove a long way for it. Marit had lost the card years
  ago. She baked by touch, and her loaf was a different one each day: now and then a triumph, now and then a brick.

  When the mill that both bought from burned down and the new flour came from far away, Ilse’s bread failed for a month.
  The card had been written for another flour. Marit hardly noticed the change. She put her hand into the dough, frowned,
  and added water. On the last day of that month she walked across the square to her sister’s shop with a notebook. In it
  were, for the first time in her life, numbers.
  :::`;

const summarySets = {
  twoTexts: {
    title: 'Two short texts: summaries and relationships',
    questions: [
      {
        stem: about(glacier, 'Which sentence best sums up the passage?'),
        rank: 2,
        choices: [
          {
            wrong: 'Lichens and mosses can live on rubble because they need little soil or nitrogen.',
            why: 'This is the first step only.',
          },
          {
            wrong: 'Spruce trees take the light from the alders above which they rise.',
            why: 'This is the last step only.',
          },
          { right: 'After a glacier, plants make the ground fit for others, which then displace them.' },
          {
            wrong: 'After a glacier, a forest cannot grow because the rubble has no soil.',
            why: 'The passage tells how a forest comes to grow there after all.',
          },
        ],
        explain:
          'A summary has to hold for the whole chain: lichens, low plants, alders, spruce. What all steps have in common is that each prepares the ground for the next and disappears.',
      },
      {
        stem: about(glacier, 'In which order do these plants become common on the ground that a glacier has left?'),
        rank: 0,
        choices: [
          {
            wrong: 'Mosses, alder, dryas, spruce',
            why: 'Dryas is one of the low plants, which come before the thickets of alder.',
          },
          { right: 'Mosses, dryas, alder, spruce' },
          {
            wrong: 'Dryas, mosses, spruce, alder',
            why: 'Mosses are among the first, and spruce rises above alder at the end.',
          },
          { wrong: 'Alder, mosses, dryas, spruce', why: 'Alder comes third. It is not the first to settle.' },
        ],
        explain:
          'Underline the words that mark order: “the first to settle,” “follow,” “next,” “in time.” They give mosses, dryas, alder, spruce.',
      },
      {
        stem: about(glacier, 'According to the passage, the alders “prepare their own end” because they'),
        rank: 1,
        choices: [
          { wrong: 'use up the nitrogen that was left in the rubble.', why: 'They enrich the ground with nitrogen.' },
          {
            wrong: 'take the light from the low plants that feed them.',
            why: 'The light is taken from the alders, by spruce.',
          },
          {
            wrong: 'grow in thickets in which seedlings cannot live.',
            why: 'Spruce seedlings thrive in the soil that alders have made.',
          },
          { right: 'enrich the soil for trees that will shade them out.' },
        ],
        explain:
          'Follow the chain: alders make the ground fertile, spruce can grow in it, spruce rises above the alders and takes their light. The alders are the first link and the last loser.',
      },
      {
        stem: about(glacier, 'Compared with dryas, alder is said to'),
        rank: 1,
        choices: [
          { right: 'do the same for the ground in less time.' },
          {
            wrong: 'need more nitrogen than is in the rubble.',
            why: 'Both get nitrogen with the help of microbes, from the air.',
          },
          {
            wrong: 'live without any microbes in its roots.',
            why: 'It enriches the ground “in the same way,” thus with microbes.',
          },
          { wrong: 'be less exposed to the shade of spruce.', why: 'The alders lose their light to the spruce.' },
        ],
        explain:
          'The comparison is in the words “in the same way and far faster.” One word names what is alike, the other what is different.',
      },
      {
        stem: about(sisters, 'The first paragraph is mainly a contrast between'),
        rank: 1,
        choices: [
          { wrong: 'a mother’s bread and the bread of her daughters.', why: 'The mother’s bread is not described.' },
          {
            wrong: 'a baker who fails and a baker who has success.',
            why: 'Both have success, the one steadily, the other now and then.',
          },
          { right: 'a baker who measures and a baker who feels.' },
          {
            wrong: 'bread as it was in March and as it is on Monday.',
            why: 'These words show that Ilse’s bread does not change.',
          },
        ],
        explain:
          'The paragraph begins with what the sisters share and then sets them apart: the card and the scale against the hand. Their loaves differ accordingly: always the same, never the same.',
      },
      {
        stem: about(sisters, 'What caused Ilse’s bread to fail for a month?'),
        rank: 0,
        choices: [
          { wrong: 'She had lost the card with the recipe.', why: 'It was Marit who had lost the card, years before.' },
          {
            wrong: 'The humidity had risen in her shop.',
            why: 'She wrote such changes down. The story does not connect them with the failure.',
          },
          { wrong: 'She began to bake by touch.', why: 'Marit bakes by touch. Ilse kept to the card.' },
          { right: 'The recipe did not suit the new flour.' },
        ],
        explain:
          'The sentence after the failure gives the reason: “The card had been written for another flour.” The burning of the mill brought the new flour.',
      },
      {
        stem: about(sisters, 'The last 2 sentences suggest that Marit has'),
        rank: 3,
        choices: [
          {
            wrong: 'come to ask her sister how to read the old card.',
            why: 'She brings numbers. She does not come for them.',
          },
          { right: 'written down her own method to help her sister.' },
          {
            wrong: 'found out how many loaves her sister has lost.',
            why: 'The story does not hint at a count of loaves.',
          },
          {
            wrong: 'decided to give up baking and keep accounts.',
            why: 'Nothing suggests that she wants to stop baking.',
          },
        ],
        explain:
          'Marit knows how much water the new flour needs; Ilse needs numbers. At the end of the bad month, numbers “for the first time in her life” can only be for Ilse: Marit has measured what her hand knew.',
      },
      {
        stem: about(sisters, 'Which sentence best sums up the story?'),
        rank: 2,
        choices: [
          { right: 'When the flour changes, the sister who bakes by feel can help the one who bakes by rule.' },
          {
            wrong: 'When the flour changes, the bread of both sisters fails until they find the old card.',
            why: 'Marit “hardly noticed the change,” and the card is no help.',
          },
          {
            wrong: 'Two sisters who have learned from the same mother bake the same bread in the same way.',
            why: 'They learned the same and bake in opposite ways.',
          },
          {
            wrong: 'Two sisters compete for the people of a town until the mill of one of them burns down.',
            why: 'The mill belongs to neither. Both bought from it, and no contest is told.',
          },
        ],
        explain:
          'The story has a state, a disturbance, and a result: 2 ways of baking, a new flour, and help from one sister to the other. A summary needs all three.',
      },
    ],
  },
} satisfies DemoSets;

export const summaries: DemoSubsubtopic = {
  title: 'Summaries and relationships',
  skills: ['act.reading.key-ideas-and-details.summaries-and-relationships'],
  sets: summarySets,
  sequence: sequence(summarySets, {
    firstCafes: {
      stem: about(ferry, 'According to the passage, the first cafés on the landing opened because'),
      rank: 0,
      choices: [
        { wrong: 'the town had bought the ferry.', why: 'This was 40 years after the ferry had been sold.' },
        { wrong: 'people came on weekends to see the herons.', why: 'This is true of the new café.' },
        { right: 'drivers had to wait for the ferry.' },
        { wrong: 'a bridge had been built downstream.', why: 'The bridge was the reason why they closed.' },
      ],
      explain:
        'Ask what came just before and what joins the 2 events. “Drivers often waited for an hour, and to feed them a café opened.” The wait was the cause.',
      onRight: { to: 'bridgeEffect' },
      onWrong: { to: 'orderAtLunn' },
    },
    orderAtLunn: {
      stem: about(ferry, 'In which order did these events take place?'),
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'The ferry was sold; the bridge was built; the cafés closed',
          why: 'The ferry was sold when the bridge was there.',
        },
        { right: 'The bridge was built; the ferry was sold; the cafés closed' },
        {
          wrong: 'The cafés closed; the bridge was built; the ferry was sold',
          why: 'The cafés closed because no one stopped any more.',
        },
        {
          wrong: 'The bridge was built; the cafés closed; the ferry was sold',
          why: 'The ferry was sold “within a year,” the cafés closed “within three.”',
        },
      ],
      explain:
        'Words of time give the order: “when the bridge was built,” “within a year,” “within three.” The first event is also the cause of the others.',
      onRight: { to: 'bridgeEffect' },
      onWrong: { set: 'twoTexts', then: 'bridgeEffect' },
    },
    bridgeEffect: {
      stem: about(ferry, 'How did the bridge lead to the end of the old cafés?'),
      rank: 1,
      choices: [
        { right: 'Drivers no longer had to stop at the landing.' },
        {
          wrong: 'Drivers could reach cafés in other towns faster.',
          why: 'Other towns and their cafés are not mentioned.',
        },
        { wrong: 'The landing was needed for the new road.', why: 'The bridge was built two miles downstream.' },
        { wrong: 'The town mourned the ferry and stayed away.', why: '“Nobody mourned the ferry.”' },
      ],
      explain:
        'The chain has a middle link: bridge, no waiting, no customers. The text names it: “no one had a reason to stop.” A relationship of cause and effect is understood only with its middle link.',
      onRight: { to: 'ferryPurpose' },
      onWrong: { set: 'twoTexts', then: 'ferryPurpose' },
    },
    ferryPurpose: {
      stem: about(ferry, 'The second paragraph contrasts the new café with the old ones mainly by'),
      rank: 2,
      choices: [
        { wrong: 'the food that it offers to its customers.', why: 'The food of the new café is not described.' },
        { wrong: 'the distance from the landing to the café.', why: 'All of them are on the landing.' },
        { wrong: 'the number of people who come to the landing.', why: 'No numbers of customers are given.' },
        { right: 'the state of mind in which its customers come.' },
      ],
      explain:
        '“They had lived on impatience. The new one lives on leisure.” Impatience and leisure are states of mind: the same place and the same ferry, but the wish is turned around.',
      onRight: { to: 'ferrySummary' },
      onWrong: { to: 'loseAnHour' },
    },
    loseAnHour: {
      stem: about(ferry, 'People today take the ferry “in order to lose an hour slowly.” This means that they'),
      rank: 1,
      choices: [
        { wrong: 'want to cross the river as fast as they can.', why: 'Those in a hurry take the bridge.' },
        {
          wrong: 'complain that the ferry is late by an hour.',
          why: 'Nothing is said about complaints. They come on purpose.',
        },
        { right: 'enjoy spending time on something that is not useful.' },
        { wrong: 'have to wait because of the many cars.', why: 'This was so before the bridge was built.' },
      ],
      explain:
        '“In order to” states a purpose: losing time is what they want. It is “no longer a way to save time,” so the value of the ferry has been reversed.',
      onRight: { to: 'ferrySummary' },
      onWrong: { set: 'twoTexts', then: 'ferrySummary' },
    },
    ferrySummary: {
      stem: about(ferry, 'Which sentence best sums up the passage?'),
      rank: 2,
      choices: [
        {
          wrong: 'A bridge that nobody had asked for ruined the ferry and the cafés at Lunn for good.',
          why: 'The ferry and a café came back, and nobody is said to have been against the bridge.',
        },
        { right: 'The ferry at Lunn, given up when it was too slow, came back because it is slow.' },
        {
          wrong: 'For forty years a collector kept a ferry that the town of Lunn was too poor to buy.',
          why: 'The collector is a detail, and the town is not called poor.',
        },
        {
          wrong: 'Cafés and shops open where people have to wait, and close when the wait is over.',
          why: 'This sums up the first paragraph. The second shows a café without a forced wait.',
        },
      ],
      explain:
        'Give each paragraph one half: the ferry was given up because it cost time, and it returned because people like to spend time on it. Only one sentence has both halves.',
      onRight: { set: 'twoTexts' },
      onWrong: { set: 'twoTexts' },
    },
  }),
};
