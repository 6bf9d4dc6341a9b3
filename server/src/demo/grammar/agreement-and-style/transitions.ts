import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const transitionSets = {
  transitions: {
    title: 'From sentence to sentence',
    questions: [
      {
        stem: md`Sea otters eat sea urchins, which feed on kelp. __In contrast,__ where otters disappear, kelp forests often disappear too.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'The second sentence does not go against the first. It follows from it.' },
          { wrong: 'For example,', why: 'The second sentence states a consequence, not one case of many.' },
          { right: 'As a result,' },
          { wrong: 'Similarly,', why: 'The sentences do not tell of 2 things that are alike.' },
        ],
        explain:
          'No otters, more urchins; more urchins, less kelp. The second sentence is the consequence of the first.',
      },
      {
        stem: md`Early critics called the novel shapeless. __Today,__ it is read in schools all over the world.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { right: 'NO CHANGE' },
          { wrong: 'Therefore,', why: 'The success does not follow from the early criticism.' },
          { wrong: 'For instance,', why: 'The second sentence is not an example of the first.' },
          { wrong: 'Likewise,', why: 'The 2 judgments are opposite, not alike.' },
        ],
        explain: 'The sentences differ in time: early critics then, readers now. “Today” marks exactly that.',
      },
      {
        stem: md`Bamboo grows fast and needs little water. __Moreover,__ its roots hold the soil of steep hills in place.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { right: 'NO CHANGE' },
          { wrong: 'However,', why: 'The second sentence brings another advantage, not something against the first.' },
          { wrong: 'Consequently,', why: 'That the roots hold soil does not follow from fast growth.' },
          { wrong: 'In other words,', why: 'The second sentence says something new, not the same again.' },
        ],
        explain: 'Both sentences speak for bamboo. The second adds a further point, which “moreover” announces.',
      },
      {
        stem: md`Most frogs lay their eggs in water. __Accordingly,__ a few species carry theirs on their backs.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'The habit of a few species does not follow from that of most.' },
          { wrong: 'In addition,', why: 'The second sentence tells of an exception, not of more of the same.' },
          { right: 'By contrast,' },
          { wrong: 'In short,', why: 'The second sentence does not sum up the first.' },
        ],
        explain: '“Most” and “a few” are set against each other: the rule and the exception. That is a contrast.',
      },
      {
        stem: md`The survey reached only people with telephones at home. __Specifically,__ its results can’t speak for everyone.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          { wrong: 'NO CHANGE', why: '“Specifically” would bring a detail of the first sentence.' },
          { right: 'For that reason,' },
          { wrong: 'Even so,', why: 'This would say that the second sentence holds in spite of the first.' },
          { wrong: 'Later,', why: 'The sentences are not steps in time.' },
        ],
        explain: 'The first sentence is the reason, the second what follows from it.',
      },
      {
        stem: md`The violin was found in pieces. __Afterward, using photographs from 1920,__ a workshop in Turin put it together again.

          The writer wants to show that the repair was unlikely to succeed. Which choice does that best?`,
        rank: 3,
        choices: [
          { wrong: 'NO CHANGE', why: 'This tells when and how, but nothing about the odds.' },
          { wrong: 'In the same way,', why: 'This says that being found and being repaired are alike.' },
          { wrong: 'As expected,', why: 'This says the opposite of what the writer wants.' },
          { right: 'Against all advice,' },
        ],
        explain:
          'The task names the purpose: success was unlikely. If the advice was against trying, few believed that it could be done.',
      },
    ],
  },
} satisfies DemoSets;

export const transitions: DemoSubsubtopic = {
  title: 'Transitions',
  skills: [
    'act.english.production-of-writing.organization-unity-and-cohesion',
    'sat.reading-and-writing.expression-of-ideas.transitions',
  ],
  sets: transitionSets,
  sequence: sequence(transitionSets, {
    newRoad: {
      stem: md`The new road is shorter and safer. __Therefore,__ most drivers still use the old one.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: 'From a shorter and safer road one would expect the opposite.' },
        { wrong: 'For example,', why: 'The second sentence is not a case of the first.' },
        { wrong: 'In addition,', why: 'The second sentence goes against the first. It does not add to it.' },
        { right: 'However,' },
      ],
      explain:
        'Read both sentences without the transition and ask how they are related. A better road, yet few use it: a contrast. Only “however” says that.',
      onRight: { to: 'copperWires' },
      onWrong: { to: 'nameRelation' },
    },
    nameRelation: {
      stem: md`How is the second sentence related to the first?

        > The well had run dry. The farmer dug a deeper one.`,
      rank: 0,
      explainFirst: true,
      choices: [
        { right: 'It tells what followed from it.' },
        { wrong: 'It goes against it.', why: 'Digging a new well is what one would expect.' },
        { wrong: 'It gives an example of it.', why: 'A deeper well is not an example of a dry well.' },
        { wrong: 'It says the same in other words.', why: 'It tells of something new: the farmer acted.' },
      ],
      explain:
        'Transitions name relations, and there are only a few: contrast (however), consequence (therefore), addition (moreover), example (for instance), order in time (then), restatement (in other words). Here the dry well is the reason, so “therefore” would fit.',
      onRight: { to: 'copperWires' },
      onWrong: { set: 'transitions', then: 'copperWires' },
    },
    copperWires: {
      stem: md`Copper conducts electricity well and bends without breaking. __Nevertheless,__ it is used in most household wiring.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: '“Nevertheless” needs a contrast. The use is what the first sentence leads one to expect.',
        },
        { wrong: 'By comparison,', why: 'Copper is not compared with anything else.' },
        { right: 'For these reasons,' },
        { wrong: 'Meanwhile,', why: 'The sentences do not tell of 2 things that happen at the same time.' },
      ],
      explain:
        'The first sentence names 2 good properties, the second what follows from them. Reasons and consequence.',
      onRight: { to: 'crows' },
      onWrong: { set: 'transitions', then: 'crows' },
    },
    crows: {
      stem: md`Several kinds of birds use tools. __Similarly,__ New Caledonian crows bend twigs into hooks to pull insects out of bark.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'Crows are birds: they are one of the kinds meant, not something like them.' },
        { right: 'For instance,' },
        { wrong: 'As a result,', why: 'That crows bend twigs does not follow from what other birds do.' },
        { wrong: 'On the contrary,', why: 'The crows bear the first sentence out.' },
      ],
      explain: 'From “several kinds of birds” to one kind with details: a general statement and an example of it.',
      onRight: { to: 'clayPot' },
      onWrong: { set: 'transitions', then: 'clayPot' },
    },
    clayPot: {
      stem: md`First the clay is shaped, and over several days it dries. __Meanwhile,__ it is fired in a kiln.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: '“Meanwhile” means at the same time. The clay cannot dry for days and be in the kiln at once.',
        },
        { wrong: 'In fact,', why: 'The second sentence does not stress or correct the first.' },
        { wrong: 'Otherwise,', why: '“Otherwise” means “if not.” The firing is part of the plan.' },
        { right: 'Next,' },
      ],
      explain: '“First” announces steps in order. The firing is the next step.',
      onRight: { to: 'costlyBridge' },
      onWrong: { to: 'sameTime' },
    },
    sameTime: {
      stem: 'In which sentence does “meanwhile” fit?',
      rank: 1,
      choices: [
        {
          wrong: 'She finished school; meanwhile, she went to college.',
          why: 'One came after the other. “Then” would fit.',
        },
        {
          wrong: 'The bread was stale; meanwhile, nobody ate it.',
          why: 'One is the reason for the other. “So” would fit.',
        },
        { right: 'Half the crew slept; meanwhile, the others kept watch.' },
        {
          wrong: 'He likes music; meanwhile, he plays the cello.',
          why: 'The second is an example of the first. “For instance” would fit.',
        },
      ],
      explain:
        '“Meanwhile” ties together 2 things that go on at the same time, usually in 2 places or by different people.',
      onRight: { to: 'costlyBridge' },
      onWrong: { set: 'transitions', then: 'costlyBridge' },
    },
    costlyBridge: {
      stem: md`The bridge cost twice as much as planned. __Still,__ tolls paid for it within 10 years.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        { right: 'NO CHANGE' },
        { wrong: 'Accordingly,', why: 'High cost does not lead one to expect quick repayment.' },
        { wrong: 'In particular,', why: 'The second sentence is not a detail of the first.' },
        { wrong: 'At first,', why: 'Nothing in the text comes after this “first.”' },
      ],
      explain:
        'After the first sentence one expects a bad end, and the second tells of a good one. “Still” means “in spite of that.”',
      onRight: { set: 'transitions' },
      onWrong: { set: 'transitions' },
    },
  }),
};
